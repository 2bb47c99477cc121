// Positions elements. At rest an element is placed by `left` and `top`, and painted with its surroundings. While it
// moves it has a transform and a compositor layer. That is only worthwhile while it moves, because browsers process
// every transform in every frame, whether it changed or not, and every compositor layer costs memory.

/** @typedef {import("./layers.js").Layer} Layer */

/** An element that is placed this often without resting counts as moving. */
const CHANGES = 3;
/** Milliseconds without a change after which an element is at rest. */
const REST = 250;
/** At most this many elements have compositor layers at once. */
const MOST_MOVING = 64;

/** The ways in which an element can change in every frame, and the CSS class that announces each to the browser. */
const CLASSES = { place: "moving", opacity: "fading" };

/** @typedef {keyof typeof CLASSES} Way */

/** How often a layer's element has changed in one way since it was at rest. */
export class Changes {
  count = 0;
  last = -Infinity;
}

/**
 * A number as CSS needs it: short, and never in a form like 1e-7.
 * @param {number} value
 */
export const short = (value) => Math.round(value * 1e4) / 1e4;

export class Places {
  /** The layers that move at the moment, for each way. */
  #moving = { place: /** @type {Set<Layer>} */ (new Set()), opacity: /** @type {Set<Layer>} */ (new Set()) };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** The time of the current frame, in milliseconds. */
  #now = 0;

  /** @param {number} now the time of the frame that begins, in milliseconds */
  beginFrame(now) {
    this.#now = now;
  }

  /** Lets elements rest that have not changed for a while. */
  endFrame() {
    for (const way of /** @type {Way[]} */ (["place", "opacity"])) {
      for (const layer of this.#moving[way]) {
        if (this.#now - layer.changes[way].last >= REST) this.#rest(layer, way);
      }
    }
    if (this.#timer === undefined && this.#moving.place.size + this.#moving.opacity.size > 0) {
      // There may be no later frame in which to check.
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#now = performance.now();
        this.endFrame();
      }, 2 * REST);
    }
  }

  /** @param {Layer} layer */
  forget(layer) {
    this.#moving.place.delete(layer);
    this.#moving.opacity.delete(layer);
  }

  /**
   * Places a layer's element by a transform that only moves it, in points.
   * @param {Layer} layer
   * @param {number} x
   * @param {number} y
   */
  move(layer, x, y) {
    this.#change(layer, "place");
    layer.place = { x: short(x), y: short(y) };
    this.#show(layer);
  }

  /**
   * Places a layer's element by any other transform.
   * @param {Layer} layer
   * @param {string} transform in CSS
   */
  transform(layer, transform) {
    this.#change(layer, "place");
    layer.place = undefined;
    this.#set(layer, "", "", transform);
  }

  /** @param {Layer} layer @param {number} opacity 0 … 1 */
  fade(layer, opacity) {
    this.#change(layer, "opacity");
    layer.element.style.opacity = String(short(opacity));
  }

  /** @param {Layer} layer */
  #show(layer) {
    if (!layer.place) return;
    const { x, y } = layer.place;
    // Browsers snap boxes to whole points or pixels; only a transform can place an element between them.
    if (this.#moving.place.has(layer) || !Number.isInteger(x) || !Number.isInteger(y)) {
      this.#set(layer, "", "", `translate(${x}px,${y}px)`);
    } else {
      this.#set(layer, x ? `${x}px` : "", y ? `${y}px` : "", "");
    }
  }

  /** @param {Layer} layer @param {string} left @param {string} top @param {string} transform */
  #set({ element: { style } }, left, top, transform) {
    if (style.left !== left) style.left = left;
    if (style.top !== top) style.top = top;
    style.transform = transform;
  }

  /** @param {Layer} layer @param {Way} way */
  #change(layer, way) {
    const changes = layer.changes[way];
    changes.count = this.#now - changes.last < REST ? changes.count + 1 : 1;
    changes.last = this.#now;
    const moving = this.#moving[way];
    if (changes.count < CHANGES || moving.size >= MOST_MOVING || moving.has(layer)) return;
    moving.add(layer);
    layer.element.classList.toggle(CLASSES[way], true);
  }

  /** @param {Layer} layer @param {Way} way */
  #rest(layer, way) {
    this.#moving[way].delete(layer);
    layer.changes[way].count = 0;
    layer.element.classList.toggle(CLASSES[way], false);
    if (way === "place") this.#show(layer);
  }
}
