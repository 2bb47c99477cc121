// The key by which a server with boards knows a person, and the signature of a request. The private half never leaves the
// browser; not even the page can read it.

const utf8 = new TextEncoder();
/** The kind of all keys. */
export const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };

/** Makes a pair of keys whose private half cannot be read. */
export const newKeys = () => /** @type {Promise<CryptoKeyPair>} */ (crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]));

/** @param {Uint8Array} bytes */
export const base64url = (bytes) =>
  btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

/** @param {Uint8Array} bytes */
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));

/**
 * The lines that a signature covers.
 * @param {string} method @param {string} target the path with its query @param {number} time in milliseconds since 1970
 * @param {Uint8Array} body
 */
export async function signedText(method, target, time, body) {
  const hash = Array.from(await sha256(body), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return ["carom1", method, target, time, hash].join("\n");
}

/**
 * The fields that sign a request.
 * @param {CryptoKeyPair} keys @param {string} method @param {string} target @param {number} time
 * @param {Uint8Array} body
 */
export async function signature(keys, method, target, time, body) {
  const raw = await crypto.subtle.exportKey("raw", keys.publicKey);
  const text = utf8.encode(await signedText(method, target, time, body));
  const signed = await crypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, keys.privateKey, text);
  return {
    "Carom-Key": base64url(new Uint8Array(raw)), "Carom-Time": String(time), "Carom-Signature": base64url(new Uint8Array(signed)),
  };
}
