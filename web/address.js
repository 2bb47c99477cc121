// The part of the address behind `#`, and the browser's Back.

/** @typedef {import("./pointers.js").Send} Send */

/** How an address follows on the one before: as a new step, or back to an earlier one; else the step stays. */
const NEW = 1;
const BACK = 2;
/** How many steps back are remembered. */
const LONGEST_TRAIL = 100;

export class Address {
  /** Which step of this session's history is shown. */
  #step = 0;
  /**
   * The addresses of the steps before the one that is shown.
   * @type {string[]}
   */
  #trail = [];
  /**
   * The address that a step back shall lead to, until the browser is there.
   * @type {string | undefined}
   */
  #awaited;
  /**
   * What was told meanwhile.
   * @type {[string, number][]}
   */
  #waiting = [];

  /** @param {Send} send */
  constructor(send) {
    // A page that is loaded again stands where it stood.
    const { step, trail } = history.state ?? {};
    if (typeof step === "number" && Array.isArray(trail)) [this.#step, this.#trail] = [step, trail];
    else history.replaceState({ step: 0, trail: [] }, "");
    // Also a link or an address typed by hand: those have no step yet.
    window.addEventListener("popstate", ({ state }) => {
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

  /** The address that was shown last. */
  #shown = "";

  get path() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return "";
    }
  }

  /** @param {string} path @param {number} kind */
  show(path, kind) {
    if (this.#awaited !== undefined) return void this.#waiting.push([path, kind]);
    if (kind === BACK) {
      // No address is the root's.
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
   * The browser has gone back to where the app is already.
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

  /** Writes the step that is shown. */
  #keep() {
    history.replaceState({ step: this.#step, trail: this.#trail }, "", hash(this.#shown));
  }
}

/** @param {string} path */
function hash(path) {
  return "#" + encodeURI(path);
}
