// A recorded run in a program instance of its own, which can go to any tick.

/** @typedef {import("./kit.js").Kit} Kit */
/** @typedef {import("./words.js").Words} Words */
/**
 * What a run is replayed with: the page's own classes. They are passed in, because a module that two files import would become a
 * third file of the first visit.
 * @typedef {{
 *   Kit: Pick<typeof import("./kit.js").Kit, "load">, Checkpoints: typeof import("./checkpoints.js").Checkpoints,
 *   putBack: typeof import("./checkpoints.js").putBack, measure: (text: string, font: string) => number,
 *   parts: () => string[],
 * }} Tools
 */
/**
 * The state of the run at a tick. `agrees` says whether the replay so far is what was recorded, and `counts` whether its score
 * qualifies for a board.
 * @typedef {{
 *   score: number, isOver: boolean, agrees: boolean, counts: boolean, touches: { x: number, y: number }[],
 * }} Standing
 */

/** The ticks between two checkpoints. */
export const TICKS_PER_CHECKPOINT = 1200;
/** The ticks that are run before the clock and the score are read again. */
const STEP = 120;
/** How many ticks the best moment has, and how many pictures show it. */
const MOMENT = 240;
const PICTURES = 6;
const utf8 = new TextDecoder();

/** A run that cannot be shown; the message is for the person, and empty where the program gives no reason. */
export class Refused extends Error {
  /** @param {string} message @param {string} [build] the build that played the run, if it names one */
  constructor(message, build = "") {
    super(message);
    this.build = build;
  }
}

/**
 * The bytes at an address of the program, which begin with their number as a word.
 * @param {import("./kit.js").Program} program @param {number | undefined} address
 */
export function countedBytes({ memory }, address = 0) {
  const [count] = new Uint32Array(memory.buffer, address >>> 0, 1);
  return new Uint8Array(memory.buffer, (address >>> 0) + 4, count).slice();
}

/**
 * Writes bytes to the program's buffer for inputs.
 * @param {import("./kit.js").Program} program @param {Uint8Array} bytes
 */
export function hand(program, bytes) {
  const address = program.carom_input_buffer(bytes.length) >>> 0;
  new Uint8Array(program.memory.buffer, address, bytes.length).set(bytes);
}

/**
 * Lines `key value`.
 * @param {Uint8Array} bytes
 * @returns {[key: string, value: string][]}
 */
function lines(bytes) {
  return utf8.decode(bytes).split("\n").filter(Boolean).map((line) => {
    const space = line.indexOf(" ");
    return space < 0 ? [line, ""] : [line.slice(0, space), line.slice(space + 1)];
  });
}

export class ReplayedRun {
  #tools;
  #checkpoints;
  /**
   * Takes the outputs of frames that are not shown.
   * @type {(outputs: Words) => void}
   */
  heard = () => {};
  /** Whether the physics is drawn over the screen. */
  #showsPhysics = false;
  #lowestWins = false;
  /**
   * The score after every `STEP` ticks, as far as the run was computed ahead.
   * @type {{ tick: number, score: number }[]}
   */
  #scores = [];

  /** @param {Kit} kit @param {[string, string][]} told what the program said about the run @param {Tools} tools */
  constructor(kit, told, tools) {
    const facts = new Map(told);
    const number = (/** @type {string} */ key) => Number(facts.get(key)) || 0;
    this.kit = kit;
    this.#tools = tools;
    this.#checkpoints = new tools.Checkpoints();
    this.name = facts.get("name") ?? "";
    /** The place of its game in the app. */
    this.address = facts.get("address") ?? "/";
    /** What a ghost of the run shows; empty before `runAhead` has come to the end, and for a game without ghosts. */
    this.ghost = "";
    /** The game as a server with boards knows it, and the seed in decimal digits. */
    this.game = facts.get("game") ?? "";
    this.seed = facts.get("seed") ?? "";
    /** The build that played it; empty if it names none. */
    this.build = facts.get("build") ?? "";
    this.#lowestWins = facts.get("lowest") === "1";
    this.begin = number("begin");
    this.end = Math.max(number("begin"), number("end"));
    this.width = Math.max(1, number("width"));
    this.height = Math.max(1, number("height"));
    /** What the drawing of the physics consists of; empty in a game without physics. */
    this.physics = told.filter(([key]) => key === "physics").map(([, part]) => {
      const [color, ...name] = part.split(" ");
      return { color, name: name.join(" ") };
    });
    /** The last tick that ran. */
    this.tick = this.begin;
  }

  /**
   * Opens a recording at its beginning. Throws `Refused` if this program cannot replay it.
   * @param {Uint8Array} bytes
   * @param {Tools} tools
   */
  static async open(bytes, tools) {
    const kit = await tools.Kit.load({ measure: tools.measure, log: () => {} }, { parts: tools.parts() });
    const { program } = kit;
    hand(program, bytes);
    const told = lines(countedBytes(program, program.carom_open_run?.(bytes.length)));
    const facts = new Map(told);
    if (facts.has("refused") || !facts.has("end")) throw new Refused(facts.get("refused") ?? "", facts.get("build"));
    const run = new ReplayedRun(kit, told, tools);
    run.#takeCheckpoint();
    return run;
  }

  /**
   * The current state of the run.
   * @returns {Standing}
   */
  get standing() {
    const all = lines(countedBytes(this.kit.program, this.kit.program.carom_run_state?.()));
    const facts = new Map(all);
    const touches = all.filter(([key]) => key === "touch").map(([, place]) => {
      const [x, y] = place.split(" ").map(Number);
      return { x, y };
    });
    const [isOver, agrees, counts] = ["over", "agrees", "counts"].map((key) => facts.get(key) === "1");
    return { score: Number(facts.get("score")), isOver, agrees, counts, touches };
  }

