// Whether the page is visible and has the keyboard focus. While it is hidden, the clock stops.

import { tellTime } from "./calendar.js";

/** @param {import("./loop.js").Loop<any>} loop */
export function watchVisibility(loop) {
  let isFocused = true;
  let isVisible = true;
  const tell = () => {
    const wasVisible = isVisible;
    isVisible = document.visibilityState !== "hidden";
    if (isVisible && !wasVisible) {
      loop.resume();
      tellTime(loop.send.bind(loop));
    }
    loop.send("visibility", { isVisible, isFocused });
    if (!isVisible) loop.pause();
  };
  document.addEventListener("visibilitychange", tell);
  window.addEventListener("pagehide", () => {
    loop.send("visibility", { isVisible: false, isFocused: false });
    loop.pause();
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    loop.resume();
    tell();
  });
  // Blur also fires when the focus moves to a frame inside this page; there is none.
  window.addEventListener("blur", () => {
    isFocused = false;
    tell();
  });
  const gotFocus = () => {
    if (isFocused) return;
    isFocused = true;
    tell();
  };
  window.addEventListener("focus", gotFocus);
  window.addEventListener("pointerdown", gotFocus, { capture: true });
  if (document.visibilityState === "hidden") tell();
}
