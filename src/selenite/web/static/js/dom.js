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

export const onLoad = (start) => document.addEventListener("DOMContentLoaded", start);
