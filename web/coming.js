// What the page shows before the app: its name on its background color, and the progress of the download.

/** The size of each file of the program in bytes, as the build wrote it: `app.wasm 508890 rest.wasm 2498196`. */
function sizes() {
  const words = (document.documentElement.dataset.bytes ?? "").split(" ");
  return new Map(words.flatMap((word, index) => (index % 2 ? [[words[index - 1], Number(word)]] : [])));
}

/**
 * For each file that was requested, the number of bytes received.
 * @type {Map<string, number>}
 */
const arrived = new Map();

/**
 * A file of the program is being requested: from now on it counts towards the total.
 * @param {string} name
 */
export function expect(name) {
  arrived.set(name, 0);
}

/**
 * Returns a response whose bytes are counted while they are read. If the page comes from the service worker's cache,
 * the original response is returned uncounted: it is available immediately, and the browser caches compiled code only
 * for an original response.
 * @param {string} name
 * @param {Response} response
 */
export function counted(name, response) {
  const isStored = "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;
  if (isStored || !response.body || typeof TransformStream !== "function" || !bar()) return response;
  const counting = new TransformStream({
    /** @param {Uint8Array} chunk @param {TransformStreamDefaultController<Uint8Array>} out */
    transform(chunk, out) {
      arrived.set(name, (arrived.get(name) ?? 0) + chunk.byteLength);
      show();
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counting), { headers: response.headers });
}

/** Shows the name and the background color of the place that the address names, which may have a page of its own. */
export function showComing() {
  const path = decoded(location.hash.slice(1)).split("?")[0];
  const place = [...document.querySelectorAll("link[rel=section]")].find((link) => {
    const opens = link.getAttribute("data-opens") ?? "";
    return path === opens || path.startsWith(`${opens}/`);
  });
  const name = place?.getAttribute("title");
  if (!place || !name) return;
  document.documentElement.dataset.page = place.getAttribute("data-page") ?? "";
  const shown = document.querySelector("#coming p");
  if (shown) shown.textContent = name;
}

/** Removes all of it, because the app is there, or failed to load. */
export function endComing() {
  document.getElementById("coming")?.remove();
}

const bar = () => /** @type {HTMLProgressElement | null} */ (document.querySelector("#coming progress"));

function show() {
  const shown = bar();
  if (!shown) return;
  let known = 0;
  let here = 0;
  for (const [name, size] of sizes()) {
    if (!arrived.has(name)) continue;
    known += size;
    here += Math.min(arrived.get(name) ?? 0, size);
  }
  if (known > 0) shown.value = here / known;
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
