// What a view draws: a canvas behind its sublayers, filled once by replaying the drawing.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./drawing.js").Replay} Replay */

/** No canvas side gets more pixels: browsers refuse bigger ones silently. */
const MOST_PIXELS = 4096;

/** Where the content modes 4 … 12 place a picture: the fractions of the free space on its left and above it. */
const PLACES = [[0.5, 0.5], [0.5, 0], [0.5, 1], [0, 0.5], [1, 0.5], [0, 0], [1, 0], [0, 1], [1, 1]];
const STRETCH = 0;
const FIT = 1;
const FILL = 2;
const REDRAW = 3;
const CENTER = 4;

/** A picture that is redrawn this often, each time after fewer milliseconds than this, is a film. */
const FILM = { redrawings: 3, milliseconds: 100 };

/** @typedef {HTMLCanvasElement & { transferToImageBitmap: () => ImageBitmap }} Easel */

/**
 * The offscreen canvas on which bitmaps are drawn; older browsers have none.
 * @type {Easel | undefined}
 */
const easel =
  "OffscreenCanvas" in globalThis ? new (/** @type {any} */ (globalThis).OffscreenCanvas)(1, 1) : undefined;

/**
 * Shows the drawing of a `drawing` command in `picture`, which is created if needed; an empty drawing removes it.
 * @param {Picture | undefined} picture
 * @param {number} width the size drawn for, in points
 * @param {number} height
 * @param {number} mode
 * @param {Words} operations
 * @param {Replay} replay
 */
export function pictureOf(picture, width, height, mode, operations, replay) {
  if (operations.isAtEnd || width <= 0 || height <= 0) {
    picture?.canvas.remove();
    return undefined;
  }
  const result = picture ?? new Picture();
  result.draw(width, height, mode, operations, replay);
  return result;
}

/**
 * Shows in a new canvas what another one shows, if that has a size.
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLCanvasElement} original
 */
export function copyCanvas(canvas, original) {
  if (!original.width || !original.height) return;
  const surface = easel ?? canvas;
  surface.width = canvas.width = original.width;
  surface.height = canvas.height = original.height;
  surface.getContext("2d")?.drawImage(original, 0, 0);
  if (easel) showBitmap(canvas, easel);
}

/**
 * Shows in a canvas what was drawn on the easel.
 * @param {HTMLCanvasElement} canvas
 * @param {Easel} easel
 */
function showBitmap(canvas, easel) {
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(easel.transferToImageBitmap());
}

/**
 * For the key of each drawing, a picture that shows it: copying a bitmap takes a browser about a fifth of the time of drawing.
 * @type {Map<string, WeakRef<Picture>>}
 */
const shown = new Map();

/** The map is emptied when it has this many entries; most of their pictures are gone by then. */
const MOST_SHOWN = 256;

/**
 * Shows a drawing in a canvas. A canvas that shows a bitmap can be moved and stretched without being repainted in each
 * frame, unlike one that is drawn on, which costs a browser time in each frame even if it rests; but transferring a bitmap
 * costs more than drawing. So a picture is a bitmap except while it is a film, that is, while it is redrawn often.
 */
export class Picture {
  canvas = emptyCanvas();
  #width = 0;
  #height = 0;
  #mode = 0;
  #drawn = -Infinity;
  /** How often it was redrawn without a pause. */
  #redrawings = 0;
  /** How often it was drawn. Thus an image file that loads late does not bring back an old drawing. */
  #drawing = 0;
  #easel = easel;
  /** The key of the drawing that its bitmap shows; empty for a film, and while image files are missing. */
  #shows = "";
  /**
   * The canvas that it gave to a copy in this frame.
   * @type {HTMLCanvasElement | undefined}
   */
  #given = undefined;

