// Stores the session of this page while it lasts, so that it can be restored after the page was killed.

import { build, opens } from "./app.js";
import { HERE, find } from "./found.js";
import { TICKS_PER_CHECKPOINT } from "./session.js";
import { Hold, SHORTEST_LIFE, Sessions } from "./sessions.js";
import { noteSessions } from "./storage.js";

/** @typedef {import("./address.js").Address} Address */
/** @typedef {import("./loop.js").Loop} Loop */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./storage.js").Store} Store */

/** Inputs are stored this long after they arrived, in milliseconds; at most that much is lost. */
const DELAY = 250;
/** When the differences take more than this many bytes, one full checkpoint replaces them. */
const MOST_BYTES = 1 << 22;

export class Keeper {
  /** The session to store. */
  static find() {
    return find();
  }

  #page;
  #id = "";
  /** @type {Sessions | undefined} */
  #sessions;
  /** @type {Hold | undefined} */
  #hold;
  /** The number of the next checkpoint, and the bytes taken by those since the last full one. */
  #number = 0;
  #bytes = 0;
  /** The position up to which inputs are stored. */
  #kept = 0;
  /** @type {number | undefined} */
  #timer;
  #isCheckpointDue = false;
  /** How long the app had computed in earlier pages, in milliseconds. */
  #costBefore = 0;
  #hasStopped = false;

  /**
   * @param {{
   *   loop: Loop, session: Session, store: Store, address: Address, failed: () => void,
   * }} page `failed` is called when the browser stops storing anything
   */
  constructor(page) {
    this.#page = page;
  }

  /**
   * Starts storing the session, or continues with what an earlier page has stored of it.
   * @param {import("./found.js").Found} [found]
   */
  async begin(found) {
    try {
      this.#costBefore = found?.kept.cost ?? 0;
      this.#sessions = found?.sessions ?? await Sessions.open();
      this.#hold = found?.hold ?? await Hold.of(crypto.randomUUID());
      if (!this.#hold) return;
      this.#id = this.#hold.id;
      sessionStorage.setItem(HERE, this.#id);
      this.#page.session.changed = () => this.#expect();
      document.addEventListener("visibilitychange", () => {
        if (document.visibilityState === "hidden") this.checkpoint();
      });
      window.addEventListener("pagehide", () => {
        this.checkpoint();
        this.#hold?.release();
        this.#hold = undefined;
      });
      window.addEventListener("pageshow", ({ persisted }) => {
        if (persisted) void this.#comeBack();
      });
      this.checkpoint(true);
      noteSessions(1);
      await this.#sessions.tidy();
    } catch (error) {
      this.#stop(error);
    }
  }

  /** Stores everything again, after the session went back in time. */
  restart() {
    this.checkpoint(true);
  }

  /** Deletes the session, so that it is not restored. */
  async drop() {
    this.#hasStopped = true;
    clearTimeout(this.#timer);
    await this.#sessions?.drop(this.#id).catch(() => {});
  }

  /**
   * Stores a checkpoint of memory, and all inputs.
   * @param {boolean} isAlone whether the checkpoint is a full one
   */
  checkpoint(isAlone = false) {
    const { loop, session, store, address } = this.#page;
    this.#isCheckpointDue = false;
    if (this.#hasStopped || loop.hasFailed || !this.#hold || !this.#sessions) return;
    const isNew = session.checkpoints.latest?.place !== session.place;
    if (!isNew && !isAlone) return;
    this.#save();
    const cost = loop.statistics.appMilliseconds;
    if (isNew) session.checkpoint(loop.kit, loop.tick, cost);
    const { tick, place, difference } = /** @type {import("./checkpoints.js").Checkpoint} */ (session.checkpoints.latest);
    this.#bytes += difference.contents.length;
    const holdsAll = isAlone || this.#bytes > MOST_BYTES;
    if (holdsAll) this.#bytes = 0;
    const kept = {
      id: this.#id, build: build() ?? "", opens: opens(), format: loop.kit.formatVersion, changed: Date.now(),
      address: address.path, place, tick, hash: loop.kit.clockHash(), known: store.known,
      isWhole: session.isWhole && this.#costBefore + cost < SHORTEST_LIFE, cost: this.#costBefore + cost,
    };
    const part = { number: this.#number++, difference: holdsAll ? session.checkpoints.whole() : difference };
    this.#sessions.keep(kept, part, holdsAll).catch((error) => this.#stop(error));
  }

  /** Inputs arrived: they will be stored soon. */
  #expect() {
    this.#timer ??= setTimeout(() => {
      this.#save();
      const { loop, session } = this.#page;
      const last = session.checkpoints.latest?.tick ?? 0;
      if (this.#isCheckpointDue || loop.tick - last < TICKS_PER_CHECKPOINT) return;
      this.#isCheckpointDue = true;
      // Not during a frame.
      if ("requestIdleCallback" in window) requestIdleCallback(() => this.checkpoint(), { timeout: 1000 });
      else setTimeout(() => this.checkpoint());
    }, DELAY);
  }

  #save() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { loop, session } = this.#page;
    if (this.#hasStopped || loop.hasFailed || !this.#hold || session.place <= this.#kept) return;
    const bytes = session.inputs(this.#kept);
    this.#sessions?.add(this.#id, session.place - bytes.length, bytes).catch((error) => this.#stop(error));
    this.#kept = session.place;
  }

  /**
   * The page was restored from the browser's back-forward cache; another page may have continued the session meanwhile.
   */
  async #comeBack() {
    this.#hold = await Hold.of(this.#id) ?? await Hold.of(crypto.randomUUID());
    if (!this.#hold) return;
    this.#id = this.#hold.id;
    sessionStorage.setItem(HERE, this.#id);
    this.#kept = 0;
    this.checkpoint(true);
  }

  /** @param {unknown} error */
  #stop(error) {
    if (this.#hasStopped) return;
    this.#hasStopped = true;
    // Data of a later version of the app is left alone.
    if (!(error instanceof DOMException && error.name === "VersionError")) this.#page.failed();
  }
}
