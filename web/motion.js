// The orientation and the motion of the device. Requested only when the app wants it, and only in a gesture.

/** @typedef {import("./pointers.js").Send} Send */
/** @typedef {{ requestPermission?: () => Promise<string> }} Permission */

/** One g in m/s². */
const G = 9.80665;

export class Motion {
  #send;
  #isWanted = false;
  #isListening = false;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
    const ask = () => {
      if (this.#isWanted) void this.#ask();
    };
    for (const name of ["pointerup", "keydown"]) window.addEventListener(name, ask, { capture: true });
  }

  /** Requests motion for the app: at once if no permission is needed, otherwise at the next gesture. */
  want() {
    if (typeof DeviceMotionEvent !== "function") return this.#answer(false);
    this.#isWanted = true;
    if (!permission().requestPermission) void this.#ask();
  }

  async #ask() {
    this.#isWanted = false;
    const answer = await permission().requestPermission?.().catch(() => "denied") ?? "granted";
    if (answer === "granted") this.#listen();
    this.#answer(answer === "granted");
  }

  /** @param {boolean} isGranted */
  #answer(isGranted) {
    this.#send("permission", { name: "motion", isGranted });
  }

  #listen() {
    if (this.#isListening) return;
    this.#isListening = true;
    window.addEventListener("devicemotion", (event) => {
      const held = event.accelerationIncludingGravity;
      if (held?.x == null || held.y == null || held.z == null) return;
      const moved = { x: event.acceleration?.x ?? 0, y: event.acceleration?.y ?? 0, z: event.acceleration?.z ?? 0 };
      const gravity = onScreen(held.x - moved.x, held.y - moved.y, held.z - moved.z, -1);
      const acceleration = onScreen(moved.x, moved.y, moved.z, 1);
      this.#send("motion", {
        gravityX: gravity.x, gravityY: gravity.y, gravityZ: gravity.z,
        accelerationX: acceleration.x, accelerationY: acceleration.y, accelerationZ: acceleration.z,
      }, event.timeStamp);
    });
  }
}

const permission = () => /** @type {Permission} */ (/** @type {unknown} */ (DeviceMotionEvent));

/** Apple's phones use the opposite signs. */
const SIGN = CSS.supports("-webkit-touch-callout", "none") ? -1 : 1;

/**
 * Converts a sensor reading (m/s² along the device's right, up and out of the screen, in its natural orientation) to g
 * along right, down and into the screen, in its current orientation. `sign` is −1 for gravity, because the sensor reads
 * the force that holds the device up.
 * @param {number} x
 * @param {number} y
 * @param {number} z
 * @param {number} sign
 */
function onScreen(x, y, z, sign) {
  const unit = (sign * SIGN) / G;
  const right = x * unit;
  const down = -y * unit;
  const turn = ((screen.orientation?.angle ?? 0) * Math.PI) / 180;
  return {
    x: right * Math.cos(turn) + down * Math.sin(turn),
    y: down * Math.cos(turn) - right * Math.sin(turn),
    z: -z * unit,
  };
}
