// What the app's tables say of commands, operations and outputs, joined with what the page does about each.

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./kit.js").Field} Field */

/**
 * What is done about one command: the names of its fields in their order, and a function that takes them behind its
 * target.
 * @template Target
 * @typedef {{ fields: string, run: (target: Target, ...fields: any[]) => void }} Handler
 */

/**
 * A handler of a command with these fields, their names separated by spaces.
 * @template Target
 * @param {string} fields
 * @param {(target: Target, ...fields: any[]) => void} run
 * @returns {Handler<Target>}
 */
export const takes = (fields, run) => ({ fields, run });

/**
 * For each number of the table what reads the fields and hands them over. Throws where the table has an entry that nothing
 * is done about, where something is done that no entry asks for, and where the fields are not those that the table has:
 * then page and app are of different builds.
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
    const asked = fields.map((field) => field.name).join(" ");
    if (asked !== handler.fields || handler.run.length > 1 + fields.length) {
      throw new Error(`the page takes "${name}" of the table [${what}] with (${handler.fields}), the app has (${asked})`);
    }
    bound[number] = reading(fields, handler.run);
  }
  for (const name of Object.keys(handlers)) {
    if (!table.some((entry) => entry.name === name)) throw new Error(`the app has no "${name}" in the table [${what}]`);
  }
  return bound;
}

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

/** @param {Field} field @returns {(words: Words) => any} */
function readerOf({ name, type, rows }) {
  if (rows) return listReader(rows);
  if (!Object.hasOwn(READERS, type)) throw new Error(`the field "${name}" is of the unknown type "${type}"`);
  return READERS[type];
}

/**
 * Reads rows: the values themselves where a row has one field, else objects.
 * @param {Field[]} fields
 * @returns {(words: Words) => any[]}
 */
function listReader(fields) {
  const readers = fields.map(readerOf);
  if (readers.length === 1) return (words) => Array.from({ length: words.word() }, () => readers[0](words));
  const names = fields.map(({ name }) => name);
  return (words) => Array.from({ length: words.word() }, () => {
    /** @type {Record<string, any>} */
    const row = {};
    for (let index = 0; index < names.length; index++) row[names[index]] = readers[index](words);
    return row;
  });
}

/**
 * Reads the fields and calls `run` with them. Written out by their number, because a frame has thousands of commands and
 * an array for each would be felt.
 * @template Target
 * @param {Field[]} fields
 * @param {(target: Target, ...fields: any[]) => void} run
 * @returns {(target: Target, words: Words) => void}
 */
function reading(fields, run) {
  const readers = fields.map(readerOf);
  if (fields.every(({ type }) => type === "number") && readers.length > 1) return readingNumbers(readers.length, run);
  const [a, b, c, d] = readers;
  switch (readers.length) {
    case 0: return (target) => run(target);
    case 1: return (target, words) => run(target, a(words));
    case 2: return (target, words) => run(target, a(words), b(words));
    case 3: return (target, words) => run(target, a(words), b(words), c(words));
    case 4: return (target, words) => run(target, a(words), b(words), c(words), d(words));
    default: return (target, words) => run(target, ...readers.map((read) => read(words)));
  }
}

/**
 * The same where all fields are numbers, as places are.
 * @template Target
 * @param {number} count
 * @param {(target: Target, ...fields: any[]) => void} run
 * @returns {(target: Target, words: Words) => void}
 */
function readingNumbers(count, run) {
  switch (count) {
    case 2: return (target, words) => run(target, words.number(), words.number());
    case 4: return (target, words) => run(target, words.number(), words.number(), words.number(), words.number());
    case 6:
      return (target, words) =>
        run(target, words.number(), words.number(), words.number(), words.number(), words.number(), words.number());
    default: return (target, words) => run(target, ...Array.from({ length: count }, () => words.number()));
  }
}
