// Layer commands → elements of the page. The app decides everything; this only does as it is told.

import { css, isClear } from "./words.js";
import { Picture, pictureOf } from "./picture.js";
import { gradientCSS, readGradient } from "./gradient.js";
import { showLines } from "./lines.js";
import { showShape } from "./shape.js";
import { Semantics } from "./semantics.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./gradient.js").Gradient} Gradient */

/** Kinds of elements, as `create` numbers them. */
const TEXT_FIELD = 2;
/** Read before its siblings, seen in front of them. */
const FRONT = 3;

/** One layer's element, and what must be known of it to follow later commands. */
export class Layer {
  /** @param {number} id @param {number} kind */
  constructor(id, kind) {
    this.id = id;
    this.kind = kind;
    this.element = document.createElement("div");
    this.element.className = kind === FRONT ? "layer front" : "layer";
    owners.set(this.element, this);
    this.width = 0;
    this.height = 0;
    this.background = 0;
    /** What the element shows of its own, from back to front; sublayers follow. */
    this.own = {
      /** @type {HTMLElement | undefined} */ copy: undefined,
      /** @type {Picture | undefined} */ picture: undefined,
      /** @type {SVGSVGElement | undefined} */ shape: undefined,
      /** @type {HTMLElement | undefined} */ lines: undefined,
      /** @type {HTMLInputElement | undefined} */ field: undefined,
    };
    /** @type {Gradient | undefined} */
    this.gradient = undefined;
    this.shadow = { color: 0, radius: 0, x: 0, y: 0 };
  }

  /** The element's own nodes, in the order in which they stand before the sublayers. */
  get ownNodes() {
    const { copy, picture, shape, lines, field } = this.own;
    /** @type {Element[]} */
    const nodes = [];
    for (const node of [copy, picture?.canvas, shape, lines, field]) if (node) nodes.push(node);
    return nodes;
  }

  /** Puts the own nodes where they belong after one came or went. */
  placeOwnNodes() {
    const nodes = this.ownNodes;
    nodes.forEach((node, index) => {
      if (this.element.childNodes[index] !== node) this.element.insertBefore(node, this.element.childNodes[index] ?? null);
    });
  }

  showBackground() {
    const { style } = this.element;
    style.backgroundColor = isClear(this.background) ? "" : css(this.background);
    style.backgroundImage = this.gradient ? gradientCSS(this.gradient, this.width, this.height) : "";
  }

  /** The box casts the shadow where there is one to be seen, else what is drawn in it does. */
  showShadow() {
    const { color, radius, x, y } = this.shadow;
    const { style } = this.element;
    const isBox = !isClear(this.background) || this.gradient !== undefined;
    const shadow = isClear(color) ? "" : `${x}px ${y}px ${2 * radius}px ${css(color)}`;
    style.boxShadow = isBox ? shadow : "";
    style.filter = isBox || !shadow ? "" : `drop-shadow(${x}px ${y}px ${radius}px ${css(color)})`;
  }
}

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
  #drawing;
  /**
   * Hears of layers that are text fields.
   * @type {(layer: Layer, words: Words) => void}
   */
  #field;
  semantics = new Semantics();

  /**
   * @param {HTMLElement} root
   * @param {{ layers: Entry[], drawing: Entry[] }} tables
   * @param {(layer: Layer, words: Words) => void} field
   */
  constructor(root, tables, field) {
    this.#root = root;
    this.#field = field;
    this.#drawing = tables.drawing;
    /** @type {((layer: Layer, words: Words) => void)[]} */
    this.#handlers = [];
    const known = handlers(this);
    for (const { number, name } of tables.layers) {
      if (name === "create" || name === "destroy") continue;
      const handler = known[name];
      if (!handler) throw new Error(`the page does not know the layer command "${name}"`);
      this.#handlers[number] = handler;
    }
    this.#create = numberOf(tables.layers, "create");
    this.#destroy = numberOf(tables.layers, "destroy");
  }

  #create;
  #destroy;

  /** @param {number} id */
  find(id) {
    return this.#layers.get(id);
  }

  /** Every layer there is, for the probes. */
  get all() {
    return this.#layers.values();
  }

  get root() {
    return this.#root;
  }

  get drawing() {
    return this.#drawing;
  }

  /**
   * Tells whoever keeps text fields.
   * @param {Layer} layer
   * @param {Words} words
   */
  showField(layer, words) {
    this.#field(layer, words);
  }

  /**
   * Does what the commands of one frame say.
   * @param {Words} words
   */
  apply(words) {
    const focused = document.activeElement;
    while (!words.isAtEnd) {
      const command = words.word();
      const id = words.word();
      if (command === this.#create) {
        this.#layers.set(id, new Layer(id, words.word()));
      } else if (command === this.#destroy) {
        this.#layers.get(id)?.element.remove();
        this.#layers.delete(id);
      } else {
        const layer = this.#layers.get(id);
        const handler = this.#handlers[command];
        if (!layer || !handler) throw new Error(`command ${command} names layer ${id}, word ${words.index - 2}`);
        handler(layer, words);
      }
    }
    // An element that moves in the document loses the focus.
    if (focused instanceof HTMLElement && focused !== document.activeElement && focused.isConnected) {
      focused.focus({ preventScroll: true });
    }
  }
}

