// Text fields and text views: real inputs, because on-screen keyboards, input methods, autofill and screen readers work
// with nothing else.

import { css } from "./words.js";

/** @typedef {import("./layers.js").Layer} Layer */
/** @typedef {import("./pointers.js").Send} Send */
/** @typedef {HTMLInputElement | HTMLTextAreaElement} Field */

const PHASE = { began: 0, changed: 1, ended: 2, returned: 3, selected: 4, composing: 5 };
const FLAG = { secure: 1, disabled: 2, corrects: 4, checksSpelling: 8, rightToLeft: 16, multiline: 32 };
/** The fields of a `field` command, as `Fields.show` takes them. */
export const FIELDS = "value placeholder font color placeholderColor caretColor alignment keyboard returnKey capitals " +
  "flags purpose top left bottom right selectionStart selectionEnd";
/** In a `field` command, a selection that stays as it is. */
const UNCHANGED = 0xffffffff;

/** The `inputMode` for each of UIKit's keyboards. */
const KEYBOARDS = [
  "text", "text", "text", "url", "numeric", "tel", "text", "email", "decimal", "text", "search", "numeric",
];
/** The `enterKeyHint` for each of UIKit's return keys. */
const RETURN_KEYS = ["", "go", "search", "go", "next", "go", "search", "send", "search", "done", "go", "next"];
const CAPITALS = ["none", "words", "sentences", "characters"];
const ALIGNMENTS = ["start", "left", "center", "right"];

/**
 * The state of an input besides its value: whether an input method is composing, and the value that the app wants to
 * set afterwards.
 * @typedef {{ isComposing: boolean, wanted: string | undefined }} Writing
 */

/**
 * Whether an element is one of the page's own fields.
 * @param {EventTarget | null} target
 * @returns {target is Field}
 */
export function isField(target) {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

export class Fields {
  /** @type {Send} */
  send = () => {};
  /** @type {WeakMap<Field, Writing>} */
  #writings = new WeakMap();

  /**
   * Applies a `field` command; its fields are described at `LayerCommand.field`.
   * @param {Layer} layer
   * @param {any[]} fields as `FIELDS` names them
   */
  show = (layer, ...fields) => {
    const [
      value, placeholder, font, color, placeholderColor, caretColor, alignment, keyboard, returnKey, capitals, flags,
      autocomplete, top, left, bottom, right, start, end,
    ] = fields;
    const isMultiline = (flags & FLAG.multiline) !== 0;
    const input = (layer.own.field ??= this.#make(layer, document.createElement(isMultiline ? "textarea" : "input")));
    const { style } = input;
    if (input instanceof HTMLInputElement) set(input, "type", flags & FLAG.secure ? "password" : "text");
    set(input, "inputMode", KEYBOARDS[keyboard] ?? "text");
    set(input, "enterKeyHint", RETURN_KEYS[returnKey] ?? "");
    set(input, "placeholder", placeholder);
    set(input, "disabled", (flags & FLAG.disabled) !== 0);
    set(input, "spellcheck", (flags & FLAG.checksSpelling) !== 0);
    attribute(input, "autocapitalize", CAPITALS[capitals] ?? "sentences");
    attribute(input, "autocorrect", flags & FLAG.corrects ? "on" : "off");
    attribute(input, "autocomplete", autocomplete || "off");
    style.font = font;
    style.fontVariantNumeric = font.includes(" tabular,") ? "tabular-nums" : "";
    style.color = css(color);
    style.caretColor = css(caretColor);
    style.setProperty("--placeholder", css(placeholderColor));
    style.textAlign = ALIGNMENTS[alignment] ?? "start";
    style.inset = `${top}px ${right}px ${bottom}px ${left}px`;
    style.width = `calc(100% - ${left + right}px)`;
    style.height = `calc(100% - ${top + bottom}px)`;
    // The text determines the direction; while it is empty, the app's direction applies.
    set(input, "dir", value ? "auto" : flags & FLAG.rightToLeft ? "rtl" : "ltr");
    this.#write(input, value, start === UNCHANGED ? undefined : [start, end]);
  };

  /**
   * @param {Field} input
   * @param {string} value
   * @param {[number, number] | undefined} selection
   */
  #write(input, value, selection) {
    const writing = this.#writings.get(input);
    if (input.value !== value) {
      // A new value would interrupt the input method.
      if (writing?.isComposing) return void (writing.wanted = value);
      // Assigning the same value would move the caret.
      input.value = value;
    }
    if (writing) writing.wanted = undefined;
    if (selection && document.activeElement === input && !writing?.isComposing &&
        (input.selectionStart !== selection[0] || input.selectionEnd !== selection[1])) {
      input.setSelectionRange(selection[0], selection[1]);
    }
  }

  /**
   * @param {Layer} layer
   * @param {Field} input
   */
  #make(layer, input) {
    input.className = "field";
    /** @type {Writing} */
    const writing = { isComposing: false, wanted: undefined };
    this.#writings.set(input, writing);
    /** @param {number} phase */
    const tell = (phase) =>
      this.send("text", {
        layer: layer.id, phase, value: input.value,
        selectionStart: input.selectionStart ?? 0, selectionEnd: input.selectionEnd ?? 0,
      });
    input.addEventListener("focus", () => tell(PHASE.began));
    input.addEventListener("blur", () => tell(PHASE.ended));
    input.addEventListener("input", (/** @type {Event} */ event) => {
      const isComposing = writing.isComposing && /** @type {InputEvent} */ (event).isComposing !== false;
      tell(isComposing ? PHASE.composing : PHASE.changed);
    });
    input.addEventListener("compositionstart", () => void (writing.isComposing = true));
    input.addEventListener("compositionend", () => {
      writing.isComposing = false;
      if (writing.wanted !== undefined) {
        input.value = writing.wanted;
        writing.wanted = undefined;
      }
      tell(PHASE.changed);
    });
    input.addEventListener("selectionchange", () => {
      if (document.activeElement === input && !writing.isComposing) tell(PHASE.selected);
    });
    // In a field with several lines, the return key inserts a line break.
    if (input instanceof HTMLTextAreaElement) return input;
    input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing || event.keyCode === 229) return;
      event.preventDefault();
      tell(PHASE.returned);
    });
    return input;
  }
}

/**
 * Sets a property only if it differs: some have effects even if the value is the same.
 * @template {Field} Kind
 * @template {keyof Kind} Name
 * @param {Kind} input
 * @param {Name} name
 * @param {Kind[Name]} value
 */
function set(input, name, value) {
  if (input[name] !== value) input[name] = value;
}

/** @param {Field} input @param {string} name @param {string} value */
function attribute(input, name, value) {
  if (input.getAttribute(name) !== value) input.setAttribute(name, value);
}
