// Starts the app in the page: checks the browser, loads the program, connects it with everything outside.

import { Address } from "./address.js";
import { build, id, pictures } from "./app.js";
import { endComing, showComing } from "./coming.js";
import { hideNotice, showGoingBack, showProblem, showRemark, words } from "./notice.js";
import { tellTime } from "./calendar.js";
import { Fields } from "./fields.js";
import { fontsCame } from "./fonts.js";
import { listenToGamepads } from "./gamepads.js";
import { listenToKeys } from "./keys.js";
import { Kit } from "./kit.js";
import { Layers } from "./layers.js";
import { Loop } from "./loop.js";
import { measure } from "./measure.js";
import { stayOffline } from "./offline.js";
import { Outputs } from "./outputs.js";
import { MissingPart, loadRest, needsAll, reloadWithAll } from "./parts.js";
import { listenToPointers } from "./pointers.js";
import { namedTrace } from "./trace.js";
import { platform, watchPreferences } from "./preferences.js";
import { LONGEST_REPLAY, Session } from "./session.js";
import { Store, noteSessions, stored, tryForSession } from "./storage.js";
import { watchViewport } from "./viewport.js";
import { watchVisibility } from "./visibility.js";

/** Options for tests and measurements, in the address behind `?debug`; see debug.js. */
const parameters = new URLSearchParams(location.search);
const isDebugged = parameters.has("debug");
/** Whether the session is kept for the next page: where no two pages can have the same, and not where a test wants a fresh one. */
const canKeep = build() !== undefined && "locks" in navigator && (!isDebugged || parameters.has("resume"));

/** @typedef {import("./found.js").Found} Found */
/** @typedef {import("./kit.js").Frame} Frame */
/** @typedef {import("./kit.js").State} State */

/**
 * What the app printed or diagnosed last: the reason of a trap comes as lines before it.
 * @type {string[]}
 */
const said = [];

/** @param {string} line */
function keep(line) {
  said.push(line);
  if (said.length > 8) said.shift();
}

/** @param {string} line */
function log(line) {
  keep(line);
  console.log(line);
}

/** @param {string} text */
function diagnose(text) {
  keep(text);
  console.warn(text);
}

/**
 * Ends the app: the person reads what happened and has ways on; the console gets what the program said last, and which of
 * its functions were running.
 * @param {unknown} error
 * @param {{ text?: string, goOn?: () => void, reload?: () => void, save?: () => void }} ways
 */
async function fail(error, { text = "", goOn, reload, save }) {
  if (error instanceof MissingPart) {
    showProblem(words.partMissing(), { reload: reloadWithAll });
    console.error(await namedTrace(error));
    return;
  }
  const trace = error instanceof Error ? namedTrace(error) : Promise.resolve(String(error));
  showProblem([words.stopped(), text].filter(Boolean).join(" "), { reason: said.at(-1), trace, goOn, reload, save });
  console.error([...said, await trace].join("\n"));
}

/** A session at which so many pages died that came back to it is given up. */
const MOST_TRIES = 3;

/**
 * The session of an earlier page to go on with; undefined where there is none, and where that cannot be known.
 * @param {number} tries how often that was tried
 */
async function find(tries) {
  try {
    const { Keeper } = await import("./keeper.js");
    const found = await Keeper.find();
    if (tries > MOST_TRIES) found?.giveUp();
    return found;
  } catch (error) {
    console.info(`no session can be read: ${error}`);
    noteSessions(0);
    showRemark(words.notBrought());
    return undefined;
  }
}

/**
 * Whether the app was led to where the session of an earlier page was. One that cannot be is forgotten, and the person told.
 * @param {Kit} kit
 * @param {Found} found
 */
async function comesBack(kit, found) {
  try {
    if (found.isReachable) {
      found.lead(kit);
      return true;
    }
  } catch (error) {
    console.info(`the session of an earlier page cannot go on: ${error}`);
  }
  await found.drop();
  if (found.isOfThisBuild) showRemark(words.notBrought());
  else if (!found.wasAtFirst) showRemark(words.renewed());
  return false;
}

