import { test } from "node:test";
import assert from "node:assert/strict";
import { Sounds } from "../sound.js";

/** @type {Map<string, () => void>} */
const listeners = new Map();
/** @type {{ kind: string, calls: unknown[][] }[]} */
let made = [];

/** An `AudioParam`, which refuses numbers that cannot be played, as a browser's does. */
class Parameter {
  /** @type {[string, number, number][]} */
  calls = [];
  setValueAtTime = (/** @type {number} */ value, /** @type {number} */ time) => this.#keep("set", value, time);
  linearRampToValueAtTime = (/** @type {number} */ value, /** @type {number} */ time) => this.#keep("linear", value, time);
  exponentialRampToValueAtTime = (/** @type {number} */ value, /** @type {number} */ time) => {
    if (value === 0) throw new RangeError("no exponential way leads to 0");
    this.#keep("exponential", value, time);
  };
  #keep(/** @type {string} */ kind, /** @type {number} */ value, /** @type {number} */ time) {
    if (!Number.isFinite(value) || !Number.isFinite(time)) throw new TypeError("not finite");
    this.calls.push([kind, Math.round(value * 1e6) / 1e6, Math.round(time * 1e6) / 1e6]);
  }
}

class Context {
  /** @type {Context | undefined} */
  static last;
  state = "running";
  resumed = 0;
  constructor() {
    Context.last = this;
  }
  resume = async () => void (this.resumed += 1);
  currentTime = 10;
  sampleRate = 100;
  destination = {};
  #node(/** @type {string} */ kind) {
    const node = {
      kind, type: "", frequency: new Parameter(), gain: new Parameter(), buffer: undefined,
      connect: (/** @type {unknown} */ next) => next, start: () => {}, stop: () => {},
    };
    made.push(/** @type {any} */ (node));
    return node;
  }
  createGain = () => this.#node("gain");
  createOscillator = () => this.#node("oscillator");
  createBufferSource = () => this.#node("source");
  createBiquadFilter = () => this.#node("filter");
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

Object.assign(globalThis, {
  AudioContext: Context,
  window: { addEventListener: (/** @type {string} */ name, /** @type {() => void} */ call) => listeners.set(name, call) },
  document: { hidden: false, addEventListener: () => {} },
});

/** Sounds after a person's first touch, and the diagnostics. */
function unlocked() {
  made = [];
  /** @type {string[]} */
  const complaints = [];
  const sounds = new Sounds((text) => complaints.push(text));
  listeners.get("pointerdown")?.();
  return { sounds, complaints };
}

const pop = /** @type {const} */ ({ wave: "sine", from: 400, to: 1400, seconds: 0.07, gain: 0.35, delay: 0 });

test("a voice glides and dies away as the app described it", () => {
  const { sounds, complaints } = unlocked();
  sounds.describe("pop");
  sounds.addVoice("pop", { ...pop, delay: 0.5 });
  sounds.play("pop", 0.5);
  const [gain, oscillator] = /** @type {any[]} */ (made);
  assert.equal(oscillator.type, "sine");
  assert.deepEqual(oscillator.frequency.calls, [["set", 400, 10.5], ["exponential", 1400, 10.57]]);
  assert.deepEqual(gain.gain.calls, [["set", 0, 10.5], ["linear", 0.175, 10.504], ["exponential", 0.0005, 10.57]]);
  assert.deepEqual(complaints, []);
});

test("a sound that is described again has only its new voices", () => {
  const { sounds } = unlocked();
  for (const wave of /** @type {const} */ (["square", "noise"])) {
    sounds.describe("pop");
    sounds.addVoice("pop", { ...pop, wave });
  }
  sounds.play("pop", 1);
  assert.deepEqual(made.map(({ kind }) => kind), ["gain", "source", "filter"]);
});

test("an unknown sound is diagnosed", () => {
  const { sounds, complaints } = unlocked();
  sounds.play("bang", 1);
  assert.match(complaints[0], /no sound "bang"/);
  assert.equal(made.length, 0);
});

test("numbers for which a browser would throw are refused", () => {
  const bad = [
    { from: 0 }, { from: -1 }, { to: NaN }, { to: Infinity }, { seconds: 0 }, { seconds: -1 }, { gain: -1 }, { gain: NaN },
    { delay: -1 }, { delay: Infinity }, { wave: /** @type {any} */ ("saw") },
  ];
  for (const change of bad) {
    const { sounds, complaints } = unlocked();
    sounds.describe("odd");
    sounds.addVoice("odd", { ...pop, ...change });
    sounds.play("odd", 1);
    assert.equal(complaints.length, 1, JSON.stringify(change));
    assert.equal(made.length, 0);
  }
});

test("a volume that is 0, negative or NaN plays nothing", () => {
  const { sounds } = unlocked();
  sounds.describe("pop");
  sounds.addVoice("pop", pop);
  for (const volume of [0, NaN, -1]) sounds.play("pop", volume);
  assert.equal(made.length, 0);
});

test("a tap resumes sound that was suspended or interrupted, and no other", () => {
  unlocked();
  const context = /** @type {Context} */ (Context.last);
  assert.equal(context.resumed, 0);
  for (const [state, times] of [["suspended", 1], ["interrupted", 2], ["running", 2], ["closed", 2]]) {
    context.state = String(state);
    listeners.get("pointerup")?.();
    assert.equal(context.resumed, times, String(state));
  }
});
