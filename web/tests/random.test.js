// Random calls, from seeds, of the page's modules: the clock, and the storage of several tabs.

import { test } from "node:test";
import assert from "node:assert/strict";
import { Clock } from "../clock.js";
import { Store, stored } from "../storage.js";
import { randoms } from "./randoms.js";

for (let seed = 0; seed < 50; seed++) {
  test(`the clock of seed ${seed} never runs backwards, leaps, or runs while it is stopped`, () => {
    const random = randoms(seed);
    let now = random(100_000);
    const clock = new Clock(now);
    let isStopped = false;
    for (let step = 0; step < 400; step++) {
      // Mostly frames; sometimes a stalled thread, a page that was frozen for a day, or a system clock that went back.
      now += [random(20), random(20), 0, random(2000), 86_400_000, -random(5)][random(6)];
      switch (random(8)) {
        case 0: clock.stop(now); isStopped = true; break;
        case 1: clock.resume(now); isStopped = false; break;
        default: {
          const before = clock.tick;
          const input = random(3) === 0 ? before + 1 + random(5) : Infinity;
          clock.nextDueTick = random(3) === 0 ? -1 : before + 1 + random(200);
          const { target, fraction } = clock.target(now, input);
          assert.ok(Number.isSafeInteger(target) && target >= before, `${target} after ${before}`);
          assert.ok(fraction >= 0 && fraction < 1, `fraction ${fraction}`);
          const firstEvent = Math.min(input, clock.nextDueTick < 0 ? Infinity : clock.nextDueTick);
          assert.ok(target <= Math.max(before, firstEvent - 1) + 4, `${target - before} ticks in a frame`);
          // Skipping time rounds, by less than a tick.
          if (isStopped) assert.ok(Math.abs(clock.target(now + 10_000, input).target - target) <= 1);
          clock.tick = target;
        }
      }
    }
  });
}

/** A browser's storage with room for a number of characters, and tabs that are notified of one another's changes. */
class Origin {
  /** @type {Map<string, string>} */
  values = new Map();
  /**
   * Notifications that tabs receive later; undefined if they receive them at once.
   * @type {(() => void)[][] | undefined}
   */
  delayed = undefined;
  /** @type {((event: object) => void)[]} */
  tabs = [];
  room;

  /** @param {number} room */
  constructor(room) {
    this.room = room;
  }

  get length() {
    return this.values.size;
  }

  get used() {
    return [...this.values].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }

  /** @param {number} index */
  key(index) {
    return [...this.values.keys()][index] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.values.get(key) ?? null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    const before = this.values.get(key);
    if (this.used + value.length - (before?.length ?? -key.length) > this.room) throw new Error("QuotaExceededError");
    this.values.set(key, value);
    this.tell(key, value);
  }

  /** @param {string} key */
  removeItem(key) {
    if (this.values.delete(key)) this.tell(key, null);
  }

  /** @param {string} key @param {string | null} newValue */
  tell(key, newValue) {
    for (const [tab, call] of this.tabs.entries()) {
      const news = () => call({ key, newValue, storageArea: this });
      if (tab === this.writer) continue;
      if (this.delayed) this.delayed[tab].push(news);
      else news();
    }
  }

  writer = 0;
}

/** @param {Origin} origin */
function stubPage(origin) {
  Object.assign(globalThis, {
    window: {
      localStorage: origin,
      addEventListener: (/** @type {string} */ name, /** @type {any} */ call) =>
        void (name === "storage" && origin.tabs.push(call)),
    },
    document: {
      documentElement: { dataset: { app: "carom" } }, addEventListener() {}, querySelector: () => null,
      createElement: () => ({ setAttribute() {}, append() {}, addEventListener() {} }), body: { append() {} },
    },
  });
}

