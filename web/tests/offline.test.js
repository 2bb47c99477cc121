// The service worker as the page sees it: what the page offers, when, and what a tap does.

import { test } from "node:test";
import assert from "node:assert/strict";
import { root } from "../app.js";
import { showRemark, words } from "../notice.js";
import { stayOffline } from "../offline.js";

class Worker extends EventTarget {
  state = "installing";
  /** @type {unknown[]} */
  told = [];
  postMessage = (/** @type {unknown} */ message) => void this.told.push(message);
  become(/** @type {string} */ state) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class Registration extends EventTarget {
  /** @type {Worker | null} */
  installing = null;
  /** @type {Worker | null} */
  waiting = null;
  updates = 0;
  update = async () => void (this.updates += 1);
}

class Workers extends EventTarget {
  /** @type {Worker | null} */
  controller = null;
  registration = new Registration();
  /** @type {string[]} */
  asked = [];
  register = async (/** @type {URL} */ url) => {
    this.asked.push(url.href);
    return this.registration;
  };
}

/** A remark or one of its buttons. */
class Element extends EventTarget {
  textContent = "";
  className = "";
  /** @type {Element[]} */
  children = [];
  append = (/** @type {Element[]} */ ...nodes) => void this.children.push(...nodes);
  setAttribute = () => {};
  remove = () => void (page.remarks = page.remarks.filter((each) => each !== this));
}

const page = { remarks: /** @type {Element[]} */ ([]), reloads: 0 };

/** A page with these workers, which has just started. */
async function started(/** @type {Workers} */ workers, begin = stayOffline) {
  Object.assign(page, { remarks: [], reloads: 0 });
  const document = Object.assign(new EventTarget(), {
    documentElement: { dataset: { root: "../" } }, createElement: () => new Element(), querySelector: () => null,
    body: { append: (/** @type {Element} */ remark) => void page.remarks.push(remark) }, visibilityState: "visible",
  });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker: workers }, configurable: true });
  Object.assign(globalThis, {
    document, window: { isSecureContext: true },
    location: { href: "https://example.com/carom/breakout/", reload: () => void (page.reloads += 1) },
  });
  await begin({ root: root(), showRemark, words });
  return document;
}

test("a first visit is offered nothing", async () => {
  const workers = new Workers();
  const worker = (workers.registration.installing = new Worker());
  await started(workers);
  assert.deepEqual(workers.asked, ["https://example.com/carom/sw.js"]);
  worker.become("installed");
  workers.controller = worker;
  workers.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual([page.remarks.length, page.reloads], [0, 0]);
});

test("a new version is offered once, and a tap activates it", async () => {
  const workers = new Workers();
  workers.controller = new Worker();
  await started(workers);
  const fresh = (workers.registration.installing = new Worker());
  workers.registration.dispatchEvent(new Event("updatefound"));
  assert.equal(page.remarks.length, 0);
  fresh.become("installed");
  fresh.become("installed");
  assert.equal(page.remarks.length, 1);
  const [remark] = page.remarks;
  assert.equal(remark.textContent, words.isNew());
  assert.deepEqual(remark.children.map((each) => each.textContent), [words.take, words.close]);
  assert.deepEqual([fresh.told.length, page.reloads], [0, 0]);
  remark.children[0].dispatchEvent(new Event("click"));
  assert.deepEqual(fresh.told, ["take"]);
  workers.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual([page.remarks.length, page.reloads], [0, 1]);
});

test("the page checks for a new version when a person comes back to it", async () => {
  const workers = new Workers();
  workers.controller = new Worker();
  const document = await started(workers);
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(workers.registration.updates, 1);
  document.visibilityState = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  assert.equal(workers.registration.updates, 1);
});

test("if another window has activated it, this one says so and does not reload by itself", async () => {
  // A new page, in which no tap has happened yet.
  const another = "../offline.js?another";
  /** @type {typeof import("../offline.js")} */
  const { stayOffline } = await import(another);
  const workers = new Workers();
  workers.controller = new Worker();
  await started(workers, stayOffline);
  workers.dispatchEvent(new Event("controllerchange"));
  assert.deepEqual([page.remarks.length, page.reloads], [1, 0]);
  assert.equal(page.remarks[0].textContent, words.replaced());
  page.remarks[0].children[0].dispatchEvent(new Event("click"));
  assert.equal(page.reloads, 1);
});
