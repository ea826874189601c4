// What somebody who hasn't played yet types as their nickname is stored, so that the next page proposes it.
const YEAR = 365 * 24 * 3600;

document.addEventListener("change", (event) => {
  const { target } = event;
  if (!target.matches?.('input[autocomplete="nickname"]') || !target.value.trim()) return;
  document.cookie = `nickname=${encodeURIComponent(target.value.trim())}; path=/; max-age=${YEAR}; samesite=lax`;
});
