// The keyboard, the focus, and the actions of screen readers on elements.

import { isField } from "./fields.js";
import { layerAround } from "./layers.js";

/** @typedef {import("./layers.js").Layers} Layers */
/** @typedef {import("./pointers.js").Send} Send */

const PHASE = { down: 0, repeat: 1, up: 2 };
const ACTION = { activate: 0, focus: 3, blur: 4, actions: 7 };

/** Keys for which the browser would scroll the page, search in it or go back. */
const TAKEN = new Set([
  "Space", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "Backspace", "Slash",
  "Quote", "Enter", "NumpadEnter",
]);

/**
 * Bits: 1 shift, 2 control, 4 option, 8 command.
 * @param {{ shiftKey: boolean, ctrlKey: boolean, altKey: boolean, metaKey: boolean }} event
 */
export function modifiersOf(event) {
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
}

/**
 * @param {HTMLElement} root
 * @param {Layers} layers
 * @param {Send} send
 */
export function listenToKeys(root, layers, send) {
  /** @param {KeyboardEvent} event @param {number} phase */
  const report = (event, phase) => {
    const isInField = isField(event.target);
    // The browser handles Tab, which moves through the app's elements and out of the page.
    if (event.isComposing || event.code === "Tab" || (isInField && event.code !== "Escape")) return;
    if (event.target instanceof HTMLButtonElement) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && TAKEN.has(event.code)) event.preventDefault();
    send("key", { phase, modifiers: modifiersOf(event), code: event.code || event.key, characters: event.key },
      event.timeStamp);
  };
  window.addEventListener("keydown", (event) => {
    root.classList.add("shows-focus");
    report(event, event.repeat ? PHASE.repeat : PHASE.down);
  });
  window.addEventListener("keyup", (event) => report(event, PHASE.up));

  /** @param {EventTarget | null} target @param {number} action */
  const act = (target, action) => {
    const layer = layerAround(target, ({ element }) => element.hasAttribute("role") || element.hasAttribute("tabindex"));
    if (layer) send("assistive", { layer: layer.id, action });
  };
  root.addEventListener("focusin", (event) => {
    if (!isField(event.target)) act(event.target, ACTION.focus);
  });
  root.addEventListener("focusout", (event) => {
    if (!isField(event.target)) act(event.target, ACTION.blur);
  });
  // Elements receive no pointer events, so a click on one comes from a screen reader, and no press preceded it.
  root.addEventListener("click", (event) => {
    if (event.target === root || isField(event.target)) return;
    if (event.target instanceof HTMLButtonElement) {
      const layer = layers.withActions(event.target);
      if (layer) send("assistive", { layer: layer.id, action: ACTION.actions });
      return;
    }
    const layer = layerAround(event.target);
    if (layer && (event.detail === 0 || !layer.element.classList.contains("armed"))) act(event.target, ACTION.activate);
  });
}
