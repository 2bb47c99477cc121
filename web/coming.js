// What is seen before the app is: its name on its ground, and how much of the program has come.

/** How many bytes each file of the program has, as the build wrote it: `app.wasm 508890 rest.wasm 2498196`. */
function sizes() {
  const words = (document.documentElement.dataset.bytes ?? "").split(" ");
  return new Map(words.flatMap((word, index) => (index % 2 ? [[words[index - 1], Number(word)]] : [])));
}

/** Of each file that was asked for, the bytes that have come. @type {Map<string, number>} */
const arrived = new Map();

/**
 * A file of the program is being asked for: from now on it is part of the whole.
 * @param {string} name
 */
export function expect(name) {
  arrived.set(name, 0);
}

/**
 * The answer, whose bytes are counted while they are read. The program is not counted where the page comes from the browser's
 * own store: it is there at once, and the browser keeps what it has compiled only with the answer itself.
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

/** Shows the name and the ground of the place that the address names, which may have a page of its own. */
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

/** Takes all of it away: the app is there, or will not come. */
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