for (let seed = 0; seed < 50; seed++) {
  test(`two tabs of seed ${seed} that store the same keys agree, whatever the quota`, () => {
    const random = randoms(seed);
    const origin = new Origin(40 + random(400));
    stubPage(origin);
    origin.values.set("other.best", "untouched");
    // What each tab believes: its own writes, and those of the other of which it was notified.
    const tabs = [0, 1].map(() => {
      /** @type {Map<string, string>} */
      const seen = new Map();
      /** @type {string[]} */
      const failed = [];
      const store = new Store((_, { key, value, change }) => {
        if (change === 2) failed.push(String(key));
        else if (change === 1) seen.delete(String(key));
        else seen.set(String(key), String(value));
      }, stored());
      return { seen, failed, store };
    });
    for (let step = 0; step < 300; step++) {
      origin.writer = random(2);
      const { seen, failed, store } = tabs[origin.writer];
      const key = ["best", "name", "", "é→🎱"][random(4)];
      if (random(4) === 0) {
        store.forget(key);
        seen.delete(key);
      } else {
        const value = "x".repeat(random(80));
        const before = origin.getItem(`carom.${key}`);
        failed.length = 0;
        store.keep(key, value);
        // A write that does not fit leaves the old value intact, and is reported.
        if (failed.length) assert.equal(origin.getItem(`carom.${key}`), before);
        else seen.set(key, value);
      }
      const whole = [...origin.values].filter(([each]) => each.startsWith("carom."))
        .map(([each, value]) => /** @type {[string, string]} */ ([each.slice(6), value]))
        .sort(([a], [b]) => (`carom.${a}` < `carom.${b}` ? -1 : 1));
      assert.deepEqual(stored(), whole.flat());
      for (const tab of tabs) assert.deepEqual(new Map(tab.seen), new Map(whole.map(([a, b]) => [a, b])));
    }
    assert.equal(origin.getItem("other.best"), "untouched");
  });
}

for (let seed = 0; seed < 50; seed++) {
  test(`the best score of three tabs of seed ${seed} is never replaced by a lower one, whenever they hear of it`, () => {
    const random = randoms(seed);
    const origin = new Origin(1000);
    stubPage(origin);
    origin.delayed = [[], [], []];
    // What the kit does with a key whose values are merged: the app is notified in its next tick, not at once.
    const tabs = [0, 1, 2].map(() => {
      /** @type {(() => void)[]} */
      const inputs = [];
      let value = 0;
      const store = new Store((_, fields) => void inputs.push(() => {
        const [mine, theirs] = [value, Number(fields.value)];
        assert.equal(fields.change, 0);
        value = theirs;
        if (mine > theirs) tab.set(mine);
      }), stored());
      const tab = {
        get value() {
          return value;
        },
        /** @param {number} score */
        set(score) {
          const old = value ? String(value) : "";
          value = score;
          store.replace("best", String(score), old);
        },
        tick() {
          for (const input of inputs.splice(0)) input();
        },
        catchUp: () => store.catchUp(),
      };
      return tab;
    });
    const news = () => /** @type {(() => void)[][]} */ (origin.delayed)[origin.writer].splice(0);
    let [highest, before] = [0, 0];
    for (let step = 0; step < 300; step++) {
      origin.writer = random(3);
      const tab = tabs[origin.writer];
      switch (random(4)) {
        case 0: tab.tick(); break;
        case 1: for (const each of news()) each(); break;
        // A frozen tab is not notified; when it thaws, it reads the storage.
        case 2: if (random(4) === 0) { news(); tab.catchUp(); } break;
        default: {
          const score = 1 + random(1000);
          if (score > tab.value) tab.set(score);
          highest = Math.max(highest, score);
        }
      }
      const best = Number(origin.getItem("carom.best") ?? 0);
      assert.ok(best >= before && best <= highest, `${best} after ${before} in step ${step}`);
      before = best;
    }
    for (let round = 0; round < 4; round++) {
      before = Number(origin.getItem("carom.best"));
      for (origin.writer = 0; origin.writer < 3; origin.writer++) {
        for (const each of news()) each();
        tabs[origin.writer].tick();
      }
    }
    assert.deepEqual([before, ...tabs.map(({ value }) => value)], [highest, highest, highest, highest]);
  });
}
