// What the player shows: the screen of a run at its own size, scaled to fit, and the touches on it.

import { Drawn } from "./drawn.js";

/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./kit.js").Field} Field */
/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./sound.js").Sounds} Sounds */
/** @typedef {(kind: string, fields: import("./inputs.js").Fields, time?: number) => void} Send */
/**
 * @typedef {{
 *   Layers: typeof import("./layers.js").Layers, Loop: typeof import("./loop.js").Loop,
 *   bind: typeof import("./tables.js").bind, takes: typeof import("./tables.js").takes,
 *   listenToPointers: typeof import("./pointers.js").listenToPointers, sounds: Sounds,
 *   listenToGamepads: typeof import("./gamepads.js").listenToGamepads,
 * }} Tools
 */

/** No screen is shown larger than this, because its drawings were made for its own size. */
const GREATEST_SCALE = 1.5;

export class Stage {
  #tools;
  #layers;
  #drawn;
  #handlers;
  #rings = document.createElement("div");
  #root = document.createElement("div");
  #scale = 1;
  #size;
  /** Whether sounds are played. */
  isHeard = false;
  /**
   * The run loop while a person plays on.
   * @type {import("./loop.js").Loop | undefined}
   */
  #loop;

  /** @param {Kit} kit @param {{ width: number, height: number }} size in points @param {Tools} tools */
  constructor(kit, size, tools) {
    this.#tools = tools;
    this.#size = size;
    this.#root.className = "stage-root";
    this.#root.style.width = `${size.width}px`;
    this.#root.style.height = `${size.height}px`;
    this.#rings.className = "stage-rings";
    this.#rings.setAttribute("role", "img");
    this.element = document.createElement("div");
    this.element.className = "stage";
    this.element.append(this.#root, this.#rings);
    this.#layers = new tools.Layers(this.#root, kit.tables, () => {});
    this.#drawn = new Drawn(this.#layers);
    this.#handlers = tools.bind("outputs", kit.tables.outputs, this.#handling(kit.tables.outputs));
    this.#beWatched(true);
  }

  /**
   * Handlers for the outputs of a run: its sounds, and the focus while a person plays on. All other effects on the page have happened
   * before and must not be repeated.
   * @param {Entry[]} table
   */
  #handling(table) {
    const { takes, sounds } = this.#tools;
    /** @type {Record<string, (...fields: any[]) => void>} */
    const does = {
      sound: (name, volume) => {
        if (this.isHeard) sounds.play(name, volume);
      },
      describeSound: (name) => sounds.describe(name),
      voice: (sound, wave, from, to, seconds, gain, delay) =>
        sounds.addVoice(sound, { wave, from, to, seconds, gain, delay }),
      focus: (layer) => {
        if (this.#loop) this.#layers.find(layer)?.target.focus({ preventScroll: true });
      },
    };
    return Object.fromEntries(table.map(({ name, fields }) =>
      [name, takes(named(fields), (_, ...values) => does[name]?.(...values))]));
  }

  /**
   * Takes the outputs of a frame.
   * @param {Words} words
   */
  hear = (words) => {
    while (!words.isAtEnd) this.#handlers[words.word()](undefined, words);
  };

  /** @param {Frame} frame */
  show = (frame) => {
    this.#layers.apply(frame.layers);
    this.hear(frame.outputs);
  };

  /** @param {Frame} frame one that describes everything */
  showAll(frame) {
    this.#drawn.keep();
    this.#layers.applyAll(frame.layers);
    this.hear(frame.outputs);
  }

  /**
   * Shows where fingers are.
   * @param {{ x: number, y: number }[]} touches in points of the screen
   */
  showTouches(touches) {
    const rings = this.#rings;
    while (rings.childElementCount > touches.length) rings.lastElementChild?.remove();
    while (rings.childElementCount < touches.length) rings.append(document.createElement("i"));
    touches.forEach(({ x, y }, index) => {
      /** @type {HTMLElement} */ (rings.children[index]).style.transform = `translate(${x}px, ${y}px)`;
    });
  }

  /**
   * Scales the screen so that it fits into a space.
   * @param {number} width @param {number} height in points of the page
   */
  fit(width, height) {
    const size = this.#size;
    const scale = Math.max(0.05, Math.min(width / size.width, height / size.height, GREATEST_SCALE));
    this.#scale = scale;
    this.element.style.width = `${size.width * scale}px`;
    this.element.style.height = `${size.height * scale}px`;
    for (const each of [this.#root, this.#rings]) each.style.transform = `scale(${scale})`;
  }

  /**
   * Lets a person play from a tick on.
   * @param {Kit} kit @param {number} tick
   * @param {() => void} shown called after each frame
   * @param {(error: unknown) => void} fail
   */
  playOn(kit, tick, shown, fail) {
    this.#beWatched(false);
    const loop = this.#loop = new this.#tools.Loop(kit, (frame) => {
      this.show(frame);
      shown();
    }, fail);
    loop.release();
    loop.goOn(kit, tick);
    if (!this.#listens) this.#listen();
  }
  #listens = false;

  #listen() {
    this.#listens = true;
    this.#tools.listenToPointers(this.#root, (kind, fields, time) => this.send(kind, this.#placed(fields), time));
    const isHeld = () => !this.#loop;
    /** @type {Send} */
    const send = (kind, fields, time) => {
      // A gamepad cannot point, so what has the focus is marked until something is touched.
      this.#root.classList.add("shows-focus");
      this.send(kind, fields, time);
    };
    this.#tools.listenToGamepads({ send, get isHeld() { return isHeld(); } });
    // Those that were connected before are told of again.
    for (const gamepad of navigator.getGamepads()) {
      if (gamepad) dispatchEvent(Object.assign(new Event("gamepadconnected"), { gamepad }));
    }
  }

  /** Ends what `playOn` began. */
  playNoMore() {
    this.#loop?.pause(true);
    this.#loop = undefined;
    this.#beWatched(true);
  }

  /**
   * Sends an input to the app in which a person plays on; dropped if there is none.
   * @type {Send}
   */
  send = (kind, fields, time) => this.#loop?.send(kind, fields, time);

  /** @param {import("./inputs.js").Fields} fields those of a pointer, in points of the page */
  #placed(fields) {
    const { left, top } = this.#root.getBoundingClientRect();
    return { ...fields, x: (Number(fields.x) - left) / this.#scale, y: (Number(fields.y) - top) / this.#scale };
  }

  /** What draws recorded drawings. */
  get replay() {
    return this.#layers.replay;
  }

  /** Says what the picture shows. */
  set name(/** @type {string} */ name) {
    this.#rings.setAttribute("aria-label", name);
  }

  /** @param {boolean} isWatched and not played: then the screen is a picture for screen readers */
  #beWatched(isWatched) {
    this.#root.inert = isWatched;
    // The picture lies over the screen, because inside a picture a screen reader would not find what can be played.
    this.#rings.hidden = !isWatched;
    this.element.classList.toggle("is-played", !isWatched);
    if (isWatched) this.#root.setAttribute("aria-hidden", "true");
    else this.#root.removeAttribute("aria-hidden");
  }
}

/**
 * Fields as handlers name them.
 * @param {Field[]} fields
 * @returns {string}
 */
const named = (fields) => fields.map(({ name, rows }) => rows ? `${name}[${named(rows)}]` : name).join(" ");
