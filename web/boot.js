// Starts the app in the page: checks the browser, loads the program, connects it with everything outside.

import { build, id, parts, root } from "./app.js";
import { Checkpoints, putBack } from "./checkpoints.js";
import { endComing, showComing } from "./coming.js";
import { firstKnown, hideNotice, showGoingBack, showProblem, showRemark, speak, words } from "./notice.js";
import { fontsCame } from "./fonts.js";
import { Kit } from "./kit.js";
import { Layers } from "./layers.js";
import { Loop } from "./loop.js";
import { listenToGamepads } from "./gamepads.js";
import { measure } from "./measure.js";
import { Page } from "./page.js";
import { MissingPart, brought, neededParts, partsInTime, reloadWithAll } from "./parts.js";
import { listenToPointers } from "./pointers.js";
import { bind, takes } from "./tables.js";
import { LONGEST_REPLAY, Session } from "./session.js";
import { noteSessions, stored, tryForSession } from "./storage.js";

/** Options for tests and measurements, in the address after `?debug`; see debug.js. */
const parameters = new URLSearchParams(location.search);
const isDebugged = parameters.has("debug");
/**
 * Whether the session is kept for the next page. That needs locks, so that no two pages use the same session; tests may
 * want a fresh one instead.
 */
const canKeep = build() !== undefined && "locks" in navigator && (!isDebugged || parameters.has("resume"));

/** @typedef {import("./found.js").Found} Found */
/** @typedef {import("./kit.js").State} State */

/**
 * The lines that the app printed or diagnosed last: they give the reason for a trap.
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
 * The error's trace with function names; as it is if these cannot be loaded.
 * @param {Error} error
 */
async function traceOf(error) {
  try {
    return await (await import("./trace.js")).namedTrace(error);
  } catch {
    return error.stack ?? String(error);
  }
}

/**
 * Ends the app after an error. A notice tells the person what happened and offers ways to continue; the console gets
 * the last lines of the program, and the stack with function names.
 * @param {unknown} error
 * @param {{ text?: string, goOn?: () => void, reload?: () => void, save?: () => void }} ways
 */
async function fail(error, { text = "", goOn, reload, save }) {
  if (error instanceof MissingPart) {
    showProblem(words.partMissing(), { reload: reloadWithAll });
    console.error(await traceOf(error));
    return;
  }
  const trace = error instanceof Error ? traceOf(error) : Promise.resolve(String(error));
  showProblem([words.stopped(), text].filter(Boolean).join(" "), { reason: said.at(-1), trace, goOn, reload, save });
  console.error([...said, await trace].join("\n"));
}

/** A session is abandoned after this many pages have died while restoring it. */
const MOST_TRIES = 3;

