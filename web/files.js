// The person's files: saving one, and opening one when the app asks for it.

/** @typedef {import("./pointers.js").Send} Send */

const OUTCOME = { opened: 0, none: 1, tooLarge: 2, noText: 3 };
/** The size of the longest text that an app reads, in bytes. */
const GREATEST = 1 << 20;

export class Files {
  #send;
  /**
   * The file endings to ask for at the next gesture.
   * @type {string | undefined}
   */
  #wanted;
  /**
   * The file dialog that is open.
   * @type {HTMLInputElement | undefined}
   */
  #input;

  /** @param {Send} send */
  constructor(send) {
    this.#send = send;
    for (const name of ["pointerdown", "pointerup", "keydown"]) {
      window.addEventListener(name, (event) => this.#gesture(event), { capture: true });
    }
  }

  /**
   * Saves a text as a file.
   * @param {string} name
   * @param {string} content
   */
  offer(name, content) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
    link.download = name;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  /**
   * Opens the file dialog for the app. Browsers allow that only in a gesture, or soon after one.
   * @param {string} endings
   */
  want(endings) {
    this.#forget();
    this.#wanted = endings;
    const { userActivation } = /** @type {any} */ (navigator);
    if (userActivation?.isActive ?? true) this.#ask();
  }

  /** @param {Event} event */
  #gesture(event) {
    const isEscape = event instanceof KeyboardEvent && event.key === "Escape";
    // An open dialog blocks all gestures, so after a gesture it is gone, even if it never sent `cancel`.
    if (this.#input ? event.type === "pointerdown" || isEscape : isEscape && this.#wanted !== undefined) {
      this.#answer({ outcome: OUTCOME.none });
    } else if (this.#wanted !== undefined && event.type !== "pointerdown") this.#ask();
  }

  #ask() {
    const input = document.createElement("input");
    input.type = "file";
    input.accept = this.#wanted ?? "";
    input.hidden = true;
    this.#wanted = undefined;
    this.#input = input;
    input.addEventListener("change", () => void this.#read(input));
    input.addEventListener("cancel", () => {
      if (this.#input === input) this.#answer({ outcome: OUTCOME.none });
    });
    document.body.append(input);
    input.click();
  }

  /** @param {HTMLInputElement} input */
  async #read(input) {
    const file = input.files?.[0];
    if (this.#input !== input) return;
    if (!file) return this.#answer({ outcome: OUTCOME.none });
    const { name } = file;
    // From here on the file is read, even if another gesture follows.
    this.#forget();
    if (file.size > GREATEST) return this.#answer({ name, outcome: OUTCOME.tooLarge });
    try {
      const content = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      this.#answer({ name, content, outcome: OUTCOME.opened });
    } catch {
      this.#answer({ name, outcome: OUTCOME.noText });
    }
  }

  /** @param {import("./inputs.js").Fields} fields */
  #answer(fields) {
    this.#forget();
    this.#send("file", fields);
  }

  #forget() {
    this.#input?.remove();
    this.#input = undefined;
    this.#wanted = undefined;
  }
}
