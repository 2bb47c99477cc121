// The person's other devices, and recovery keys. Every device has a key of its own: one that belongs to the person asks the server for
// an invitation, and a new key joins with it.

import { newKeys } from "./boardkey.js";
import { Failed } from "./boardserver.js";
import { NoKey, keysIn, recoveryFile, recoveryKeys } from "./recoverykey.js";

/** @typedef {import("./boardstore.js").Person} Person */
/**
 * What belongs to the boards: the person, and what is done when the server has said who the person is, or that the key is not
 * accepted any more.
 * @typedef {{
 *   person: () => Person | undefined, keep: (person: Person) => Promise<unknown>, become: (person: Person) => Promise<void>,
 *   drop: () => Promise<unknown>, forget: () => Promise<void>, isRemoved: (error: unknown) => Promise<boolean>,
 * }} Owner
 */
/**
 * @typedef {{
 *   owner: Owner, tell: (list: string[]) => void, id: string, root: URL,
 *   server: Pick<import("./boardserver.js").BoardServer, "rows">,
 *   choose: () => Promise<File | undefined>, save: (file: File) => void,
 * }} Options
 */

/**
 * Why the server refuses a key or an invitation, by the code of its answer.
 * @type {Record<number, string>}
 */
const REASONS = { 401: "file", 403: "banned", 404: "gone", 409: "full", 410: "expired" };

export class BoardDevices {
  #owner;
  #tell;
  #id;
  #root;
  #server;
  #choose;
  #save;
  /** The server's name for this device's key. */
  #own = "";

  /** @param {Options} options */
  constructor({ owner, tell, id, root, server, choose, save }) {
    this.#owner = owner;
    this.#tell = tell;
    this.#id = id;
    this.#root = root;
    this.#server = server;
    this.#choose = choose;
    this.#save = save;
  }

  /** Tells the app which keys the person has, and the name if another device has changed it. */
  async list() {
    const person = this.#owner.person();
    if (!person?.player) return;
    try {
      const [[player, name], ...keys] = await this.#server.rows("GET", "me", person);
      if (name !== person.name) await this.#owner.become({ keys: person.keys, name, player });
      this.#own = keys.find(([, , , own]) => own)?.[0] ?? "";
      const accepted = keys.filter(([, kind]) => kind !== "removed");
      this.#tell(["devices", "loaded", ...accepted.flatMap(([key, kind, added, own]) => [key, kind, added, own ?? ""])]);
    } catch (error) {
      if (await this.#owner.isRemoved(error)) return;
      this.#tell(["devices", error instanceof Failed && error.kind === "busy" ? "busy" : "offline"]);
    }
  }

  /**
   * Makes a link for another device.
   * @param {string} place the place of the app that the link opens, to which the invitation is appended
   */
  async invite(place) {
    try {
      const address = new URL(this.#root);
      address.hash = place + await this.#invitation();
      this.#tell(["invitation", address.href]);
    } catch (error) {
      if (!await this.#owner.isRemoved(error)) this.#fail("invite", error);
    }
  }

  /**
   * An invitation for a key of the person's.
   * @param {CryptoKeyPair | undefined} [keys] who asks for it
   */
  async #invitation(keys = this.#owner.person()?.keys) {
    const [[invitation]] = await this.#server.rows("POST", "me/invitations", { keys });
    return invitation;
  }

  /**
   * Joins this device to the person whose device made a link.
   * @param {string} invitation
   */
  async join(invitation) {
    if (this.#isSomebody("joinDevice")) return;
    try {
      await this.#join(invitation);
    } catch (error) {
      this.#fail("joinDevice", error);
    }
  }

  /**
   * Whether this device cannot join because it belongs to somebody; then the app is told.
   * @param {string} act
   */
  #isSomebody(act) {
    if (!this.#owner.person()?.player) return false;
    this.#tell(["failed", act, "here", ""]);
    return true;
  }

  /** @param {string} invitation */
  async #join(invitation) {
    const keys = this.#owner.person()?.keys ?? await newKeys();
    // Stored before anything is sent, so that the server never has a key that the browser has lost.
    await this.#owner.keep({ keys, name: "", player: "" });
    const [player, name] = await this.#server.rows("POST", "me/keys", { keys, json: { invitation, kind: "device" } })
      .then(([row]) => row, (error) => this.#earlier(keys, error));
    await this.#owner.become({ keys, name, player });
  }

  /**
   * Who a key belongs to that cannot join, because it has joined already and the answer was lost. Throws the error if it is nobody's,
   * and then forgets it.
   * @param {CryptoKeyPair} keys @param {unknown} error
   */
  async #earlier(keys, error) {
    if (!(error instanceof Failed) || error.kind !== "refused") throw error;
    if (error.status === 409) {
      const [row] = await this.#server.rows("GET", "me", { keys }).catch((other) => {
        if (other.kind !== "refused") throw other;
        return [];
      });
      if (row) return row;
    }
    await this.#owner.drop();
    throw error;
  }

  /**
   * Removes a key of the person's, such as that of a lost device, or of this one.
   * @param {string} key
   */
  async remove(key) {
    const person = this.#owner.person();
    if (!person?.player) return;
    try {
      await this.#server.rows("DELETE", `me/keys/${encodeURIComponent(key)}`, person).catch((error) => {
        // Another device has removed it already.
        if (error.status !== 404) throw error;
      });
      await (key === this.#own ? this.#owner.forget() : this.list());
    } catch (error) {
      if (!await this.#owner.isRemoved(error)) this.#fail("removeKey", error);
    }
  }

  // MARK: Recovery keys

  /** Makes a recovery key, and saves it as a file. */
  async saveKey() {
    try {
      const { keys, key } = await recoveryKeys();
      const invitation = await this.#invitation().catch(async (error) => {
        if (!await this.#owner.isRemoved(error)) throw error;
      });
      if (!invitation) return;
      const [[, name]] = await this.#server.rows("POST", "me/keys", { keys, json: { invitation, kind: "recovery" } });
      this.#save(recoveryFile(key, { root: this.#root, name, id: this.#id }));
      await this.list();
    } catch (error) {
      this.#fail("saveKey", error);
    }
  }

  /** Lets the person choose the file of a recovery key, and joins this device to its person. */
  async recover() {
    const file = await this.#choose();
    if (!file || this.#isSomebody("recover")) return;
    try {
      await this.#join(await this.#invitation(await keysIn(file, this.#root)));
    } catch (error) {
      this.#fail("recover", error);
    }
  }

  /**
   * Tells the app why something was not done.
   * @param {string} act @param {unknown} error
   */
  #fail(act, error) {
    if (error instanceof NoKey) return this.#tell(["failed", act, error.reason, error.address]);
    const reason = !(error instanceof Failed) ? "storage" : error.kind === "refused" ? REASONS[error.status] ?? "offline" : error.kind;
    this.#tell(["failed", act, reason, ""]);
  }
}
