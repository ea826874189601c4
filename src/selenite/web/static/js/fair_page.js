// The self-contained page: a record in, the steps out. It loads and sends nothing.
import { checkDeal, showDeal } from "./deal_check.js";

const find = (id) => document.getElementById(id);

const check = async () => {
  const [file] = find("record").files;
  if (!file) return;
  const words = JSON.parse(find("steps").dataset.words);
  let found;
  try {
    found = await checkDeal(await file.text(), { noted: find("noted").value });
  } catch {
    found = { verdict: "no-record", steps: [] };
  }
  showDeal(find("steps"), found, words);
};

find("record").addEventListener("change", check);
find("noted").addEventListener("input", check);
