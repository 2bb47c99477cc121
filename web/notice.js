// The page's own messages: that it is loading, that something is missing, that the app has stopped.

import { name } from "./app.js";
import { endComing } from "./coming.js";

const english = {
  noWebAssembly: () =>
    `${name()} is a WebAssembly program, which this browser cannot or may not run. Update the browser, or allow WebAssembly for this site.`,
  tooOld: () => `This browser is too old for ${name()}. Any browser of the last three years will do.`,
  notLoaded: () => `${name()} could not be loaded. Check the connection, then try again.`,
  notStarted: () => `${name()} could not be started.`,
  stopped: () => `Something went wrong in ${name()} and it had to stop. What you have stored is safe.`,
  canGoOn: "You can go on from the moment before.",
  again: () => `The same happened again, so ${name()} cannot go on from there.`,
  tooLong: () => `This session is too long to go back to the moment before; ${name()} has to start again.`,
  recordingHolds: "A recording helps to find the fault. It holds all that you did and wrote here, and what was stored.",
  goesBack: "Going back …",
  notBrought: () => `What was open in ${name()} could not be brought back, so it starts anew. What you have stored is safe.`,
  renewed: () => `${name()} was updated, and what was open could not go on. What you have stored is safe.`,
  goOn: "Go on",
  save: "Save a recording",
  partMissing: () =>
    `${name()} needed a part of itself that was still loading, and had to stop. Reload to start it with all of its parts.`,
  partComing: "One moment, this is still loading …",
  partNotLoaded: () => `This part of ${name()} could not be loaded. It is tried again; check the connection.`,
  runNotShown: "The game behind this link could not be shown. Check the connection, then reload.",
  notKept: () =>
    `This browser has no room left for ${name()}, or keeps nothing for it: what changes from now on may be gone when the page closes.`,
  /** @param {string} line */
  lastWords: (line) => `The last thing it reported: ${line}`,
  isNew: () => `There is a new version of ${name()}.`,
  take: "Use it",
  replaced: () => `${name()} was updated in another window. Reload to use the new version.`,
  details: "Technical details",
  reload: "Reload",
  close: "Close",
  /** @param {string} [label] what the actions belong to */
  actions: (label) => label ? `Actions: ${label}` : "Actions",
};

/** The page's messages, in the current language. */
export const words = { ...english };

/** The language of `words`. */
let spoken = "en";

/** The language that was requested last; words of another one that arrive late are dropped. */
let asked = "en";

/**
 * Switches to a language, or to English if the page has no words in that language.
 * @param {string} code such as `de` or `de-AT`
 */
export async function speak(code) {
  const language = (asked = code.split(/[-_]/)[0]);
  const told = language === "de" ? (await import("./german.js")).german(name) : english;
  if (language !== asked) return;
  Object.assign(words, told);
  spoken = told === english ? "en" : language;
}

/**
 * The language of the page's messages until the app tells the language of its texts: the first of the person's languages that the
 * page knows.
 * @param {readonly string[]} languages as the browser lists them
 */
export function firstKnown(languages) {
  return languages.map((code) => code.split(/[-_]/)[0].toLowerCase()).find((code) => code === "de" || code === "en") ?? "en";
}

/**
 * Shows a problem, with ways to continue; the app's last frame stays visible behind the message.
 * @param {string} text
 * @param {{ reason?: string, trace?: Promise<string>, reload?: () => void, goOn?: () => void, save?: () => void }} more
 *   the app's last output, the stack trace for a developer, and what the buttons do; there is always one that reloads
 */
export function showProblem(text, { reason, trace, reload = () => location.reload(), goOn, save }) {
  const app = document.getElementById("app");
  if (app) app.inert = true;
  endComing();
  const notice = document.getElementById("notice");
  if (!notice) return;
  notice.textContent = text;
  notice.lang = spoken;
  if (reason) {
    const line = document.createElement("p");
    line.textContent = words.lastWords(reason);
    notice.append(line);
  }
  if (trace) {
    const details = document.createElement("details");
    const summary = document.createElement("summary");
    summary.textContent = words.details;
    const stack = document.createElement("pre");
    details.append(summary, stack);
    notice.append(details);
    trace.then((lines) => void (stack.textContent = lines));
  }
  /** @param {string} label @param {() => void} act */
  const offer = (label, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", act);
    notice.append(button);
    return button;
  };
  const ways = [goOn && offer(words.goOn, goOn), offer(words.reload, reload)];
  if (save) {
    const line = document.createElement("p");
    line.textContent = words.recordingHolds;
    notice.append(line);
    offer(words.save, save).className = "lesser";
  }
  notice.className = "notice problem";
  notice.setAttribute("role", "alert");
  notice.removeAttribute("hidden");
  ways.find((way) => way)?.focus({ preventScroll: true });
}

/** Says that the page is going back to the moment before the problem. */
export function showGoingBack() {
  const notice = document.getElementById("notice");
  if (notice) notice.textContent = words.goesBack;
}

/** Removes the message, so that the app can be used again. */
export function hideNotice() {
  const app = document.getElementById("app");
  if (app) app.inert = false;
  document.getElementById("notice")?.setAttribute("hidden", "");
}

/**
 * Shows a remark above the app, which continues, until the person closes it or the returned function is called.
 * @param {string} text
 * @param {{ label: string, act: () => void }} [way] an action that it offers
 */
export function showRemark(text, way) {
  const remark = document.createElement("p");
  remark.className = "remark";
  remark.setAttribute("role", "status");
  remark.textContent = text;
  remark.lang = spoken;
  /** @param {string} label @param {() => void} act */
  const offer = (label, act) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => {
      remark.remove();
      act();
    });
    remark.append(button);
  };
  if (way) offer(way.label, way.act);
  offer(words.close, () => {});
  document.body.append(remark);
  return () => remark.remove();
}
