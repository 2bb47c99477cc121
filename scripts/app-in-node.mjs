// Runs an app under node, as in a page but without one, for profiles of what runs when (start-profile.mjs, touch-profile.mjs). No
// fonts are used, so that a profile is the same on every machine.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

const PAGE = 65536;
/** States in a `semantics` command; web/semantics.js has all of them. */
const [FOCUSABLE, DISABLED, HIDDEN] = [1, 2, 512];
const utf8 = new TextDecoder();
let folder, stem;

// What web/parts.js needs from the page. Node's own navigator, if there is one, cannot be assigned.
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.assign(globalThis, {
  document: { documentElement: { dataset: {} }, getElementById: () => null, querySelector: () => null },
  fetch: async (url) => new Response(readFileSync(resolve(folder, `${stem}.${url.href.split("/").at(-1)}`)), {
    headers: { "content-type": "application/wasm" },
  }),
});

/** The page's modules, from its folder. */
export const page = async (place) =>
  Object.assign({}, ...await Promise.all(
    ["kit.js", "parts.js", "tables.js", "words.js"].map((module) => import(resolve(place, module)))));

/** The program, whose `parts` lie beside it. */
export async function program(path, parts = []) {
  [folder, stem] = [dirname(path), path.split("/").at(-1).replace(/\.wasm$/, "")];
  document.documentElement.dataset.parts = parts.join(" ");
  return WebAssembly.compile(readFileSync(path));
}

export class AppInNode {
  /** A hash of everything that the apps in this process have shown. */
  static shown = createHash("sha256");
  /** The addresses that they have reported, without what follows the question mark. */
  static addresses = new Set();
  tick = 0;
  /** Where it is, once it has told. */
  address = "";
  /** The elements that can have the focus, by their layers, with whether text is typed in them. */
  elements = new Map();

  /** Loads the program and runs its `main`; texts are as wide as `measure` says. */
  static async load(module, page, measure) {
    const { Kit, Parts, missingIn } = page;
    const text = (start, length) => utf8.decode(new Uint8Array(instance.exports.memory.buffer, start >>> 0, length));
    const imports = {
      carom: {
        log: (start, length) => process.stderr.write(text(start, length) + "\n"),
        measure: (start, length, font, fontLength) => measure(text(start, length), text(font, fontLength)),
        now: () => 0,
      },
    };
    const instance = await WebAssembly.instantiate(module, { ...imports, missing: missingIn(module) });
    const exports = instance.exports;
    const parts = new Parts(imports);
    parts.begin(exports);
    exports.__wasm_call_ctors();
    exports.carom_start(0, 0);
    (exports.__main_argc_argv ?? exports.main)?.(0, 0);
    return new AppInNode(new Kit(exports, parts), page);
  }

  constructor(kit, { MissingPart, HEADER_WORDS, Words, bind, takes }) {
    this.kit = kit;
    this.MissingPart = MissingPart;
    const named = (fields) => fields.map(({ name, rows }) => (rows ? `${name}[${named(rows)}]` : name)).join(" ");
    const handlers = (table, take) => Object.fromEntries(table.map(({ name, fields }) => [
      name, takes(named(fields), (target, ...values) => take[name]?.(target, ...values)),
    ]));
    const outputs = bind("outputs", kit.tables.outputs, handlers(kit.tables.outputs, {
      address: (app, path) => {
        [app.address] = path.split("?");
        AppInNode.addresses.add(app.address);
      },
      // No runs are kept here, so there is never a ghost.
      run: (app, act, game) => act === "ghost" && app.put("ghost", { game, isRace: 0, track: "" }),
    }));
    const isEnabled = (states) => (states & (FOCUSABLE | DISABLED | HIDDEN)) === FOCUSABLE;
    const commands = bind("layers", kit.tables.layers, handlers(kit.tables.layers, {
      destroy: (layer) => this.elements.delete(layer),
      semantics: (layer, role, label, value, hint, states) =>
        isEnabled(states) ? this.elements.set(layer, role === "textbox") : this.elements.delete(layer),
    }));
    kit.frame = (fraction) => {
      const address = kit.program.carom_frame(fraction) >>> 0;
      const { buffer } = kit.program.memory;
      const [layerWords, outputWords] = new Int32Array(buffer, address, 2);
      AppInNode.shown.update(new Uint8Array(buffer, address, (HEADER_WORDS + layerWords + outputWords) * 4));
      const told = new Words(buffer, address + (HEADER_WORDS + layerWords) * 4, outputWords);
      while (!told.isAtEnd) outputs[told.word()](this, told);
      const layers = new Words(buffer, address + HEADER_WORDS * 4, layerWords);
      while (!layers.isAtEnd) commands[layers.word()](layers.word(), layers);
    };
  }

  put(kind, fields) {
    this.kit.writer.put(kind, fields);
  }

  /** Sends the inputs in and shows a frame; loads the parts that are needed. */
  async show() {
    const bytes = this.kit.writer.take().slice();
    for (;;) {
      try {
        return this.kit.run(bytes, 0.5);
      } catch (error) {
        if (!(error instanceof this.MissingPart) || this.kit.parts.has(error.part)) throw error;
        await this.kit.parts.bring(error.part);
      }
    }
  }

  /** Runs ticks, with a frame after every `each` of them. */
  async run(ticks, each = 4) {
    for (let step = 0; step < ticks; step += each) {
      this.put("advance", { tick: (this.tick += each) });
      await this.show();
    }
  }

  /** Writes which functions of an app from `wasm-split --instrument` have run, and in which order. */
  writeProfile(path) {
    const { program } = this.kit;
    const address = program.memory.buffer.byteLength;
    program.memory.grow(Math.ceil(program.write_profile(0, 0) / PAGE) + 1);
    const length = program.write_profile(address, program.memory.buffer.byteLength - address);
    writeFileSync(path, new Uint8Array(program.memory.buffer, address, length));
  }
}

/** Text widths of about the right size, from the font size in `600 17px …`. */
export const widths = (width) => (text, font) => width * parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? "17") * text.length;
