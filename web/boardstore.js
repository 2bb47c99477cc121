// What the page stores for boards, in a database of its own: the person's key, the tickets, and the runs on which the server has
// not decided yet. The database does not exist before the person joins.

/**
 * The person: the keys, the name, and the name by which the server knows the key.
 * @typedef {{ keys: CryptoKeyPair, name: string, player: string }} Person
 */
/**
 * A ticket: what it is for, its seed, and when the page got it, in milliseconds since 1970.
 * @typedef {{ ticket: string, game: string, day: string, seed: string, date: number }} Ticket
 */
/**
 * A run to be sent, or sent and not decided yet: the ticket with which it was played, its bytes, its length in seconds, when it may be
 * sent, the server's id for it, empty until the server has it, and the id under which the browser keeps it, which earlier builds do not
 * store.
 * @typedef {{ ticket: Ticket, bytes: Uint8Array, seconds: number, from: number, id: string, kept?: string }} Waiting
 */

const VERSION = 1;
const STORES = ["person", "tickets", "waiting"];
/** How long a server accepts a ticket, in milliseconds. */
export const LIFETIME = 6 * 3_600_000;
const ME = "me";

export class BoardStore {
  #name;

  /** @param {string} app the app's id */
  constructor(app) {
    this.#name = `${app}/boards`;
  }

  /**
   * Runs a transaction on one of the stores.
   * @template Result
   * @param {string} store @param {IDBTransactionMode} mode @param {(store: IDBObjectStore) => IDBRequest<Result>} request
   * @returns {Promise<Result>}
   */
  async #do(store, mode, request) {
    const opening = indexedDB.open(this.#name, VERSION);
    opening.onupgradeneeded = () => {
      for (const each of STORES) opening.result.createObjectStore(each);
    };
    const database = await answer(opening);
    try {
      const transaction = database.transaction(store, mode);
      const ended = new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve(undefined);
        transaction.onabort = () => reject(transaction.error);
      });
      const asked = request(transaction.objectStore(store));
      await ended;
      return asked.result;
    } finally {
      database.close();
    }
  }

  /** Whether the database exists; this does not create it. */
  async exists() {
    if (!indexedDB.databases) return true;
    return (await indexedDB.databases()).some(({ name }) => name === this.#name);
  }

  /** @returns {Promise<Person | undefined>} */
  async person() {
    return await this.exists() ? this.#do("person", "readonly", (store) => store.get(ME)) : undefined;
  }

  /** @param {Person} person */
  keepPerson(person) {
    return this.#do("person", "readwrite", (store) => store.put(person, ME));
  }

  /** @returns {Promise<Ticket[]>} */
  tickets() {
    return this.#do("tickets", "readonly", (store) => store.getAll());
  }

  /** @param {Ticket} ticket */
  keepTicket(ticket) {
    return this.#do("tickets", "readwrite", (store) => store.put(ticket, `${ticket.game} ${ticket.seed}`));
  }

  /** @param {Ticket} ticket */
  forgetTicket(ticket) {
    return this.#do("tickets", "readwrite", (store) => store.delete(`${ticket.game} ${ticket.seed}`));
  }

  /** @returns {Promise<Waiting[]>} */
  waiting() {
    return this.#do("waiting", "readonly", (store) => store.getAll());
  }

  /** @param {Waiting} run */
  keepWaiting(run) {
    return this.#do("waiting", "readwrite", (store) => store.put(run, run.ticket.ticket));
  }

  /** @param {Waiting} run */
  forgetWaiting(run) {
    return this.#do("waiting", "readwrite", (store) => store.delete(run.ticket.ticket));
  }

  /** Deletes everything. */
  erase() {
    return answer(indexedDB.deleteDatabase(this.#name));
  }
}

/** @template Result @param {IDBRequest<Result>} request @returns {Promise<Result>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
