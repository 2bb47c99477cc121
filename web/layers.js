// Turns layer commands into elements of the page. The app makes all decisions; this only carries them out.

import { css, isClear } from "./words.js";
import { Replay } from "./drawing.js";
import { Picture, copyCanvas, pictureOf } from "./picture.js";
import { FIELDS } from "./fields.js";
import { gradientCSS } from "./gradient.js";
import { showLines } from "./lines.js";
import { Changes, Places, short } from "./places.js";
import { showShape } from "./shape.js";
import { Semantics } from "./semantics.js";
import { bind, reads, takes } from "./tables.js";
import { Unseen } from "./unseen.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./gradient.js").Gradient} Gradient */

/** Kinds of elements, as `create` numbers them. */
const TEXT_FIELD = 2;
/** In front of its siblings, but before them in reading order. */
const FRONT = 3;

/** One layer's element, and the state that later commands depend on. */
export class Layer {
  /** @param {number} id @param {number} kind */
  constructor(id, kind) {
    this.id = id;
    this.kind = kind;
    this.element = document.createElement("div");
    this.element.className = kind === FRONT ? "layer front" : "layer";
    owners.set(this.element, this);
    /**
     * For an item of a list, `element` is the list item, and this element inside it has the layer's own role, such as a
     * button.
     * @type {HTMLElement | undefined}
     */
    this.inner = undefined;
    this.width = 0;
    this.height = 0;
    this.background = 0;
    /** The element's own content, from back to front; sublayers follow. */
    this.own = {
      /** @type {HTMLElement | undefined} */ copy: undefined,
      /** @type {Picture | undefined} */ picture: undefined,
      /** @type {SVGSVGElement | undefined} */ shape: undefined,
      /** @type {HTMLElement | undefined} */ lines: undefined,
      /** @type {import("./fields.js").Field | undefined} */ field: undefined,
    };
    /**
     * The button after the element that opens its further actions; see semantics.js.
     * @type {HTMLElement | undefined}
     */
    this.actions = undefined;
    /** @type {Gradient | undefined} */
    this.gradient = undefined;
    /** Whether the element blurs what is behind it. */
    this.blurs = false;
    this.shadow = { color: 0, radius: 0, x: 0, y: 0 };
    /**
     * The element's position in its parent, in points; undefined if it is rotated or scaled.
     * @type {{ x: number, y: number } | undefined}
     */
    this.place = undefined;
    /** How the element has been changing; used by `Places`. */
    this.changes = { place: new Changes(), opacity: new Changes() };
  }

  /** The element that contains the layer's own content and its sublayers. */
  get host() {
    return this.inner ?? this.element;
  }

  /** The element that can have the focus. */
  get target() {
    return this.own.field ?? this.host;
  }

  /** Separates the layer's own element from the list item. */
  beItem() {
    if (this.inner) return;
    const inner = document.createElement("div");
    inner.className = "inner";
    inner.append(...this.element.childNodes);
    this.element.replaceChildren(inner);
    this.inner = inner;
  }

  /** The nodes of the element's own content, in their order before the sublayers. */
  get ownNodes() {
    const { copy, picture, shape, lines, field } = this.own;
    /** @type {Element[]} */
    const nodes = [];
    for (const node of [copy, picture?.canvas, shape, lines, field]) if (node) nodes.push(node);
    return nodes;
  }

  /** Restores the order of the own nodes after one was added or removed. */
  placeOwnNodes() {
    const nodes = this.ownNodes;
    const { host } = this;
    nodes.forEach((node, index) => {
      if (host.childNodes[index] !== node) host.insertBefore(node, host.childNodes[index] ?? null);
    });
  }

  showBackground() {
    const { style } = this.element;
    const color = this.blurs && reducesTransparency() ? opaque(this.background) : this.background;
    style.backgroundColor = isClear(color) ? "" : css(color);
    style.backgroundImage = this.gradient ? gradientCSS(this.gradient, this.width, this.height) : "";
  }

