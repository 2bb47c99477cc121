// The page's part in boards: lets the person join, fetches tickets, submits runs, and tells the app what the server says. Before the person
// joins, nothing is created, and nothing is sent but requests for boards and runs that the person looks at.

import { BoardDevices } from "./boarddevices.js";
import { newKeys } from "./boardkey.js";
import { BoardLines } from "./boardlines.js";
import { BoardServer, Failed } from "./boardserver.js";
import { BoardStore, LIFETIME } from "./boardstore.js";

/** @typedef {import("./boardstore.js").Person} Person */
/** @typedef {import("./boardstore.js").Ticket} Ticket */
/** @typedef {import("./boardstore.js").Waiting} Waiting */
/**
 * @typedef {{
 *   tell: (list: string[]) => void, id: string, root: URL, build?: string,
 *   store?: Pick<BoardStore, keyof BoardStore>, server?: Pick<BoardServer, "rows" | "bytes">, now?: () => number,
 *   wait?: (milliseconds: number) => Promise<unknown>, isSecure?: boolean, pages?: BroadcastChannel,
 *   choose?: () => Promise<File | undefined>, save?: (file: File) => void,
 *   proven?: (kept: string, id: string) => void, left?: () => void,
 * }} Options
 */

/** The waits between two requests for the state of a run, in milliseconds; the last one is repeated. */
const WAITS = [500, 700, 1000, 2000, 4000, 8000, 15_000, 30_000];
/** How long after a failure a run is submitted again, in milliseconds. */
const AGAIN = 30_000;
/** The codes of the answers to a key that was removed, and to one whose player was erased. */
const GONE = [410, 404];

export class Boards {
  #tell;
  /** The page's build: a server gives no ticket to one whose rules it does not have any more. */
  #build;
  #store;
  #server;
  #now;
  #wait;
  #isSecure;
  /** Tells other pages of the app that the person has joined, left, or changed the name. */
  #pages;
  /** @type {Person | undefined} */
  #person;
  #isReachable = true;
  /**
   * The tickets that are being fetched, by game and day.
   * @type {Set<string>}
   */
  #fetched = new Set();
  /**
   * The ticket of the run that ended last, whose state the app is told.
   * @type {string | undefined}
   */
  #last;
  /** Whether runs are being submitted. */
  #isHandingIn = false;
  /** Whether there is more to submit than when that began. */
  #isAnother = false;
  #lines;
  /** Is told that a run that the browser keeps is on the boards, under the server's id. */
  #proven;
  /** Is told that the person does not take part any more. */
  #left;
  /** The person's other devices, and recovery keys. */
  devices;