async function boot() {
  const missing = whatIsMissing();
  if (missing) return showProblem(missing, {});
  showComing();
  const fonts = fontsCame();
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const isRecording = isDebugged && parameters.has("record");
  const hasFixedTextMetrics = isDebugged && parameters.get("metrics") === "fixed";
  const tries = canKeep && !parameters.has("fresh") ? tryForSession() : 0;
  const finding = tries ? find(tries) : undefined;
  const beginsWithAll = needsAll() || isRecording || hasFixedTextMetrics || stored().length > 0 || finding !== undefined;
  const session = new Session();
  const page = {
    log,
    measure: (/** @type {string} */ text, /** @type {string} */ font) => {
      const width = measure(text, font);
      session.measured(text, font, width);
      return width;
    },
  };
  const load = (/** @type {import("./kit.js").Options["state"]} */ state, needsRest = true) =>
    Kit.load(page, { isRecording, hasFixedTextMetrics, rest: needsRest ? loadRest() : undefined, state });
  let kit = await load(finding?.then((found) => found?.state), beginsWithAll);
  const found = await finding;
  performance.mark("carom-loaded");
  await fonts;
  const isBack = found !== undefined && await comesBack(kit, found);
  if (found && !isBack) kit = await load(undefined);

  const fields = new Fields();
  const layers = new Layers(root, kit.tables, fields.show);
  const show = (/** @type {Frame} */ frame) => {
    layers.apply(frame.layers);
    outputs.perform(frame.outputs);
  };
  /** @type {Loop} */
  const loop = new Loop(kit, show, (error) => failed(error, loop.canGoOn), session);
  /** @type {import("./keeper.js").Keeper | undefined} */
  let keeper;
  /** Takes over an app that was led to a moment, and returns its tick. What it did on the way was done before; its next frame shows all. */
  const takeOver = (/** @type {Kit} */ kit) => {
    const { outputs: done, tick } = kit.frame(0);
    outputs.perform(done, true);
    layers.clear();
    kit.showAgain();
    return tick;
  };

  /** @param {unknown} error @param {boolean} canGoOn */
  const failed = (error, canGoOn) => {
    const isLong = !session.canGoBack || session.wayBack(loop.statistics.appMilliseconds) >= LONGEST_REPLAY;
    const why = isLong ? words.tooLong() : loop.hasGoneOn ? words.again() : "";
    // What led here is not to come back.
    const forgotten = canGoOn ? undefined : keeper?.drop();
    void fail(error, {
      text: canGoOn ? words.canGoOn : why,
      reload: () => void Promise.resolve(forgotten ?? keeper?.drop()).then(() => location.reload()),
      goOn: canGoOn ? () => void goOn() : undefined,
      save: session.isWhole ? () => save(session.recording(id(), kit.tables.inputs)) : undefined,
    });
  };
  const goOn = async () => {
    showGoingBack();
    try {
      const { kit, tick } = await session.goBack(load);
      takeOver(kit);
      hideNotice();
      loop.goOn(kit, tick);
      keeper?.restart();
    } catch (error) {
      loop.hasFailed = true;
      failed(error, false);
    }
  };
  const send = loop.send.bind(loop);
  const atStart = stored();
  const store = new Store(send, atStart);
  const address = new Address(send);
  const heading = /** @type {HTMLElement} */ (document.getElementById("title"));
  const outputs = new Outputs(kit.tables.outputs, { layers, send, store, address, root, heading, diagnose });
  fields.send = send;

  /** @type {number | undefined} */
  let tick;
  /** @type {{ tick: number, hash: string } | undefined} */
  let broughtBack;
  const asked = address.path;
  if (isBack) {
    store.know(found.kept.known);
    tick = takeOver(kit);
    if (isDebugged) broughtBack = { tick, hash: kit.stateHash() };
    found.tell(session, tick);
    loop.release();
  } else {
    send("start", {
      version: kit.formatVersion,
      seed: Number(isDebugged && parameters.get("seed")) || crypto.getRandomValues(new Int32Array(1))[0],
      stored: atStart,
      address: address.path,
      locale: navigator.language,
      platform: platform(),
    });
    if (pictures().length) send("pictures", { files: pictures() });
  }
  tellTime(send);
  watchPreferences(send);
  watchViewport(root, send);
  if (tick !== undefined) {
    loop.goOn(kit, tick);
    store.catchUp();
    // The link that was followed leads on.
    if (asked && asked !== address.path) address.follow(asked);
  }
  watchVisibility(loop);
  listenToPointers(root, send);
  listenToKeys(root, layers, send);
  listenToGamepads(send);

  if (isDebugged) {
    const loadAnother = (/** @type {State | undefined} */ state) =>
      Kit.load({ measure, log: () => {} }, { hasFixedTextMetrics: true, rest: loadRest(), state });
    (await import("./debug.js")).expose({
      // Imported there, its module would be a file of its own.
      loop, layers, root, session, broughtBack, loadAnother, missingPart: () => new MissingPart(),
    });
  }
  // An app that was brought back has just shown itself.
  if (!isBack) loop.step(performance.now());
  if (loop.hasFailed) return;
  performance.mark("carom-first-frame");
  document.getElementById("notice")?.setAttribute("hidden", "");
  endComing();
  if (found) noteSessions(1);
  const rest = beginsWithAll ? undefined : await loadRest();
  if (rest) await kit.complete(rest);
  if (loop.hasFailed) return;
  loop.release();
  root.removeAttribute("aria-busy");
  performance.mark("carom-usable");
  void stayOffline();
  if (!canKeep) return;
  const keep = async () => {
    session.changed = () => {};
    const { Keeper } = await import("./keeper.js");
    keeper = new Keeper({ loop, session, store, address, failed: () => store.failed() });
    await keeper.begin(isBack ? found : undefined);
  };
  // A look at the first screen leaves nothing behind.
  const begin = () => {
    if (isBack || loop.hasActed && !address.isAtFirst) keep().catch(() => {});
  };
  session.changed = begin;
  begin();
}

/**
 * Saves a recording as a file.
 * @param {Blob} recording
 */
function save(recording) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(recording);
  link.download = `${id() || "session"}.carom`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the browser lacks, in a sentence; undefined where it lacks nothing. */
function whatIsMissing() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return words.noWebAssembly();
  // (module (func (drop (v128.const 0)))): vector instructions came later than the rest.
  const vectors = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 253, 12, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 11];
  if (!WebAssembly.validate(new Uint8Array(vectors))) return words.tooOld();
  if (typeof ResizeObserver !== "function" || typeof PointerEvent !== "function") return words.tooOld();
  return undefined;
}

boot().catch((error) => {
  if (error instanceof WebAssembly.RuntimeError || error instanceof MissingPart) return fail(error, {});
  console.error(error);
  showProblem(error instanceof TypeError ? words.notLoaded() : words.notStarted(), {});
});