  /** The recording with only what its replay reads; use it at the end of the run. */
  get reduced() {
    return countedBytes(this.kit.program, this.kit.program.carom_reduced_run?.());
  }

  /** How many bytes the checkpoints take. */
  get bytes() {
    return this.#checkpoints.bytes;
  }

  /**
   * Runs forwards.
   * @param {number} tick
   */
  runTo(tick) {
    const target = Math.min(tick, this.end);
    if (target <= this.tick) return;
    this.#advance(target);
  }

  /** @param {number} tick one that is not over */
  #advance(tick) {
    this.kit.program.carom_run_to?.(tick, this.#showsPhysics ? 1 : 0);
    this.tick = tick;
  }

  get showsPhysics() {
    return this.#showsPhysics;
  }

  /** Turns the drawing of the physics over the screen on or off. The screen must be shown anew afterwards. */
  set showsPhysics(shows) {
    const { tick } = this;
    this.#showsPhysics = shows;
    // A checkpoint does not contain the drawing.
    this.tick = Infinity;
    this.goTo(tick);
  }

  /**
   * Brings the run to a tick, forwards or back. The screen must be shown anew afterwards.
   * @param {number} tick
   */
  goTo(tick) {
    const target = Math.max(this.begin, Math.min(tick, this.end));
    const before = this.#checkpoints.before(target);
    if (before && (target < this.tick || before.tick > this.tick)) {
      this.#tools.putBack(before.state, this.kit.program.memory);
      this.tick = before.tick;
    }
    // The drawing may have changed although no tick ran.
    if (target > this.tick || this.#showsPhysics) this.#advance(target);
  }

  /** Lets a person play on from here; `goTo` ends that. */
  playOn() {
    this.kit.program.carom_play_on?.();
    this.tick = Infinity;
  }

  /**
   * Runs to the end once and keeps checkpoints on the way, so that `goTo` is fast afterwards. Returns whether it came to the end.
   * @param {{
   *   slice?: () => number, pause: () => Promise<unknown>, progress?: (part: number) => void, isOver?: () => boolean,
   *   keeps?: boolean,
   * }} way `slice` says how many milliseconds are computed at a time, and `pause` resolves when it may go on
   */
  async runAhead({ slice = () => 50, pause, progress = () => {}, isOver = () => false, keeps = true }) {
    let next = this.tick + TICKS_PER_CHECKPOINT;
    while (this.tick < this.end) {
      await pause();
      if (isOver()) return false;
      const most = slice();
      const begin = performance.now();
      do {
        this.runTo(Math.min(this.tick + STEP, next));
        this.#scores.push({ tick: this.tick, score: this.standing.score });
        if (this.tick < next) continue;
        next += TICKS_PER_CHECKPOINT;
        // Otherwise outputs that nobody fetches would pile up.
        this.heard(this.kit.frame(0).outputs);
        if (keeps) this.#takeCheckpoint();
      } while (this.tick < this.end && performance.now() - begin < most);
      progress((this.tick - this.begin) / (this.end - this.begin));
    }
    const { program } = this.kit;
    if (program.carom_run_ghost) this.ghost = utf8.decode(countedBytes(program, program.carom_run_ghost()));
    return true;
  }

  // MARK: The film strip

  /** The tick at the end of the moment in which the score grew the most; if a lower score is better, the end of the run. */
  get #bestMoment() {
    let best = { tick: this.end, gain: 1 };
    if (this.#lowestWins) return best.tick;
    const scores = this.#scores;
    let before = { index: -1, score: 0 };
    for (const { tick, score } of scores) {
      while (scores[before.index + 1].tick <= tick - MOMENT) {
        const index = before.index + 1;
        before = { index, score: scores[index].score };
      }
      // Of equally good ones the last, when most is at stake.
      if (score - before.score >= best.gain) best = { tick, gain: score - before.score };
    }
    return best.tick;
  }

  /**
   * Pictures of the best moment as one drawing. Call `goTo` afterwards, because the run has left its tick.
   * @param {string} title
   * @param {string} line below the title
   */
  filmStrip(title, line) {
    const { program } = this.kit;
    const last = Math.min(this.end, Math.max(this.#bestMoment, this.begin + MOMENT));
    for (let index = 0; index < PICTURES; index += 1) {
      const tick = last - Math.round(MOMENT * (PICTURES - 1 - index) / (PICTURES - 1));
      // What was drawn is in the program's memory, which a checkpoint would replace.
      if (index === 0) this.goTo(tick);
      else this.runTo(tick);
      program.carom_take_picture?.();
    }
    const words = new TextEncoder().encode(`${title}\n${line}`);
    hand(program, words);
    const { buffer } = countedBytes(program, program.carom_film_strip?.(words.length));
    this.tick = Infinity;
    const [width = 0, height = 0] = new Float32Array(buffer, 0, Math.min(2, buffer.byteLength / 4));
    const start = Math.min(8, buffer.byteLength);
    // The class is not imported, because then the build would put it into a file of its own.
    const SomeWords = /** @type {typeof import("./words.js").Words} */ (this.kit.frame(0).outputs.constructor);
    return { width, height, operations: new SomeWords(buffer, start, (buffer.byteLength - start) / 4) };
  }

  #takeCheckpoint() {
    this.#checkpoints.take(this.kit.program.memory, this.tick, this.tick);
  }
}
