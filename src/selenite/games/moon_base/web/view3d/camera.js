// The camera goes around the moon: dragged, pinched and twisted, wheeled, or by the keys of a focused canvas.
import { PerspectiveCamera, Plane, Raycaster, Vector2, Vector3 } from "three";

const UP = new Vector3(0, 1, 0);
const FIRST = { turn: 0, tilt: 0.9, far: 1 };
const TILTS = [0.12, 1.38];
const FARS = [0.22, 1.6];
const LENS = 30;
const LOWER = 0.045; // of the height: the sky needs more room than what is below
const EDGE = 0.96; // of half the picture, which the moon fills at first
const STEP = 0.12;
const DRAG = 0.0075;

export class Camera {
  constructor(canvas, radius, onChange) {
    this.canvas = canvas;
    this.radius = radius;
    this.onChange = onChange;
    this.object = new PerspectiveCamera(LENS, 1, 10, 2000);
    this.aspect = 1;
    this.middle = new Vector3();
    this.touches = new Map();
    this.wasDragged = false;
    this.listen();
    this.reset();
  }

  reset() {
    Object.assign(this, FIRST);
    this.middle.set(0, 0, 0);
    this.place();
  }

  resize(wide, high) {
    this.aspect = wide / high;
    this.place();
  }

  // So far that the whole moon is seen from the first angle: its sides, and its near edge.
  fit() {
    const half = EDGE * Math.tan((LENS * Math.PI) / 360);
    const [near, flat] = [this.radius * Math.sin(FIRST.tilt), this.radius * Math.cos(FIRST.tilt)];
    const sides = Math.hypot(this.radius / (half * this.aspect), near);
    return Math.max(sides, flat / (half * (1 - 2 * LOWER)) + near);
  }

  place() {
    const far = this.fit() * this.far;
    const flat = far * Math.sin(this.tilt);
    this.object.position.set(
      this.middle.x + flat * Math.sin(this.turn), far * Math.cos(this.tilt), this.middle.z + flat * Math.cos(this.turn));
    this.object.lookAt(this.middle.x, 0, this.middle.z);
    this.object.setViewOffset(this.aspect, 1, 0, -LOWER, this.aspect, 1);
    this.object.updateProjectionMatrix();
    this.object.updateMatrixWorld();
    this.onChange(this.far);
  }

  spin(turn, tilt) {
    this.turn += turn;
    this.tilt = Math.min(TILTS[1], Math.max(TILTS[0], this.tilt + tilt));
    this.place();
  }

  // Closer to a point of the ground, which stays where it is on the screen.
  zoom(factor, at = this.middle) {
    const far = Math.min(FARS[1], Math.max(FARS[0], this.far * factor));
    this.middle.lerp(at, 1 - far / this.far).clampLength(0, this.radius);
    this.middle.y = 0;
    this.far = far;
    this.place();
  }

  ray({ clientX, clientY }) {
    const box = this.canvas.getBoundingClientRect();
    const at = new Vector2((2 * (clientX - box.x)) / box.width - 1, 1 - (2 * (clientY - box.y)) / box.height);
    const caster = new Raycaster();
    caster.setFromCamera(at, this.object);
    return caster.ray;
  }

  // The box on the page of a flat disc that lies at some height.
  boxOf({ x, height, z, outer }) {
    const page = this.canvas.getBoundingClientRect();
    const seen = (right, back) => {
      const [cos, sin] = [Math.cos(this.turn), Math.sin(this.turn)];
      const point = new Vector3(x + outer * (right * cos + back * sin), height, z + outer * (back * cos - right * sin));
      point.project(this.object);
      return [page.x + ((point.x + 1) / 2) * page.width, page.y + ((1 - point.y) / 2) * page.height];
    };
    const [[left], [right], [, top], [, bottom]] = [seen(-1, 0), seen(1, 0), seen(0, -1), seen(0, 1)];
    return { x: left, y: top, width: right - left, height: bottom - top };
  }

  under(event) {
    return this.ray(event).intersectPlane(new Plane(UP, 0), new Vector3()) ?? this.middle;
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => this.press(event));
    canvas.addEventListener("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"])
      canvas.addEventListener(kind, (event) => this.touches.delete(event.pointerId));
    canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoom(Math.exp(event.deltaY * 0.0012), this.under(event));
    }, { passive: false });
    canvas.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !this.steer(event.key)) return;
      event.preventDefault();
    });
  }

  press(event) {
    if (!this.touches.size) this.wasDragged = false;
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY, far: 0 });
    this.canvas.setPointerCapture(event.pointerId);
  }

  drag(event) {
    const before = this.touches.get(event.pointerId);
    if (!before) return;
    const [right, down] = [event.clientX - before.x, event.clientY - before.y];
    const far = before.far + Math.hypot(right, down);
    if (far < 5) return; // a finger is never quite still
    const others = [...this.touches.entries()].filter(([id]) => id !== event.pointerId);
    this.touches.set(event.pointerId, { x: event.clientX, y: event.clientY, far });
    this.wasDragged = true;
    if (!others.length) {
      this.spin(-right * DRAG, -down * DRAG * 0.7);
      return;
    }
    const [, other] = others[0];
    const now = { x: event.clientX, y: event.clientY };
    const direction = (one) => Math.atan2(one.y - other.y, one.x - other.x);
    const twist = direction(now) - direction(before);
    this.turn += Math.atan2(Math.sin(twist), Math.cos(twist));
    const apart = (one) => Math.hypot(one.x - other.x, one.y - other.y);
    const between = { clientX: (event.clientX + other.x) / 2, clientY: (event.clientY + other.y) / 2 };
    this.zoom(apart(before) / Math.max(1, apart(now)), this.under(between));
  }

  // Whether a key means something here.
  steer(key) {
    const moves = {
      ArrowLeft: () => this.spin(-STEP, 0),
      ArrowRight: () => this.spin(STEP, 0),
      ArrowUp: () => this.spin(0, -STEP),
      ArrowDown: () => this.spin(0, STEP),
      "+": () => this.zoom(1 / 1.2),
      "=": () => this.zoom(1 / 1.2),
      "-": () => this.zoom(1.2),
      Home: () => this.reset(),
    };
    moves[key]?.();
    return key in moves;
  }
}
