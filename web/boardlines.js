// The lines of boards, and the runs behind them.

import { Failed, bytesOfRun } from "./boardserver.js";

/** How many lines of a board are fetched, how many around the person's own, and how many closed boards of a game. */
const LINES = 20;
const REACH = 2;
const CLOSED = 50;

export class BoardLines {
  #tell;
  #server;
  #player;
  /** The board that the person looked at last. */
  #query = "";
  /**
   * The lines that the app knows, by the ids of their runs.
   * @type {Map<string, string[]>}
   */
  #lines = new Map();

  /**
   * @param {{
   *   tell: (list: string[]) => void, server: Pick<import("./boardserver.js").BoardServer, "rows" | "bytes">, player: () => string,
   * }} options `player` returns the person's name in addresses; empty if nobody takes part
   */
  constructor({ tell, server, player }) {
    this.#tell = tell;
    this.#server = server;
    this.#player = player;
  }

  /**
   * Fetches a board, with the person's own place if it is not among the best.
   * @param {string} query
   */
  async load(query) {
    this.#query = query;
    try {
      const [game, parameters] = query.split("?");
      const path = (/** @type {string} */ name, /** @type {string} */ more) => `boards/${name}?${parameters}&${more}`;
      const rows = await this.#server.rows("GET", path(game, `limit=${LINES}`));
      const own = this.#player();
      if (own && rows.length >= LINES && !rows.some(([, player]) => player === own)) {
        const known = new Set(rows.map((row) => row[4]));
        const around = await this.#server.rows("GET", path(`${game}/${own}`, `reach=${REACH}`));
        rows.push(...around.filter((row) => !known.has(row[4])));
      }
      for (const row of rows) this.#lines.set(row[4], row);
      const texts = rows.flatMap(([rank, player, name, score, run]) => [rank, name, score, run, own && player === own ? "own" : ""]);
      this.#tell(["board", query, "loaded", ...texts]);
    } catch (error) {
      this.#tell(["board", query, why(error)]);
    }
  }

  /**
   * Fetches the boards of a game's earlier rules.
   * @param {string} game
   */
  async closed(game) {
    try {
      const rows = await this.#server.rows("GET", `closed/${game}?limit=${CLOSED}`);
      this.#tell(["closed", game, "loaded", ...rows.flatMap((row) => row.slice(0, 5))]);
    } catch (error) {
      this.#tell(["closed", game, why(error)]);
    }
  }

  /** Fetches the last board again, because something on it may have changed. */
  async refresh() {
    if (this.#query) await this.load(this.#query);
  }

  /**
   * The bytes of a run on a board, and whose it is. Throws `Failed`.
   * @param {string} id
   */
  async recording(id) {
    const [, , name = "", score = ""] = this.#lines.get(id) ?? [];
    return { bytes: await bytesOfRun(this.#server, id), name, detail: score };
  }
}

/** @param {unknown} error */
const why = (error) => error instanceof Failed && error.kind === "busy" ? "busy" : "offline";
