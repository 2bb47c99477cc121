// A session that an earlier page has kept, and the way to where it was.

import { build, opens } from "./app.js";
import { isDifference } from "./checkpoints.js";
import { Hold, SHORTEST_LIFE, Sessions, sum } from "./sessions.js";

/** @typedef {import("./checkpoints.js").Difference} Difference */
/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./sessions.js").Kept} Kept */

/** Under this name a window knows its session. */
export const HERE = "session";
/** A page that is loaded again waits this long for the one before to let go of its session, in milliseconds. */
const PATIENCE = 200;

/**
 * The newest session of a page that opens the same place which no page holds; undefined if there is none. Throws where sessions
 * cannot be read.
 * @returns {Promise<Found | undefined>}
 */
export async function find() {
  const sessions = await Sessions.open();
  const own = sessionStorage.getItem(HERE);
  const list = (await sessions.list()).filter((each) => each.opens === opens());
  // A page that is loaded again goes on with its own.
  list.sort((a, b) => Number(b.id === own) - Number(a.id === own));
  for (const kept of list) {
    const hold = await Hold.of(kept.id, kept.id === own ? PATIENCE : 0);
    if (!hold) continue;
    const { differences, inputs } = await sessions.read(kept.id);
    return new Found(sessions, hold, kept, differences, inputs);
  }
  return undefined;
}

export class Found {
  /**
   * @param {Sessions} sessions
   * @param {Hold} hold
   * @param {Kept} kept
   * @param {any[]} differences
   * @param {import("./sessions.js").Inputs[]} inputs
   */
  constructor(sessions, hold, kept, differences, inputs) {
    this.sessions = sessions;
    this.hold = hold;
    this.kept = kept;
    this.inputs = joined(inputs, kept);
    this.isOfThisBuild = kept.build === build();
    const isWell = differences.length > 0 && inputs.every(({ bytes, sum: known }) => sum(bytes) === known)
      && differences.every((each) => isDifference(each) && sum(each.contents) === /** @type {any} */ (each).sum);
    /** What its program's memory was; undefined where that is damaged, or of another build. @type {Difference[] | undefined} */
    this.state = isWell && this.isOfThisBuild ? differences : undefined;
  }

  /** Whether the session ended on the first screen, where nothing is missed. */
  get wasAtFirst() {
    return this.kept.address === "/";
  }

  /** Leaves the session as it is not to be reached: coming back to it has failed. */
  giveUp() {
    this.state = undefined;
    this.isOfThisBuild = true;
  }

  /** Whether there is a way back at all. */
  get isReachable() {
    return this.state !== undefined || !this.isOfThisBuild && this.kept.isWhole && this.kept.cost < SHORTEST_LIFE;
  }

  /**
   * Leads an app to the end of the session: one that was given the state, or one that has just begun. Throws where the app comes
   * to another state than the one that was kept, and whatever the app throws.
   * @param {Kit} kit
   */
  lead(kit) {
    const { kept, inputs, state } = this;
    if (!state) kit.receive(inputs.subarray(0, kept.place));
    if (kit.clockHash() !== kept.hash) throw new Error("the app comes to another state than before");
    if (this.#since.length) kit.receive(this.#since);
  }

  /**
   * Tells the session of this page what it goes on with.
   * @param {Session} session
   * @param {number} tick the tick to which the app was led
   */
  tell(session, tick) {
    const { kept, state } = this;
    if (state) session.begin({ tick: kept.tick, place: kept.place, state }, this.#since, tick);
    else session.keep(this.inputs, 0);
  }

  /** The inputs since the last checkpoint. */
  get #since() {
    return this.inputs.subarray(this.kept.isWhole ? this.kept.place : 0);
  }

  /** Forgets the session. */
  async drop() {
    await this.sessions.drop(this.kept.id).catch(() => {});
    this.hold.release();
  }
}

/**
 * The inputs without a gap: all where they are whole, else those since the checkpoint.
 * @param {import("./sessions.js").Inputs[]} parts in order
 * @param {Kept} kept
 */
function joined(parts, kept) {
  let place = kept.isWhole ? 0 : kept.place;
  const first = place;
  const fitting = [];
  for (const part of parts) {
    if (part.place + part.bytes.length <= place) continue;
    if (part.place > place) break;
    fitting.push({ bytes: part.bytes.subarray(place - part.place), at: place - first });
    place = part.place + part.bytes.length;
  }
  const all = new Uint8Array(place - first);
  for (const { bytes, at } of fitting) all.set(bytes, at);
  return all;
}
