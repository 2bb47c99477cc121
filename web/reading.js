// Parses the bytes of inputs, as far as is needed to find a moment among them.

/** @typedef {import("./kit.js").Entry} Entry */

/**
 * The inputs that lead from tick `begin` to the end of `tick`, and none that come later. The last `advance` is
 * shortened if it goes further.
 * @param {number} tick
 * @param {Uint8Array} bytes whole inputs
 * @param {Entry[]} entries the table of inputs
 * @param {number} begin
 */
export function upTo(tick, bytes, entries, begin) {
  let reached = begin;
  let end = 0;
  for (const advance of advances(bytes, entries)) {
    if (advance.tick > tick) {
      if (reached >= tick) break;
      const shorter = bytes.slice(0, advance.end);
      new DataView(shorter.buffer).setInt32(advance.end - 4, tick, true);
      return shorter;
    }
    reached = advance.tick;
    end = advance.end;
  }
  return bytes.slice(0, end);
}

/**
 * Every `advance` among inputs: its tick, and where its bytes end. Throws if the bytes are not whole inputs.
 * @param {Uint8Array} bytes
 * @param {Entry[]} entries
 */
function* advances(bytes, entries) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let place = 0; place < bytes.length;) {
    const entry = entries.find(({ number }) => number === bytes[place]);
    if (!entry) throw new Error(`no input begins at byte ${place}`);
    place += 1;
    for (const { type } of entry.fields) place += size(type, view, place);
    if (entry.name === "advance") yield { tick: view.getInt32(place - 4, true), end: place };
  }
}

/** @param {string} type @param {DataView} view @param {number} place */
function size(type, view, place) {
  switch (type) {
    case "byte": return 1;
    case "int32": return 4;
    case "double": return 8;
    case "text": return 4 + view.getInt32(place, true);
    case "texts": {
      let length = 4;
      for (let count = view.getInt32(place, true); count > 0; count -= 1) length += 4 + view.getInt32(place + length, true);
      return length;
    }
    default: throw new Error(`an input has a field of the unknown type "${type}"`);
  }
}
