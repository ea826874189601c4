// The moon in three dimensions. It shows what the flat drawing shows, with its true heights, and a click on
// something here is a click on it there: so both are played in the same way, and the drawing stays for those
// who don't see this one.
import { ACESFilmicToneMapping, Color, Group, PCFShadowMap, Scene, Vector3, WebGLRenderer } from "three";
import { Camera } from "./camera.js";
import { Ground } from "./ground.js";
import { reflections, sky, sun } from "./light.js";
import { Motion } from "./motion.js";
import { Pieces } from "./pieces.js";
import { drawingOf, landingOf, read, THICK } from "./position.js";
import { Rings } from "./rings.js";
import { NIGHT, space } from "./sky.js";
import { Targets } from "./targets.js";

const SHARPNESS = [1.5, 2]; // pixels drawn for one of the page's: more make edges smooth, and cost nothing at rest
const WORK = 12; // milliseconds in a row
const FLOOR = -0.8; // of a crater that a piece stands in
const LIT_COLOUR = "#6fd0ff";
const SEATS = ["#19b5cc", "#ff5c93"];
const grounds = new Map();

// How high a piece stands: on its ring, or in its crater.
const standing = ({ level }) => (level ? level * THICK : FLOOR);

const pause = () => new Promise((resume) => { setTimeout(resume, 8); });

// Waits for the next moment whenever work has taken this one.
const breather = () => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < WORK) return;
    await pause();
    since = performance.now();
  };
};

// The same moon is not made twice on a page.
const groundOf = async (position) => {
  const craters = [...position.craters.values()];
  const name = craters.map(({ id, x, z, outer }) => [id, x, z, outer].join()).join(";");
  if (!grounds.has(name)) {
    const ground = new Ground(position.radius);
    await document.fonts.ready;
    await ground.build(craters, breather());
    grounds.set(name, ground);
  }
  return grounds.get(name);
};

class View {
  constructor({ board, place, isCalm, onLost }) {
    Object.assign(this, { board, place });
    this.canvas = document.createElement("canvas");
    this.canvas.tabIndex = 0;
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", place.dataset.label);
    this.listeners = new AbortController();
    this.canvas.addEventListener("webglcontextlost", onLost, { signal: this.listeners.signal });
    place.append(this.canvas);
    this.renderer = new WebGLRenderer({ canvas: this.canvas, antialias: false, powerPreference: "high-performance" });
    this.renderer.debug.checkShaderErrors = false; // asking would wait for the graphics card
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.15;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.motion = new Motion({
      draw: (share, hasMoved) => this.draw(share, hasMoved),
      isDone: () => this.isDone(),
      isCalm,
      onRest: (isResting) => {
        this.isResting = isResting;
        this.report();
      },
    });
    this.isResting = false;
    this.works = 0; // on the ground
    this.shown = { rings: new Map(), pieces: new Map() };
  }

  // Says whether something is still to be read, made or drawn.
  report() {
    this.canvas.ariaBusy = String(!this.isResting || this.waiting != null || this.works > 0);
  }

  async open() {
    const position = read(this.board);
    const ground = await groundOf(position);
    if (this.isStopped) return;
    const environment = reflections(this.renderer);
    this.ground = ground;
    this.scene = new Scene();
    this.scene.background = new Color(NIGHT);
    this.rings = new Rings(environment, position.measures);
    this.pieces = new Pieces(environment, position.measures, (seat) => SEATS[seat]);
    this.targets = new Targets(LIT_COLOUR);
    this.scene.add(ground.object, sun(position.radius), sky(), space(), this.targets.object);
    this.camera = new Camera(this.canvas, position.radius, (far) => {
      this.targets.look(far);
      this.motion.ask(true);
    });
    this.isFirst = true;
    this.hasNewShadows = true;
    this.update();
    this.isFirst = false;
    this.watch();
    const samples = new Group().add(this.targets.samples(), this.rings.make("Lg", "ghost"));
    for (const object of [this.scene, samples]) this.renderer.compile(object, this.camera.object, this.scene);
    this.mark();
    while (!this.isDone()) await pause();
    if (this.isStopped) return;
    this.fit();
    this.place.classList.add("ready");
  }

  stop() {
    this.isStopped = true;
    this.listeners.abort();
    this.changes?.disconnect();
    this.sizes?.disconnect();
    this.motion.stop();
    this.scene?.remove(this.ground.object);
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.place.classList.remove("ready");
    this.canvas.remove();
  }

  // What changes: the drawing, its size, where the pointer or the focus is.
  watch() {
    const { board, canvas } = this;
    const { signal } = this.listeners;
    this.changes = new MutationObserver(() => this.soon());
    this.changes.observe(board, { childList: true, subtree: true, attributes: true, characterData: true });
    this.sizes = new ResizeObserver(() => this.fit());
    this.sizes.observe(this.frame());
    canvas.addEventListener("pointermove", (event) => this.point(event), { signal });
    canvas.addEventListener("pointerleave", () => this.hold(null), { signal });
    canvas.addEventListener("click", (event) => this.press(event), { signal });
    canvas.addEventListener("selenite:landing", ({ detail }) => { detail.place = this.landing(detail.target); }, { signal });
    board.addEventListener("focusin", (event) => this.hold(event.target.closest("[role=button]")), { signal });
    board.addEventListener("focusout", () => this.hold(null), { signal });
  }