  /** @param {Options} options */
  constructor({
    tell, id, root, build, store, server, now = Date.now, wait, isSecure = globalThis.isSecureContext, pages,
    choose = async () => undefined, save = () => {}, proven = () => {}, left = () => {},
  }) {
    this.#tell = tell;
    this.#build = build;
    this.#store = store ?? new BoardStore(id);
    this.#now = now;
    this.#server = server ?? new BoardServer(root, { now });
    this.#wait = wait ?? ((/** @type {number} */ milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)));
    this.#isSecure = isSecure && !!globalThis.crypto?.subtle;
    this.#pages = pages;
    this.#proven = proven;
    this.#left = left;
    pages?.addEventListener("message", () => void this.begin(this.#isReachable));
    const owner = {
      person: () => this.#person, keep: this.#keep.bind(this), become: this.#become.bind(this), drop: this.#drop.bind(this),
      forget: this.#forget.bind(this), isRemoved: this.#isRemoved.bind(this),
    };
    this.#lines = new BoardLines({ tell, server: this.#server, player: () => this.#person?.player ?? "" });
    this.devices = new BoardDevices({ owner, tell, id, root, server: this.#server, choose, save });
  }

  /**
   * Tells the app whether the person takes part, and submits what was left; call it again when the network is back. While it is
   * offline, the page tells the app of boards only if the person takes part.
   * @param {boolean} isReachable whether the server has answered
   */
  async begin(isReachable) {
    this.#isReachable = isReachable;
    if (this.#isSecure) this.#person = await this.#store.person().catch(() => undefined);
    if (!isReachable && !this.#isIn) return;
    this.#tellAccess();
    if (this.#isIn) void this.#handIn();
  }

  /** The person takes part. */
  get #isIn() {
    return !!this.#person?.player;
  }

  #tellAccess() {
    const access = !this.#isSecure ? "insecure" : this.#isIn ? "joined" : this.#isReachable ? "open" : "unreachable";
    this.#tell(["access", access, this.#person?.name ?? ""]);
  }

  // MARK: The person

  /**
   * Lets the person join, or changes the name.
   * @param {string} name
   */
  async join(name) {
    try {
      if (!this.#isSecure) return;
      const keys = this.#person?.keys ?? await newKeys();
      // Stored before anything is sent, so that the server never has a key that the browser has lost.
      if (!this.#person) await this.#keep({ keys, name: "", player: "" });
      const [[player, shown]] = await this.#server.rows("PUT", "me", { keys, json: { name } });
      await this.#become({ keys, name: shown, player });
    } catch (error) {
      if (await this.#isRemoved(error)) return;
      this.#tell(["failed", "join", error instanceof Failed ? error.kind === "refused" ? "name" : error.kind : "storage"]);
    }
  }

  /** Erases everything, on the server first. */
  async leave() {
    try {
      if (this.#person) {
        await this.#server.rows("DELETE", "me", { keys: this.#person.keys }).catch((error) => {
          // Another device has removed this one already.
          if (!GONE.includes(error.status)) throw error;
        });
      }
      await this.#forget();
    } catch (error) {
      this.#tell(["failed", "leave", error instanceof Failed && error.kind === "busy" ? "busy" : "offline"]);
    }
  }

  /**
   * Stores the person.
   * @param {Person} person
   */
  async #keep(person) {
    const before = this.#person;
    this.#person = person;
    await this.#store.keepPerson(person).catch((error) => {
      this.#person = before;
      throw error;
    });
  }

  /**
   * The server has said who the person is.
   * @param {Person} person
   */
  async #become(person) {
    await this.#keep(person);
    this.#tellAccess();
    this.#pages?.postMessage("");
  }

  /** Deletes everything in the browser. */
  async #drop() {
    await this.#store.erase();
    this.#left();
    this.#person = undefined;
    this.#last = undefined;
  }

  /** The person does not take part any more. */
  async #forget() {
    await this.#drop();
    this.#tellAccess();
    this.#pages?.postMessage("");
  }

  /**
   * Whether the server has refused a request because another device has removed this one, or erased everything. Then the person
   * does not take part any more.
   * @param {unknown} error
   */
  async #isRemoved(error) {
    if (!this.#isIn || !(error instanceof Failed) || error.kind !== "refused" || !GONE.includes(error.status)) return false;
    await this.#forget();
    this.#tell(["failed", "key", "removed", ""]);
    return true;
  }

  // MARK: Tickets