  /** The box casts the shadow if it is visible; otherwise its content does. */
  showShadow() {
    const { color, radius, x, y } = this.shadow;
    const { style } = this.element;
    const isBox = !isClear(this.background) || this.gradient !== undefined;
    const shadow = isClear(color) ? "" : `${x}px ${y}px ${2 * radius}px ${css(color)}`;
    style.boxShadow = isBox ? shadow : "";
    style.filter = isBox || !shadow ? "" : `drop-shadow(${x}px ${y}px ${radius}px ${css(color)})`;
  }
}

/** Whether the person prefers reduced transparency. It is queried when it matters, because it hardly ever changes. */
const reducesTransparency = () => matchMedia("(prefers-reduced-transparency: reduce)").matches;

/** @param {number} color */
const opaque = (color) => (isClear(color) ? color : (color | 0xff000000) >>> 0);

/**
 * The layer of an element.
 * @type {WeakMap<Element, Layer>}
 */
const owners = new WeakMap();

/**
 * The nearest layer around a node that `matches`.
 * @param {EventTarget | null} target
 * @param {(layer: Layer) => boolean} [matches]
 */
export function layerAround(target, matches) {
  for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
    const layer = owners.get(element);
    if (layer && (!matches || matches(layer))) return layer;
  }
  return undefined;
}

export class Layers {
  /** @type {Map<number, Layer>} */
  #layers = new Map();
  #root;
  #handlers;
  #create;
  #destroy;
  /** Replays drawings. */
  replay;
  /**
   * Shows a text field.
   * @type {(layer: Layer, ...fields: any[]) => void}
   */
  showField;
  semantics = new Semantics();
  places = new Places();
  /** Postponed pictures. */
  unseen = new Unseen();
  /**
   * Pictures that were copied in this frame.
   * @type {Picture[]}
   */
  #copied = [];
  /** Whether the commands describe everything, so that pictures wait until all elements are in their places. */
  #isAll = false;

  /**
   * @param {HTMLElement} root
   * @param {{ layers: Entry[], drawing: Entry[] }} tables
   * @param {(layer: Layer, ...fields: any[]) => void} showField
   */
  constructor(root, tables, showField) {
    this.#root = root;
    this.showField = showField;
    this.replay = new Replay(tables.drawing);
    this.#handlers = bind("layers", tables.layers, handlers(this));
    this.#create = numberOf(tables.layers, "create");
    this.#destroy = numberOf(tables.layers, "destroy");
  }

  /** @param {number} id */
  find(id) {
    return this.#layers.get(id);
  }

  /** All layers, for the debug probes. */
  get all() {
    return this.#layers.values();
  }

  get root() {
    return this.#root;
  }

  /**
   * Executes the commands of a frame that describes everything, in place of everything that is shown.
   * @param {Words} words
   */
  applyAll(words) {
    this.#layers.clear();
    this.unseen.clear();
    this.#root.replaceChildren();
    this.#isAll = true;
    try {
      this.apply(words);
    } finally {
      this.#isAll = false;
    }
    this.unseen.wait();
  }