/** @param {Entry[]} table @param {string} name */
function numberOf(table, name) {
  const entry = table.find((each) => each.name === name);
  if (!entry) throw new Error(`the app does not know the layer command "${name}"`);
  return entry.number;
}

/**
 * A number as CSS needs it: short, and never in a form like 1e-7.
 * @param {number} value
 */
const short = (value) => Math.round(value * 1e4) / 1e4;

/**
 * What each command does; the arguments are described at `LayerCommand`.
 * @param {Layers} layers
 * @returns {Record<string, (layer: Layer, words: Words) => void>}
 */
function handlers(layers) {
  return {
    children: (layer, words) => {
      /** @type {Element[]} */
      const wanted = [];
      for (let count = words.word(); count > 0; count--) {
        const child = layers.find(words.word());
        if (child) wanted.push(child.element);
      }
      arrange(layer, wanted);
    },

    affine: ({ element }, words) => {
      const a = words.number(), b = words.number(), c = words.number(), d = words.number();
      const x = short(words.number()), y = short(words.number());
      element.style.transform =
        a === 1 && b === 0 && c === 0 && d === 1
          ? `translate(${x}px,${y}px)`
          : `matrix(${fine(a)},${fine(b)},${fine(c)},${fine(d)},${x},${y})`;
    },

    matrix: ({ element }, words) => {
      const numbers = Array.from({ length: 16 }, () => fine(words.number()));
      element.style.transform = `matrix3d(${numbers.join()})`;
    },

    size: (layer, words) => {
      layer.width = words.number();
      layer.height = words.number();
      layer.element.style.width = `${short(layer.width)}px`;
      layer.element.style.height = `${short(layer.height)}px`;
      if (layer.gradient) layer.showBackground();
      layer.own.picture?.resize(layer.width, layer.height);
    },

    opacity: ({ element }, words) => {
      element.style.opacity = String(short(words.number()));
    },

    hidden: ({ element }, words) => {
      element.style.display = words.flag() ? "none" : "";
    },

    background: (layer, words) => {
      layer.background = words.word();
      layer.showBackground();
      if (layer.shadow.color) layer.showShadow();
    },

    corners: ({ element }, words) => {
      const radius = `${short(words.number())}px`;
      const corners = words.word();
      element.style.borderRadius =
        corners === 15 ? radius : [1, 2, 8, 4].map((bit) => (corners & bit ? radius : "0")).join(" ");
    },

    border: ({ element }, words) => {
      const width = words.number();
      element.classList.toggle("bordered", width > 0);
      element.style.setProperty("--border-width", `${short(width)}px`);
      element.style.setProperty("--border-color", css(words.word()));
    },

    shadow: (layer, words) => {
      layer.shadow = { color: words.word(), radius: words.number(), x: words.number(), y: words.number() };
      layer.showShadow();
    },

    clip: ({ element }, words) => {
      element.classList.toggle("clips", words.flag());
    },

    gradient: (layer, words) => {
      layer.gradient = readGradient(words);
      layer.showBackground();
      if (layer.shadow.color) layer.showShadow();
    },

    shape: (layer, words) => {
      layer.own.shape = showShape(layer.own.shape, words);
      layer.placeOwnNodes();
    },

    text: (layer, words) => {
      layer.own.lines = showLines(layer.own.lines, words);
      layer.placeOwnNodes();
    },

    drawing: (layer, words) => {
      layer.own.picture = pictureOf(layer.own.picture, words, layers.drawing);
      layer.own.picture?.resize(layer.width, layer.height);
      layer.placeOwnNodes();
    },

    semantics: (layer, words) => layers.semantics.show(layer, words),

    interaction: ({ element }, words) => {
      const kind = words.word();
      element.classList.toggle("armed", kind === 1);
      element.classList.toggle("input", kind === 2);
      element.classList.toggle("selectable", kind === 3);
      element.classList.toggle("zooms", kind === 4);
    },

    field: (layer, words) => {
      if (layer.kind === TEXT_FIELD || layer.own.field) layers.showField(layer, words);
      layer.placeOwnNodes();
    },

    snapshot: (layer, words) => {
      const source = layers.find(words.word());
      layer.own.copy?.remove();
      layer.own.copy = source && copyOf(source.element);
      layer.placeOwnNodes();
    },

    perspective: ({ element }, words) => {
      const distance = words.number();
      element.style.perspective = distance > 0 ? `${short(distance)}px` : "";
      element.style.backfaceVisibility = words.flag() ? "hidden" : "";
    },

    moving: ({ element }, words) => {
      element.classList.toggle("moving", words.flag());
    },

    root: ({ element }) => {
      layers.root.append(element);
    },

    backdrop: ({ element }, words) => {
      const radius = words.number();
      const filter = radius > 0 ? `blur(${short(radius)}px) saturate(1.6)` : "";
      element.style.setProperty("-webkit-backdrop-filter", filter);
      element.style.setProperty("backdrop-filter", filter);
    },
  };
}

