// start-profile.mjs PROGRAM WEB [OUT]: starts an app with many screen sizes and preferences, and prints a hash of
// everything it shows. For an app from `wasm-split --instrument` it also writes the profiles of the functions that ran
// to OUT/1.profile and so on.
import { resolve } from "node:path";
import { AppInNode, page, program, widths } from "./app-in-node.mjs";

const [path, web, out] = process.argv.slice(2);
const modules = await page(web);
const { FIRST_TICKS } = modules;
const module = await program(path);

/** How many ticks follow one another without a frame. */
const PACES = [1, FIRST_TICKS, 2];
const ADDRESSES = ["", "/"];
// Letters beyond ASCII take other ways through the layout of text.
const LOCALES = ["en", "de", "en-US", "de-AT", "zh-Hant-TW"];

/** Narrow and wide texts, so that lines break at different places. */
const measures = [0.45, 0.5, 0.56, 0.62, 0.75].map(widths);
/** The scales of large text. */
const LARGE = [2, 1.15, 1.5, 1.3, 3, 1.8, 1.2];

const screens = [
  { width: 320, height: 568, scale: 2 },
  { width: 393, height: 852, scale: 3, top: 59, bottom: 34 },
  { width: 852, height: 393, scale: 3, left: 59, right: 59, bottom: 21 },
  { width: 820, height: 1180, scale: 2, top: 24, bottom: 20 },
  { width: 1440, height: 900, scale: 1 },
  { width: 2560, height: 1300, scale: 1.25 },
];
const people = [
  {}, { isDark: 1 }, { reducesMotion: 1 }, { increasesContrast: 1, isDark: 1 }, { isRightToLeft: 1 }, { isLarge: true },
];

/** How often each kind of start is made: once in each language, at each pace, with each address. */
const ROUNDS = LOCALES.length * PACES.length * ADDRESSES.length;

/** Starts the app once, and runs it as long as the first part has to do without the others. */
async function start(count, round, platform, { isLarge, ...person }, { width, height, ...screen }) {
  const app = await AppInNode.load(module, modules, measures[count % measures.length]);
  const pace = PACES[round % PACES.length];
  // Where a hash table lies in memory decides which of its keys get into one another's way.
  app.kit.program.carom_input_buffer(64 + count % 61 * 48);
  app.put("start", {
    version: app.kit.formatVersion, seed: count, stored: [], platform, locale: LOCALES[round % LOCALES.length],
    // The part after `#` when a page is opened, and when it is reloaded: see needsAll in web/parts.js.
    address: ADDRESSES[round % ADDRESSES.length],
  });
  // A day of its own for each start, so that every month and day of the week is shown.
  app.put("calendar", { seconds: 1.79e9 + count * 86_400 * 25, zone: 3600 });
  // What the page tells may come in one frame or in several.
  if (pace === 1) await app.show();
  app.put("preferences", { textScale: isLarge ? LARGE[round % LARGE.length] : 1, pointer: platform === "desktop", ...person });
  if (pace === 1) await app.show();
  app.put("resize", { ...screen, width: width + count % 31, height: height - count % 47 });
  await app.show();
  await app.run(FIRST_TICKS, pace);
  return app;
}

let count = 0;
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [index, screen] of screens.entries()) {
    for (const [kind, person] of people.entries()) {
      // Not every combination: it is unlikely that a right-to-left tablet needs code that neither of the two needs alone.
      if (index > 1 && kind > 1 && index !== kind) continue;
      const platform = screen.scale < 2 ? "desktop" : screen.width > 800 && screen.height > 800 ? "tablet" : "phone";
      count += 1;
      const app = await start(count, round, platform, person, screen);
      if (out) app.writeProfile(resolve(out, `${count}.profile`));
    }
  }
}
console.log(AppInNode.shown.digest("hex"));