  /**
   * Shows a drawing in a layer: at once, or later as part of everything.
   * @param {Layer} layer
   * @param {number} width
   * @param {number} height
   * @param {number} mode
   * @param {Words} operations
   */
  draw(layer, width, height, mode, operations) {
    const draw = (/** @type {Words} */ operations) => {
      layer.own.picture = pictureOf(layer.own.picture, width, height, mode, operations, this.replay);
      layer.own.picture?.resize(layer.width, layer.height);
      layer.placeOwnNodes();
    };
    this.unseen.forget(layer);
    if (this.#isAll) this.unseen.add(layer, operations, draw);
    else draw(operations);
  }

  /**
   * A snapshot of an element as it is now, including its canvases, for transitions.
   * @param {HTMLElement} source
   */
  copy(source) {
    const copy = /** @type {HTMLElement} */ (source.cloneNode(true));
    const originals = source.querySelectorAll("canvas");
    copy.querySelectorAll("canvas").forEach((canvas, index) => {
      const original = originals[index];
      const picture = layerAround(original)?.own.picture;
      if (picture?.canvas === original) {
        picture.showIn(canvas);
        this.#copied.push(picture);
      } else {
        copyCanvas(canvas, original);
      }
    });
    for (const element of [copy, ...copy.querySelectorAll("[role],[tabindex],[aria-live]")]) {
      for (const name of ["role", "tabindex", "aria-label", "aria-live", "aria-modal"]) element.removeAttribute(name);
    }
    copy.setAttribute("aria-hidden", "true");
    copy.classList.add("copy");
    copy.style.transform = copy.style.left = copy.style.top = "";
    copy.style.opacity = "";
    copy.style.display = "";
    return copy;
  }

  /**
   * The layer whose further actions a button opens.
   * @param {HTMLElement} button
   */
  withActions(button) {
    return layerAround(button.previousElementSibling);
  }

  /**
   * Executes the commands of one frame.
   * @param {Words} words
   */
  apply(words) {
    const focused = document.activeElement;
    const knewTwoFingers = this.twoFingers.size > 0;
    this.places.beginFrame(performance.now());
    while (!words.isAtEnd) {
      const command = words.word();
      const id = words.word();
      if (command === this.#create) {
        this.#layers.set(id, new Layer(id, words.word()));
      } else if (command === this.#destroy) {
        const layer = this.#layers.get(id);
        layer?.element.remove();
        layer?.actions?.remove();
        if (layer) {
          this.places.forget(layer);
          this.unseen.forget(layer);
        }
        this.#layers.delete(id);
        this.twoFingers.delete(id);
      } else {
        const layer = this.#layers.get(id);
        const handler = this.#handlers[command];
        if (!layer || !handler) throw new Error(`command ${command} names layer ${id}, word ${words.index - 2}`);
        handler(layer, words);
      }
    }
    for (const picture of this.#copied.splice(0)) picture.keepShowing();
    this.unseen.drawDisplayed();
    this.places.endFrame();
    // An element that moves to another parent loses the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) {
      focused.focus({ preventScroll: true });
    }
    if (knewTwoFingers || this.twoFingers.size) this.#shareFingers();
  }

  /**
   * The layers on which two-finger gestures belong to the app, by their IDs.
   * @type {Map<number, Layer>}
   */
  twoFingers = new Map();

  /** Lets the browser zoom the page with two fingers, unless a visible layer uses two fingers itself. */
  #shareFingers() {
    const takes = [...this.twoFingers.values()].some(({ element }) => isInSight(element));
    this.#root.classList.toggle("takes-two-fingers", takes);
  }
}

/**
 * Whether an element is in the page, and neither it nor anything around it is hidden or behind a modal view.
 * @param {HTMLElement} element
 */
function isInSight(element) {
  if (!element.isConnected) return false;
  for (let each = /** @type {HTMLElement | null} */ (element); each; each = each.parentElement) {
    if (each.inert || each.style.display === "none") return false;
  }
  return true;
}

/** @param {Entry[]} table @param {string} name */
function numberOf(table, name) {
  const entry = table.find((each) => each.name === name);
  if (!entry) throw new Error(`the app does not know the layer command "${name}"`);
  return entry.number;
}

/**
 * A handler for each command; `LayerCommand` says what the fields mean.
 * @param {Layers} layers
 * @returns {Record<string, import("./tables.js").Handler<Layer>>}
 */
