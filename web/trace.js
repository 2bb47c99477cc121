// Makes the trace of a trap readable: replaces the numbers of functions with their names, from a file beside the
// program.

/**
 * The error's trace with function names, mangled as the compiler writes them (`swift demangle` makes them readable).
 * @param {Error} error
 */
export async function namedTrace(error) {
  // Chromium's traces start with the error itself; others do not.
  const stack = error.stack ?? "";
  const trace = stack.startsWith(String(error)) ? stack : `${error}\n${stack}`;
  try {
    const response = await fetch(new URL("app.names", import.meta.url));
    if (!response.ok) return trace;
    const names = new Map((await response.text()).split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1)];
    }));
    // Chromium and Firefox write …/rest.wasm:wasm-function[12]; WebKit writes rest.wasm-function[12], or <?> for an
    // unnamed part.
    return trace.replace(/(\w*)(\.wasm)?([:.])wasm-function\[(\d+)\]/g, (whole, part, suffix, mark, number) => {
      const name = names.get(`${part}.${number}`) ?? names.get(number);
      return name ? part + (suffix ?? "") + mark + name : whole;
    });
  } catch {
    return trace;
  }
}
