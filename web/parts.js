// The two parts of the program: what a first visit needs until something is touched, and the rest.

/**
 * Asks for a file beside the scripts.
 * @param {string} name
 */
export async function fetched(name) {
  const response = await fetch(new URL(name, import.meta.url), { credentials: "same-origin" });
  if (!response.ok) throw new TypeError(`${response.url} answers ${response.status}`);
  return response;
}

/** Loads the rest, of which there is as yet no function in the program's table. */
export function loadRest() {
  return WebAssembly.compileStreaming(fetched("rest.wasm"));
}

/**
 * Whether this visit needs all of the program from its first frame: it asks for an app by its address, it stored something
 * the last time, or it began without the rest and came to a function that is in there.
 */
export function needsAll() {
  // #/ is the first screen's.
  return !/^#?\/?$/.test(location.hash) || history.state?.needsAll === true;
}

/** Loads the page again, this time with all of the program. Nothing is lost: nobody has touched it yet. */
export function beginWithAll() {
  history.replaceState({ ...history.state, needsAll: true }, "");
  location.reload();
}
