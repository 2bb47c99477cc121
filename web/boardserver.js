// The requests to a server with boards.

import { signature } from "./boardkey.js";

/** The code of the server's answer to a run that it has taken and not decided on. */
export const WAITS = 202;

/**
 * Why a request failed: `offline` if there was no answer, `busy` if the server wants no requests before `retry` (in milliseconds
 * since 1970), `refused` for any other answer, whose code is `status`.
 */
export class Failed extends Error {
  /** @param {"offline" | "busy" | "refused"} kind @param {string} reason @param {number} [status] @param {number} [retry] */
  constructor(kind, reason, status = 0, retry = 0) {
    super(reason);
    this.kind = kind;
    this.status = status;
    this.retry = retry;
  }
}

/** How long a request may take, in milliseconds. */
const PATIENCE = 20_000;
/** How long no requests are sent after a `busy` answer that does not say how long, in milliseconds. */
const REST = 30_000;
const utf8 = new TextEncoder();

export class BoardServer {
  #root;
  #fetch;
  #now;
  /** How far the server's clock is ahead of this one, in milliseconds. */
  #drift = 0;
  /** Until when the server wants no requests. */
  #rests = 0;

  /**
   * @param {URL} root the site's root
   * @param {{ fetch?: (url: URL, options: RequestInit) => Promise<Response>, now?: () => number }} browser
   */
  constructor(root, { fetch = (url, options) => globalThis.fetch(url, options), now = Date.now } = {}) {
    this.#root = root;
    this.#fetch = fetch;
    this.#now = now;
  }

  /**
   * Sends a request, signed if there are keys, and returns the rows of its answer. Throws `Failed`.
   * @param {string} method @param {string} path below `/api/`
   * @param {{ keys?: CryptoKeyPair, json?: object, bytes?: Uint8Array, ticket?: string }} [what]
   */
  async rows(method, path, what = {}) {
    const text = await (await this.#ask(method, path, what)).text();
    return text.split("\n").filter(Boolean).map((line) => line.split("\t"));
  }

  /** @param {string} path */
  async bytes(path) {
    return new Uint8Array(await (await this.#ask("GET", path, {})).arrayBuffer());
  }

  /**
   * @param {string} method @param {string} path
   * @param {{ keys?: CryptoKeyPair, json?: object, bytes?: Uint8Array, ticket?: string }} what
   * @param {boolean} [isSecond]
   * @returns {Promise<Response>}
   */
  async #ask(method, path, what, isSecond = false) {
    const now = this.#now();
    if (now < this.#rests) throw new Failed("busy", "the server wants to be left alone", 429, this.#rests);
    const url = new URL(`api/${path}`, this.#root);
    const body = what.bytes ?? utf8.encode(what.json ? JSON.stringify(what.json) : "");
    /** @type {Record<string, string>} */
    const headers = { Accept: "text/tab-separated-values" };
    if (what.ticket) headers["Arcade-Ticket"] = what.ticket;
    if (what.keys) Object.assign(headers, await signature(what.keys, method, url.pathname + url.search, now + this.#drift, body));
    const patience = new AbortController();
    const clock = setTimeout(() => patience.abort(), PATIENCE);
    const answer = await this.#fetch(url, {
      method, headers, body: body.length ? body : undefined, cache: "no-store", credentials: "omit", signal: patience.signal,
    }).catch(() => {
      throw new Failed("offline", "there was no answer");
    }).finally(() => clearTimeout(clock));
    if (answer.ok) return answer;
    const reason = await answer.json().then(({ error }) => String(error ?? ""), () => "");
    if (answer.status === 429 || answer.status >= 500) {
      const seconds = Number(answer.headers.get("Retry-After"));
      const rest = seconds > 0 ? Math.min(seconds * 1000, 3_600_000) : REST;
      if (answer.status === 429) this.#rests = now + rest;
      throw new Failed("busy", reason, answer.status, now + rest);
    }
    // The two clocks differ; the answer says what time it is on the server.
    const time = answer.status === 401 && !isSecond && /server's, which is (\d+)/.exec(reason);
    if (time) {
      this.#drift = Number(time[1]) - this.#now();
      return this.#ask(method, path, what, true);
    }
    throw new Failed("refused", reason, answer.status);
  }
}

/**
 * The bytes of a run that the server has. Throws `Failed`, with the status `WAITS` if the run is still to be decided on.
 * @param {Pick<BoardServer, "rows" | "bytes">} server
 * @param {string} id
 */
export async function bytesOfRun(server, id) {
  try {
    return await server.bytes(`runs/${encodeURIComponent(id)}/bytes`);
  } catch (error) {
    if (!(error instanceof Failed) || error.status !== 404) throw error;
    const [[state] = []] = await server.rows("GET", `runs/${encodeURIComponent(id)}`).catch(() => []);
    throw state === "queued" ? new Failed("refused", "the run waits", WAITS) : error;
  }
}
