// touch-profile.mjs PROGRAM WEB OUT EACH PLACE…: starts an app again and again, touches it at random on its first screen and at its
// places, and prints for each of these sessions a hash of everything it shows. A program in parts, which are in the same folder, is given
// as PARTS=PROGRAM, with the names of the parts separated by commas; they are loaded as they are needed. EACH is 1 for all sessions, 8 for
// every eighth. A program that notes what runs also writes profiles: to OUT/near.1.profile and so on for the first screen, to
// OUT/PLACE.1.profile for a place, and to OUT/PLACE-later.1.profile for what is reached there by using everything, also at each address
// that the app reported meanwhile.
import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { AppInNode, page, program, widths } from "./app-in-node.mjs";

const [given, web, out, each, ...places] = process.argv.slice(2);
const modules = await page(web);
const [path, parts = ""] = given.split("=").reverse();
const module = await program(path, parts.split(",").filter(Boolean));
const measures = [0.45, 0.5, 0.62].map(widths);

const screens = [
  { platform: "phone", width: 393, height: 852, scale: 3, top: 59, bottom: 34 },
  { platform: "phone", width: 852, height: 393, scale: 3, left: 59, right: 59, bottom: 21 },
  { platform: "desktop", width: 1440, height: 900, scale: 1 },
  { platform: "tablet", width: 820, height: 1180, scale: 2, top: 24, bottom: 20 },
  { platform: "phone", width: 393, height: 852, scale: 1 },
  { platform: "phone", width: 320, height: 568, scale: 2, top: 20 },
  { platform: "desktop", width: 1200, height: 777, scale: 1.5 },
];
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Space", "Enter", "Escape"];
const [TOUCH, MOUSE] = [0, 1];
const [DOWN, MOVE, UP, CANCEL, HOVER] = [0, 1, 2, 3, 4];
const [ACTIVATE, INCREMENT, DECREMENT, FOCUS, BLUR] = [0, 1, 2, 3, 4];
const [BEGAN, CHANGED, ENDED, RETURNED] = [0, 1, 2, 3];
const TEXTS = ["Ada", "7", "", "Zoë 🎈"];

/** Numbers from 0 to 1, the same for the same seed. */
function chance(seed) {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/**
 * Uses the app for a number of ticks, each time in one of the ways in which people do. With a place, also by everything that can have the
 * focus, until the place is left.
 */
async function touch(app, { width, height, platform }, random, ticks, place) {
  const type = platform === "desktop" ? MOUSE : TOUCH;
  const pointer = (phase, x, y) => app.put("pointer", { id: 1, phase, type, buttons: phase === HOVER ? 0 : 1, x, y });
  const one = (list) => list[Math.floor(random() * list.length)];
  const press = async (x, y, drags) => {
    pointer(DOWN, x, y);
    await app.run(8 + Math.floor(random() * 16));
    for (let step = 0; drags && step < 8; step += 1) {
      x += (random() - 0.5) * 60;
      y += (random() - 0.5) * 60;
      pointer(MOVE, x, y);
      await app.run(4);
    }
    pointer(random() < 0.95 ? UP : CANCEL, x, y);
  };
  const ways = [
    [50, (x, y) => press(x, y, false)],
    [15, (x, y) => press(x, y, true)],
    [8, (x, y) => app.put("wheel", { x, y, deltaX: 0, deltaY: (random() - 0.5) * 300 })],
    [8, (x, y) => [0, 8, 16].forEach((way) => pointer(HOVER, x + way, y))],
    [10, async () => {
      const code = one(KEYS);
      app.put("key", { phase: 0, code, characters: code });
      await app.run(8);
      app.put("key", { phase: 2, code, characters: code });
    }],
    [6, () => app.put("assistive", { layer: Math.floor(random() * 300), action: one([ACTIVATE, FOCUS, BLUR]) })],
    [3, async () => {
      app.put("visibility", { isVisible: false, isFocused: false });
      await app.run(4);
      app.put("visibility", { isVisible: true, isFocused: true });
    }],
  ];
  const use = async () => {
    if (!app.elements.size) return;
    const [layer, isText] = one([...app.elements]);
    if (!isText) return app.put("assistive", { layer, action: one([ACTIVATE, ACTIVATE, ACTIVATE, INCREMENT, DECREMENT]) });
    const value = one(TEXTS);
    for (const phase of [BEGAN, CHANGED, RETURNED, ENDED]) {
      app.put("text", { layer, phase, value, selectionStart: value.length, selectionEnd: value.length });
      await app.run(8);
    }
  };
  if (place) ways.push([25, use]);
  const all = ways.reduce((sum, [share]) => sum + share, 0);
  const isThere = () => !place || !app.address || app.address.split("/").includes(place);
  while (app.tick < ticks && isThere()) {
    let left = random() * all;
    const [, way] = ways.find(([share]) => (left -= share) < 0);
    await way(random() * width, random() * height);
    await app.run(8 + Math.floor(random() * 48));
  }
}

/** Starts the app at an address and touches it; with a place, everything there. */
async function session(name, address, seed, ticks, place) {
  const { platform, ...screen } = screens[seed % screens.length];
  AppInNode.shown = createHash("sha256");
  const app = await AppInNode.load(module, modules, measures[seed % measures.length]);
  const random = chance(seed);
  app.put("start", {
    version: app.kit.formatVersion, seed, stored: [], address, locale: seed % 3 === 0 ? "de" : "en", platform });
  app.put("calendar", { seconds: 1.79e9, zone: 3600 });
  app.put("preferences", { textScale: 1, pointer: platform === "desktop", isDark: seed % 2 === 0 });
  app.put("resize", screen);
  // The page tells these, too, before anybody touches it (web/fullscreen.js, web/runkeeper.js).
  app.put("fullScreen", { isOn: 0 });
  await app.run(60);
  app.put("runs", { list: [] });
  await app.run(4);
  app.put("verified", { list: ["access", ["open", "unreachable"][seed % 2], ""] });
  await app.run(60);
  await touch(app, { platform, ...screen }, random, ticks, place);
  if (out) app.writeProfile(resolve(out, `${name}.${seed}.profile`));
}

// For a session on the first screen, what runs after a place was opened does not count, so there are many of these sessions.
for (const [name, address, seeds, ticks] of [["near", "", 48, 1200], ...places.map((place) => [place, `/${place}`, 16, 960])]) {
  for (let seed = Number(each); seed <= seeds; seed += Number(each)) {
    await session(name, address, seed, ticks);
    console.log(`${name}.${seed} ${AppInNode.shown.digest("hex")}`);
  }
}

let number = 100;
const tried = new Set();
for (let left = places.map((place) => `/${place}`), isFirst = true; out && left.length; isFirst = false) {
  const [sessions, ticks] = isFirst ? [64, 2400] : [4, 600];
  for (const address of left) {
    tried.add(address);
    const place = places.find((each) => address.split("/").includes(each));
    if (place && !isFirst) await session(place, address, (number += 1), ticks);
    for (let round = 0; place && round < sessions; round += 1) {
      await session(`${place}-later`, address, (number += 1), ticks, place);
    }
  }
  left = [...AppInNode.addresses].filter((address) => !tried.has(address)).sort();
}
