// Sends the time of day to the app, at its start and whenever its clock continues after a pause.

/** @typedef {import("./pointers.js").Send} Send */

/** @param {Send} send */
export function tellTime(send) {
  const now = new Date();
  send("calendar", { seconds: now.getTime() / 1000, zone: -now.getTimezoneOffset() * 60 });
}
