// Asks for the token before a project is built.

import { Refusal } from "./requests.js";

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}

/** @type {((typed: string) => Promise<void>) | undefined} */
let wanted;

/**
 * Asks, until the token is the right one or the person gives up.
 * @param {string} name of the project
 * @param {(typed: string) => Promise<void>} build
 */
export function askForToken(name, build) {
  wanted = build;
  part("ask-title").textContent = `Build and run ${name}?`;
  complain("");
  const field = /** @type {HTMLInputElement} */ (part("token"));
  field.value = "";
  /** @type {HTMLDialogElement} */ (part("ask")).showModal();
  field.focus();
}

/** Listens to the dialog. */
export function listenToAsk() {
  const dialog = /** @type {HTMLDialogElement} */ (part("ask"));
  const field = /** @type {HTMLInputElement} */ (part("token"));
  part("cancel").addEventListener("click", () => dialog.close());
  dialog.querySelector("form")?.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      await wanted?.(field.value.trim());
      dialog.close();
    } catch (error) {
      complain(error instanceof Refusal ? error.message : String(error));
      field.select();
    }
  });
}

/** @param {string} text */
function complain(text) {
  part("wrong").textContent = text;
  part("token").setAttribute("aria-invalid", String(text !== ""));
}
