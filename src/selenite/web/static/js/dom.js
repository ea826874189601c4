// Short names for what every module needs of the page.
export const root = document.documentElement;
export const one = (selector) => document.querySelector(selector);
export const all = (selector) => [...document.querySelectorAll(selector)];

export const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

export const clear = (...selectors) => {
  for (const selector of selectors) if (one(selector)) one(selector).textContent = "";
};

// Whether nothing should move: somebody has switched it off here, or on their device.
export const isCalm = () => root.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

export const onLoad = (start) => document.addEventListener("DOMContentLoaded", start);
