// When a picture is drawn, and what moves in it. Nothing is drawn while nothing changes, nor before the last
// picture is finished; while things move, pictures have as few pixels as the graphics card needs to keep up.
const MOVE = 520;
const LIFT = 16;
const REST = 140;
const SLOW = 34; // milliseconds that a picture may take
const QUICK = 18;
const LEAST = 0.2;

const ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);

export class Motion {
  constructor({ draw, isDone, isCalm, onRest }) {
    this.draw = draw; // with a share of all pixels across
    this.isDone = isDone;
    this.isCalm = isCalm;
    this.onRest = onRest; // told whether everything is drawn
    this.moves = new Map();
    this.share = 1;
    this.began = null;
    this.frame = 0;
  }

  stop() {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.finishing);
    clearTimeout(this.rest);
    this.isStopped = true;
  }

  // Draw soon; while `isMoving`, with as many pixels as are quick.
  ask(isMoving = false) {
    this.isMoving ||= isMoving;
    if (this.frame || this.isStopped) return;
    cancelAnimationFrame(this.finishing);
    this.onRest(false);
    this.frame = requestAnimationFrame((now) => this.step(now));
  }

  step(now) {
    this.frame = 0;
    if (!this.isDone()) {
      this.ask();
      return;
    }
    const isMoving = this.isMoving || this.moves.size > 0;
    if (isMoving && this.began) this.adapt(now - this.began);
    this.isMoving = false;
    for (const [object, move] of this.moves) if (move(now)) this.moves.delete(object);
    this.draw(isMoving ? this.share : 1, this.moves.size > 0);
    this.began = isMoving ? now : null;
    clearTimeout(this.rest);
    if (this.moves.size) this.ask();
    else if (isMoving) this.rest = setTimeout(() => this.settle(), REST);
    else this.finish();
  }

  // Rests as soon as the graphics card has drawn everything.
  finish() {
    if (this.isDone()) this.onRest(true);
    else this.finishing = requestAnimationFrame(() => this.finish());
  }

  // All pixels again.
  settle() {
    this.began = null;
    if (this.share < 1) this.ask();
    else this.finish();
  }

  adapt(took) {
    if (took > SLOW) this.share = Math.max(LEAST, this.share * Math.max(0.3, Math.sqrt(SLOW / took)));
    else if (took < QUICK) this.share = Math.min(1, this.share * 1.04);
  }

  // Lifts something from where it is, or from above, and sets it down.
  bring(object, to, from = null) {
    if (this.isCalm()) {
      object.position.copy(to);
      return;
    }
    const start = (from ?? to).clone();
    if (!from) start.y += LIFT;
    const arc = from ? LIFT / 2 : 0;
    this.run(object, (share) => {
      object.position.lerpVectors(start, to, ease(share));
      object.position.y += arc * Math.sin(Math.PI * share);
    });
  }

  // Lifts something away, and then forgets it.
  take(object, done) {
    if (this.isCalm()) {
      done();
      return;
    }
    const start = object.position.y;
    this.run(object, (share) => { object.position.y = start + LIFT * share ** 2; }, done);
  }

  run(object, show, done = () => {}) {
    let start = null;
    show(0);
    this.moves.set(object, (now) => {
      start ??= now;
      const share = Math.min(1, (now - start) / MOVE);
      show(share);
      if (share === 1) done();
      return share === 1;
    });
    this.ask();
  }
}
