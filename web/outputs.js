// Executes the app's outputs: everything except layer commands.

import { Announcer } from "./semantics.js";
import { Files } from "./files.js";
import { fillScreen } from "./fullscreen.js";
import { Sounds } from "./sound.js";
import { root, whole } from "./app.js";
import { speak } from "./notice.js";
import { showTheme } from "./theme.js";
import { bind, takes } from "./tables.js";

/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./layers.js").Layers} Layers */
/** @typedef {import("./storage.js").Store} Store */
/** @typedef {import("./address.js").Address} Address */
/** @typedef {import("./pointers.js").Send} Send */
/**
 * @typedef {{
 *   layers: Layers, send: Send, store: Store, address: Address, root: HTMLElement, heading: HTMLElement,
 *   diagnose: (text: string) => void,
 * }} Page
 */

/** The longest vibration, in milliseconds. */
const LONGEST_VIBRATION = 30;

export class Outputs {
  #handlers;
  #quietHandlers;
  #page;
  /** The sounds; the player of runs uses them too. */
  sounds;
  /**
   * Receives the runs of the app, if the app keeps any.
   * @type {{ ended: (...result: any[]) => void, act: (act: string, id: string) => void } | undefined}
   */
  runs;
  /**
   * The app's latest request about runs that came before there was anything to carry it out.
   * @type {[act: string, id: string] | undefined}
   */
  asked;
  /**
   * Loaded only for an app that plays sound files.
   * @type {Promise<import("./audio.js").Recordings> | undefined}
   */
  #recordings;
  #announcer = new Announcer();
  /**
   * Loaded only for an app that wants to know how the device moves.
   * @type {Promise<import("./motion.js").Motion> | undefined}
   */
  #motion;
  #files;
  /**
   * Loaded only for an app that keeps the screen on.
   * @type {Promise<import("./awake.js").WakeLock> | undefined}
   */
  #wakeLock;
  /**
   * The layer that gets the page's focus after all outputs of the frame.
   * @type {number | undefined}
   */
  #focus;
  /** Whether the frame's outputs showed another place of the app. */
  #isNewScreen = false;
  /** The address without what follows the question mark, because that changes while the screen stays the same. */
  #screen = "";

