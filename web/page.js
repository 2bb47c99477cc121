// Connects an app with the page: what it shows and does there, and everything that comes in from outside.

import { Address } from "./address.js";
import { pictures } from "./app.js";
import { tellTime } from "./calendar.js";
import { Fields } from "./fields.js";
import { watchFullScreen } from "./fullscreen.js";
import { listenToGamepads } from "./gamepads.js";
import { listenToKeys } from "./keys.js";
import { Layers } from "./layers.js";
import { Loop } from "./loop.js";
import { Outputs } from "./outputs.js";
import { listenToPointers } from "./pointers.js";
import { platform, watchPreferences } from "./preferences.js";
import { Store } from "./storage.js";
import { watchViewport } from "./viewport.js";
import { watchVisibility } from "./visibility.js";

/** @typedef {import("./kit.js").App} App */
/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {ReturnType<typeof import("./kit.js").readTables>} Tables */

/** @template {App & { tables: Tables, formatVersion: number }} [Kit=import("./kit.js").Kit] */
export class Page {
  #fields = new Fields();

  /**
   * @param {Kit} kit
   * @param {{
   *   stored: string[], diagnose: (text: string) => void, fail: (error: unknown) => void,
   *   session?: import("./session.js").Session, bring?: (kit: Kit, part: string) => Promise<void>,
   *   clock?: import("./clock.js").Clock,
   * }} parts the values stored at the start, what to do with diagnostics and with the exception that ends the app, and what loads
   * a missing part of the program
   */
  constructor(kit, { stored, diagnose, fail, session, bring, clock }) {
    this.stored = stored;
    this.root = /** @type {HTMLElement} */ (document.getElementById("app"));
    this.layers = new Layers(this.root, kit.tables, this.#fields.show);
    /** @type {Loop<Kit>} */
    this.loop = new Loop(kit, this.show, fail, session, bring, clock);
    this.send = this.loop.send.bind(this.loop);
    this.store = new Store(this.send, stored);
    this.address = new Address(this.send);
    const { layers, send, store, address, root } = this;
    const heading = /** @type {HTMLElement} */ (document.getElementById("title"));
    this.outputs = new Outputs(kit.tables.outputs, { layers, send, store, address, root, heading, diagnose });
    this.#fields.send = send;
  }

  /**
   * Shows what has changed.
   * @param {Frame} frame
   */
  show = (frame) => {
    this.layers.apply(frame.layers);
    this.outputs.perform(frame.outputs);
  };

  /**
   * Shows a frame that describes everything.
   * @param {Frame} frame
   */
  showAll = (frame) => {
    this.layers.applyAll(frame.layers);
    this.outputs.perform(frame.outputs);
  };

  /**
   * Begins the session.
   * @param {number} seed
   * @param {number} version the version of the inputs' format
   */
  begin(seed, version) {
    this.send("start", {
      version, seed, stored: this.stored, address: this.address.path, locale: navigator.language, platform: platform(),
    });
    if (pictures().length) this.send("pictures", { files: pictures() });
  }

  /** Sends the state of the page, now and whenever that changes. */
  watch() {
    tellTime(this.send);
    watchPreferences(this.send);
    watchFullScreen(this.send);
    watchViewport(this.root, this.send);
  }

  /** Sends what a person does. */
  listen() {
    watchVisibility(this.loop);
    listenToPointers(this.root, this.send);
    listenToKeys(this.root, this.layers, this.send);
    listenToGamepads(this.loop);
  }
}