function handlers(layers) {
  return {
    // These two are handled in `Layers.apply`, because their layer does not exist yet, or no longer does.
    create: takes("kind", () => {}),
    destroy: takes("", () => {}),

    children: takes("layers[layer]", (layer, ids) => {
      /** @type {Element[]} */
      const wanted = [];
      for (const id of ids) {
        const child = layers.find(id);
        if (child) wanted.push(child.element);
        if (child?.actions && !child.inner) wanted.push(child.actions);
      }
      layer.host.classList.toggle("holds-front", ids.some((/** @type {number} */ id) => layers.find(id)?.kind === FRONT));
      arrange(layer, wanted);
    }),

    affine: reads("a:number b:number c:number d:number tx:number ty:number", (layer, words) => {
      const a = words.number(), b = words.number(), c = words.number(), d = words.number();
      const x = words.number(), y = words.number();
      if (a === 1 && b === 0 && c === 0 && d === 1) layers.places.move(layer, x, y);
      else layers.places.transform(layer, `matrix(${fine(a)},${fine(b)},${fine(c)},${fine(d)},${short(x)},${short(y)})`);
    }),

    matrix: takes("matrix", (layer, matrix) => {
      layers.places.transform(layer, `matrix3d(${matrix.map(fine).join()})`);
    }),

    size: reads("width:number height:number", (layer, words) => {
      layer.width = words.number();
      layer.height = words.number();
      layer.element.style.width = `${short(layer.width)}px`;
      layer.element.style.height = `${short(layer.height)}px`;
      if (layer.gradient) layer.showBackground();
      layer.own.picture?.resize(layer.width, layer.height);
    }),

    opacity: reads("opacity:number", (layer, words) => layers.places.fade(layer, words.number())),

    hidden: takes("isHidden", ({ element, actions }, isHidden) => {
      element.style.display = isHidden ? "none" : "";
      if (actions) actions.hidden = isHidden;
    }),

    background: takes("color", (layer, color) => {
      layer.background = color;
      layer.showBackground();
      if (layer.shadow.color) layer.showShadow();
    }),

    corners: takes("radius corners", ({ element }, radius, corners) => {
      const text = `${short(radius)}px`;
      element.style.borderRadius =
        corners === 15 ? text : [1, 2, 8, 4].map((bit) => (corners & bit ? text : "0")).join(" ");
    }),

    border: takes("width color", ({ element }, width, color) => {
      element.classList.toggle("bordered", width > 0);
      element.style.setProperty("--border-width", `${short(width)}px`);
      element.style.setProperty("--border-color", css(color));
    }),

    shadow: takes("color radius x y", (layer, color, radius, x, y) => {
      layer.shadow = { color, radius, x, y };
      layer.showShadow();
    }),

    clip: takes("clips", ({ element }, clips) => {
      element.classList.toggle("clips", clips);
    }),

    mask: takes("has path isEvenOdd", ({ element }, has, path, isEvenOdd) => {
      element.style.clipPath = has ? `path(${isEvenOdd ? "evenodd" : "nonzero"}, "${path || "M0 0"}")` : "";
    }),

    gradient: takes(
      "kind startX startY endX endY stops[color place]",
      (layer, kind, startX, startY, endX, endY, stops) => {
        layer.gradient = stops.length ? { kind, startX, startY, endX, endY, stops } : undefined;
        layer.showBackground();
        if (layer.shadow.color) layer.showShadow();
      },
      (color, place) => ({ color, place })),

    shape: takes(
      "path fill stroke width miterLimit cap join isEvenOdd start end dashPhase dashes[length]",
      (layer, path, fill, stroke, width, miterLimit, cap, join, isEvenOdd, start, end, dashPhase, dashes) => {
        const shape = { path, fill, stroke, width, miterLimit, cap, join, isEvenOdd, start, end, dashPhase, dashes };
        layer.own.shape = showShape(layer.own.shape, shape);
        layer.placeOwnNodes();
      }),

    text: takes(
      "top lineHeight alignment isRightToLeft shadowColor shadowX shadowY runs[font color decoration spacing text]",
      (layer, top, lineHeight, alignment, isRightToLeft, shadowColor, shadowX, shadowY, runs) => {
        const shadow = { color: shadowColor, x: shadowX, y: shadowY };
        layer.own.lines = showLines(layer.own.lines, { top, lineHeight, alignment, isRightToLeft, shadow, runs });
        layer.placeOwnNodes();
      },
      (font, color, decoration, spacing, text) => ({ font, color, decoration, spacing, text })),

    drawing: takes("width height mode operations", (layer, width, height, mode, operations) =>
      layers.draw(layer, width, height, mode, operations)),

    semantics: takes(
      "role label value hint states now least greatest",
      (layer, role, label, value, hint, states, now, least, greatest) =>
        layers.semantics.show(layer, { role, label, value, hint, states, now, least, greatest })),

    interaction: takes("kind", (layer, kind) => {
      const { element } = layer;
      if (kind >= 4) layers.twoFingers.set(layer.id, layer);
      else layers.twoFingers.delete(layer.id);
      element.classList.toggle("armed", kind === 1);
      element.classList.toggle("input", kind === 2);
      element.classList.toggle("selectable", kind === 3);
      element.classList.toggle("zooms", kind === 4);
    }),

    field: takes(FIELDS, (layer, ...fields) => {
      if (layer.kind === TEXT_FIELD || layer.own.field) layers.showField(layer, ...fields);
      layer.placeOwnNodes();
    }),

    snapshot: takes("layer", (layer, id) => {
      layers.unseen.drawAll();
      const source = layers.find(id);
      layer.own.copy?.remove();
      layer.own.copy = source && layers.copy(source.element);
      layer.placeOwnNodes();
    }),

    perspective: takes("distance hidesBack", ({ element }, distance, hidesBack) => {
      element.style.perspective = distance > 0 ? `${short(distance)}px` : "";
      element.style.backfaceVisibility = hidesBack ? "hidden" : "";
    }),

    root: takes("", ({ element }) => {
      layers.root.append(element);
    }),

    backdrop: takes("radius", (layer, radius) => {
      const { style } = layer.element;
      layer.blurs = radius > 0;
      const filter = layer.blurs && !reducesTransparency() ? `blur(${short(radius)}px) saturate(1.6)` : "";
      style.setProperty("-webkit-backdrop-filter", filter);
      style.setProperty("backdrop-filter", filter);
      layer.showBackground();
    }),
  };
}

