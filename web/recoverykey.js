// A recovery key: a key of the person's in a file, because browsers may delete what pages store. Here the page makes such files and
// reads them; it keeps nothing of them.

import { ALGORITHM } from "./boardkey.js";

const FORMAT = "carom recovery key 1";
const ABOUT = "Whoever has this file can play under this name. Keep it where only you can reach it. To use it, open the address, go to the "
  + "boards, and choose “I have a recovery key”.";
/** The size of the largest file that is read, in bytes. */
const LARGEST = 10_000;
/** The length of the longest address that is shown. */
const LONGEST = 80;

/** Why a file cannot be used: `file` if it is no recovery key, or damaged; `elsewhere` if it is one of the arcade at `address`. */
export class NoKey extends Error {
  /** @param {"file" | "elsewhere"} reason @param {string} [address] */
  constructor(reason, address = "") {
    super(`no recovery key: ${reason}`);
    this.reason = reason;
    this.address = address;
  }
}

/** Makes a pair of keys for a file; the private one is a JSON Web Key as well. */
export async function recoveryKeys() {
  const keys = /** @type {CryptoKeyPair} */ (await crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]));
  const { kty, crv, x, y, d } = await crypto.subtle.exportKey("jwk", keys.privateKey);
  return { keys, key: { kty, crv, x, y, d } };
}

/**
 * The file of a key.
 * @param {JsonWebKey} key
 * @param {{ root: URL, name: string, id: string }} about the site, the person's name, and the app's id
 */
export function recoveryFile(key, { root, name, id }) {
  const text = JSON.stringify({ format: FORMAT, about: ABOUT, address: root.href, name, key }, undefined, 2);
  return new File([text + "\n"], `${id.replace(/[^\p{L}\p{N}]+/gu, "-")}-recovery-key.json`, { type: "application/json" });
}

/**
 * The keys in a file. Throws `NoKey`.
 * @param {File} file @param {URL} root the site, whose key it must be
 * @returns {Promise<CryptoKeyPair>}
 */
export async function keysIn(file, root) {
  if (file.size > LARGEST) throw new NoKey("file");
  let address = "";
  try {
    const { format, address: site, key: { kty, crv, x, y, d } } = JSON.parse(await file.text());
    if (format !== FORMAT || typeof d !== "string") throw new NoKey("file");
    address = new URL(site).href;
    const open = { kty, crv, x, y };
    const keys = {
      privateKey: await crypto.subtle.importKey("jwk", { ...open, d }, ALGORITHM, false, ["sign"]),
      publicKey: await crypto.subtle.importKey("jwk", open, ALGORITHM, true, ["verify"]),
    };
    // Another site must not get a request that is signed by this key, because it could send it on.
    if (address === root.href) return keys;
  } catch {
    throw new NoKey("file");
  }
  throw new NoKey("elsewhere", address.slice(0, LONGEST));
}