/**
 * Parts of a matrix need more places than points.
 * @param {number} value
 */
const fine = (value) => Math.round(value * 1e7) / 1e7;

/**
 * Makes the sublayers' elements those that are wanted, in their order, moving as few as it can.
 * @param {Layer} layer
 * @param {Element[]} wanted
 */
function arrange(layer, wanted) {
  const { element } = layer;
  const own = layer.ownNodes.length;
  const isWanted = new Set(wanted);
  for (let index = element.childNodes.length - 1; index >= own; index--) {
    const child = /** @type {Element} */ (element.childNodes[index]);
    if (!isWanted.has(child)) child.remove();
  }
  /** @type {ChildNode | null} */
  let next = element.childNodes[own] ?? null;
  for (const child of wanted) {
    if (child === next) {
      next = next.nextSibling;
    } else {
      element.insertBefore(child, next);
    }
  }
}

/**
 * A picture of an element as it is now, canvases included, for transitions.
 * @param {HTMLElement} source
 */
function copyOf(source) {
  const copy = /** @type {HTMLElement} */ (source.cloneNode(true));
  const originals = source.querySelectorAll("canvas");
  copy.querySelectorAll("canvas").forEach((canvas, index) => {
    const original = originals[index];
    if (original.width && original.height) canvas.getContext("2d")?.drawImage(original, 0, 0);
  });
  for (const element of [copy, ...copy.querySelectorAll("[role],[tabindex],[aria-live]")]) {
    for (const name of ["role", "tabindex", "aria-label", "aria-live", "aria-modal"]) element.removeAttribute(name);
  }
  copy.setAttribute("aria-hidden", "true");
  copy.classList.add("copy");
  copy.style.transform = "";
  copy.style.opacity = "";
  copy.style.display = "";
  return copy;
}
