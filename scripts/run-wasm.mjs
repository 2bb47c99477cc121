// run-wasm.mjs FILE: runs a compiled program under node. It has a console and nothing else of a page.
import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const text = new TextDecoder();
/** @type {WebAssembly.Instance} */
let instance;
const memory = () => /** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer;
const console_log = (start, length) => process.stdout.write(text.decode(new Uint8Array(memory(), start, length)) + "\n");

// Every import of the page that a program without one may call answers nothing, but for the line of text.
const imports = {};
for (const { module: from, name } of WebAssembly.Module.imports(module)) {
  (imports[from] ??= {})[name] = name.endsWith("log") ? console_log : () => 0;
}
instance = await WebAssembly.instantiate(module, imports);
instance.exports.__wasm_call_ctors();
process.exitCode = (instance.exports.__main_argc_argv ?? instance.exports.main)(0, 0);
