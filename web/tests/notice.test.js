import { test } from "node:test";
import assert from "node:assert/strict";
import { firstKnown, hideNotice, showGoingBack, showProblem, speak, words } from "../notice.js";

/** The part of an element that a notice needs. */
class Element {
  textContent = "";
  className = "";
  inert = false;
  hasFocus = false;
  /** @type {Element[]} */
  children = [];
  /** @type {Map<string, () => void>} */
  listeners = new Map();
  constructor(/** @type {string} */ kind) {
    this.kind = kind;
  }
  append = (/** @type {Element[]} */ ...children) => void this.children.push(...children);
  addEventListener = (/** @type {string} */ name, /** @type {() => void} */ call) => void this.listeners.set(name, call);
  setAttribute = () => {};
  removeAttribute = () => {};
  focus = () => void (this.hasFocus = true);
}

/** A page whose app has this name. */
function page(/** @type {string | null} */ name) {
  const elements = { app: new Element("main"), notice: new Element("p") };
  Object.assign(globalThis, {
    document: {
      getElementById: (/** @type {"app" | "notice"} */ id) => elements[id],
      createElement: (/** @type {string} */ kind) => new Element(kind),
      querySelector: () => (name === null ? null : { getAttribute: () => name }),
    },
  });
  return elements;
}

test("every sentence calls the app by its name", () => {
  page("Hello");
  for (const sentence of ["noWebAssembly", "tooOld", "notLoaded", "notStarted", "stopped", "partMissing"]) {
    const text = /** @type {any} */ (words)[sentence]();
    assert.match(text, /Hello/);
    assert.doesNotMatch(text, /game/i);
  }
  page(null);
  assert.match(words.notStarted(), /^This app could/);
});

test("a stopped app says why, shows the stack trace on request, and offers a way to continue", async () => {
  const { app, notice } = page("Hello");
  let reloads = 0;
  showProblem(words.stopped(), {
    reason: "Fatal error: no pucks", trace: Promise.resolve("at Puck"), reload: () => void (reloads += 1) });
  await null;
  assert.ok(app.inert);
  const [reason, details, button] = notice.children;
  assert.match(reason.textContent, /Fatal error: no pucks/);
  assert.equal(details.kind, "details");
  assert.deepEqual(details.children.map(({ kind, textContent }) => [kind, textContent]),
    [["summary", "Technical details"], ["pre", "at Puck"]]);
  assert.ok(button.hasFocus);
  button.listeners.get("click")?.();
  assert.equal(reloads, 1);
});

test("a stopped app that can go on says so first, and offers a recording last", () => {
  const { app, notice } = page("Hello");
  /** @type {string[]} */
  const done = [];
  showProblem([words.stopped(), words.canGoOn].join(" "), {
    goOn: () => void done.push("go on"), save: () => void done.push("save"), reload: () => void done.push("reload") });
  const buttons = notice.children.filter(({ kind }) => kind === "button");
  assert.deepEqual(buttons.map(({ textContent }) => textContent), ["Go on", "Reload", "Save a recording"]);
  assert.ok(buttons[0].hasFocus);
  assert.match(notice.children.find(({ kind }) => kind === "p")?.textContent ?? "", /holds all that you did and wrote/);
  for (const { listeners } of buttons) listeners.get("click")?.();
  assert.deepEqual(done, ["go on", "reload", "save"]);
  showGoingBack();
  assert.equal(notice.textContent, words.goesBack);
  hideNotice();
  assert.equal(app.inert, false);
});

test("the page speaks the language of the app, all of it", async () => {
  page("Puck");
  const said = () => Object.fromEntries(Object.entries(words).map(([key, value]) => [key, typeof value === "string" ? value : value("Tee")]));
  const english = said();
  await speak("de-AT");
  const german = said();
  assert.equal(german.reload, "Neu laden");
  assert.deepEqual(Object.keys(german), Object.keys(english));
  for (const [key, value] of Object.entries(german)) {
    assert.ok(value.length > 3 && value !== english[key], key);
    for (const inside of ["Puck", "Tee"]) assert.equal(value.includes(inside), english[key].includes(inside), key);
    // A button's text fits on a narrow phone.
    if (typeof words[/** @type {keyof typeof words} */ (key)] === "string" && !/[.…]$/.test(value)) assert.ok(value.length <= 24, value);
  }
  // Only the last language counts, whenever its words arrive.
  await Promise.all([speak("de"), speak("en")]);
  assert.deepEqual(said(), english);
  await speak("fr");
  assert.deepEqual(said(), english);
});

test("until the app tells its language, the page speaks the first of the person's languages that it knows, and says which", async () => {
  assert.equal(firstKnown(["de-AT", "en"]), "de");
  assert.equal(firstKnown(["fr-FR", "DE"]), "de");
  assert.equal(firstKnown(["fr", "en-GB", "de"]), "en");
  assert.equal(firstKnown(["ja"]), "en");
  assert.equal(firstKnown([]), "en");
  const { notice } = page("Puck");
  await speak("de-AT");
  showProblem(words.notLoaded(), {});
  assert.equal(/** @type {any} */ (notice).lang, "de");
  await speak("fr");
  showProblem(words.notLoaded(), {});
  assert.equal(/** @type {any} */ (notice).lang, "en");
});
