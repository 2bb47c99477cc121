// The app's image files, and images that it created from bytes: loaded when they are first drawn.

import { root } from "./app.js";

/** How many are kept; the one that was requested first is dropped first. */
const MOST = 200;

/** @typedef {{ image: HTMLImageElement, isLoaded: boolean, isBroken: boolean, done: Promise<void> }} Loading */

export class PictureFiles {
  /** @type {Map<string, Loading>} */
  #known = new Map();

  /**
   * The image of a file; undefined while it is loading, or if it cannot be shown.
   * @param {string} file its address, relative to the root of the site, or a `data:` URL
   * @param {Promise<void>[]} awaited receives a promise that resolves when the file is loaded
   */
  find(file, awaited) {
    const loading = this.#known.get(file) ?? this.#load(file);
    if (loading.isLoaded) return loading.image;
    if (!loading.isBroken) awaited.push(loading.done);
    return undefined;
  }

  /** @param {string} file */
  #load(file) {
    const image = document.createElement("img");
    /** @type {Loading} */
    const loading = { image, isLoaded: false, isBroken: false, done: Promise.resolve() };
    loading.done = new Promise((resolve) => {
      image.addEventListener("load", () => {
        loading.isLoaded = true;
        resolve();
      });
      image.addEventListener("error", () => {
        loading.isBroken = true;
        const name = file.startsWith("data:") ? "an image from bytes" : `the picture ${file}`;
        console.warn(`UIImage: ${name} cannot be loaded or decoded; save it anew, and build the app again.`);
        resolve();
      });
    });
    image.src = new URL(file, root()).href;
    this.#known.set(file, loading);
    const [first] = this.#known.keys();
    if (this.#known.size > MOST && first !== undefined) this.#known.delete(first);
    return loading;
  }
}
