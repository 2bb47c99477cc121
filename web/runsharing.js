// Gives runs and pictures away: by the system's own sheet, as links, or as files.

import { LONGEST_SHARED, ON_BOARDS, textOf, unpacked } from "./runlink.js";

/**
 * A run to watch: its compressed recording, and what to say about it. `place` is the fragment under which the page of another build
 * finds it, such as `run=…`; undefined if that page cannot find it. `server` is the id of a run that is on the site's boards,
 * `most` the most bytes that are unpacked, if not as many as a file may contain.
 * @typedef {{ packed: Uint8Array, name: string, detail: string, place?: string, server?: string, most?: number }} Recorded
 */

/** The most bytes that a kept run or a file may contain, unpacked. */
export const LONGEST = 1 << 23;

export class RunSharing {
  #words;
  #root;
  #id;

  /** @param {{ words: () => import("./runwords.js").RunWords, root: URL, id: string }} app `root` is where links begin */
  constructor({ words, root, id }) {
    this.#words = words;
    this.#root = root;
    this.#id = id;
  }

  /**
   * Shares a run as a link that contains it; or, if it is too long for one, as a link to the site's boards, or as a file if it is not
   * on them. Returns a message for the person.
   * @param {Recorded} recorded
   */
  async share(recorded) {
    const words = this.#words();
    const title = [recorded.name, recorded.detail].filter(Boolean).join(" · ");
    const isShort = recorded.packed.length <= LONGEST_SHARED;
    const isLinked = isShort || !!recorded.server;
    const address = new URL(this.#root);
    address.hash = `run=${isShort ? textOf(recorded.packed) : ON_BOARDS + recorded.server}`;
    const what = isLinked ? { title, url: address.href } : { title, files: [await this.#file(recorded)] };
    if ((isLinked || canShare(what)) && await offer(what)) return "";
    if (isLinked) {
      try {
        await navigator.clipboard.writeText(address.href);
        return words.copied;
      } catch {
        return words.notShared;
      }
    }
    await this.save(recorded);
    return words.saved;
  }

  /**
   * Shares a picture, or saves it if files cannot be shared; returns a message for the person.
   * @param {File} picture
   * @param {string} name of what it shows
   */
  async give(picture, name) {
    const file = new File([picture], `${this.#fileName(name)}.png`, { type: picture.type });
    const what = { files: [file], title: name };
    if (canShare(what) && await offer(what)) return "";
    download(file);
    return this.#words().pictureSaved;
  }

  /** @param {Recorded} recorded */
  async save(recorded) {
    download(await this.#file(recorded));
  }

  /** @param {Recorded} recorded */
  async #file({ packed, name }) {
    const bytes = await unpacked(packed, LONGEST);
    return new File([bytes], `${this.#fileName(name)}.run`, { type: "application/octet-stream" });
  }

  /** @param {string} name */
  #fileName(name) {
    return name.replace(/[^\p{L}\p{N}]+/gu, "-") || this.#id;
  }
}

/** @param {ShareData} what */
const canShare = (what) => !!navigator.canShare?.(what);

/**
 * Offers something in the system's own sheet; returns true if nothing more is to be done, because it was shared or the person
 * cancelled.
 * @param {ShareData} what
 */
async function offer(what) {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/**
 * Lets the person choose a file; undefined if they choose none.
 * @returns {Promise<File | undefined>}
 */
export const choose = () => new Promise((resolve) => {
  const input = document.createElement("input");
  input.type = "file";
  input.addEventListener("change", () => resolve(input.files?.[0]));
  input.addEventListener("cancel", () => resolve(undefined));
  input.click();
});

/** @param {File} file */
export function download(file) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
