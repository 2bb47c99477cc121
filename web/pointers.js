// Fingers, pens, the mouse and its wheel.

import { isField } from "./fields.js";
import { modifiersOf } from "./keys.js";
import { layerAround } from "./layers.js";

/** @typedef {import("./inputs.js").Fields} InputFields */
/** @typedef {(kind: string, fields: InputFields, time?: number) => void} Send */

const PHASE = { down: 0, move: 1, up: 2, cancel: 3, hover: 4 };
/** @type {Record<string, number>} */
const TYPE = { touch: 0, mouse: 1, pen: 2 };

/** The points in a line, for wheels that count in lines. */
const LINE_HEIGHT = 20;

/**
 * @param {HTMLElement} root
 * @param {Send} send
 */
export function listenToPointers(root, send) {
  /**
   * The pressed buttons of each pointer that is down.
   * @type {Map<number, number>}
   */
  const down = new Map();

  /** @param {PointerEvent} event @param {number} phase */
  const report = (event, phase) => {
    const buttons = event.buttons || down.get(event.pointerId) || 0;
    const target = layerAround(event.target, ({ element }) => element.classList.contains("armed"));
    send("pointer", {
      id: event.pointerId | 0, phase, type: TYPE[event.pointerType] ?? 1, buttons, modifiers: modifiersOf(event),
      x: event.clientX, y: event.clientY, target: target?.id ?? 0,
    }, event.timeStamp);
  };

  root.addEventListener("pointerdown", (event) => {
    if (isField(event.target) || isSelectable(event)) return;
    // Prevents text selection and loss of focus. But if the page is in a frame, the keyboard may have been outside it.
    event.preventDefault();
    if (!document.hasFocus()) window.focus();
    root.classList.remove("shows-focus");
    if (down.has(event.pointerId)) return;
    down.set(event.pointerId, event.buttons);
    // A pointer that a script created cannot be captured.
    try { root.setPointerCapture(event.pointerId); } catch { /* it goes on without */ }
    report(event, PHASE.down);
  });

  root.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId)) {
      if (event.pointerType === "mouse" || event.pointerType === "pen") report(event, PHASE.hover);
      return;
    }
    // The browser delivers one event per frame; the coalesced ones still have their own times.
    const samples = event.getCoalescedEvents?.() ?? [];
    for (const sample of samples.length ? samples : [event]) report(sample, PHASE.move);
  });

  /** @param {PointerEvent} event @param {number} phase */
  const end = (event, phase) => {
    if (!down.has(event.pointerId)) return;
    report(event, phase);
    down.delete(event.pointerId);
  };
  root.addEventListener("pointerup", (event) => end(event, PHASE.up));
  root.addEventListener("pointercancel", (event) => end(event, PHASE.cancel));
  root.addEventListener("lostpointercapture", (event) => end(event, PHASE.cancel));

  root.addEventListener("wheel", (event) => {
    // With Control the browser zooms the page, which people need; but a view that can zoom gets the wheel itself.
    if (event.ctrlKey && !zoomsAt(root, event)) return;
    // A text of several lines scrolls itself.
    if (!event.ctrlKey && event.target instanceof HTMLTextAreaElement
        && event.target.scrollHeight > event.target.clientHeight) return;
    event.preventDefault();
    const unit =
      event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_HEIGHT
      : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? root.clientHeight : 1;
    send("wheel", {
      x: event.clientX, y: event.clientY, deltaX: event.deltaX * unit, deltaY: event.deltaY * unit,
      modifiers: modifiersOf(event),
    }, event.timeStamp);
  }, { passive: false });

  // Disables what browsers do by themselves: menus, selection, dragging, Safari's pinch and double tap.
  for (const name of ["mousedown", "contextmenu", "selectstart", "dragstart", "gesturestart", "dblclick", "touchmove"]) {
    root.addEventListener(name, (event) => {
      const isZoom = name === "gesturestart" || (name === "touchmove" && hasTwoFingers(event));
      if (isZoom && !root.classList.contains("takes-two-fingers")) return;
      if (!isField(event.target) && !isSelectable(event)) event.preventDefault();
    }, { passive: false });
  }
}

/**
 * Whether a view that zooms is under the pointer, and no modal view makes it inert.
 * @param {HTMLElement} root
 * @param {WheelEvent} event
 */
function zoomsAt(root, event) {
  return [...root.querySelectorAll(".zooms")].some((element) => {
    const box = element.getBoundingClientRect();
    return event.clientX >= box.left && event.clientX < box.right && event.clientY >= box.top
      && event.clientY < box.bottom && element.closest("[inert]") === null;
  });
}

/** @param {Event} event */
const hasTwoFingers = (event) => "touches" in event && /** @type {TouchEvent} */ (event).touches.length > 1;

/**
 * Whether the event may select text with a mouse. A finger scrolls instead.
 * @param {Event} event
 */
function isSelectable(event) {
  if (event instanceof PointerEvent && event.pointerType !== "mouse") return false;
  return event.type !== "touchmove" && event.target instanceof Element && event.target.closest(".selectable") !== null;
}
