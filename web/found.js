// A session that an earlier page has stored, and how to restore it.

import { build, opens } from "./app.js";
import { isDifference } from "./checkpoints.js";
import { Hold, SHORTEST_LIFE, Sessions, sum } from "./sessions.js";

/** @typedef {import("./checkpoints.js").Difference} Difference */
/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./sessions.js").Kept} Kept */

/** The key under which a window stores the ID of its session. */
export const HERE = "session";
/** How long a reloaded page waits for the previous one to release its session, in milliseconds. */
const PATIENCE = 200;

/**
 * The newest session that no page holds and that was begun by a page of the same place; undefined if there is none.
 * Throws if sessions cannot be read.
 * @returns {Promise<Found | undefined>}
 */
export async function find() {
  const sessions = await Sessions.open();
  const own = sessionStorage.getItem(HERE);
  const list = (await sessions.list()).filter((each) => each.opens === opens());
  // A reloaded page continues its own session.
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
    /**
     * The memory of its program; undefined if that is damaged or from another build.
     * @type {Difference[] | undefined}
     */
    this.state = isWell && this.isOfThisBuild ? differences : undefined;
  }

  /** Whether the session ended on the first screen, so that nothing is lost without it. */
  get wasAtFirst() {
    return this.kept.address === "/";
  }

  /** Abandons the session, because restoring it has failed. */
  giveUp() {
    this.state = undefined;
    this.isOfThisBuild = true;
  }

  /** Whether the session can be restored at all. */
  get isReachable() {
    return this.state !== undefined || !this.isOfThisBuild && this.kept.isWhole && this.kept.cost < SHORTEST_LIFE;
  }

  /**
   * Brings an app to the end of the session: an app with the restored memory, or one that has just started. Throws if
   * the app arrives at another state than the stored one, and rethrows what the app throws.
   * @param {Kit} kit
   */
  lead(kit) {
    const { kept, inputs, state } = this;
    if (!state) kit.receive(inputs.subarray(0, kept.place));
    if (kit.clockHash() !== kept.hash) throw new Error("the app arrives at a different state than before");
    if (this.#since.length) kit.receive(this.#since);
  }

  /**
   * Hands this page's session the inputs and the checkpoint that it continues from.
   * @param {Session} session
   * @param {number} tick the tick at which the app has arrived
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

  /** Deletes the session. */
  async drop() {
    await this.sessions.drop(this.kept.id).catch(() => {});
    this.hold.release();
  }
}

/**
 * The inputs without gaps: all of them if they are complete, otherwise those since the checkpoint.
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
