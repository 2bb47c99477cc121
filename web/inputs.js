// Encodes inputs as the bytes of the replay format, according to the table that the app provides.

/** @typedef {import("./kit.js").Entry} Entry */
/**
 * The fields of an input; omitted fields are 0 or empty.
 * @typedef {Record<string, number | boolean | string | string[]>} Fields
 */

const utf8 = new TextEncoder();

export class InputWriter {
  #entries;
  /** The names of each input's fields. */
  #names;
  #bytes = new Uint8Array(4096);
  #view = new DataView(this.#bytes.buffer);
  #length = 0;

  /** @param {Entry[]} entries */
  constructor(entries) {
    this.#entries = new Map(entries.map((entry) => [entry.name, entry]));
    this.#names = new Map(entries.map(({ name, fields }) => [name, new Set(fields.map((field) => field.name))]));
  }

  /**
   * Appends one input. Throws if the app has no such input, or if the input has no such field.
   * @param {string} kind
   * @param {Fields} fields
   */
  put(kind, fields) {
    const entry = this.#entries.get(kind);
    const names = this.#names.get(kind);
    if (!entry || !names) throw new Error(`the app takes no input "${kind}"`);
    for (const name in fields) {
      if (!names.has(name)) throw new Error(`the input "${kind}" has no field "${name}"`);
    }
    this.#byte(entry.number);
    for (const { name, type } of entry.fields) {
      const value = fields[name] ?? 0;
      switch (type) {
        case "byte": this.#byte(Number(value)); break;
        case "int32": this.#int32(Number(value)); break;
        case "double": this.#double(Number(value)); break;
        case "text": this.#text(String(fields[name] ?? "")); break;
        case "texts": this.#texts(/** @type {string[]} */ (fields[name] ?? [])); break;
        default: throw new Error(`the input "${kind}" has a field of the unknown type "${type}"`);
      }
    }
  }

  /** Returns the inputs appended since the last call; valid until the next `put`. */
  take() {
    const bytes = this.#bytes.subarray(0, this.#length);
    this.#length = 0;
    return bytes;
  }

  /**
   * Appends `count` bytes and returns their offset. May replace `#bytes` and `#view` with larger ones, so call it
   * before using either.
   * @param {number} count
   */
  #room(count) {
    if (this.#length + count > this.#bytes.length) {
      const bytes = new Uint8Array((this.#length + count) * 2);
      bytes.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = bytes;
      this.#view = new DataView(bytes.buffer);
    }
    this.#length += count;
    return this.#length - count;
  }

  /** @param {number} value */
  #byte(value) {
    const place = this.#room(1);
    this.#view.setUint8(place, value);
  }

  /** @param {number} value */
  #int32(value) {
    const place = this.#room(4);
    this.#view.setInt32(place, value, true);
  }

  /** @param {number} value */
  #double(value) {
    const place = this.#room(8);
    this.#view.setFloat64(place, value, true);
  }

  /** @param {string} value */
  #text(value) {
    const bytes = utf8.encode(value);
    this.#int32(bytes.length);
    const place = this.#room(bytes.length);
    this.#bytes.set(bytes, place);
  }

  /** @param {string[]} values */
  #texts(values) {
    this.#int32(values.length);
    for (const value of values) this.#text(value);
  }
}
