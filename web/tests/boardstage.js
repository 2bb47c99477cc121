// Boards with a store in memory and a server that answers by a function, for tests.

import assert from "node:assert/strict";
import { Boards } from "../boards.js";

export const ROOT = new URL("https://example.com/arcade/");

/** A store in memory that copies values, as a database does. */
export class Memory {
  /** @type {Map<string, any>} */
  values = new Map();
  isErased = false;
  #all(/** @type {string} */ kind) { return [...this.values].filter(([key]) => key.startsWith(kind)).map(([, value]) => value); }
  async exists() { return this.values.size > 0; }
  async person() { return this.values.get("person"); }
  async keepPerson(/** @type {any} */ person) { this.values.set("person", { ...person }); return ""; }
  async tickets() { return this.#all("ticket "); }
  async keepTicket(/** @type {any} */ ticket) { this.values.set(`ticket ${ticket.seed}`, ticket); return ""; }
  async forgetTicket(/** @type {any} */ ticket) { this.values.delete(`ticket ${ticket.seed}`); return undefined; }
  async waiting() { return this.#all("waiting "); }
  async keepWaiting(/** @type {any} */ run) { this.values.set(`waiting ${run.ticket.ticket}`, { ...run }); return ""; }
  async forgetWaiting(/** @type {any} */ run) { this.values.delete(`waiting ${run.ticket.ticket}`); return undefined; }
  async erase() { this.values.clear(); this.isErased = true; return /** @type {any} */ (undefined); }
}

/** A server that answers by a function of method and path, and the requests that it received. */
export class Answers {
  /** @type {string[]} */
  asked = [];
  constructor(/** @type {(method: string, path: string, what: any) => string[][]} */ answer) { this.answer = answer; }
  async rows(/** @type {string} */ method, /** @type {string} */ path, /** @type {any} */ what = {}) {
    this.asked.push(`${method} ${path}`);
    return this.answer(method, path, what);
  }
  async bytes() { return new Uint8Array([1, 2]); }
}

/**
 * @param {(method: string, path: string, what: any) => string[][]} answer
 * @param {Memory} [store]
 * @param {{
 *   choose?: () => Promise<File | undefined>, save?: (file: File) => void, build?: string,
 *   proven?: (kept: string, id: string) => void, left?: () => void,
 * }} [page]
 */
export function stage(answer, store = new Memory(), page = {}) {
  /** @type {string[][]} */
  const told = [];
  const clock = { now: 1_000_000 };
  const server = new Answers(answer);
  const boards = new Boards({
    tell: (list) => void told.push(list), id: "app", root: ROOT, store, server, now: () => clock.now, isSecure: true, ...page,
    wait: async (milliseconds) => {
      clock.now += milliseconds;
      await turn();
    },
  });
  return { boards, told, server, store, clock };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Waits until something is true.
 * @param {() => boolean} look
 */
export async function until(look) {
  for (let count = 0; count < 1000 && !look(); count += 1) await turn();
  assert.ok(look());
}

/**
 * The answers of an ordinary server.
 * @param {string} method @param {string} path
 */
export const ordinary = (method, path) => {
  if (method === "PUT") return [["player1", "Ada"]];
  if (path === "tickets") return [["ticket1", "77", "player1"]];
  if (method === "POST") return [["run1"]];
  if (path.startsWith("runs/")) return [["proven", "12", "3", ""]];
  return [];
};
