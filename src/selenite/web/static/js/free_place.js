// Where a small card may lie: as near as possible to what it is about, clear of that thing and of everything
// that can be chosen next. It lies over the board if there is room, else over what is only read. Where
// there is no such place, it covers as little as possible of what can be chosen.
import { all, one } from "./dom.js";

const GAP = 10;
const STEP = 12;
const CHOSEN_NEXT = "#table :is([data-part][data-lit], #act .main)";
const WORKED_WITH = ["#hand-room", "#act-room", "#bar"]; // never covered

const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

const at = (left, top, { width, height }) => ({ left, top, right: left + width, bottom: top + height });

const wider = ({ left, top, right, bottom }, by) =>
  ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

// How far a card is from a thing; beside it is better than above or below it.
const distance = (card, box) => {
  const across = Math.max(0, box.left - card.right, card.left - box.right);
  const down = Math.max(0, box.top - card.bottom, card.top - box.bottom);
  return Math.hypot(across, down) + 0.15 * Math.abs(card.top - box.top) + (across ? 0 : 4);
};

// From one end to the other in steps, with the places where the card would lie edge to edge with the thing,
// and those right behind the ends of what it must not cover: if there is any free place, one begins there.
// All are whole pixels, as the card is laid.
const along = (from, to, size, begin, end, ends) => {
  const edges = [begin, end - size, Math.floor(begin - GAP - size), end + GAP, ...ends].map(Math.ceil);
  const found = [...new Set(edges)].filter((place) => place >= from && place <= to - size);
  for (let place = Math.ceil(from); place <= to - size; place += STEP) found.push(place);
  return found;
};

const placesIn = (room, box, size, kept) => {
  const tops = along(room.top, room.bottom, size.height, box.top, box.bottom, kept.map((each) => each.bottom));
  return along(room.left, room.right, size.width, box.left, box.right, kept.map((each) => each.right))
    .flatMap((left) => tops.map((top) => at(left, top, size)));
};

const best = (cards, measure) => {
  let found = null;
  let least = Infinity;
  for (const card of cards) {
    const far = measure(card);
    if (far < least) [found, least] = [card, far];
  }
  return found;
};

const within = ({ left, top, right, bottom }) =>
  ({ left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) });

// The place for a card of some size about an element; null if it would have to cover the element.
export const freePlace = (element, size) => {
  const box = element.getBoundingClientRect();
  const thing = wider(box, GAP - 1);
  const lit = all(CHOSEN_NEXT).filter((each) => each !== element).map((each) => each.getBoundingClientRect());
  const rooms = WORKED_WITH.flatMap((selector) => one(selector)?.getBoundingClientRect() ?? []);
  const board = within(one("#board-room").getBoundingClientRect());
  const page = { left: GAP, top: GAP, right: innerWidth - GAP, bottom: innerHeight - GAP };
  const isOff = (card) => !overlap(card, thing) && !rooms.some((room) => overlap(card, room));
  const isFree = (card) => isOff(card) && !lit.some((each) => overlap(card, each));
  const near = (card) => distance(card, box);
  for (const room of [board, page]) {
    const found = best(placesIn(room, box, size, [thing, ...rooms, ...lit]).filter(isFree), near);
    if (found) return { ...found, isFree: true };
  }
  const covered = (card) => lit.reduce((sum, each) => sum + overlap(card, each), 0);
  return best(placesIn(board, box, size, [thing, ...rooms]).filter(isOff), (card) => covered(card) * 1000 + near(card));
};
