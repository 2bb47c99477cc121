// Sound files, with audio elements that only record the calls.

import { test } from "node:test";
import assert from "node:assert/strict";
import { Recordings } from "../audio.js";

class FakeAudio extends EventTarget {
  /** @type {FakeAudio[]} */
  static made = [];
  static isAllowed = true;
  /** @type {string[]} */
  log = [];
  volume = 1;
  currentTime = 0;
  duration = 2.5;
  preload = "";

  /** @param {string} src */
  constructor(src) {
    super();
    this.src = src;
    FakeAudio.made.push(this);
  }
  play() {
    this.log.push(`play ${this.currentTime}`);
    return FakeAudio.isAllowed ? Promise.resolve() : Promise.reject(Object.assign(new Error(), { name: "NotAllowedError" }));
  }
  pause() {
    this.log.push("pause");
  }
  removeAttribute() {
    this.log.push("removed");
  }
}

/** What was sent, and the element of the only player. */
function begin() {
  FakeAudio.made = [];
  FakeAudio.isAllowed = true;
  Object.assign(globalThis, {
    Audio: FakeAudio, window: new EventTarget(), location: { href: "https://example.com/carom/music/" },
    document: { documentElement: { dataset: { root: "../" } } },
  });
  /** @type {any[]} */
  const sent = [];
  const recordings = new Recordings((kind, fields) => sent.push({ kind, ...fields }), new URL("https://example.com/carom/"));
  return { recordings, sent };
}

test("a file is loaded, repeated and ends", () => {
  const { recordings, sent } = begin();
  recordings.act(3, 0, "music.mp3", 0.5, 0, 1);
  const [element] = FakeAudio.made;
  // Relative to the site, wherever in it the page is.
  assert.equal(element.src, "https://example.com/carom/music.mp3");
  element.dispatchEvent(new Event("durationchange"));
  assert.deepEqual(sent, [{ kind: "audio", player: 3, event: 0, seconds: 2.5 }]);
  recordings.act(3, 1, "music.mp3", 0.25, 1.5, 1);
  assert.deepEqual(element.log, ["play 1.5"]);
  assert.equal(element.volume, 0.25);
  element.dispatchEvent(new Event("ended"));
  assert.deepEqual(element.log, ["play 1.5", "play 0"]);
  element.dispatchEvent(new Event("ended"));
  assert.deepEqual(sent.at(-1), { kind: "audio", player: 3, event: 1, seconds: 0 });
  recordings.act(3, 2, "music.mp3", 0.25, 0, 1);
  recordings.act(3, 4, "music.mp3", 0.25, 0, 1);
  assert.deepEqual(element.log.slice(2), ["pause", "pause", "removed"]);
});

test("a missing file is reported", () => {
  const { recordings, sent } = begin();
  recordings.act(1, 1, "none.mp3", 1, 0, 0);
  FakeAudio.made[0].dispatchEvent(new Event("error"));
  assert.deepEqual(sent, [{ kind: "audio", player: 1, event: 2, seconds: 0 }]);
});

test("a sound that the browser does not let begin, begins with the next gesture", async () => {
  const { recordings } = begin();
  FakeAudio.isAllowed = false;
  recordings.act(1, 1, "a.mp3", 1, 0, 0);
  const [element] = FakeAudio.made;
  await new Promise((resolve) => setTimeout(resolve, 0));
  FakeAudio.isAllowed = true;
  window.dispatchEvent(new Event("pointerup"));
  assert.deepEqual(element.log, ["play 0", "play 0"]);
  window.dispatchEvent(new Event("pointerup"));
  assert.equal(element.log.length, 2);
});