  /**
   * @param {number} width the size drawn for, in points
   * @param {number} height
   * @param {number} mode
   * @param {Words} operations
   * @param {Replay} replay
   */
  draw(width, height, mode, operations, replay) {
    this.#width = width;
    this.#height = height;
    this.#mode = mode;
    const scale = Math.min(devicePixelRatio, MOST_PIXELS / width, MOST_PIXELS / height);
    const columns = Math.max(1, Math.ceil(width * scale));
    const rows = Math.max(1, Math.ceil(height * scale));
    this.#chooseSurface();
    const drawing = (this.#drawing += 1);
    const key = this.#easel ? operations.key(width, height, mode) : "";
    if (this.#copyEqual(key)) return;
    this.#shows = "";
    this.#given = undefined;
    const surface = this.#easel ?? this.canvas;
    // Setting the size clears the canvas, even if it stays the same.
    this.canvas.width = surface.width = columns;
    this.canvas.height = surface.height = rows;
    const context = surface.getContext("2d");
    if (!context) return;
    context.scale(columns / width, rows / height);
    const awaited = replay.run(operations, context, columns / width);
    if (awaited.length) {
      const again = operations.copy();
      void Promise.all(awaited).then(() => {
        if (drawing === this.#drawing) this.draw(width, height, mode, again, replay);
      });
    }
    if (!this.#easel) return;
    showBitmap(this.canvas, this.#easel);
    if (awaited.length) return;
    this.#shows = key;
    if (shown.size >= MOST_SHOWN) shown.clear();
    shown.set(key, new WeakRef(this));
  }

  /**
   * Shows what a picture with the same drawing shows; returns whether there is one. It may be this one.
   * @param {string} key
   */
  #copyEqual(key) {
    const equal = key && shown.get(key)?.deref();
    if (!equal || equal.#shows !== key) return false;
    if (equal === this) this.keepShowing();
    else copyCanvas(this.canvas, equal.#given ?? equal.canvas);
    this.#given = undefined;
    this.#shows = key;
    return true;
  }

  /**
   * Lets a copy of this picture's layer show what the picture shows. In place of its `canvas` the copy gets the picture's own
   * one, because a picture that is copied is mostly drawn anew at once, as for a flip. Call `keepShowing` at the end of the frame.
   * @param {HTMLCanvasElement} canvas
   */
  showIn(canvas) {
    const own = this.#given ?? this.canvas;
    if (!this.#easel || this.#given) return copyCanvas(canvas, own);
    this.#replaceCanvas();
    canvas.replaceWith(own);
    this.#given = own;
  }

  /** Shows again what it showed before it gave its canvas to a copy, unless it was drawn anew since. */
  keepShowing() {
    if (this.#given) copyCanvas(this.canvas, this.#given);
    this.#given = undefined;
  }

  /** A canvas either shows bitmaps or is drawn on, so a picture that becomes a film, or is none any more, gets a new one. */
  #chooseSurface() {
    const now = performance.now();
    this.#redrawings = now - this.#drawn < FILM.milliseconds ? this.#redrawings + 1 : 0;
    this.#drawn = now;
    const wanted = this.#redrawings < FILM.redrawings ? easel : undefined;
    if (wanted === this.#easel) return;
    this.#easel = wanted;
    this.#shows = "";
    this.#replaceCanvas();
  }

  #replaceCanvas() {
    const canvas = emptyCanvas();
    canvas.style.cssText = this.canvas.style.cssText;
    this.canvas.replaceWith(canvas);
    this.canvas = canvas;
  }

  /**
   * Adapts to the element's size by the content mode, without redrawing.
   * @param {number} width
   * @param {number} height
   */
  resize(width, height) {
    const { style } = this.canvas;
    if (this.#mode === STRETCH || this.#mode === REDRAW) {
      // Expressed in CSS that follows the element by itself, so that no style changes in each frame of a growing
      // element.
      if (style.width !== "100%") style.cssText = "width:100%;height:100%";
      return;
    }
    let shownWidth = width;
    let shownHeight = height;
    const [left, top] = PLACES[Math.max(0, this.#mode - CENTER)] ?? PLACES[0];
    if (this.#mode === FIT || this.#mode === FILL) {
      const scales = [width / this.#width, height / this.#height];
      const scale = this.#mode === FIT ? Math.min(...scales) : Math.max(...scales);
      shownWidth = this.#width * scale;
      shownHeight = this.#height * scale;
    } else if (this.#mode >= CENTER) {
      shownWidth = this.#width;
      shownHeight = this.#height;
    }
    style.width = `${shownWidth}px`;
    style.height = `${shownHeight}px`;
    style.left = `${(width - shownWidth) * left}px`;
    style.top = `${(height - shownHeight) * top}px`;
  }
}

function emptyCanvas() {
  const canvas = document.createElement("canvas");
  canvas.className = "picture";
  return canvas;
}