  /** @param {Entry[]} table @param {Page} page */
  constructor(table, page) {
    this.#page = page;
    this.sounds = new Sounds(page.diagnose);
    this.#files = new Files(page.send);
    this.#handlers = bind("outputs", table, this.#does);
    const nothing = Object.entries(this.#does).map(([name, { fields }]) => [name, takes(fields, () => {})]);
    this.#quietHandlers = bind("outputs", table, { ...Object.fromEntries(nothing), ...this.#remembers });
  }

  /**
   * Executes the outputs of one frame.
   * @param {Words} words
   * @param {boolean} isReplayed whether they were executed before and must not be repeated
   */
  perform(words, isReplayed = false) {
    this.#focus = undefined;
    const handlers = isReplayed ? this.#quietHandlers : this.#handlers;
    this.#isNewScreen = false;
    while (!words.isAtEnd) {
      const number = words.word();
      const handler = handlers[number];
      if (!handler) throw new Error(`there is no output ${number}, word ${words.index - 1}`);
      handler(this.#page, words);
    }
    this.#announcer.endFrame(this.#isNewScreen);
    if (this.#focus !== undefined) focusOn(this.#page.layers.find(this.#focus)?.target);
  }

  /**
   * Handlers for outputs that were executed before: only stored values are noted.
   * @type {Record<string, import("./tables.js").Handler<Page>>}
   */
  #remembers = {
    store: takes("key value", ({ store }, key, value) => store.remember(key, value)),
    replace: takes("key value old", ({ store }, key, value) => store.remember(key, value)),
    forget: takes("key", ({ store }, key) => store.remember(key, null)),
  };

  /**
   * A handler for each output.
   * @type {Record<string, import("./tables.js").Handler<Page>>}
   */
  #does = {
    sound: takes("name volume", (_, name, volume) => this.sounds.play(name, volume)),
    describeSound: takes("name", (_, name) => this.sounds.describe(name)),
    voice: takes("sound wave from to seconds gain delay", (_, sound, wave, from, to, seconds, gain, delay) =>
      this.sounds.addVoice(sound, { wave, from, to, seconds, gain, delay })),
    audio: takes("player act file volume time loops", ({ send }, player, act, file, volume, time, loops) => {
      this.#recordings ??= import("./audio.js").then(({ Recordings }) => new Recordings(send, root()));
      this.#recordings.then((recordings) => recordings.act(player, act, file, volume, time, loops), () => {
        // Perhaps the network is back when the app plays another one.
        this.#recordings = undefined;
        // 2: it failed.
        send("audio", { player, event: 2, seconds: 0 });
      });
    }),
    haptic: takes("strength", (_, strength) => void navigator.vibrate?.(Math.ceil(strength * LONGEST_VIBRATION))),
    store: takes("key value", ({ store }, key, value) => store.keep(key, value)),
    replace: takes("key value old", ({ store }, key, value, old) => store.replace(key, value, old)),
    forget: takes("key", ({ store }, key) => store.forget(key)),
    announce: takes("text isUrgent", (_, text, isUrgent) => this.#announcer.say(text, isUrgent)),
    address: takes("path step", ({ address }, path, step) => {
      const screen = path.split("?")[0];
      this.#isNewScreen ||= screen !== this.#screen;
      this.#screen = screen;
      address.show(path, step);
    }),
    title: takes("text", ({ heading }, text) => {
      document.title = text;
      heading.textContent = text;
    }),
    // Only the last one counts, so that the on-screen keyboard does not close between two fields.
    focus: takes("layer", (_, layer) => void (this.#focus = layer)),
    cursor: takes("name", ({ root }, name) => void (root.style.cursor = name)),
    wantPermission: takes("name", ({ send }, name) => {
      const refuse = () => send("permission", { name, isGranted: 0 });
      if (name !== "motion") return refuse();
      this.#motion ??= import("./motion.js").then(({ Motion }) => new Motion(send));
      this.#motion.then((motion) => motion.want()).catch(() => {
        // Perhaps the network is back when the app asks again.
        this.#motion = undefined;
        refuse();
      });
    }),
    copy: takes("text", (_, text) => void navigator.clipboard?.writeText(whole(text)).catch(() => {})),
    download: takes("name content", (_, name, content) => this.#files.offer(name, content)),
    openFile: takes("endings", (_, endings) => this.#files.want(endings)),
    share: takes("title text address width height operations",
      ({ layers, send }, title, text, address, width, height, operations) => {
        const drawn = operations.copy();
        // 3: it failed.
        import("./share.js").then(({ pictureFile, share }) =>
          share({ title, text, address: whole(address), picture: pictureFile(width, height, drawn, layers.replay) }, send))
          .catch(() => send("shared", { outcome: 3 }));
      }),
    language: takes("code", (_, code) => {
      document.documentElement.lang = code;
      // If the words cannot be loaded, the page keeps its language.
      void speak(code).catch(() => {});
    }),
    diagnostic: takes("text", ({ diagnose }, text) => diagnose(text)),
    keepAwake: takes("isWanted", (_, isWanted) => {
      this.#wakeLock ??= import("./awake.js").then(({ WakeLock }) => new WakeLock());
      this.#wakeLock.then((lock) => void (lock.isWanted = isWanted)).catch(() => (this.#wakeLock = undefined));
    }),
    fullScreen: takes("isWanted", (_, isWanted) => fillScreen(isWanted)),
    runEnded: takes("game name result score lowestWins seconds", (_, ...result) => this.runs?.ended(...result)),
    run: takes("act id", (_, act, id) => this.runs ? this.runs.act(act, id) : void (this.asked = [act, id])),
    themeColor: takes("color", (_, color) => showTheme(color)),
  };
}

/** @param {HTMLElement | undefined} element */
function focusOn(element) {
  if (element) {
    // An element that the app focuses shows a focus ring only if the person uses the keyboard.
    const options = { preventScroll: true, focusVisible: element.closest(".shows-focus") !== null };
    element.focus(/** @type {FocusOptions} */ (options));
  } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
