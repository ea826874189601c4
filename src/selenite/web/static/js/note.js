// The browser's note about an element: its title, which a small card takes away while it is shown.
let silenced = null; // the element whose note is taken away, its words, and how to put it back

const titleIn = (element) => element.querySelector(":scope > title");

// What the note says, or would say without a card.
export const noteOf = (element) => {
  if (silenced?.element === element) return silenced.text;
  return titleIn(element)?.textContent ?? element.getAttribute("title") ?? "";
};

export const speakUp = () => {
  silenced?.restore();
  silenced = null;
};

export const silence = (element) => {
  speakUp();
  const [title, text] = [titleIn(element), noteOf(element)];
  if (!text) return;
  const restore = title ? () => { title.textContent = text; } : () => element.setAttribute("title", text);
  silenced = { element, text, restore };
  if (title) title.textContent = "";
  else element.removeAttribute("title");
};
