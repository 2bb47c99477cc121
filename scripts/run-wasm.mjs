// run-wasm.mjs FILE [NUMBER…]: runs a compiled program under node, with a console and a clock, but nothing else of a page.
// With numbers, its exported function `run` is called with them, instead of its main.
import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const numbers = process.argv.slice(3).map(Number);
const text = new TextDecoder();
/** @type {WebAssembly.Instance} */
let instance;
const memory = () => /** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer;
const log = (start, length) => process.stdout.write(text.decode(new Uint8Array(memory(), start, length)) + "\n");

// All imports that a program may call without a page do nothing, except those for a line of text and for the time.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = name.endsWith("log") ? log : name === "now" ? () => performance.now() : () => 0;
}
instance = await WebAssembly.instantiate(module, imports);
instance.exports.__wasm_call_ctors();
process.exitCode = numbers.length
  ? instance.exports.run(...numbers)
  : (instance.exports.__main_argc_argv ?? instance.exports.main)(0, 0);
