// The screen that stays on while the app wants it to, as a game does while it runs.

/** @typedef {{ release: () => Promise<void> }} Lock */

export class WakeLock {
  #isWanted = false;
  /** @type {Lock | undefined} */
  #lock;
  /** What was begun before, so that locks are taken and given back one after the other. */
  #before = Promise.resolve();

  constructor() {
    // A browser lets go of the lock when the page is hidden.
    document.addEventListener("visibilitychange", () => {
      if (this.#isWanted && document.visibilityState === "visible") this.#renew();
    });
  }

  /** @param {boolean} isWanted */
  set isWanted(isWanted) {
    if (isWanted === this.#isWanted) return;
    this.#isWanted = isWanted;
    this.#renew();
  }

  #renew() {
    this.#before = this.#before.then(async () => {
      await this.#lock?.release().catch(() => {});
      this.#lock = undefined;
      if (!this.#isWanted || document.visibilityState !== "visible") return;
      const locks = /** @type {any} */ (navigator).wakeLock;
      // Refused with a low battery: then the screen sleeps.
      this.#lock = await locks?.request("screen").catch(() => undefined);
    });
  }
}
