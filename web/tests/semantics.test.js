import { test } from "node:test";
import assert from "node:assert/strict";
import { Announcer, Semantics } from "../semantics.js";

/** The part of an element that roles and announcements need. */
class Node {
  className = "";
  textContent = "";
  inert = false;
  hidden = false;
  tabIndex = 0;
  style = { display: "" };
  /** @type {Node[]} */
  children = [];
  /** @type {Node | undefined} */
  parent;
  /** @type {Map<string, string>} */
  attributes = new Map();
  setAttribute = (/** @type {string} */ name, /** @type {string} */ value) => void this.attributes.set(name, value);
  removeAttribute = (/** @type {string} */ name) => void this.attributes.delete(name);
  getAttribute = (/** @type {string} */ name) => this.attributes.get(name) ?? null;
  append = (/** @type {Node} */ child) => {
    child.parent = this;
    this.children.push(child);
  };
  after = (/** @type {Node} */ next) => {
    this.next = next;
    next.previousElementSibling = this;
  };
  /** @type {Node | undefined} */
  previousElementSibling;
  /** @type {Node | undefined} */
  next;
  remove = () => {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.isRemoved = true;
  };
  isRemoved = false;
}

const PLAIN = { role: "text", label: "", value: "", hint: "", states: 0, now: 0, least: 0, greatest: 0 };

/**
 * The semantics written for a layer that shows `shown`.
 * @param {string} shown
 * @param {Partial<typeof PLAIN>} meaning
 */
function told(shown, meaning) {
  Object.assign(globalThis, { document: { createElement: () => new Node(), body: new Node() } });
  const lines = new Node();
  lines.textContent = shown;
  const element = new Node();
  const layer = { element, host: element, target: element, own: { lines }, actions: /** @type {Node | undefined} */ (undefined) };
  new Semantics().show(/** @type {any} */ (layer), { ...PLAIN, ...meaning });
  return layer;
}

test("prose is text, wherever its lines break", () => {
  for (const shown of ["Two words", "Two\nwords", "Two \nwords", "Two words ", "Twowords"]) {
    const { element } = told(shown, { label: "Two words" });
    assert.equal(element.getAttribute("role"), null, shown);
    assert.equal(element.getAttribute("aria-label"), null, shown);
  }
  const { element } = told("3 p", { label: "3 points" });
  assert.equal(element.getAttribute("role"), "img");
  assert.equal(element.getAttribute("aria-label"), "3 points");
});

test("an element with actions has a button for them, which Tab skips", () => {
  const layer = told("", { role: "button", label: "Letter", states: 32768 });
  assert.equal(layer.element.next, layer.actions);
  assert.equal(layer.actions?.getAttribute("aria-label"), "Actions: Letter");
  assert.equal(layer.actions?.tabIndex, -1);
  new Semantics().show(/** @type {any} */ (layer), { ...PLAIN, role: "button", label: "Letter" });
  assert.equal(layer.actions, undefined);
  assert.ok(layer.element.next?.isRemoved);
});

/** An announcer, and the contents of its polite and its urgent region. */
function announcer() {
  /** @type {(() => void)[]} */
  const waiting = [];
  const body = new Node();
  Object.assign(globalThis, { document: { createElement: () => new Node(), body } });
  globalThis.setTimeout = /** @type {any} */ ((/** @type {() => void} */ call) => waiting.push(call));
  const made = new Announcer();
  const lines = (/** @type {number} */ region) => body.children[region].children.map((line) => line.textContent);
  return { announcer: made, polite: () => lines(0), urgent: () => lines(1), wait: () => waiting.forEach((call) => call()) };
}

test("announcements wait for one another", () => {
  const { announcer: speaker, polite } = announcer();
  speaker.say("One", false, 0);
  speaker.say("Two", false, 10);
  assert.deepEqual(polite(), ["One", "Two"]);
});

test("the same words are not repeated at once, but later they are", () => {
  const { announcer: speaker, polite } = announcer();
  speaker.say("3 points", false, 0);
  speaker.say("3 points", false, 500);
  assert.deepEqual(polite(), ["3 points"]);
  speaker.say("3 points", false, 1500);
  assert.deepEqual(polite(), ["3 points", "3 points"]);
});

test("announcements that cannot be heard in time are dropped, the oldest first", () => {
  const { announcer: speaker, polite, wait } = announcer();
  for (let score = 0; score < 20; score++) speaker.say(`${score}`, false, score);
  assert.deepEqual(polite(), ["12", "13", "14", "15", "16", "17", "18", "19"]);
  wait();
  assert.deepEqual(polite(), []);
});

test("announcements are dropped with their screen, and an urgent one drops those that wait", () => {
  const { announcer: speaker, polite, urgent } = announcer();
  speaker.say("Hit", false, 0);
  speaker.endFrame(false);
  assert.deepEqual(polite(), ["Hit"]);
  speaker.say("Settings", false, 100);
  speaker.endFrame(true);
  assert.deepEqual(polite(), ["Settings"]);
  speaker.say("Play", true, 200);
  assert.deepEqual([polite(), urgent()], [[], ["Play"]]);
});
