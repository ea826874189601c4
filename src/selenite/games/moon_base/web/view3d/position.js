// What lies on the moon, read from the attributes of the flat drawing and from nothing else. A point
// of the lattice (x, y in data-at) is a point (x, -y) of the scene's ground; heights come from the levels
// of the rings.

// What can be pressed now.
const LIT = "[data-target]:is(.lit, [data-lit])";

export const THICK = 2.3;

export const drawingOf = (board) => board.querySelector("svg:has([data-crater])");

const placeOf = ({ dataset }) => {
  const [x, y] = dataset.at.split(",").map(Number);
  return { x, z: -y };
};

// The measures of the rings: their outer radii by size, and how wide their rims are.
const measuresOf = ({ dataset }) => ({ L: Number(dataset.large), S: Number(dataset.small), rim: Number(dataset.rim) });

const crater = (element, measures) => ({
  element,
  id: element.dataset.crater,
  size: element.dataset.size,
  outer: measures[element.dataset.size],
  isLost: element.classList.contains("lost"),
  ...placeOf(element),
});

const ring = (element, measures) => ({
  element,
  id: element.dataset.ring,
  kind: element.dataset.kind,
  outer: measures[element.dataset.kind[0]],
  level: Number(element.dataset.level),
  isPeeled: element.classList.contains("peeled"),
  ...placeOf(element),
});

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
  const { target: kind, on, level, number = "" } = element.dataset;
  return {
    element,
    kind,
    id: element.id,
    isChosen: element.matches(".chosen, [aria-pressed=true]"),
    number,
    level: Number(level),
    outer: (kind === "crater" ? craters : rings).get(on)?.outer,
    pair: kind === "pair" ? on.split("-").map((each) => rings.get(each)) : [],
    ...placeOf(element),
  };
};

// Where a dragged ring would lie, and how large it is; null if nothing can be dragged there.
export const landingOf = (element) => {
  const outer = Number(element.querySelector(".lands")?.getAttribute("r"));
  if (!outer) return null;
  const [x, y] = element.dataset.lands.split(",").map(Number);
  return { x, z: -y, outer, height: (Math.max(Number(element.dataset.level), 1) - 0.5) * THICK };
};

// The selected thing where it would lie, and what places it.
const ghost = (element, rings, measures) => {
  const { kind, level, piece: isPiece } = element.dataset;
  const confirm = element.parentElement.querySelector("[data-play]");
  if (isPiece) return { ...piece(element, rings), isRing: false, confirm };
  return { kind, level: Number(level), ...placeOf(element), outer: measures[kind[0]], isRing: true, confirm };
};

const byId = (things) => new Map(things.map((thing) => [thing.id, thing]));

export const read = (board) => {
  const drawing = drawingOf(board);
  if (!drawing) return null;
  const all = (selector) => [...drawing.querySelectorAll(selector)];
  const measures = measuresOf(drawing);
  const craters = byId(all("[data-crater]").map((element) => crater(element, measures)));
  const rings = byId(all("[data-ring]").map((element) => ring(element, measures)));
  const pieces = byId(all("[data-piece]:not(#ghost)").map((element) => piece(element, rings)));
  const shade = drawing.querySelector("#ghost");
  return {
    measures,
    craters,
    rings,
    pieces,
    targets: all(LIT).map((element) => target(element, craters, rings)),
    ghost: shade && ghost(shade, rings, measures),
    radius: Math.max(...[...craters.values()].map((each) => Math.hypot(each.x, each.z) + each.outer)) + 4,
  };
};
