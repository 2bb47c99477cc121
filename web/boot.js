// Starts the app in the page: checks the browser, loads the program, connects it with everything outside.

import { Address } from "./address.js";
import { id, pictures } from "./app.js";
import { endComing, showComing } from "./coming.js";
import { hideNotice, showGoingBack, showProblem, words } from "./notice.js";
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
import { Store, stored } from "./storage.js";
import { watchViewport } from "./viewport.js";
import { watchVisibility } from "./visibility.js";

/** Options for tests and measurements, in the address behind `?debug`; see debug.js. */
const parameters = new URLSearchParams(location.search);
const isDebugged = parameters.has("debug");

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
 * @param {{ text?: string, goOn?: () => void, save?: () => void }} ways
 */
async function fail(error, { text = "", goOn, save }) {
  if (error instanceof MissingPart) {
    showProblem(words.partMissing(), { reload: reloadWithAll });
    console.error(await namedTrace(error));
    return;
  }
  const trace = error instanceof Error ? namedTrace(error) : Promise.resolve(String(error));
  showProblem([words.stopped(), text].filter(Boolean).join(" "), { reason: said.at(-1), trace, goOn, save });
  console.error([...said, await trace].join("\n"));
}

async function boot() {
  const missing = whatIsMissing();
  if (missing) return showProblem(missing, {});
  showComing();
  const fonts = fontsCame();
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const isRecording = isDebugged && parameters.has("record");
  const hasFixedTextMetrics = isDebugged && parameters.get("metrics") === "fixed";
  const beginsWithAll = needsAll() || isRecording || hasFixedTextMetrics || stored().length > 0;
  const session = new Session();
  const page = {
    log,
    measure: (/** @type {string} */ text, /** @type {string} */ font) => {
      const width = measure(text, font);
      session.measured(text, font, width);
      return width;
    },
  };
  const kit = await Kit.load(page, { isRecording, hasFixedTextMetrics, rest: beginsWithAll ? loadRest() : undefined });

  const fields = new Fields();
  const layers = new Layers(root, kit.tables, fields.show);
  /** @type {Loop} */
  const loop = new Loop(kit, (frame) => {
    layers.apply(frame.layers);
    outputs.perform(frame.outputs);
  }, (error) => failed(error, loop.canGoOn), session);

  /** @param {unknown} error @param {boolean} canGoOn */
  const failed = (error, canGoOn) => {
    const isLong = !session.isWhole || loop.statistics.appMilliseconds >= LONGEST_REPLAY;
    const why = isLong ? words.tooLong() : loop.hasGoneOn ? words.again() : "";
    void fail(error, {
      text: canGoOn ? words.canGoOn : why,
      goOn: canGoOn ? () => void goOn() : undefined,
      save: session.isWhole ? () => save(session.recording(id(), kit.tables.inputs)) : undefined,
    });
  };
  const goOn = async () => {
    showGoingBack();
    try {
      const fresh = await Kit.load(page, { isRecording, hasFixedTextMetrics, rest: loadRest() });
      const tick = await session.replay(fresh);
      layers.clear();
      const frame = fresh.frame(0);
      layers.apply(frame.layers);
      outputs.perform(frame.outputs, true);
      hideNotice();
      loop.goOn(fresh, tick);
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

  await fonts;
  send("start", {
    version: kit.formatVersion,
    seed: Number(isDebugged && parameters.get("seed")) || crypto.getRandomValues(new Int32Array(1))[0],
    stored: atStart,
    address: address.path,
    locale: navigator.language,
    platform: platform(),
  });
  if (pictures().length) send("pictures", { files: pictures() });
  tellTime(send);
  watchPreferences(send);
  watchViewport(root, send);
  watchVisibility(loop);
  listenToPointers(root, send);
  listenToKeys(root, layers, send);
  listenToGamepads(send);

  if (isDebugged) {
    const loadAnother = () => Kit.load({ measure, log: () => {} }, { hasFixedTextMetrics: true, rest: loadRest() });
    (await import("./debug.js")).expose({ loop, layers, root, loadAnother });
  }
  loop.step(performance.now());
  if (loop.hasFailed) return;
  performance.mark("carom-first-frame");
  document.getElementById("notice")?.setAttribute("hidden", "");
  endComing();
  const rest = beginsWithAll ? undefined : await loadRest();
  if (rest) await kit.complete(rest);
  if (loop.hasFailed) return;
  loop.release();
  root.removeAttribute("aria-busy");
  performance.mark("carom-usable");
  void stayOffline();
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
