// The pictures of a frame that describes everything. Drawing takes most of the time of such a frame, and half of an app may be
// hidden, for example in other tabs of the app. So these pictures are drawn when they are displayed, or when there is time.

/** @typedef {import("./layers.js").Layer} Layer */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {(operations: Words) => void} Draw */

/** Drawing a picture takes about this long, in milliseconds. */
const COST = 2;

export class Unseen {
  /** @type {Map<Layer, { operations: Words, draw: Draw }>} */
  #waiting = new Map();

  /**
   * Postpones a picture; it replaces an earlier one of the same layer.
   * @param {Layer} layer
   * @param {Words} operations
   * @param {Draw} draw
   */
  add(layer, operations, draw) {
    this.#waiting.set(layer, { operations, draw });
  }

  /** @param {Layer} layer a layer that has another picture now, or is gone */
  forget(layer) {
    this.#waiting.delete(layer);
  }

  clear() {
    this.#waiting.clear();
  }

  /** Draws what is displayed by now; call it after each frame. */
  drawDisplayed() {
    if (!this.#waiting.size) return;
    for (const layer of [...this.#waiting.keys()]) if (isDisplayed(layer.element)) this.#draw(layer);
  }

  drawAll() {
    for (const layer of [...this.#waiting.keys()]) this.#draw(layer);
  }

  /** Keeps what was postponed after the frame, and draws it when there is time. */
  wait() {
    for (const each of this.#waiting.values()) each.operations = each.operations.copy();
    this.#expect();
  }

  #expect() {
    if (!this.#waiting.size) return;
    if ("requestIdleCallback" in window) requestIdleCallback(this.#drawSome);
    else setTimeout(this.#drawSome, 100);
  }

  /** @param {IdleDeadline} [deadline] */
  #drawSome = (deadline) => {
    for (const layer of [...this.#waiting.keys()]) {
      this.#draw(layer);
      if (!deadline || deadline.timeRemaining() < COST) break;
    }
    this.#expect();
  };

  /** @param {Layer} layer */
  #draw(layer) {
    const waiting = this.#waiting.get(layer);
    this.#waiting.delete(layer);
    waiting?.draw(waiting.operations);
  }
}

/** @param {HTMLElement} element */
function isDisplayed(element) {
  if (!element.isConnected) return false;
  for (let each = /** @type {HTMLElement | null} */ (element); each; each = each.parentElement) {
    if (each.style.display === "none") return false;
  }
  return true;
}
