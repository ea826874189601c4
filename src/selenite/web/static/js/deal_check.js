// Whether the deal of a record is fair: the same steps as in docs/fairness.md. The self-contained page
// has this module inside, so it needs nothing of a page or a server.
import { commitmentTo, digest, unhex } from "./hashes.js";

const HEADER = /^\[([A-Za-z][A-Za-z0-9]*) (".*")\]\s*$/;

export const readHeaders = (record) => {
  const headers = {};
  for (const line of record.split("\n")) {
    const [, name, value] = HEADER.exec(line) ?? [];
    if (name) headers[name] = JSON.parse(value);
  }
  return headers;
};

export const seedOf = async (secret, parts) => {
  const lines = ["selenite deal 1", `secret ${secret}`, ...parts.map(({ place, part }) => `part ${place} ${part}`)];
  return digest("SHA-256", new TextEncoder().encode(lines.map((line) => `${line}\n`).join("")));
};

// The lots of docs/generator.md: a shuffle with the stream "seats".
export const drawLots = async (seed, players) => {
  const name = new TextEncoder().encode("seats");
  const words = [];
  let block = 0;
  const word = async () => {
    if (!words.length) {
      const counter = new Uint8Array(8);
      new DataView(counter.buffer).setUint32(4, block);
      block += 1;
      const bytes = unhex(await digest("SHA-512", new Uint8Array([...unhex(seed), ...name, ...counter])));
      for (let at = 0; at < bytes.length; at += 2) words.push(bytes[at] * 256 + bytes[at + 1]);
    }
    return words.shift();
  };
  const below = async (n) => {
    let drawn = await word();
    while (drawn >= 65536 - (65536 % n)) drawn = await word();
    return drawn % n;
  };
  const order = [...Array(players).keys()];
  for (let i = players - 1; i > 0; i -= 1) {
    const j = await below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
};

// A place is the number of a seat, and everybody has one: otherwise the server could choose the places.
const areInOrder = (parts, players) => parts.every(({ place }, at) => Number.isInteger(place) && place >= 0 && place < players && !(at && place <= parts[at - 1].place));

const isSame = (one, other) => one.length === other.length && one.every((value, at) => value === other[at]);

// The steps, each with its code, whether it holds (null: it can't be said), and whom it is about; and the
// verdict: "fair" (this browser's part is in it), "together" (fair unless all worked together), "server"
// (nobody added a part), "without-you", "unfair", or why there is nothing to check. `noted` is a commitment that somebody wrote down, `own` what this browser remembers: the
// commitment that it saw first, its part, which may have come too late, the commitments of all players
// before it sent that, and the parts it sent with promises: one of those in a deal with another
// commitment, or any part that wasn't settled when this browser sent its own, would mean that the server had a choice.
export const checkDeal = async (record, { noted = "", own = null } = {}) => {
  const { Deal: told, Seed: seed = "", ...headers } = readHeaders(record);
  if (!told) return { verdict: headers.Game ? "no-deal" : "no-record", steps: [] };
  const { commitment, secret, parts, lots } = JSON.parse(told);
  if (!secret) return { verdict: "running", steps: [] };
  const steps = [];
  const add = (code, isTrue, who = "") => steps.push({ code, isTrue, who });
  add("secret", (await commitmentTo(secret)) === commitment);
  for (const { seat, part, commitment: promised } of parts) {
    const who = headers[`Seat${seat}`] ?? `${seat + 1}`;
    if (part) add("part", (await commitmentTo(part)) === promised, who);
    else add("missing", null, who);
  }
  const sent = parts.filter(({ part }) => part);
  const players = lots?.length ?? Object.keys(headers).filter((name) => /^Seat\d+$/.test(name)).length;
  add("seed", areInOrder(parts, players) && (await seedOf(secret, sent)) === seed.toLowerCase());
  if (lots) add("lots", isSame(await drawLots(seed, lots.length), lots) && parts.every(({ place, seat }) => lots[seat] === place));
  if (noted) add("noted", noted.toLowerCase().replace(/[^0-9a-f]/g, "") === commitment);
  if (own?.commitment) {
    const isSpent = sent.some(({ part }) => Object.entries(own.offers ?? {}).some(([promise, offered]) => offered === part && promise !== commitment));
    add("promise", own.commitment === commitment && !isSpent);
  }
  const isOffered = Object.values(own?.offers ?? {}).includes(own?.part);
  const isListed = own?.part && (isOffered || own.listed !== undefined);
  if (isListed) add("listed", isOffered
    ? parts.length <= 1 && parts.every(({ part }) => part === own.part)
    : parts.every(({ place, commitment: promised }) => own.listed.includes(`${place} ${promised}`)));
  const hasOwn = sent.some(({ part }) => part === own?.part);
  if (own?.part) add("own", hasOwn);
  if (steps.some(({ code, isTrue }) => isTrue === false && code !== "own")) return { verdict: "unfair", steps };
  if (!sent.length) return { verdict: "server", steps };
  if (own?.part && !hasOwn) return { verdict: "without-you", steps };
  if (isListed) return { verdict: "fair", steps };
  return { verdict: "together", steps };
};

// Steps as a list: a sign, whom it is about, and the words for it. A step that can't be said has one text.
export const showDeal = (place, { verdict, steps }, words) => {
  const item = (isTrue, text, who = "") => {
    const line = document.createElement("li");
    line.dataset.holds = isTrue === null ? "open" : String(isTrue);
    if (who) line.append(Object.assign(document.createElement("bdi"), { textContent: who }), ": ");
    line.append(text);
    return line;
  };
  const list = document.createElement("ul");
  list.className = "deal-steps";
  for (const { code, isTrue, who } of steps) list.append(item(isTrue, words[isTrue === false ? `not-${code}` : code], who));
  const conclusion = Object.assign(document.createElement("p"), { className: "deal-verdict", textContent: words[verdict] });
  conclusion.dataset.verdict = verdict;
  place.replaceChildren(conclusion, list);
};
