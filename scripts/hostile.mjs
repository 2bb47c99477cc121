// hostile.mjs FILE FIRST COUNT: runs the random programs of CaromHostile, compiled to WebAssembly, under node; prints a line
// `seed hash` for each, as the native program does, and `seed trap: REASON` for one that trapped.
import { readFileSync } from "node:fs";

const [file, first, count, tell] = process.argv.slice(2);
const module = await WebAssembly.compile(readFileSync(file));
const text = new TextDecoder();

/** A fresh program: after a trap nothing of the old one can be trusted. */
async function instantiate() {
  /** @type {WebAssembly.Instance} */
  let instance;
  const memory = () => /** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer;
  const log = (start, length) => process.stdout.write(text.decode(new Uint8Array(memory(), start, length)) + "\n");
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = name === "log" ? log : () => 0;
  }
  instance = await WebAssembly.instantiate(module, imports);
  instance.exports.__wasm_call_ctors();
  (instance.exports.__main_argc_argv ?? instance.exports.main)?.(0, 0);
  return instance.exports;
}

let program = await instantiate();
for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
  try {
    const hash = program.hostile_run(seed, tell ? 1 : 0);
    process.stdout.write(`${seed} ${BigInt.asUintN(64, hash).toString(16)}\n`);
  } catch (error) {
    process.stdout.write(`${seed} trap: ${error}\n`);
    program = await instantiate();
  }
}
