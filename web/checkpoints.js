// Checkpoints of the program's memory. All of the program's state is in its memory: its table does not change, and its
// stack is empty between calls.

/** The size of a memory page in bytes. A page is stored if it has changed. */
const PAGE = 4096;
const WORDS = PAGE / 4;

/**
 * How memory of `size` bytes differs from its previous state: the numbers and contents of the pages that changed.
 * @typedef {{ size: number, pages: Uint32Array, contents: Uint8Array }} Difference
 */
/**
 * A checkpoint: the tick that ran last, the number of bytes of inputs that the app had received, and how memory differs
 * from the previous checkpoint, or, for the first one, from memory full of zeros.
 * @typedef {{ tick: number, place: number, difference: Difference }} Checkpoint
 */
/**
 * A state of the program: consecutive differences, starting from zeros.
 * @typedef {Difference[]} State
 */

export class Checkpoints {
  /**
   * Memory as of the last checkpoint; undefined until it is needed for the next one.
   * @type {Int32Array | undefined}
   */
  #memory = new Int32Array(0);
  #mostBytes;
  /** @type {Checkpoint[]} */
  #list = [];

  /** @param {number} mostBytes the most bytes to keep; beyond that, every second checkpoint is merged into the next */
  constructor(mostBytes = 1 << 26) {
    this.#mostBytes = mostBytes;
  }

  /** How many bytes the checkpoints take. */
  get bytes() {
    return this.#list.reduce((sum, { difference }) => sum + difference.contents.length, 0);
  }

  /** @returns {Checkpoint | undefined} */
  get latest() {
    return this.#list.at(-1);
  }

  /**
   * The last checkpoint at which no more than `place` bytes had been received, and its state.
   * @param {number} place
   * @returns {Checkpoint & { state: State } | undefined}
   */
  before(place) {
    const reached = this.#list.filter((each) => each.place <= place);
    const last = reached.at(-1);
    return last && { ...last, state: reached.map(({ difference }) => difference) };
  }

  /**
   * Stores a checkpoint of memory as it is now.
   * @param {WebAssembly.Memory} memory
   * @param {number} tick
   * @param {number} place
   * @returns {Checkpoint}
   */
  take({ buffer }, tick, place) {
    let last = this.#last;
    if (last.byteLength < buffer.byteLength) {
      last = new Int32Array(buffer.byteLength / 4);
      last.set(this.#last);
      this.#memory = last;
    }
    const now = new Int32Array(buffer);
    const pages = [];
    for (let word = 0; word < now.length; word += WORDS) if (differs(now, last, word)) pages.push(word / WORDS);
    const difference = { size: buffer.byteLength, pages: Uint32Array.from(pages), contents: contents(buffer, pages) };
    put(difference, new Uint8Array(last.buffer));
    return this.#add({ tick, place, difference });
  }

  /**
   * Starts from a checkpoint of an earlier page. Takes no time: a page that opens has other things to do first.
   * @param {number} tick
   * @param {number} place
   * @param {State} state
   */
  begin(tick, place, state) {
    this.#list = state.map((difference) => ({ tick, place, difference }));
    this.#memory = undefined;
  }

  /** Memory as of the last checkpoint. */
  get #last() {
    if (!this.#memory) {
      const memory = new Uint8Array(this.latest?.difference.size ?? 0);
      for (const { difference } of this.#list) put(difference, memory);
      this.#memory = new Int32Array(memory.buffer);
    }
    return this.#memory;
  }

  /**
   * All of memory at the last checkpoint, as the difference from zeros.
   * @returns {Difference}
   */
  whole() {
    const zeros = new Int32Array(WORDS);
    const last = this.#last;
    const pages = [];
    for (let word = 0; word < last.length; word += WORDS) {
      if (differs(last.subarray(word, word + WORDS), zeros, 0)) pages.push(word / WORDS);
    }
    const { buffer } = last;
    return { size: buffer.byteLength, pages: Uint32Array.from(pages), contents: contents(buffer, pages) };
  }

  /** @param {Checkpoint} checkpoint */
  #add(checkpoint) {
    this.#list.push(checkpoint);
    while (this.bytes > this.#mostBytes && this.#list.length > 2) this.#thin();
    return checkpoint;
  }

  /** Merges every second checkpoint into the next one; the first and the last stay. */
  #thin() {
    for (let index = 1; index < this.#list.length - 1; index += 1) {
      const [{ difference }] = this.#list.splice(index, 1);
      const next = this.#list[index];
      this.#list[index] = { ...next, difference: joined(difference, next.difference) };
    }
  }
}

/**
 * Restores the memory of a program that has not started.
 * @param {State} state
 * @param {WebAssembly.Memory} memory
 */
export function putBack(state, memory) {
  // Beyond the memory with which the program starts, everything is zeros.
  new Uint8Array(memory.buffer).fill(0);
  const size = state.at(-1)?.size ?? 0;
  const missing = size - memory.buffer.byteLength;
  if (missing > 0) memory.grow(missing / 65536);
  const bytes = new Uint8Array(memory.buffer);
  for (const difference of state) put(difference, bytes);
}

/**
 * Whether a stored value is a valid difference.
 * @param {any} difference
 * @returns {difference is Difference}
 */
export function isDifference(difference) {
  const { size, pages, contents } = difference ?? {};
  return pages instanceof Uint32Array && contents instanceof Uint8Array && contents.length === pages.length * PAGE
    && Number.isInteger(size) && size > 0 && size % 65536 === 0 && size <= 1 << 30
    && pages.every((page) => page < size / PAGE);
}

/** @param {Difference} difference @param {Uint8Array} memory */
function put({ pages, contents }, memory) {
  for (const [index, page] of pages.entries()) {
    memory.set(contents.subarray(index * PAGE, (index + 1) * PAGE), page * PAGE);
  }
}

/**
 * Whether a page differs.
 * @param {Int32Array} a
 * @param {Int32Array} b
 * @param {number} start the first word of the page
 */
function differs(a, b, start) {
  for (let word = start; word < start + WORDS; word += 8) {
    if ((a[word] ^ b[word]) | (a[word + 1] ^ b[word + 1]) | (a[word + 2] ^ b[word + 2]) | (a[word + 3] ^ b[word + 3])
      | (a[word + 4] ^ b[word + 4]) | (a[word + 5] ^ b[word + 5]) | (a[word + 6] ^ b[word + 6])
      | (a[word + 7] ^ b[word + 7])) return true;
  }
  return false;
}

/** @param {ArrayBufferLike} buffer @param {number[]} pages */
function contents(buffer, pages) {
  const contents = new Uint8Array(pages.length * PAGE);
  pages.forEach((page, index) => contents.set(new Uint8Array(buffer, page * PAGE, PAGE), index * PAGE));
  return contents;
}

/**
 * Merges two consecutive differences.
 * @param {Difference} first
 * @param {Difference} then
 * @returns {Difference}
 */
function joined(first, then) {
  /** @type {Map<number, Uint8Array>} */
  const pages = new Map();
  for (const { pages: numbers, contents } of [first, then]) {
    numbers.forEach((page, index) => pages.set(page, contents.subarray(index * PAGE, (index + 1) * PAGE)));
  }
  const all = new Uint8Array(pages.size * PAGE);
  [...pages.values()].forEach((page, index) => all.set(page, index * PAGE));
  return { size: then.size, pages: Uint32Array.from(pages.keys()), contents: all };
}