/**
 * Elements of a matrix need more decimal places than coordinates in points.
 * @param {number} value
 */
const fine = (value) => Math.round(value * 1e7) / 1e7;

/**
 * Makes the sublayers' elements equal to `wanted`, in that order, and moves as few as possible.
 * @param {Layer} layer
 * @param {Element[]} wanted
 */
function arrange(layer, wanted) {
  const { host } = layer;
  const own = layer.ownNodes.length;
  const isWanted = new Set(wanted);
  for (let index = host.childNodes.length - 1; index >= own; index--) {
    const child = /** @type {Element} */ (host.childNodes[index]);
    if (!isWanted.has(child)) child.remove();
  }
  // An element that is moved in the document loses the focus, and screen readers start again. So the others are moved
  // around it.
  const focused = wanted.findIndex((child) => child.parentNode === host && child.contains(document.activeElement));
  if (focused >= 0) {
    /** @type {ChildNode} */
    let next = wanted[focused];
    for (const child of wanted.slice(0, focused).reverse()) {
      if (next.previousSibling !== child) host.insertBefore(child, next);
      next = child;
    }
  }
  /** @type {ChildNode | null} */
  let next = focused >= 0 ? wanted[focused].nextSibling : host.childNodes[own] ?? null;
  for (const child of wanted.slice(focused + 1)) {
    if (child === next) {
      next = next.nextSibling;
    } else {
      host.insertBefore(child, next);
    }
  }
}
