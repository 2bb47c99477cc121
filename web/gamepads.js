// Gamepads: apart from connecting and disconnecting they fire no events, so they are polled each frame.

/**
 * Sends a gamepad's state when it changes; while the app is held only the last change counts, and is sent afterwards.
 * @param {{ send: import("./pointers.js").Send, readonly isHeld: boolean }} loop
 */
export function listenToGamepads(loop) {
  /** @type {Map<number, string>} */
  const last = new Map();
  let isReading = false;

  const read = () => {
    isReading = last.size > 0;
    if (isReading) requestAnimationFrame(read);
    if (loop.isHeld) return;
    for (const pad of navigator.getGamepads()) {
      if (!pad || !last.has(pad.index)) continue;
      const buttons = pad.buttons.reduce((bits, button, index) => bits | +button.pressed << index, 0);
      // Sticks jitter, so two decimals are enough.
      const [leftX, leftY, rightX, rightY] = [0, 1, 2, 3].map((axis) => Math.round((pad.axes[axis] ?? 0) * 100) / 100);
      const state = [buttons, leftX, leftY, rightX, rightY].join();
      if (state === last.get(pad.index)) continue;
      last.set(pad.index, state);
      document.getElementById("app")?.classList.add("shows-focus");
      loop.send("gamepad", { index: pad.index, connected: 1, buttons, leftX, leftY, rightX, rightY });
    }
  };
  window.addEventListener("gamepadconnected", ({ gamepad }) => {
    last.set(gamepad.index, "");
    if (!isReading) read();
  });
  window.addEventListener("gamepaddisconnected", ({ gamepad }) => {
    last.delete(gamepad.index);
    loop.send("gamepad", { index: gamepad.index, connected: 0 });
  });
}