  frame() {
    const drawing = drawingOf(this.board);
    return drawing.parentElement === this.board ? drawing : drawing.parentElement;
  }

  // The canvas lies exactly over the drawing.
  fit() {
    const box = this.frame().getBoundingClientRect();
    const around = this.place.offsetParent.getBoundingClientRect();
    const { width, height } = box;
    const fitted = [box.left - around.left, box.top - around.top, width, height].map((side) => `${side}px`);
    if (!width || !height || fitted.join() === this.fitted) return;
    this.fitted = fitted.join();
    const [left, top, wide, high] = fitted;
    Object.assign(this.place.style, { left, top, width: wide, height: high });
    this.size = [width, height];
    this.camera.resize(width, height);
  }

  draw(share, hasMoved) {
    if (!this.size) return;
    const ratio = Math.min(SHARPNESS[1], Math.max(SHARPNESS[0], devicePixelRatio)) * share;
    const [wide, high] = this.size.map((side) => Math.round(side * ratio));
    if (this.canvas.width !== wide || this.canvas.height !== high) this.renderer.setSize(wide, high, false);
    this.renderer.shadowMap.needsUpdate = hasMoved || this.hasNewShadows;
    this.hasNewShadows = hasMoved;
    this.renderer.render(this.scene, this.camera.object);
    this.mark();
  }

  // The graphics card works on its own. Whether it has done what was asked before the last mark: who asks
  // for more earlier makes the whole page wait for it.
  mark() {
    const card = this.renderer.getContext();
    this.marked = card.fenceSync(card.SYNC_GPU_COMMANDS_COMPLETE, 0);
    card.flush();
  }

  isDone() {
    const card = this.renderer.getContext();
    if (!this.marked || card.isContextLost()) return true;
    if (card.getSyncParameter(this.marked, card.SYNC_STATUS) !== card.SIGNALED) return false;
    card.deleteSync(this.marked);
    this.marked = null;
    return true;
  }

  soon() {
    this.waiting ??= requestAnimationFrame(() => {
      this.waiting = null;
      if (!this.isStopped) this.update();
      this.report();
    });
    this.report();
  }

  update() {
    const position = read(this.board);
    if (!position) return;
    this.dig([...position.craters.values()]);
    this.arrange("rings", position.rings, (ring) => this.rings.make(ring.kind, ring.isPeeled ? "peeled" : "solid"),
      (ring) => new Vector3(ring.x, (ring.level - 1) * THICK, ring.z));
    this.arrange("pieces", position.pieces, (piece) => this.pieces.make(piece, piece.isPeeled ? "peeled" : "solid"),
      (piece) => new Vector3(piece.x, standing(piece), piece.z));
    this.showGhost(position.ghost);
    this.targets.show(position);
    if (!this.isFirst) this.fit();
    this.motion.ask();
  }

  // Brings the ground to how the craters are now.
  async dig(craters) {
    this.works += 1;
    const hasChanged = await this.ground.update(craters, breather());
    this.works -= 1;
    if (hasChanged) this.motion.ask();
    this.report();
  }

  // Brings the things of one kind to where they are now: new ones from above, others from where they were.
  arrange(kind, things, make, placeOf) {
    const shown = this.shown[kind];
    for (const [id, { object }] of shown)
      if (!things.has(id)) {
        shown.delete(id);
        this.hasNewShadows = true;
        this.motion.take(object, () => this.scene.remove(object));
      }
    for (const [id, thing] of things) {
      const to = placeOf(thing);
      const before = shown.get(id);
      const look = [thing.kind, thing.seat, thing.isPeeled].join();
      if (before?.look === look && before.to.equals(to)) continue;
      const object = before?.look === look ? before.object : make(thing);
      if (before && before.object !== object) this.scene.remove(before.object);
      shown.set(id, { object, look, to });
      this.hasNewShadows = true;
      this.scene.add(object);
      if (this.isFirst || (before && before.to.equals(to))) object.position.copy(to);
      else this.motion.bring(object, to, before?.to);
    }
  }

  showGhost(ghost) {
    if (this.ghost) this.scene.remove(this.ghost);
    this.ghost = ghost && (ghost.isRing ? this.rings.make(ghost.kind, "ghost") : this.pieces.make(ghost, "ghost"));
    if (!ghost) return;
    const height = ghost.isRing ? (ghost.level - 1) * THICK : standing(ghost);
    this.ghost.position.set(ghost.x, height + 0.05, ghost.z);
    this.scene.add(this.ghost);
  }

  hold(element) {
    if (!this.targets.hold(element)) return;
    if (element) this.canvas.dataset.over = element.id;
    else delete this.canvas.dataset.over;
    this.motion.ask();
  }

  point(event) {
    if (event.pointerType === "mouse" && !event.buttons) this.hold(this.targets.under(this.camera.ray(event)));
  }

  press(event) {
    if (this.camera.wasDragged) return;
    const element = this.targets.under(this.camera.ray(event));
    const { clientX, clientY, detail } = event;
    element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY, detail }));
  }

  // Where on the page a dragged ring would be seen if it lay where a target says; null if it says nothing.
  landing(target) {
    const place = landingOf(target);
    return place && this.camera.boxOf(place);
  }
}

export const start = (parts) => {
  const view = new View(parts);
  view.open();
  return view;
};
