// The part of the address behind `#`, and the browser's Back.

/** @typedef {import("./pointers.js").Send} Send */

export class Address {
  /** Which step of this session's history is shown. */
  #step = 0;

  /** @param {Send} send */
  constructor(send) {
    history.replaceState({ step: 0 }, "");
    // Also a link or an address typed by hand: those have no step yet.
    window.addEventListener("popstate", ({ state }) => {
      const step = typeof state?.step === "number" ? state.step : this.#step + 1;
      const isBack = step < this.#step;
      this.#step = step;
      if (state === null) history.replaceState({ step }, "");
      send("address", { path: this.path, isBack });
    });
  }

  get path() {
    try {
      return decodeURIComponent(location.hash.slice(1));
    } catch {
      return "";
    }
  }

  /** @param {string} path @param {boolean} isNewStep */
  show(path, isNewStep) {
    const hash = "#" + encodeURI(path);
    if (isNewStep) history.pushState({ step: ++this.#step }, "", hash);
    else history.replaceState({ step: this.#step }, "", hash);
  }
}
