// Reads the trace of a trap: numbers of functions become their names, which stand in a file beside the program.

/**
 * The error's trace with the program's functions named, as the compiler writes them (`swift demangle` reads them aloud).
 * @param {Error} error
 */
export async function namedTrace(error) {
  // Chromium begins a trace with the error itself, the others do not.
  const stack = error.stack ?? "";
  const trace = stack.startsWith(String(error)) ? stack : `${error}\n${stack}`;
  try {
    const response = await fetch(new URL("app.names", import.meta.url));
    if (!response.ok) return trace;
    const names = new Map((await response.text()).split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    }));
    // Chromium and Firefox write wasm-function[12], WebKit <?>.wasm-function[12].
    return trace.replace(/wasm-function\[(\d+)\]/g, (whole, number) => names.get(number) ?? whole);
  } catch {
    return trace;
  }
}
