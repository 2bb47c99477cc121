// Reads 32-bit words from the app's memory, one after the other.

const utf8 = new TextDecoder();

/**
 * A cache of the CSS of colors.
 * @type {Map<number, string>}
 */
const colors = new Map();

/**
 * The CSS of a color 0xAARRGGBB.
 * @param {number} color
 */
export function css(color) {
  let text = colors.get(color);
  if (text === undefined) {
    text = "#" + (((color << 8) | (color >>> 24)) >>> 0).toString(16).padStart(8, "0");
    colors.set(color, text);
  }
  return text;
}

/**
 * Whether a color is completely transparent.
 * @param {number} color
 */
export const isClear = (color) => color >>> 24 === 0;

export class Words {
  #buffer;
  #address;
  #words;
  #numbers;

  /**
   * @param {ArrayBuffer} buffer
   * @param {number} address in bytes, a multiple of 4
   * @param {number} count in words
   */
  constructor(buffer, address, count) {
    this.#buffer = buffer;
    this.#address = address;
    this.#words = new Uint32Array(buffer, address, count);
    this.#numbers = new Float32Array(buffer, address, count);
    this.count = count;
    this.index = 0;
  }

  get isAtEnd() {
    return this.index >= this.count;
  }

  word() {
    return this.#words[this.index++];
  }

  number() {
    return this.#numbers[this.index++];
  }

  flag() {
    return this.#words[this.index++] !== 0;
  }

  text() {
    const length = this.#words[this.index++];
    if (length === 0) return "";
    const text = utf8.decode(new Uint8Array(this.#buffer, this.#address + this.index * 4, length));
    this.index += (length + 3) >> 2;
    return text;
  }

  /**
   * Returns a reader for a copy of the same words, from the first one on; it stays valid when the app's memory changes.
   */
  copy() {
    return new Words(this.#buffer.slice(this.#address, this.#address + this.count * 4), 0, this.count);
  }

  /**
   * Returns a reader of the next `count` words.
   * @param {number} count
   */
  part(count) {
    const part = new Words(this.#buffer, this.#address + this.index * 4, count);
    this.index += count;
    return part;
  }

  /**
   * The key of a drawing whose operations these words are: two drawings with the same key look the same.
   * @param {number} width @param {number} height @param {number} mode
   */
  key(width, height, mode) {
    const { index } = this;
    let a = 0x811c9dc5, b = 0x9e3779b9;
    while (!this.isAtEnd) {
      const word = this.word();
      a = Math.imul(a ^ word, 0x01000193);
      b = Math.imul((b ^ word) + (b >>> 15), 0x85ebca6b);
    }
    const count = this.index - index;
    this.index = index;
    return [width, height, mode, devicePixelRatio, count, a, b].join();
  }
}
