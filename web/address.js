// The part of the address after `#`, and the browser's Back button.

import { opens } from "./app.js";

/** @typedef {import("./pointers.js").Send} Send */

/**
 * How an address relates to the previous one: a new step, or back to an earlier step. Any other kind replaces the
 * current step.
 */
const NEW = 1;
const BACK = 2;
/** The number of earlier steps to remember. */
const LONGEST_TRAIL = 100;

export class Address {
  /** The current step of this session's history. */
  #step = 0;
  /**
   * The addresses of the steps before the current one.
   * @type {string[]}
   */
  #trail = [];
  /**
   * The address to which a step back leads, until the browser has arrived there.
   * @type {string | undefined}
   */
  #awaited;
  /**
   * The calls of `show` that arrived meanwhile.
   * @type {[string, number][]}
   */
  #waiting = [];

  #send;
  /** The fragment that contains a run to watch, as long as the address has it; else empty. */
  run = runIn(location.hash);
  /** Called when `run` has changed. */
  runChanged = () => {};

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
    // A reloaded page is still at its step.
    const { step, trail } = history.state ?? {};
    if (typeof step === "number" && Array.isArray(trail)) [this.#step, this.#trail] = [step, trail];
    else history.replaceState({ step: 0, trail: [] }, "");
    // Also fires for a link, or for an address typed by hand; those have no step yet.
    window.addEventListener("popstate", ({ state }) => {
      const before = this.run;
      this.run = runIn(location.hash);
      if (this.run !== before) this.runChanged();
      // The app stays where it is.
      if (this.run) return this.#keep();
      const known = typeof state?.step === "number";
      const step = known ? state.step : this.#step + 1;
      const isBack = step < this.#step;
      this.#trail = known ? state.trail ?? [] : [...this.#trail, this.#shown];
      this.#step = step;
      this.#shown = this.path;
      if (!known) this.#keep();
      if (this.#awaited === undefined) return send("address", { path: this.path, isBack });
      this.#arrive(this.#awaited);
    });
    this.#shown = this.path;
  }

  /** The address of the current step. */
  #shown = "";

  /** Whether the app shows its first screen. */
  get isAtFirst() {
    return this.path === "/";
  }

  get path() {
    try {
      return (this.run ? this.#shown : decodeURIComponent(location.hash.slice(1))) || opens();
    } catch {
      return "";
    }
  }

  /**
   * Navigates to another place of the app, as a link does.
   * @param {string} path
   */
  follow(path) {
    this.show(path, NEW);
    this.#send("address", { path, isBack: false });
  }

  /** Takes the run out of the address. */
  endRun() {
    this.run = "";
    this.#keep();
  }

  /** @param {string} path @param {number} kind */
  show(path, kind) {
    if (this.#awaited !== undefined) return void this.#waiting.push([path, kind]);
    if (kind === BACK) {
      // An empty address means the root.
      const place = this.#trail.map((before) => before || "/").lastIndexOf(path);
      if (place >= 0) {
        this.#awaited = path;
        return history.go(place - this.#trail.length);
      }
    }
    if (kind === NEW) {
      this.#trail = [...this.#trail, this.#shown].slice(-LONGEST_TRAIL);
      this.#step += 1;
      history.pushState({ step: this.#step, trail: this.#trail }, "", hash(path));
      this.#shown = path;
    } else {
      this.#shown = path;
      this.#keep();
    }
  }

  /**
   * The browser has gone back to the place that the app already shows.
   * @param {string} path
   */
  #arrive(path) {
    this.#awaited = undefined;
    if (this.#shown !== path) {
      this.#shown = path;
      this.#keep();
    }
    for (const [path, kind] of this.#waiting.splice(0)) this.show(path, kind);
  }

  /** Stores the current step in the history entry. */
  #keep() {
    history.replaceState({ step: this.#step, trail: this.#trail }, "", this.run || hash(this.#shown));
  }
}

/**
 * The fragment if it contains a run, else nothing: the places of apps begin with a slash.
 * @param {string} fragment
 */
const runIn = (fragment) => fragment.startsWith("#run=") ? fragment : "";

/**
 * A page whose path already names this place needs no fragment.
 * @param {string} path
 */
function hash(path) {
  return path && path === opens() ? location.pathname + location.search : "#" + encodeURI(path);
}
