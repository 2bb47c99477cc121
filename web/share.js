// Sharing: the system's own sheet, or else the clipboard.

/** @typedef {import("./pointers.js").Send} Send */
/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./drawing.js").Replay} Replay */

const OUTCOME = { shared: 0, cancelled: 1, copied: 2, failed: 3 };
/** The pixels per point of a shared picture, and the most pixels per side. */
const FINENESS = 2;
const MOST_PIXELS = 4096;

/**
 * Shares, and sends the outcome to the app.
 * @param {{ title: string, text: string, address: string, picture: Promise<File | undefined> }} what
 * @param {Send} send
 */
export async function share({ title, text, address: url, picture }, send) {
  send("shared", { outcome: await outcomeOf(title, text, url, picture) });
}

/** @param {string} title @param {string} text @param {string} url @param {Promise<File | undefined>} picture */
async function outcomeOf(title, text, url, picture) {
  if ("share" in navigator) {
    const file = await picture;
    const plain = { ...(title && { title }), ...(text && { text }), ...(url && { url }) };
    const whole = file && navigator.canShare?.({ files: [file] }) ? { ...plain, files: [file] } : plain;
    try {
      await navigator.share(whole);
      return OUTCOME.shared;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return OUTCOME.cancelled;
    }
  }
  try {
    await navigator.clipboard.writeText([text, url].filter(Boolean).join("\n"));
    return OUTCOME.copied;
  } catch {
    return OUTCOME.failed;
  }
}

/**
 * A recorded drawing as a picture file; undefined for an empty one.
 * @param {number} width in points
 * @param {number} height
 * @param {Words} operations
 * @param {Replay} replay
 */
export async function pictureFile(width, height, operations, replay) {
  const scale = Math.min(FINENESS, MOST_PIXELS / width, MOST_PIXELS / height);
  if (operations.isAtEnd || !(scale > 0)) return undefined;
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  const again = operations.copy();
  const draw = (/** @type {Words} */ words) => {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    return replay.run(words, context, scale);
  };
  const awaited = draw(operations);
  if (awaited.length) {
    await Promise.all(awaited);
    canvas.width = canvas.width;
    draw(again);
  }
  const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
  return blob instanceof Blob ? new File([blob], "picture.png", { type: "image/png" }) : undefined;
}
