import { test } from "node:test";
import assert from "node:assert/strict";
import { Checkpoints, putBack } from "../checkpoints.js";
import { Refused, ReplayedRun, TICKS_PER_CHECKPOINT } from "../replayed.js";
import { Words } from "../words.js";

const BEGIN = 100;
const END = BEGIN + 3 * TICKS_PER_CHECKPOINT + 50;
/** The addresses of the program's tick, the sum of all ticks that ran, whether it draws the physics, and its answer. */
const AT = { tick: 8192, sum: 8196, drawing: 8200, answer: 65536 };

/** A program whose state is in its memory: a tick, and a sum that depends on every earlier tick. */
class FakeProgram {
  memory = new WebAssembly.Memory({ initial: 4 });
  /** How many ticks it has computed. */
  computed = 0;
  /** @type {string[]} */
  calls = [];
  get #state() { return new Int32Array(this.memory.buffer, AT.tick, 2); }
  answer(/** @type {string} */ text) {
    const bytes = new TextEncoder().encode(text);
    new Uint32Array(this.memory.buffer, AT.answer, 1)[0] = bytes.length;
    new Uint8Array(this.memory.buffer, AT.answer + 4, bytes.length).set(bytes);
    return AT.answer;
  }
  carom_input_buffer = () => 131072;
  carom_open_run = (/** @type {number} */ count) => {
    const text = new TextDecoder().decode(new Uint8Array(this.memory.buffer, 131072, count));
    this.#state.set([BEGIN, 0]);
    if (text !== "run" && text !== "lowest") return this.answer("build ba9876543210\nrefused This is a shopping list.");
    return this.answer(`build 0123456789ab\ngame breakout\nname Break out\nbegin ${BEGIN}\nend ${END}\nwidth 393\nheight 852\nrules 7\nlowest ${text === "lowest" ? 1 : 0}\nphysics rgb(0,1,2) Two words`);
  };
  get drawing() { return new Int32Array(this.memory.buffer, AT.drawing, 1)[0] !== 0; }
  carom_run_to = (/** @type {number} */ tick, /** @type {number} */ showsPhysics) => {
    const state = this.#state;
    if (showsPhysics) new Int32Array(this.memory.buffer, AT.drawing, 1)[0] = 1;
    while (state[0] < tick) {
      state[0] += 1;
      state[1] = Math.imul(state[1], 31) + state[0] | 0;
      this.computed += 1;
    }
  };
  /** @type {() => any} */
  carom_run_state = () => {
    const [tick, sum] = this.#state;
    return this.answer(`tick ${tick}\nscore ${sum}\nover ${tick === END ? 1 : 0}\nagrees 1\ntouch 10 20\ntouch 30 40`);
  };
  carom_reduced_run = () => this.answer("less");
  carom_run_ghost = () => this.answer(`G1 at ${this.#state[0]}`);
  /** @type {number[]} */
  pictures = [];
  carom_take_picture = () => void this.pictures.push(this.#state[0]);
  carom_film_strip = (/** @type {number} */ count) => {
    const { buffer } = this.memory;
    this.calls.push(new TextDecoder().decode(new Uint8Array(buffer, 131072, count)));
    if (!this.pictures.length) return this.answer("");
    new Uint32Array(buffer, AT.answer, 1)[0] = 20;
    new Float32Array(buffer, AT.answer + 4, 2).set([640, 500]);
    new Uint32Array(buffer, AT.answer + 12, 3).set([7, 8, 9]);
    return AT.answer;
  };
  carom_play_on = () => void this.calls.push("play on");
}

/** @param {string} text the run's bytes */
async function opened(text = "run") {
  const program = new FakeProgram();
  const kit = {
    program, frames: 0,
    frame: () => ({ layers: new Words(program.memory.buffer, 0, 0), outputs: new Words(program.memory.buffer, 0, 0) }),
  };
  const tools = /** @type {import("../replayed.js").Tools} */ (/** @type {unknown} */ ({
    Kit: { load: async () => kit }, Checkpoints, putBack, measure: () => 0, parts: () => [],
  }));
  return { run: await ReplayedRun.open(new TextEncoder().encode(text), tools), program };
}

const ahead = { pause: async () => {} };

test("a run says what it is, and its current state", async () => {
  const { run } = await opened();
  assert.equal(run.ghost, "");
  assert.equal(run.build, "0123456789ab");
  assert.deepEqual([run.name, run.begin, run.end, run.width, run.height], ["Break out", BEGIN, END, 393, 852]);
  const { isOver, agrees, touches } = run.standing;
  assert.deepEqual(run.physics, [{ color: "rgb(0,1,2)", name: "Two words" }]);
  assert.deepEqual({ isOver, agrees, touches }, { isOver: false, agrees: true, touches: [{ x: 10, y: 20 }, { x: 30, y: 40 }] });
  assert.equal(new TextDecoder().decode(run.reduced), "less");
});

test("bytes that are no run are refused in the program's words", async () => {
  await assert.rejects(opened("milk"), Refused);
  const { message, build } = await opened("milk").catch((refused) => refused);
  assert.deepEqual([message, build], ["This is a shopping list.", "ba9876543210"]);
});

test("every tick is the same wherever one comes from, and none is far from a checkpoint", async () => {
  const { run: straight } = await opened();
  const { run, program } = await opened();
  /** @type {number[]} */
  const parts = [];
  assert.equal(await run.runAhead({ ...ahead, progress: (part) => void parts.push(part) }), true);
  assert.equal(run.tick, END);
  assert.equal(run.ghost, `G1 at ${END}`);
  assert.ok(run.standing.isOver);
  assert.equal(parts.at(-1), 1);
  const wanted = [END, BEGIN, BEGIN + 1, END - 1, BEGIN + TICKS_PER_CHECKPOINT, BEGIN + TICKS_PER_CHECKPOINT - 1, END - 2, BEGIN + 2];
  /** @type {Map<number, number>} */
  const scores = new Map();
  for (const tick of [...wanted].sort((a, b) => a - b)) {
    straight.runTo(tick);
    scores.set(tick, straight.standing.score);
  }
  for (const tick of wanted) {
    program.computed = 0;
    run.goTo(tick);
    assert.equal(run.tick, tick);
    assert.equal(run.standing.score, scores.get(tick));
    assert.ok(program.computed < TICKS_PER_CHECKPOINT, `${program.computed} ticks to get to ${tick}`);
  }
  run.goTo(END + 99);
  assert.equal(run.tick, END);
  run.goTo(-5);
  assert.equal(run.tick, BEGIN);
});

test("running ahead ends when nothing waits for it any more", async () => {
  const { run } = await opened();
  let rounds = 0;
  assert.equal(await run.runAhead({ ...ahead, slice: () => 0, isOver: () => ++rounds > 3 }), false);
  assert.ok(run.tick > BEGIN && run.tick < END);
});

test("after a person has played on, the recording is as it was", async () => {
  const { run, program } = await opened();
  await run.runAhead(ahead);
  run.goTo(BEGIN + 500);
  const { score } = run.standing;
  run.playOn();
  assert.deepEqual(program.calls, ["play on"]);
  new Int32Array(program.memory.buffer, AT.tick, 2).set([BEGIN + 9999, 1]);
  run.goTo(BEGIN + 500);
  assert.equal(run.standing.score, score);
});

/** A program whose score is 0 at first, and then changes as `scores` says: each of its pairs has a tick and a score. */
async function scoring(/** @type {[tick: number, score: number][]} */ scores, lowest = 0) {
  const { run, program } = await opened(lowest ? "lowest" : "run");
  program.carom_run_state = () => {
    const [tick] = new Int32Array(program.memory.buffer, AT.tick, 1);
    const score = scores.filter(([from]) => tick >= from).at(-1)?.[1] ?? 0;
    return program.answer(`tick ${tick}\nscore ${score}\nover 0\nagrees 1`);
  };
  await run.runAhead(ahead);
  return { run, program };
}

test("a film strip shows the moment in which the score grew the most", async () => {
  const { run, program } = await scoring([[BEGIN + 300, 90], [BEGIN + 1000, 590], [BEGIN + 2000, 900]]);
  run.goTo(BEGIN + 700);
  const { width, height, operations } = run.filmStrip("Break out", "590 points");
  assert.deepEqual([width, height, operations.count], [640, 500, 3]);
  assert.deepEqual([operations.word(), operations.word(), operations.word()], [7, 8, 9]);
  assert.equal(program.calls.at(-1), "Break out\n590 points");
  assert.equal(program.pictures.length, 6);
  const [first, last] = [program.pictures[0], program.pictures[5]];
  assert.equal(last - first, 240);
  assert.ok(first < BEGIN + 1000 && last >= BEGIN + 1000, `${first} to ${last}`);
  // The run returns to its earlier state.
  const straight = (await opened()).run;
  straight.runTo(BEGIN + 700);
  run.goTo(BEGIN + 700);
  assert.equal(new Int32Array(program.memory.buffer, AT.sum, 1)[0], straight.standing.score);
});

test("without any points, or if the lowest score wins, a film strip shows the end", async () => {
  for (const [scores, lowest] of /** @type {[[number, number][], number][]} */ ([[[], 0], [[[BEGIN + 500, 30]], 1]])) {
    const { run, program } = await scoring(scores, lowest);
    run.filmStrip("", "");
    assert.equal(program.pictures[5], END);
  }
});

test("a program that draws no pictures has an empty film strip", async () => {
  const { run, program } = await scoring([]);
  program.carom_take_picture = () => undefined;
  const { width, operations } = run.filmStrip("", "");
  assert.ok(width === 0 && operations.isAtEnd);
});

test("the drawing of the physics is shown at every tick while it is wanted, and nothing of it afterwards", async () => {
  const { run, program } = await opened();
  await run.runAhead(ahead);
  run.goTo(BEGIN + 1300);
  const { score } = run.standing;
  run.showsPhysics = true;
  assert.deepEqual([run.tick, program.drawing, run.standing.score], [BEGIN + 1300, true, score]);
  for (const tick of [BEGIN, BEGIN + 1200, END, BEGIN + 5]) {
    run.goTo(tick);
    assert.deepEqual([run.tick, program.drawing], [tick, true]);
  }
  run.goTo(BEGIN + 1300);
  run.showsPhysics = false;
  assert.deepEqual([run.tick, program.drawing, run.standing.score], [BEGIN + 1300, false, score]);
});