  /**
   * Fetches a ticket for the next run of a game, or of a day's challenge.
   * @param {string} game @param {string} day empty for no challenge
   */
  async ticket(game, day) {
    const what = `${game} ${day}`;
    if (!this.#person || !this.#isIn || this.#fetched.has(what)) return;
    this.#fetched.add(what);
    try {
      const { keys, player } = this.#person;
      const json = { game, player, ...day && { day }, ...this.#build && { build: this.#build } };
      const [[ticket, seed]] = await this.#server.rows("POST", "tickets", { keys, json });
      await this.#store.keepTicket({ ticket, game, day, seed, date: this.#now() });
      this.#tell(["ticket", game, day, seed]);
    } catch (error) {
      // Then the game is practice.
      console.info(`no ticket: ${error}`);
      await this.#isRemoved(error).catch(() => {});
    } finally {
      this.#fetched.delete(what);
    }
  }

  // MARK: Runs

  /** A run has ended; what becomes of it is not known yet. */
  ended() {
    this.#last = undefined;
  }

  /**
   * The run that ended last cannot be submitted.
   * @param {unknown} error
   */
  lost(error) {
    if (this.#isIn) this.#tell(["run", "refused", "", "", error instanceof Error ? error.message : String(error)]);
  }

  /**
   * Submits a run that has ended, if it was played with a ticket.
   * @param {{ game: string, seed: string, seconds: number, bytes: Uint8Array, kept?: string }} run `game` is as the server knows it,
   * and `kept` the id under which the browser keeps it
   */
  async ranToEnd({ game, seed, seconds, bytes, kept }) {
    if (!this.#isIn) return;
    const now = this.#now();
    const tickets = await this.#store.tickets().catch(() => []);
    for (const each of tickets) if (now - each.date > LIFETIME) await this.#store.forgetTicket(each).catch(() => {});
    const ticket = tickets.find((each) => each.game === game && each.seed === seed && now - each.date <= LIFETIME);
    if (!ticket) return this.#tell(["run", "practice", "", "", ""]);
    this.#last = ticket.ticket;
    this.#tellRun(ticket, "checking");
    // The server refuses a run that is longer than the time since its ticket.
    await this.#store.keepWaiting({ ticket, bytes, seconds, from: ticket.date + seconds * 1000, id: "", kept });
    await this.#store.forgetTicket(ticket);
    await this.#handIn();
  }

  /**
   * Tells the app of a run, if it is the one that ended last.
   * @param {Ticket} ticket @param {string} state @param {string} [rank] @param {string} [today] @param {string} [reason]
   */
  #tellRun({ ticket }, state, rank = "", today = "", reason = "") {
    if (ticket === this.#last) this.#tell(["run", state, rank, today, reason]);
  }

  /** Submits all waiting runs, one after the other. */
  async #handIn() {
    this.#isAnother = true;
    if (this.#isHandingIn) return;
    this.#isHandingIn = true;
    try {
      while (this.#isAnother) {
        this.#isAnother = false;
        for (const run of await this.#store.waiting()) await this.#settle(run);
      }
    } catch (error) {
      const rest = error instanceof Failed && error.kind === "busy" ? error.retry - this.#now() : AGAIN;
      console.info(`runs wait: ${error}`);
      void this.#wait(Math.max(rest, 1000)).then(() => this.#handIn()).catch(() => {});
    } finally {
      this.#isHandingIn = false;
    }
  }

  /**
   * Sends a run to the server, and waits until the server has decided on it.
   * @param {Waiting} run
   */
  async #settle(run) {
    if (!this.#person || !this.#isIn) return;
    const { keys } = this.#person;
    try {
      if (!run.id) {
        await this.#wait(Math.max(0, run.from - this.#now()));
        const [[id]] = await this.#server.rows("POST", "runs", { keys, bytes: run.bytes, ticket: run.ticket.ticket });
        if (!this.#isIn) return;
        await this.#store.keepWaiting(run = { ...run, id });
        this.#tellRun(run.ticket, "checking");
      }
      for (let turn = 0; this.#isIn; turn += 1) {
        const [[state, rank, today, reason]] = await this.#server.rows("GET", `runs/${run.id}`);
        if (state !== "queued") {
          await this.#store.forgetWaiting(run);
          if (state === "proven" && run.kept) this.#proven(run.kept, run.id);
          this.#tellRun(run.ticket, state === "proven" ? "ranked" : "refused", rank, today, reason);
          // The person may be looking at the board.
          void this.#lines.refresh();
          return;
        }
        await this.#wait(WAITS[Math.min(turn, WAITS.length - 1)]);
      }
    } catch (error) {
      if (error instanceof Failed && error.kind === "refused") {
        await this.#store.forgetWaiting(run);
        return this.#tellRun(run.ticket, "refused", "", "", error.message);
      }
      this.#tellRun(run.ticket, "waiting");
      throw error;
    }
  }

  // MARK: Boards

  /**
   * Fetches a board.
   * @param {string} query
   */
  board(query) {
    return this.#lines.load(query);
  }

  /**
   * Fetches the boards of a game's earlier rules.
   * @param {string} game
   */
  closed(game) {
    return this.#lines.closed(game);
  }

  /**
   * The bytes of a run on a board, and whose it is. Throws `Failed`.
   * @param {string} id
   */
  recording(id) {
    return this.#lines.recording(id);
  }
}
