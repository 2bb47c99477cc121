// The player of recorded runs: a dialog over the page with the screen of a run, and below it the controls that move through its
// time.

import { style } from "./playerstyle.js";
import { Stage } from "./stage.js";

/** @typedef {import("./replayed.js").ReplayedRun} ReplayedRun */
/** @typedef {import("./runwords.js").RunWords} RunWords */

const TICKS_PER_SECOND = 120;
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8];
/** Sounds are played up to this speed; above it they would only be noise. */
const FASTEST_HEARD = 2;
/** A frame may compute for this long, in milliseconds; the rest is dropped, so that the page stays responsive. */
const LONGEST_FRAME = 40;
/** How many ticks run between two looks at the clock. */
const STEP = 24;

const KEYS = /** @type {const} */ (["keydown", "keyup"]);

/** The outlines of the buttons' glyphs, in a square of 24 points. */
const GLYPHS = {
  play: "M7 4.5v15l12.5-7.5z", pause: "M6.5 5h4v14h-4zM13.5 5h4v14h-4z", tickBack: "M17 5v14L8 12zM5.5 5h2.2v14H5.5z",
  tickOn: "M7 5v14l9-7zM16.3 5h2.2v14h-2.2z", close: "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6 10.6 12 5 6.4z",
};

/**
 * A time such as `1:03`.
 * @param {number} ticks
 */
