// Runs as compressed bytes, and as the text that a link contains.

/** The longest text of a link that is read, in characters, and the longest recording that one may contain, in bytes. */
export const LONGEST_TEXT = 1 << 16;
export const LONGEST_LINKED = 1 << 20;
/** The most compressed bytes that a link is made for: messengers and mail cut longer ones. */
export const LONGEST_SHARED = 4096;
/** Begins the text of a link to a run on the site's boards; the server's id follows. */
export const ON_BOARDS = "@";

/**
 * Compresses bytes for keeping and sharing.
 * @param {Uint8Array} bytes
 */
export function packed(bytes) {
  const { CompressionStream } = /** @type {any} */ (globalThis);
  return through(bytes, new CompressionStream("deflate-raw"), Infinity);
}

/**
 * The bytes that `packed` compressed. Throws if `packed` is damaged, or if there are more than `most`.
 * @param {Uint8Array} bytes
 * @param {number} most
 */
export function unpacked(bytes, most) {
  const { DecompressionStream } = /** @type {any} */ (globalThis);
  return through(bytes, new DecompressionStream("deflate-raw"), most);
}

/**
 * @param {Uint8Array} bytes @param {any} stream a transform stream @param {number} most
 * @returns {Promise<Uint8Array>}
 */
async function through(bytes, stream, most) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length > most) {
      // A few bytes can become millions.
      void reader.cancel().catch(() => {});
      throw new RangeError(`the bytes become more than ${most}`);
    }
  }
  const all = new Uint8Array(length);
  let place = 0;
  for (const part of parts) {
    all.set(part, place);
    place += part.length;
  }
  return all;
}

/**
 * Bytes as text for an address: base64url, without the padding.
 * @param {Uint8Array} bytes
 */
export function textOf(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The bytes of such a text. Throws if the text is invalid or too long.
 * @param {string} text
 */
export function bytesOf(text) {
  if (text.length > LONGEST_TEXT) throw new RangeError(`the link has more than ${LONGEST_TEXT} characters`);
  if (!/^[\w-]+$/.test(text)) throw new SyntaxError("the link contains what no run does");
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (character) => character.charCodeAt(0));
}

/**
 * The server's id in the text of a link; undefined if the link contains the run itself. Throws if it is no id.
 * @param {string} text
 */
export function idOf(text) {
  if (!text.startsWith(ON_BOARDS)) return undefined;
  const id = text.slice(ON_BOARDS.length);
  if (!/^[\w-]{1,64}$/.test(id)) throw new SyntaxError("the link names no run");
  return id;
}
