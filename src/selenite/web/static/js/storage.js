// What this browser remembers. Some browsers refuse to.
export const load = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

export const store = (key, value) => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It is forgotten when the page is closed.
  }
};
