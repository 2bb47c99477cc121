// Loads the app's own fonts before the first text is measured.

/** How long the app waits for its fonts, in milliseconds; after that it starts with the system's. */
const PATIENCE = 3000;

/**
 * Resolves when every font that the style sheet names has loaded or failed, or when the time limit is over.
 * @returns {Promise<unknown>}
 */
export function fontsCame() {
  const fonts = [...document.fonts];
  if (!fonts.length) return Promise.resolve();
  const came = Promise.allSettled(fonts.map((font) => font.load()));
  return Promise.race([came, new Promise((done) => setTimeout(done, PATIENCE))]);
}