export function timeOf(ticks) {
  const seconds = Math.floor(ticks / TICKS_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * What a key does in the player; undefined if nothing, or if the focused control takes it itself.
 * @param {{ code: string, key: string }} event
 * @param {{ tagName: string }} target
 * @returns {"toggle" | "begin" | "end" | "physics" | number | undefined} a number of ticks to move by, or an act
 */
export function actOf({ code, key }, { tagName }) {
  if (tagName === "SELECT") return undefined;
  if (code === "Space") return tagName === "BUTTON" ? undefined : "toggle";
  switch (key) {
    case "ArrowLeft": return -TICKS_PER_SECOND;
    case "ArrowRight": return TICKS_PER_SECOND;
    case ",": return -1;
    case ".": return 1;
    case "x": case "X": return "physics";
    case "Home": return "begin";
    case "End": return "end";
    default: return undefined;
  }
}

export class Player {
  #words;
  #tools;
  #page;
  /** @type {ReplayedRun | undefined} */
  #run;
  /** @type {Stage | undefined} */
  #stage;
  /** The current position in the run, in ticks. */
  #place = 0;
  #speed = 1;
  #isPlaying = false;
  #isPlayedOn = false;
  #isClosed = false;
  /** @type {number | undefined} */
  #request;
  /** When the last frame was shown, in milliseconds. */
  #last = 0;
  #before = document.activeElement;

  #dialog = document.createElement("dialog");
  #title = element("h2", "player-title");
  #detail = element("p", "player-detail");
  #score = element("output", "player-score");
  #space = element("div", "player-space");
  #said = element("p", "player-said");
  #progress = /** @type {HTMLProgressElement} */ (element("progress", "player-progress"));
  #time = element("span", "player-time");
  #legend = element("ul", "player-legend");
  #range = document.createElement("input");
  #select = document.createElement("select");
  #first;
  #toggle;
  #physics;
  #playOn;
  #race;
  #back;
  /** The slider that moves through the time. */
  #ways;
  #row = element("div", "player-row");

  /**
   * Opens the player, which is empty before `show`.
   * @param {{
   *   tools: import("./stage.js").Tools, words: RunWords, lang: string,
   *   share: () => Promise<string>, save: () => Promise<unknown>,
   *   race?: (run: ReplayedRun) => void, give: (picture: File) => Promise<string>, closed: () => void,
   * }} page `share` and `give`, which shares a picture, return a message for the person; without `race` nobody can race
   */
  constructor(page) {
    const { words, tools } = page;
    this.#page = page;
    this.#words = words;
    this.#tools = tools;
    style();
    const dialog = this.#dialog;
    dialog.className = "player";
    dialog.lang = page.lang;
    dialog.setAttribute("role", "dialog");
    this.#name("");
    dialog.setAttribute("aria-modal", "true");
    const close = this.#button("close", () => this.close(), "player-close");
    this.#first = this.#button("play", () => this.#play(), "player-first");
    this.#first.hidden = true;
    this.#toggle = this.#button("play", () => this.#playOrPause(), "player-toggle");
    this.#ways = [this.#button("tickBack", () => this.#step(-1)), this.#toggle, this.#button("tickOn", () => this.#step(1)), this.#select];
    this.#physics = this.#button("physics", () => this.#showPhysics(!this.#run?.showsPhysics));
    this.#physics.setAttribute("aria-pressed", "false");
    this.#physics.hidden = this.#legend.hidden = true;
    this.#playOn = this.#button("playOn", () => this.#beginPlayOn());
    this.#back = this.#button("back", () => this.#endPlayOn());
    this.#back.hidden = true;
    this.#race = this.#button("race", () => this.#run && this.#page.race?.(this.#run), "player-race");
    this.#race.hidden = true;
    const share = this.#button("share", () => void this.#page.share().catch(() => words.notShared).then((text) => this.say(text)));
    const save = this.#button("save", () => void this.#page.save().catch(() => this.say(words.notShared)));
    const strip = this.#button("strip", () => void this.#giveStrip().catch(() => words.notShared).then((text) => this.say(text)));
    this.#select.setAttribute("aria-label", words.speed);
    for (const speed of SPEEDS) this.#select.append(new Option(`${speed}×`, String(speed), speed === 1, speed === 1));
    this.#select.addEventListener("change", () => (this.#speed = Number(this.#select.value)));
    this.#range.type = "range";
    this.#range.setAttribute("aria-label", words.place);
    this.#range.addEventListener("input", () => this.#goTo(Number(this.#range.value)));
    this.#progress.setAttribute("aria-label", words.opens);
    this.#said.setAttribute("role", "status");
    this.#score.setAttribute("aria-label", words.score);
    this.#score.setAttribute("aria-live", "off");
    this.#row.append(this.#time, this.#range);
    this.#row.classList.add("player-line");
    const head = element("header", "player-head");
    const names = element("div", "player-names");
    names.append(this.#title, this.#detail);
    head.append(names, this.#score, close);
    const controls = element("div", "player-controls");
    const [moving, doing] = [element("div", "player-row"), element("div", "player-row")];
    moving.append(...this.#ways, this.#physics);
    doing.append(this.#back, this.#playOn, this.#race, share, strip, save);
    controls.append(this.#said, this.#legend, this.#row, moving, doing);
    this.#controls = [...this.#ways, this.#range, this.#physics, this.#playOn, this.#race, share, strip, save];
    this.#space.append(this.#progress, this.#first);
    dialog.append(head, this.#space, controls);
    document.body.append(dialog);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.#escape();
    });
    for (const name of KEYS) window.addEventListener(name, this.#key, { capture: true });
    dialog.showModal();
    close.focus({ preventScroll: true });
    this.#enable(false);
    this.say(words.opens);
  }
  /** @type {(HTMLButtonElement | HTMLSelectElement | HTMLInputElement)[]} */
  #controls = [];
  #observer = new ResizeObserver(() => this.#fit());

  /**
   * Shows a run: its first screen at once, and everything else once it has been computed to its end.
   * @param {ReplayedRun} run
   * @param {{ name: string, detail: string, plays: boolean }} how `plays` at once
   */
  async show(run, { name, detail, plays }) {
    if (this.#isClosed) return;
    this.#run = run;
    const stage = this.#stage = new Stage(run.kit, run, this.#tools);
    this.#name(name || run.name);
    this.#detail.textContent = detail;
    stage.name = [name || run.name, detail].filter(Boolean).join(", ");
    this.#space.prepend(stage.element);
    this.#observer.observe(this.#space);
    run.heard = stage.hear;
    this.#place = run.begin;
    Object.assign(this.#range, { min: String(run.begin), max: String(run.end), step: "1" });
    this.#fit();
    stage.showAll(run.kit.frameOfAll());
    this.#showPlace();
    const pause = () => new Promise((resolve) => setTimeout(resolve));
    const progress = (/** @type {number} */ part) => void (this.#progress.value = part);
    const isThere = await run.runAhead({ pause, progress, isOver: () => this.#isClosed });
    if (!isThere) return;
    const { agrees } = run.standing;
    this.#physics.hidden = run.physics.length === 0;
    this.#race.hidden = !this.#page.race || !run.ghost || !agrees;
    this.#legend.replaceChildren(...run.physics.map(({ color, name }) => {
      const line = element("li", "");
      line.style.setProperty("--color", color);
      line.textContent = name;
      return line;
    }));
    run.goTo(run.begin);
    stage.showAll(run.kit.frameOfAll());
    this.#progress.hidden = true;
    this.say(agrees ? "" : this.#words.parted);
    this.#enable(true);
    this.#showPlace();
    if (document.activeElement?.classList.contains("player-close")) this.#toggle.focus({ preventScroll: true });
    if (plays) this.#play();
    else this.#first.hidden = false;
    performance.mark("carom-player", { detail: { bytes: run.bytes } });
  }

  /**
   * Says something below the screen.
   * @param {string} text
   */
  say(text) {
    this.#said.textContent = text;
    this.#said.hidden = !text;
  }

  /**
   * Says why there is nothing to watch.
   * @param {string} text
   * @param {{ name: string, detail: string }} [about] the run, as far as it is known
   */
  refuse(text, about) {
    this.#pause();
    this.#enable(false);
    this.#progress.hidden = true;
    this.#dialog.classList.add("is-refused");
    this.#name(about?.name ?? "");
    this.#detail.textContent = about?.detail ?? "";
    this.say(text);
  }

  /** @param {string} name the game's, as far as it is known */
  #name(name) {
    this.#title.textContent = name || this.#words.player("");
    this.#dialog.setAttribute("aria-label", this.#words.player(name));
  }

  /**
   * The progress of what happens before `show`, 0 … 1.
   * @param {number} part
   */
  prepare(part) {
    this.#progress.value = part;
  }

  /** Closes the player and leaves the page as it was. */
  close() {
    if (this.#isClosed) return;
    this.#pause();
    this.#isClosed = true;
    this.#stage?.playNoMore();
    for (const name of KEYS) window.removeEventListener(name, this.#key, { capture: true });
    this.#observer.disconnect();
    this.#dialog.close();
    this.#dialog.remove();
    this.#page.closed();
    if (this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
  }

  // MARK: Time

  #playOrPause() {
    if (this.#isPlaying) this.#pause();
    else this.#play();
  }

  #play() {
    const run = this.#run;
    if (!run || this.#isPlaying || this.#isPlayedOn) return;
    if (this.#place >= run.end) this.#goTo(run.begin);
    const hadFocus = document.activeElement === this.#first;
    this.#first.hidden = true;
    if (hadFocus) this.#toggle.focus({ preventScroll: true });
    this.#isPlaying = true;
    this.#last = performance.now();
    this.#request = requestAnimationFrame(this.#frame);
    this.#showToggle();
  }

  #pause() {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
    this.#isPlaying = false;
    this.#showToggle();
  }

  /** @param {number} now */
  #frame = (now) => {
    const run = this.#run;
    const stage = this.#stage;
    if (!run || !stage || !this.#isPlaying) return;
    const passed = Math.max(0, Math.min(now - this.#last, 100)) / 1000 * TICKS_PER_SECOND * this.#speed;
    this.#last = now;
    this.#place = Math.min(this.#place + passed, run.end);
    const target = Math.min(Math.floor(this.#place) + 1, run.end);
    try {
      const begin = performance.now();
      while (run.tick < target && performance.now() - begin < LONGEST_FRAME) run.runTo(Math.min(run.tick + STEP, target));
      if (run.tick < target) this.#place = run.tick;
      stage.isHeard = this.#speed <= FASTEST_HEARD;
      stage.show(run.kit.frame(this.#place - Math.floor(this.#place)));
      stage.isHeard = false;
    } catch (error) {
      return this.#fail(error);
    }
    this.#showPlace();
    if (run.tick >= run.end) return this.#pause();
    this.#request = requestAnimationFrame(this.#frame);
  };

  /** @param {number} ticks */
  #step(ticks) {
    this.#pause();
    this.#goTo(Math.floor(this.#place) + ticks);
  }

  /** @param {number} tick */
  #goTo(tick) {
    const run = this.#run;
    if (!run || this.#isPlayedOn) return;
    performance.mark("carom-jump");
    const target = Math.max(run.begin, Math.min(tick, run.end));
    if (target !== run.begin) this.#first.hidden = true;
    try {
      run.goTo(target);
      this.#place = target;
      this.#stage?.showAll(run.kit.frameOfAll());
    } catch (error) {
      return this.#fail(error);
    }
    performance.measure("carom-jump", "carom-jump");
    this.#showPlace();
    // Nothing is left to play.
    if (target >= run.end) this.#pause();
  }

  /** Shares the best moment as a film strip; returns a message for the person. */
  async #giveStrip() {
    const run = this.#run;
    const stage = this.#stage;
    if (!run || !stage || this.#isPlayedOn) return "";
    this.#pause();
    const { width, height, operations } = run.filmStrip(this.#title.textContent ?? "", this.#detail.textContent ?? "");
    this.#goTo(Math.floor(this.#place));
    const { pictureFile } = await import("./share.js");
    const picture = await pictureFile(width, height, operations, stage.replay);
    return picture ? this.#page.give(picture) : this.#words.notShared;
  }

  /** @param {boolean} shows */
  #showPhysics(shows) {
    const run = this.#run;
    if (!run || this.#physics.hidden || this.#isPlayedOn) return;
    try {
      run.showsPhysics = shows;
      this.#stage?.showAll(run.kit.frameOfAll());
    } catch (error) {
      return this.#fail(error);
    }
    this.#place = run.tick;
    this.#physics.setAttribute("aria-pressed", String(shows));
    this.#legend.hidden = !shows;
    this.#fit();
  }

  // MARK: Playing on

  #beginPlayOn() {
    const run = this.#run;
    const stage = this.#stage;
    if (!run || !stage) return;
    this.#pause();
    this.#first.hidden = true;
    this.#isPlayedOn = true;
    const { tick } = run;
    this.#place = tick;
    this.#dialog.classList.add("is-played-on");
    this.#back.hidden = false;
    this.#playOn.hidden = true;
    for (const each of [...this.#ways, this.#range]) each.disabled = true;
    stage.showTouches([]);
    stage.isHeard = true;
    this.say(this.#words.counts);
    try {
      run.playOn();
      stage.playOn(run.kit, tick, () => this.#showScore(run.standing.score), (error) => this.#fail(error));
    } catch (error) {
      return this.#fail(error);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  }

  #endPlayOn() {
    const run = this.#run;
    if (!run || !this.#isPlayedOn) return;
    this.#isPlayedOn = false;
    this.#stage?.playNoMore();
    if (this.#stage) this.#stage.isHeard = false;
    this.#dialog.classList.remove("is-played-on");
    this.#back.hidden = true;
    this.#playOn.hidden = false;
    this.#enable(true);
    this.say("");
    this.#goTo(this.#place);
    this.#toggle.focus({ preventScroll: true });
  }

  // MARK: Parts

  /** @param {KeyboardEvent} event */
  #key = (event) => {
    // Keys pressed here do not go to the app below.
    event.stopPropagation();
    if (event.code === "Escape") {
      event.preventDefault();
      if (event.type === "keydown") this.#escape();
      return;
    }
    const target = event.target instanceof Element ? event.target : this.#dialog;
    if (event.code === "Tab" || event.isComposing) return;
    if (this.#isPlayedOn) {
      if (target instanceof HTMLButtonElement || target instanceof HTMLSelectElement) return;
      const modifiers = (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0);
      if (!(modifiers & ~1)) event.preventDefault();
      const phase = event.type === "keyup" ? 2 : event.repeat ? 1 : 0;
      this.#stage?.send("key", { phase, modifiers, code: event.code || event.key, characters: event.key }, event.timeStamp);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || !this.#run || this.#toggle.disabled) return;
    const act = actOf(event, target);
    if (act === undefined) return;
    event.preventDefault();
    if (event.type === "keyup") return;
    if (act === "toggle") this.#playOrPause();
    else if (act === "begin") this.#goTo(this.#run.begin);
    else if (act === "physics") this.#showPhysics(!this.#run.showsPhysics);
    else if (act === "end") this.#goTo(this.#run.end);
    else if (Math.abs(act) === 1) this.#step(act);
    else this.#goTo(Math.floor(this.#place) + act);
  };

  #escape() {
    if (this.#isPlayedOn) this.#endPlayOn();
    else this.close();
  }

  /** @param {unknown} error */
  #fail(error) {
    console.error(error);
    this.#stage?.playNoMore();
    this.refuse(this.#words.stopped);
  }

  #fit() {
    const { clientWidth, clientHeight } = this.#space;
    if (clientWidth && clientHeight) this.#stage?.fit(clientWidth, clientHeight);
  }

  /** @param {boolean} isReady */
  #enable(isReady) {
    for (const each of this.#controls) each.disabled = !isReady;
  }

  #showToggle() {
    show(this.#toggle, this.#isPlaying ? "pause" : "play", this.#words);
  }

  #showPlace() {
    const run = this.#run;
    if (!run) return;
    const now = timeOf(this.#place - run.begin), all = timeOf(run.end - run.begin);
    this.#range.value = String(Math.floor(this.#place));
    this.#range.setAttribute("aria-valuetext", this.#words.time(now, all));
    this.#time.textContent = `${now} / ${all}`;
    const { touches, score } = run.standing;
    this.#stage?.showTouches(touches);
    this.#showScore(score);
  }

  /** @param {number} score */
  #showScore(score) {
    const text = Number.isFinite(score) ? score.toLocaleString(this.#dialog.lang) : "";
    if (this.#score.textContent !== text) this.#score.textContent = text;
  }

  /** @param {"play" | "close" | "tickBack" | "tickOn" | "physics" | "playOn" | "race" | "back" | "share" | "strip" | "save"} what @param {() => void} act */
  #button(what, act, name = "") {
    const button = document.createElement("button");
    button.type = "button";
    button.className = name;
    show(button, what, this.#words);
    button.addEventListener("click", act);
    return button;
  }
}

/** @param {string} name @param {string} role a class */
function element(name, role) {
  const made = document.createElement(name);
  made.className = role;
  return made;
}

/**
 * Gives a button its glyph and name, or its text.
 * @param {HTMLButtonElement} button
 * @param {"play" | "pause" | "close" | "tickBack" | "tickOn" | "physics" | "playOn" | "race" | "back" | "share" | "strip" | "save"} what
 * @param {RunWords} words
 */
function show(button, what, words) {
  if (!(what in GLYPHS)) return void (button.textContent = words[what]);
  button.setAttribute("aria-label", words[what]);
  const glyph = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  glyph.setAttribute("viewBox", "0 0 24 24");
  glyph.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", GLYPHS[/** @type {keyof typeof GLYPHS} */ (what)]);
  glyph.append(path);
  button.replaceChildren(glyph);
}
