// Keeps the screen on while the app wants that, as a game does while it runs.

/** @typedef {{ release: () => Promise<void> }} Lock */

export class WakeLock {
  #isWanted = false;
  /** @type {Lock | undefined} */
  #lock;
  /** The previous request, so that locks are acquired and released one after the other. */
  #before = Promise.resolve();

  constructor() {
    // A browser releases the lock when the page is hidden.
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
      // The browser may refuse, for example on low battery; then the screen may turn off.
      this.#lock = await locks?.request("screen").catch(() => undefined);
    });
  }
}
