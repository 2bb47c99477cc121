// Starts the page of an app that runs natively; `carom dev` serves it in the place of boot.js.

import { fontsCame } from "./fonts.js";
import { measure } from "./measure.js";
import { endComing } from "./coming.js";
import { Overlay } from "./overlay.js";
import { Page } from "./page.js";
import { stored } from "./storage.js";
import { Stream } from "./stream.js";

/** In the page's own storage for one load: it wants to lead. */
const LEAD = "carom-leads";
/** How long after the tool has gone the page looks for it again, in milliseconds. */
const PATIENCE = 1000;

const parameters = new URLSearchParams(location.search);
const overlay = new Overlay();

/** @type {Page<Stream> | undefined} */
let page;
/** Whether this page's inputs and its clock move the app. */
let leads = false;

/** @param {Stream} stream @param {{ leads: boolean, hasBegun: boolean }} app */
async function came(stream, app) {
  leads = app.leads;
  page = new Page(stream, {
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
  if (!leads) return overlay.watches(lead);
  page.loop.release();
  // Otherwise the frame that follows leads it to its tick.
  if (app.hasBegun) return;
  const seed = Number(parameters.has("debug") && parameters.get("seed")) || crypto.getRandomValues(new Int32Array(1))[0];
  page.begin(seed, stream.formatVersion);
  page.watch();
  page.listen();
  page.loop.step(performance.now());
}

/** Loads the page again, as the one that leads. */
function lead() {
  sessionStorage.setItem(LEAD, "1");
  location.reload();
}

function connect() {
  const token = encodeURIComponent(parameters.get("token") ?? "");
  const wantsLead = sessionStorage.getItem(LEAD) ? "&lead=1" : "";
  sessionStorage.removeItem(LEAD);
  const socket = new WebSocket(`ws://${location.host}/socket?token=${token}${wantsLead}`);
  /** Whether the app was shown to this page before. */
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
      page.loop.goOn(stream, tick);
    },
    show: (frame) => {
      page?.layers.apply(frame.layers);
      page?.outputs.perform(frame.outputs, true);
    },
    state: (state) => overlay.show(state, (act) => stream.want(act)),
    watch: () => {
      leads = false;
      page?.loop.pause();
      overlay.watches(lead);
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
