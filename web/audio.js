// Plays the app's sound files; each is identified by the number of its player.

/** @typedef {import("./pointers.js").Send} Send */

const ACT = { load: 0, play: 1, pause: 2, change: 3, release: 4 };
const EVENT = { loaded: 0, ended: 1, failed: 2 };

export class Recordings {
  /** @type {Map<number, { element: HTMLAudioElement, left: number }>} */
  #players = new Map();
  /** @type {Set<HTMLAudioElement>} those that the browser refused to start without a gesture */
  #waiting = new Set();
  #send;
  #root;

  /** @param {Send} send @param {URL} root the address of the site */
  constructor(send, root) {
    this.#send = send;
    this.#root = root;
    const unlock = () => {
      for (const element of this.#waiting) this.#begin(element);
    };
    for (const name of ["pointerup", "keydown"]) window.addEventListener(name, unlock, { capture: true });
  }

  /**
   * @param {number} number the player
   * @param {number} act
   * @param {string} file its address, relative to the site
   * @param {number} volume 0 … 1
   * @param {number} time where it begins, in seconds
   * @param {number} loops how often it is repeated; negative for endlessly
   */
  act(number, act, file, volume, time, loops) {
    if (act === ACT.release) return this.#release(number);
    if (act === ACT.change && !this.#players.has(number)) return;
    const player = this.#player(number, file);
    player.element.volume = volume;
    if (act === ACT.play) {
      player.left = loops < 0 ? Infinity : loops;
      player.element.currentTime = time;
      this.#begin(player.element);
    } else if (act === ACT.pause) {
      this.#waiting.delete(player.element);
      player.element.pause();
    }
  }

  /** @param {number} number @param {string} file */
  #player(number, file) {
    const known = this.#players.get(number);
    if (known) return known;
    const element = new Audio(new URL(file, this.#root).href);
    const player = { element, left: 0 };
    const tell = (/** @type {number} */ event, seconds = 0) => this.#send("audio", { player: number, event, seconds });
    element.preload = "auto";
    element.addEventListener("durationchange", () => tell(EVENT.loaded, element.duration));
    element.addEventListener("error", () => tell(EVENT.failed));
    element.addEventListener("ended", () => {
      if (player.left <= 0) return tell(EVENT.ended);
      player.left -= 1;
      element.currentTime = 0;
      this.#begin(element);
    });
    this.#players.set(number, player);
    return player;
  }

  /** @param {HTMLAudioElement} element */
  #begin(element) {
    this.#waiting.delete(element);
    element.play().catch((error) => {
      if (error.name === "NotAllowedError") this.#waiting.add(element);
    });
  }

  /** @param {number} number */
  #release(number) {
    const player = this.#players.get(number);
    if (!player) return;
    this.#players.delete(number);
    this.#waiting.delete(player.element);
    player.element.pause();
    player.element.removeAttribute("src");
  }
}
