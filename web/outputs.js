// What the app wants done besides its layers.

import { Announcer } from "./semantics.js";
import { Files } from "./files.js";
import { Motion } from "./motion.js";
import { Sounds } from "./sound.js";

/** @typedef {import("./kit.js").Entry} Entry */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./layers.js").Layers} Layers */
/** @typedef {import("./storage.js").Store} Store */
/** @typedef {import("./address.js").Address} Address */
/** @typedef {import("./pointers.js").Send} Send */
/**
 * @typedef {{
 *   layers: Layers, send: Send, store: Store, address: Address, root: HTMLElement, diagnose: (text: string) => void,
 * }} Page
 */

/** The longest vibration, in milliseconds. */
const LONGEST_VIBRATION = 30;

export class Outputs {
  #entries;
  #page;
  #sounds;
  #announcer = new Announcer();
  #motion;
  #files;
  /** @type {{ release: () => Promise<void> } | undefined} */
  #wakeLock;

  /** @param {Entry[]} entries @param {Page} page */
  constructor(entries, page) {
    this.#entries = new Map(entries.map((entry) => [entry.number, entry]));
    this.#page = page;
    this.#sounds = new Sounds(page.diagnose);
    this.#motion = new Motion(page.send);
    this.#files = new Files(page.send);
  }

  /**
   * Does what the outputs of one frame say.
   * @param {Words} words
   */
  perform(words) {
    /** @type {number | undefined} */
    let focus;
    while (!words.isAtEnd) {
      const number = words.word();
      const entry = this.#entries.get(number);
      if (!entry) throw new Error(`there is no output ${number}, word ${words.index - 1}`);
      /** @type {Record<string, any>} */
      const fields = {};
      for (const { name, type } of entry.fields) {
        fields[name] =
          type === "text" ? words.text() : type === "flag" ? words.flag()
          : type === "number" ? words.number() : words.word();
      }
      // Only the last one: a keyboard that goes from field to field shall not close in between.
      if (entry.name === "focus") focus = fields.layer;
      else this.#do(entry.name, fields);
    }
    if (focus !== undefined) focusOn(this.#page.layers.find(focus)?.element);
  }

  /** @param {string} name @param {Record<string, any>} fields */
  #do(name, fields) {
    const { store, address, root, send, diagnose } = this.#page;
    switch (name) {
      case "sound": return this.#sounds.play(fields.name, fields.volume);
      case "haptic": return void navigator.vibrate?.(Math.ceil(fields.strength * LONGEST_VIBRATION));
      case "store": return store.keep(fields.key, fields.value);
      case "forget": return store.forget(fields.key);
      case "announce": return this.#announcer.say(fields.text, fields.isUrgent);
      case "address": return address.show(fields.path, fields.step);
      case "title": return void (document.title = fields.text);
      case "cursor": return void (root.style.cursor = fields.name);
      case "wantPermission":
        if (fields.name === "motion") this.#motion.want();
        else send("permission", { name: fields.name, isGranted: 0 });
        return;
      case "copy": return void navigator.clipboard?.writeText(whole(fields.text)).catch(() => {});
      case "download": return this.#files.offer(fields.name, fields.content);
      case "openFile": return this.#files.want(fields.endings);
      case "describeSound": return this.#sounds.describe(fields.name);
      case "voice": return this.#sounds.addVoice(fields.sound, /** @type {any} */ (fields));
      case "diagnostic": return diagnose(fields.text);
      case "keepAwake": return void this.#keepAwake(fields.isWanted);
    }
  }

  /** @param {boolean} isWanted */
  async #keepAwake(isWanted) {
    await this.#wakeLock?.release();
    // Refused with a low battery: then the screen sleeps.
    const locks = /** @type {any} */ (navigator).wakeLock;
    this.#wakeLock = isWanted ? await locks?.request("screen").catch(() => undefined) : undefined;
  }
}

/**
 * A place of the app as an address that others can open; any other text as it is.
 * @param {string} text
 */
const whole = (text) => (text.startsWith("#/") ? new URL(text, location.href).href : text);

/** @param {HTMLElement | undefined} element */
function focusOn(element) {
  if (element) {
    // What the app focuses shows its ring only to people who use keys.
    const options = { preventScroll: true, focusVisible: element.closest(".shows-focus") !== null };
    const target = /** @type {HTMLElement} */ (element.querySelector(":scope > input") ?? element);
    target.focus(/** @type {FocusOptions} */ (options));
  } else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
