// Text fields: real inputs, because keyboards, autofill and screen readers know no other.

/** @typedef {import("./layers.js").Layer} Layer */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./pointers.js").Send} Send */

const PHASE = { began: 0, changed: 1, ended: 2, returned: 3 };
/** Kinds of fields: what the input is called in HTML, and which keyboard phones show. */
const KINDS = [
  { type: "text", mode: "text" }, { type: "text", mode: "numeric" }, { type: "text", mode: "decimal" },
  { type: "email", mode: "email" }, { type: "url", mode: "url" }, { type: "search", mode: "search" },
  { type: "password", mode: "text" },
];

export class Fields {
  /** @type {Send} */
  send = () => {};

  /**
   * Shows what a `field` command says: value, placeholder, kind, limit.
   * @param {Layer} layer
   * @param {Words} words
   */
  show = (layer, words) => {
    const value = words.text();
    const placeholder = words.text();
    const kind = KINDS[words.word()] ?? KINDS[0];
    const limit = words.word();
    const input = (layer.own.field ??= this.#make(layer));
    input.type = kind.type;
    input.inputMode = kind.mode;
    input.placeholder = placeholder;
    if (limit > 0) input.maxLength = limit;
    // Writing the same value would move the caret.
    if (input.value !== value) input.value = value;
  };

  /** @param {Layer} layer */
  #make(layer) {
    const input = document.createElement("input");
    input.className = "field";
    input.autocomplete = "off";
    input.spellcheck = false;
    /** @param {number} phase */
    const tell = (phase) =>
      this.send("text", {
        layer: layer.id, phase, value: input.value,
        selectionStart: input.selectionStart ?? 0, selectionEnd: input.selectionEnd ?? 0,
      });
    input.addEventListener("focus", () => tell(PHASE.began));
    input.addEventListener("input", () => tell(PHASE.changed));
    input.addEventListener("blur", () => tell(PHASE.ended));
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.isComposing) tell(PHASE.returned);
    });
    return input;
  }
}
