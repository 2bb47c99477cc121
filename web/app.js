// What the page knows about its app. The build writes it into the page, from the app's manifest.

/** The app's `id`: letters, digits and hyphens. It prefixes everything that the app stores in the browser. */
export const id = () => document.documentElement.dataset.app ?? "";

/** The app's name, for sentences about it. */
export const name = () => document.querySelector("meta[name=application-name]")?.getAttribute("content") || "This app";

/**
 * The names of the app's pictures, each followed by its size in pixels, such as `640x480`.
 * @returns {string[]}
 */
export const pictures = () => JSON.parse(document.documentElement.dataset.pictures || "[]");

/**
 * The parts of the program after the first, as `build-web --split` makes them, in the order in which they are loaded: `near`, `shared` if
 * it exists, the named ones, `later`, and `rest`. None if the program is in one piece.
 */
export const parts = () => (document.documentElement.dataset.parts ?? "").split(" ").filter(Boolean);

/** The root of the site. A page for one place of the app is in a folder below it. */
export const root = () => new URL(document.documentElement.dataset.root ?? "./", location.href);

/**
 * Turns a place of the app into an address that others can open; returns any other text unchanged.
 * @param {string} text
 */
export const whole = (text) => (text.startsWith("#/") ? new URL(text, root()).href : text);

/** The place that this page opens if its address names none; empty for the first screen. */
export const opens = () => document.documentElement.dataset.opens ?? "";

/**
 * The hash of the page's scripts and the program, which is the name of their folder; undefined if they have no folder.
 */
export const build = () => /\/([0-9a-f]{12})\/[^/]*$/.exec(import.meta.url)?.[1];
