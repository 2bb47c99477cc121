// Joins the app's tables of commands, operations and outputs with the page's handlers for them.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./kit.js").Field} Field */

/**
 * The handler of one command; `fields` names the fields that it takes, in order, as `x y stops[color place]`.
 * @template Target
 * @typedef {{ fields: string, run: (target: Target, words: Words) => void } |
 *   { fields: string, take: (target: Target, ...fields: any[]) => void, row?: (...fields: any[]) => any }} Handler
 */

/**
 * A handler that is called with the fields of its command. `row` creates the rows of a list; without it, a row is the
 * value of its single field.
 * @template Target
 * @param {string} fields
 * @param {(target: Target, ...fields: any[]) => void} take
 * @param {(...fields: any[]) => any} [row]
 * @returns {Handler<Target>}
 */
export const takes = (fields, take, row) => ({ fields, take, row });

/**
 * A handler that reads the words itself, for commands that come by the thousand in every frame, because passing a
 * number as an argument may allocate. It names the types of its fields, as `x:number y:number`.
 * @template Target
 * @param {string} fields
 * @param {(target: Target, words: Words) => void} run
 * @returns {Handler<Target>}
 */
export const reads = (fields, run) => ({ fields, run });

/**
 * For each number of the table, the function that reads the fields and calls the handler. Throws if an entry has no
 * handler, if a handler has no entry, or if the fields differ from the table's, because then page and app are from
 * different builds.
 * @template Target
 * @param {string} what the table's name, for the error
 * @param {Entry[]} table
 * @param {Record<string, Handler<Target>>} handlers
 * @returns {((target: Target, words: Words) => void)[]}
 */
export function bind(what, table, handlers) {
  /** @type {((target: Target, words: Words) => void)[]} */
  const bound = [];
  for (const { number, name, fields } of table) {
    const handler = Object.hasOwn(handlers, name) ? handlers[name] : undefined;
    if (!handler) throw new Error(`the page does nothing about "${name}" of the table [${what}]`);
    const asked = named(fields, "run" in handler);
    if (asked !== handler.fields) {
      throw new Error(`the page takes "${name}" of the table [${what}] with (${handler.fields}), the app has (${asked})`);
    }
    bound[number] = "run" in handler ? handler.run : reading(fields, handler.take, handler.row);
  }
  for (const name of Object.keys(handlers)) {
    if (!table.some((entry) => entry.name === name)) throw new Error(`the app has no "${name}" in the table [${what}]`);
  }
  return bound;
}

/**
 * Fields as handlers name them.
 * @param {Field[]} fields
 * @param {boolean} withTypes
 * @returns {string}
 */
const named = (fields, withTypes) =>
  fields.map(({ name, type, rows }) =>
    rows ? `${name}[${named(rows, withTypes)}]` : withTypes ? `${name}:${type}` : name).join(" ");

/**
 * How the words of a field are read, by its type.
 * @type {Record<string, (words: Words) => any>}
 */
const READERS = {
  word: (words) => words.word(),
  layer: (words) => words.word(),
  color: (words) => words.word(),
  flag: (words) => words.flag(),
  number: (words) => words.number(),
  text: (words) => words.text(),
  matrix: (words) => Array.from({ length: 16 }, () => words.number()),
  words: (words) => words.part(words.word()),
};

/**
 * @param {Field} field
 * @param {((...fields: any[]) => any) | undefined} row
 * @returns {(words: Words) => any}
 */
function readerOf({ name, type, rows }, row = (value) => value) {
  if (rows) {
    const read = calling(rows.map((field) => readerOf(field)), row);
    return (words) => {
      const list = [];
      for (let count = words.word(); count > 0; count--) list.push(read(words));
      return list;
    };
  }
  if (!Object.hasOwn(READERS, type)) throw new Error(`the field "${name}" is of the unknown type "${type}"`);
  return READERS[type];
}

/**
 * Reads the fields and calls `take` with the target and them.
 * @template Target
 * @param {Field[]} fields
 * @param {(target: Target, ...fields: any[]) => void} take
 * @param {((...fields: any[]) => any) | undefined} row
 * @returns {(target: Target, words: Words) => void}
 */
function reading(fields, take, row) {
  const readers = fields.map((field) => readerOf(field, row));
  const [a, b, c, d] = readers;
  // Unrolled for few fields, which is the common case.
  switch (readers.length) {
    case 0: return (target) => take(target);
    case 1: return (target, words) => take(target, a(words));
    case 2: return (target, words) => take(target, a(words), b(words));
    case 3: return (target, words) => take(target, a(words), b(words), c(words));
    case 4: return (target, words) => take(target, a(words), b(words), c(words), d(words));
    default: {
      const [e, f, g, h] = readers.slice(4);
      if (readers.length === 8) {
        return (target, words) =>
          take(target, a(words), b(words), c(words), d(words), e(words), f(words), g(words), h(words));
      }
      return (target, words) => {
        const values = [];
        for (const read of readers) values.push(read(words));
        take(target, ...values);
      };
    }
  }
}

/**
 * Reads the fields of a row and creates the row from them.
 * @param {((words: Words) => any)[]} readers
 * @param {(...fields: any[]) => any} row
 * @returns {(words: Words) => any}
 */
function calling(readers, row) {
  const [a, b] = readers;
  switch (readers.length) {
    case 1: return (words) => row(a(words));
    case 2: return (words) => row(a(words), b(words));
    default: return (words) => {
      const values = [];
      for (const read of readers) values.push(read(words));
      return row(...values);
    };
  }
}
