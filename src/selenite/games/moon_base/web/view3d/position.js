// What lies on the moon, read from the flat drawing and from nothing else. A point of the drawing
// (x, y, y down) is a point (x, z) of the scene; heights come from the levels of the rings.

// What can be pressed now.
const LIT = "[role=button]:is(.lit, [data-lit])";

export const OUTER = { L: 10, S: 6 };
export const RIM = 2;
export const THICK = 2.3;

export const drawingOf = (board) => board.querySelector("svg:has([data-crater])");

const placeOf = (element) => {
  const moved = element.transform.baseVal;
  const { e: x, f: z } = moved.numberOfItems ? moved.getItem(0).matrix : { e: 0, f: 0 };
  return { x, z };
};

const crater = (element) => ({
  element,
  id: element.dataset.crater,
  outer: OUTER[element.dataset.size],
  isLost: element.classList.contains("lost"),
  ...placeOf(element),
});

const ring = (element) => {
  const [x, y] = element.dataset.at.split(",").map(Number);
  return {
    element,
    id: element.dataset.ring,
    kind: element.dataset.kind,
    outer: OUTER[element.dataset.kind[0]],
    level: Number(element.dataset.level),
    isPeeled: element.classList.contains("peeled"),
    x,
    z: -y,
  };
};

const piece = (element, rings) => {
  const under = rings.get(element.dataset.on);
  return {
    element,
    id: `${element.dataset.piece}-${element.dataset.on}`,
    kind: element.dataset.piece,
    seat: Number(element.dataset.seat ?? -1),
    level: under?.level ?? 0,
    under: under?.outer ?? 0,
    isPeeled: element.classList.contains("peeled"),
    ...placeOf(element),
  };
};

// What can be pressed lies on a crater, around a ring, or is the number of a pair of rings.
const target = (element, craters, rings) => {
  const shown = {
    element,
    id: element.id,
    isChosen: element.matches(".chosen, [aria-pressed=true]"),
    number: element.querySelector("text")?.textContent ?? "",
    ...placeOf(element),
  };
  const [, one, other] = /^pair-(\d+)-(\d+)$/.exec(element.id) ?? [];
  if (one) {
    const pair = [rings.get(one), rings.get(other)];
    return { ...shown, kind: "pair", pair, level: Math.max(...pair.map((each) => each.level)) + 1 };
  }
  const [, around] = /^lit-ring-(\d+)$/.exec(element.id) ?? [];
  if (around) return { ...shown, kind: "ring", outer: rings.get(around).outer, level: rings.get(around).level };
  const on = craters.get(element.id.replace(/^lit-/, ""));
  return on && { ...shown, kind: "crater", outer: on.outer, level: 0 };
};

const COLOURS = { gold: "g", silver: "s", blue: "b" };

// The selected thing where it would lie. It may say what it is; else the names in its drawing tell.
const ghost = (element, rings) => {
  const place = placeOf(element);
  const drawn = element.innerHTML;
  const colour = Object.keys(COLOURS).find((name) => element.classList.contains(name));
  if (colour) {
    const reach = Number(element.querySelector(".halo")?.getAttribute("r") ?? OUTER.L);
    const kind = element.dataset.kind ?? (reach > (OUTER.L + OUTER.S) / 2 ? "L" : "S") + COLOURS[colour];
    const level = Number(element.dataset.level ?? /\d+/.exec(element.textContent)?.[0] ?? 1);
    return { ...place, isRing: true, kind, level, outer: OUTER[kind[0]] };
  }
  const under = [...rings.values()].filter((each) => each.x === place.x && each.z === place.z).at(-1);
  const seat = Number(element.dataset.seat ?? /(?:seat|dome-|base-)(\d)/.exec(drawn)?.[1] ?? 0);
  const kind = element.dataset.piece ?? (drawn.includes("tower") ? "tower" : under ? "settlement" : "base");
  return { ...place, isRing: false, kind, seat, level: under?.level ?? 0, under: under?.outer ?? 0 };
};

const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

export const read = (board) => {
  const drawing = drawingOf(board);
  if (!drawing) return null;
  const all = (selector) => [...drawing.querySelectorAll(selector)];
  const craters = byId(all("[data-crater]").map(crater));
  const rings = byId(all("[data-ring]").map(ring));
  const pieces = byId(all("[data-piece]").map((element) => piece(element, rings)));
  const shade = drawing.querySelector("#ghost");
  return {
    craters,
    rings,
    pieces,
    targets: all(LIT).map((element) => target(element, craters, rings)).filter(Boolean),
    ghost: shade && ghost(shade, rings),
    radius: Math.max(...[...craters.values()].map((each) => Math.hypot(each.x, each.z) + each.outer)) + 4,
  };
};
