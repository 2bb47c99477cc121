// The place on which a zip is dropped, and the button that chooses one.

import { MOST, Refusal } from "./requests.js";

/**
 * Why a file is not sent, in a sentence; undefined if it is.
 * @param {{ name: string, size: number }} file
 */
export function refusal({ name, size }) {
  if (!/\.zip$/i.test(name)) return `“${name}” is not a zip: pack the project's folder, and drop the zip.`;
  if (size > MOST) return `“${name}” has more than ${MOST >> 20} MB: leave out what is not part of the project.`;
  if (!size) return `“${name}” is empty: pack the project's folder again.`;
  return undefined;
}

/**
 * Listens to the place.
 * @param {HTMLElement} place
 * @param {HTMLInputElement} chooser
 * @param {HTMLElement} status where it is told what becomes of a file
 * @param {(file: File) => Promise<void>} take
 */
export function acceptDrops(place, chooser, status, take) {
  let isTaking = false;

  /** @param {FileList | null | undefined} files */
  async function receive(files) {
    if (isTaking || !files?.length) return;
    const [file] = files;
    const why = files.length > 1 ? "Drop one zip at a time." : refusal(file);
    if (why) return say(why, true);
    isTaking = true;
    say(`Unpacking and porting “${file.name}” …`);
    try {
      await take(file);
      say("");
    } catch (error) {
      say(error instanceof Refusal ? `“${file.name}” was refused. ${error.message}` : String(error), true);
    }
    isTaking = false;
  }

  function say(/** @type {string} */ text, isError = false) {
    status.textContent = text;
    status.className = isError ? "error" : "";
  }

  chooser.addEventListener("change", async () => {
    await receive(chooser.files);
    // The same file may be chosen again.
    chooser.value = "";
  });
  // A file that misses the place must not replace the page.
  for (const name of ["dragover", "drop"]) addEventListener(name, (event) => event.preventDefault());
  place.addEventListener("dragover", () => place.classList.add("is-over"));
  for (const name of ["dragleave", "drop"]) place.addEventListener(name, () => place.classList.remove("is-over"));
  place.addEventListener("drop", (event) => void receive(event.dataTransfer?.files));
}
