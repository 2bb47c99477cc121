// Starts the page of an app that runs natively; `carom dev` serves it in the place of boot.js.

import { fontsCame } from "./fonts.js";
import { measure } from "./measure.js";
import { endComing } from "./coming.js";
import { Inspector } from "./inspector.js";
import { Overlay } from "./overlay.js";
import { PacedClock } from "./pace.js";
import { Page } from "./page.js";
import { stored } from "./storage.js";
import { Stream } from "./stream.js";

/** The key in session storage that tells the page, after it was reloaded, to take the lead. */
const LEAD = "carom-leads";
/** How long after the connection was lost the page tries to connect again, in milliseconds. */
const PATIENCE = 1000;

/** What is measured to see whether two pages have the same fonts. */
const PROBES = ["17px system-ui", "bold 17px system-ui", "17px ui-monospace, monospace", "17px serif"];

const parameters = new URLSearchParams(location.search);
const overlay = new Overlay();

/** @type {Page<Stream> | undefined} */
let page;
/** Whether this page's inputs and its clock move the app. */
let leads = false;
/** @type {Inspector | undefined} */
let inspector;

/** @param {Stream} stream @param {{ leads: boolean, hasBegun: boolean }} app */
async function came(stream, app) {
  leads = app.leads;
  const clock = new PacedClock(performance.now());
  page = new Page(stream, {
    clock,
    stored: stored(),
    diagnose: (text) => console.warn(text),
    fail: (error) => {
      console.error(error);
      overlay.fail(String(error));
    },
  });
  if (parameters.has("debug")) Object.assign(window, { carom: { page } });
  document.getElementById("notice")?.setAttribute("hidden", "");
  endComing();
  page.root.removeAttribute("aria-busy");
  inspector = new Inspector(page, clock, (word) => stream.tell(word));
  inspector.leads = leads;
  if (!leads) return overlay.watches(lead);
  const { root } = page;
  new ResizeObserver(() => {
    if (leads) stream.tell({ size: { width: root.clientWidth, height: root.clientHeight } });
  }).observe(root);
  page.loop.release();
  // If the app has begun already, its next frame sets the tick.
  if (app.hasBegun) return;
  const seed = Number(parameters.has("debug") && parameters.get("seed")) || crypto.getRandomValues(new Int32Array(1))[0];
  page.begin(seed, stream.formatVersion);
  page.watch();
  page.listen();
  page.loop.step(performance.now());
}

/**
 * Shows an app that has the size of another page, scaled to fit.
 * @param {HTMLElement} root
 * @param {import("./stream.js").PageSize} size
 */
function fit(root, { width, height }) {
  const show = () => {
    const scale = Math.min(innerWidth / width, innerHeight / height, 1);
    root.style.inset = "auto";
    root.style.width = `${width}px`;
    root.style.height = `${height}px`;
    root.style.transformOrigin = "0 0";
    root.style.transform = `translate(${(innerWidth - width * scale) / 2}px, ${(innerHeight - height * scale) / 2}px) scale(${scale})`;
  };
  show();
  window.onresize = show;
}

/** Loads the page again, as the one that leads. */
function lead() {
  sessionStorage.setItem(LEAD, "1");
  location.reload();
}

function connect() {
  const token = encodeURIComponent(parameters.get("token") ?? "");
  const fonts = PROBES.map((font) => measure("Hamburgefonstiv 0123456789", font).toFixed(2)).join("-");
  const wantsLead = sessionStorage.getItem(LEAD) ? "&lead=1" : "";
  sessionStorage.removeItem(LEAD);
  const place = new URL(document.documentElement.dataset.root ?? "./", location.href);
  const socket = new WebSocket(`ws://${place.host}${place.pathname}socket?token=${token}&fonts=${fonts}${wantsLead}`);
  /** Whether this page has not shown the app yet. */
  let isFirst = true;
  /** @type {Stream} */
  const stream = new Stream(socket, {
    measure,
    came: (stream, app) => void came(stream, app),
    showAll: (frame, goesBack) => {
      if (!page) return;
      const { tick } = frame;
      page.showAll(frame);
      if (!leads || !(goesBack || isFirst)) return;
      if (isFirst && page.loop.tick === 0) {
        page.watch();
        page.listen();
        page.store.catchUp();
      }
      isFirst = false;
      stream.tell({ act: "goOn" });
      page.loop.goOn(stream, tick, inspector?.isPaused);
    },
    show: (frame) => {
      page?.layers.apply(frame.layers);
      page?.outputs.perform(frame.outputs, true);
    },
    state: (state) => overlay.show(state, (act) => stream.tell({ act })),
    watch: () => {
      leads = false;
      if (inspector) inspector.leads = false;
      page?.loop.pause();
      overlay.watches(lead);
    },
    inspected: (inspection) => inspector?.show(inspection),
    resize: (size) => {
      if (page && !leads) fit(page.root, size);
    },
    reload: () => location.reload(),
    print: (line) => console.log(line),
    closed: () => {
      page?.loop.pause();
      overlay.lost(parameters.has("token"));
      setTimeout(findAgain, PATIENCE);
    },
  });
  return stream;
}

/** Loads the page again as soon as the tool is back. */
async function findAgain() {
  try {
    if ((await fetch(location.pathname, { cache: "no-store" })).ok && parameters.has("token")) return location.reload();
  } catch {
    // It is not there yet.
  }
  setTimeout(findAgain, PATIENCE);
}

await fontsCame();
connect();