/**
 * The session of an earlier page to continue; undefined if there is none, or if it cannot be read.
 * @param {number} tries the number of attempts to restore it
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
 * Restores the session of an earlier page, and returns whether that succeeded. A session that cannot be restored is
 * deleted, and a notice says so.
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
  if (whatIsMissing()) {
    await wordsCame;
    return showProblem(whatIsMissing() ?? "", {});
  }
  showComing();
  const fonts = fontsCame();
  const isRecording = isDebugged && parameters.has("record");
  const hasFixedTextMetrics = isDebugged && parameters.get("metrics") === "fixed";
  const tries = canKeep && !parameters.has("fresh") ? tryForSession() : 0;
  const finding = tries ? find(tries) : undefined;
  const needed = neededParts();
  // Stored values may change the first screen, which may then need more parts. What a test asks for is needed before the first frame,
  // where nothing waits for a part.
  const atFirst = isRecording || hasFixedTextMetrics ? parts()
    : needed.length || !stored().length ? needed : parts().slice(0, 1);
  const session = new Session();
  const tools = {
    log,
    measure: (/** @type {string} */ text, /** @type {string} */ font) => {
      const width = measure(text, font);
      session.measured(text, font, width);
      return width;
    },
  };
  const load = (/** @type {import("./kit.js").Options["state"]} */ state, first = parts()) =>
    Kit.load(tools, { isRecording, hasFixedTextMetrics, parts: first, state });
  // A session is kept once all parts are there, and comes back with them.
  let kit = finding
    ? await load(finding.then((found) => found?.state))
    : await load(undefined, atFirst);
  const found = await finding;
  performance.mark("carom-loaded");
  await fonts;
  const isBack = found !== undefined && await comesBack(kit, found);
  if (found && !isBack) kit = await load(undefined);

  /** @type {Page} */
  const page = new Page(kit, {
    stored: stored(), diagnose, session, fail: (error) => failed(error, loop.canGoOn), bring: brought,
  });
  const { loop, layers, outputs, store, address } = page;
  /** @type {import("./keeper.js").Keeper | undefined} */
  let keeper;
  /**
   * Shows everything of an app whose session was restored, and returns its tick. Outputs of the replay are not
   * repeated, because they happened before.
   */
  const showAll = (/** @type {Kit} */ kit) => {
    const { outputs: done, tick } = kit.frame(0);
    outputs.perform(done, true);
    page.showAll(kit.frameOfAll());
    return tick;
  };

  /** @param {unknown} error @param {boolean} canGoOn */
  const failed = (error, canGoOn) => {
    const isLong = !session.canGoBack || session.wayBack(loop.statistics.appMilliseconds) >= LONGEST_REPLAY;
    const why = isLong ? words.tooLong() : loop.hasGoneOn ? words.again() : "";
    // The session that led to this trap must not be restored again.
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
      showAll(kit);
      hideNotice();
      loop.goOn(kit, tick);
      keeper?.restart();
    } catch (error) {
      loop.hasFailed = true;
      failed(error, false);
    }
  };
  /** @type {number | undefined} */
  let tick;
  /** @type {{ tick: number, hash: string } | undefined} */
  let broughtBack;
  const asked = address.path;
  if (isBack) {
    store.know(found.kept.known);
    tick = showAll(kit);
    if (isDebugged) broughtBack = { tick, hash: kit.stateHash() };
    found.tell(session, tick);
    loop.release();
  } else {
    const seed = Number(isDebugged && parameters.get("seed")) || crypto.getRandomValues(new Int32Array(1))[0];
    page.begin(seed, kit.formatVersion);
  }
  page.watch();
  if (tick !== undefined) {
    loop.goOn(kit, tick);
    store.catchUp();
    // If the page was opened by a link to another place, goes there.
    if (asked && asked !== address.path) address.follow(asked);
  }
  page.listen();

  if (isDebugged) {
    const loadAnother = (/** @type {State | undefined} */ state) =>
      Kit.load({ measure, log: () => {} }, { hasFixedTextMetrics: true, parts: parts(), state });
    (await import("./debug.js")).expose({
      // If it were imported there, its module would become a file of its own.
      loop, layers, root: page.root, session, broughtBack, loadAnother, missingPart: () => new MissingPart(),
    });
  }
  loop.step(performance.now());
  // If the part of a place has a name that the address does not contain, there is no first frame before that part is loaded.
  while (loop.awaited) await loop.awaited;
  if (loop.hasFailed) return;
  performance.mark("carom-first-frame");
  document.getElementById("notice")?.setAttribute("hidden", "");
  endComing();
  if (found) noteSessions(1);
  if (parts().length) await kit.parts.bring(parts()[0]);
  if (loop.hasFailed) return;
  loop.release();
  page.root.removeAttribute("aria-busy");
  performance.mark("carom-usable");
  if (kit.program.carom_run) {
    // The page's classes are passed as arguments, because a module that two files import would become a third file.
    import("./runkeeper.js").then(({ RunKeeper }) => {
      outputs.runs = new RunKeeper({
        Kit, Checkpoints, putBack, Layers, Loop, bind, takes, listenToPointers, listenToGamepads, measure, parts, root, showRemark,
        loop, address, sounds: outputs.sounds, id: id(), build: build(), asked: outputs.asked,
      });
    }).catch(() => {
      // Runs are not kept on this visit. Only a person who came to see one has to know.
      if (address.run) showRemark(words.runNotShown, { label: words.reload, act: () => location.reload() });
    });
  }
  // Parts that may be needed next, loaded while no call waits for them. If one fails now, it is requested again when it is called.
  try {
    for (const part of partsInTime()) await kit.parts.bring(part);
  } catch (error) {
    console.info(`a part did not come: ${error}`);
  }
  performance.mark("carom-whole");
  if (!isDebugged || parameters.has("offline")) {
    // If it cannot be loaded, the next visit needs the network again.
    import("./offline.js").then(({ stayOffline }) => stayOffline({ root: root(), showRemark, words })).catch(() => {});
  }
  if (!canKeep) return;
  const keep = async () => {
    session.changed = () => {};
    const { Keeper } = await import("./keeper.js");
    keeper = new Keeper({ loop, session, store, address, failed: () => store.failed() });
    await keeper.begin(isBack ? found : undefined);
  };
  // A visit that only looks at the first screen stores nothing.
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

/** What the browser lacks, in a sentence; undefined if it lacks nothing. */
function whatIsMissing() {
  if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming) return words.noWebAssembly();
  // (module (func (drop (v128.const 0)))): browsers got vector instructions later than the rest.
  const vectors = [0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 10, 23, 1, 21, 0, 253, 12, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 26, 11];
  if (!WebAssembly.validate(new Uint8Array(vectors))) return words.tooOld();
  if (typeof ResizeObserver !== "function" || typeof PointerEvent !== "function") return words.tooOld();
  return undefined;
}

/** Resolves once the words of the person's language are loaded; if they cannot be loaded, the page speaks English. */
const wordsCame = speak(firstKnown(navigator.languages ?? [navigator.language])).catch(() => {});

boot().catch(async (error) => {
  if (error instanceof WebAssembly.RuntimeError || error instanceof MissingPart) return fail(error, {});
  console.error(error);
  await wordsCame;
  showProblem(error instanceof TypeError ? words.notLoaded() : words.notStarted(), {});
});
