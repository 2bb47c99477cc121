// start-profile.mjs PROGRAM WEB [OUT]: starts an app with many screen sizes and preferences, and prints a hash of
// everything it shows. For an app from `wasm-split --instrument` it also writes the profiles of the functions that ran
// to OUT/1.profile and so on.
import { resolve } from "node:path";
import { AppInNode, page, program, widths } from "./app-in-node.mjs";

const [path, web, out] = process.argv.slice(2);
const modules = await page(web);
const { FIRST_TICKS } = modules;
const module = await program(path);

/** The numbers of ticks between the changes that each start goes through. */
const PACES = [8, 0, 24, 60, 4, FIRST_TICKS, 16];
const ADDRESSES = ["", "/"];
// The languages of the starts: letters beyond ASCII take other code paths in text layout.
const LOCALES = ["en", "de"];

/** Narrow and wide texts, so that some lines break. */
const measures = [0.45, 0.75].map(widths);

const screens = [
  { width: 320, height: 568, scale: 2 },
  { width: 393, height: 852, scale: 3, top: 59, bottom: 34 },
  { width: 852, height: 393, scale: 3, left: 59, right: 59, bottom: 21 },
  { width: 820, height: 1180, scale: 2, top: 24, bottom: 20 },
  { width: 1440, height: 900, scale: 1 },
  { width: 2560, height: 1300, scale: 1.25 },
];
const people = [
  {}, { isDark: 1 }, { reducesMotion: 1 }, { increasesContrast: 1, isDark: 1 }, { isRightToLeft: 1 }, { textScale: 2 },
];

/** Starts the app once, and goes through all changes until everything rests. */
async function start(platform, address, locale, measure, person, screen, pace) {
  const app = await AppInNode.load(module, modules, measure);
  const put = app.put.bind(app);
  const preferences = { textScale: 1, pointer: platform === "desktop", ...person };
  // The phone is turned, the browser's bars come and go, dark mode is toggled, another page comes in front of this one.
  const changes = [
    () => put("resize", { ...screen, width: screen.height, height: screen.width }),
    () => put("resize", screen),
    () => put("resize", { ...screen, height: screen.height - 56 }),
    () => put("preferences", { ...preferences, isDark: !person.isDark }),
    () => put("preferences", { ...preferences, textScale: 1.3, increasesContrast: 1 }),
    () => put("visibility", { isVisible: false, isFocused: false }),
    () => put("visibility", { isVisible: true, isFocused: true }),
    () => put("preferences", { ...preferences, reducesMotion: 1 }),
    () => put("resize", screen),
    () => put("preferences", preferences),
  ];
  put("start", { version: app.kit.formatVersion, seed: 1, stored: [], address, locale, platform });
  // A day of its own for each start, so that every month and day of the week is shown.
  put("calendar", { seconds: 1.79e9 + count * 86_400 * 25, zone: 3600 });
  if (pace === 0) await app.show();
  put("preferences", preferences);
  if (pace === 0) await app.show();
  put("resize", screen);
  await app.show();
  // All changes happen before anything has moved, or during the first motion, or after it.
  if (pace > 1) await app.run(pace);
  for (let round = 0; round < 2; round += 1) {
    for (const change of changes) {
      change();
      await app.show();
      if (pace > 0) await app.run(pace);
    }
    await app.run(FIRST_TICKS);
  }
  return app;
}

let count = 0;
for (const [index, screen] of screens.entries()) {
  for (const [kind, person] of people.entries()) {
    // Not every combination: it is unlikely that a right-to-left tablet needs code that neither of the two needs alone.
    if (index > 1 && kind > 1 && index !== kind) continue;
    const platform = screen.scale < 2 ? "desktop" : screen.width > 800 && screen.height > 800 ? "tablet" : "phone";
    // The part after `#` when a page is opened, and when it is reloaded: see needsAll in web/parts.js.
    const place = ADDRESSES[count % ADDRESSES.length];
    for (const locale of LOCALES) {
      const app = await start(
        platform, place, locale, measures[count % measures.length], person, screen, PACES[count % PACES.length]);
      count += 1;
      if (out) app.writeProfile(resolve(out, `${count}.profile`));
    }
  }
}
console.log(AppInNode.shown.digest("hex"));
