// The page that shows a single run, in the build that played it. It stores nothing, and there is no app beside the player. The app's
// own page sends a person here who wants to watch a run of an earlier build.

import { id, parts, root } from "./app.js";
import { BoardServer, Failed, bytesOfRun } from "./boardserver.js";
import { FROM_APP, siteOf } from "./builds.js";
import { Checkpoints, putBack } from "./checkpoints.js";
import { endComing } from "./coming.js";
import { fontsCame } from "./fonts.js";
import { listenToGamepads } from "./gamepads.js";
import { Kit } from "./kit.js";
import { Layers } from "./layers.js";
import { Loop } from "./loop.js";
import { measure } from "./measure.js";
import { firstKnown } from "./notice.js";
import { Player } from "./player.js";
import { listenToPointers } from "./pointers.js";
import { Refused, ReplayedRun } from "./replayed.js";
import { LONGEST_LINKED, bytesOf, idOf, packed, unpacked } from "./runlink.js";
import { Runs } from "./runs.js";
import { LONGEST, RunSharing } from "./runsharing.js";
import { runWords, whyNotFetched } from "./runwords.js";
import { Sounds } from "./sound.js";
import { bind, takes } from "./tables.js";

/** @typedef {import("./runsharing.js").Recorded} Recorded */

const site = siteOf(root());
const language = firstKnown(navigator.languages ?? [navigator.language]);
const words = runWords(language);
const sharing = new RunSharing({ words: () => words, root: site, id: id() });
const { kind, name } = named(location.hash.slice(1));

/**
 * What the fragment names; a link to a run on the boards is like the way from there.
 * @param {string} fragment
 */
function named(fragment) {
  const [kind = "", name = ""] = fragment.split("=");
  try {
    const id = kind === "run" ? idOf(name) : undefined;
    return id ? { kind: "board", name: id } : { kind, name };
  } catch {
    return { kind: "", name };
  }
}

/**
 * What the fragment names: a run in the link, one that this browser keeps, or one on a board. Throws `Refused` with
 * the reason, or any other error if the fragment names no run.
 * @returns {Promise<Recorded>}
 */
async function find() {
  switch (kind) {
    case "run":
      return { packed: bytesOf(name), name: "", detail: "" };
    case "kept": {
      const runs = new Runs(id());
      const run = (await runs.list().catch(() => [])).find((each) => each.id === name);
      const bytes = run && await runs.recording(run).catch(() => undefined);
      if (!run || !bytes) throw new Refused(words.gone);
      return { packed: bytes, name: run.name, detail: run.result, server: run.server };
    }
    case "board":
      try {
        return { packed: await packed(await bytesOfRun(new BoardServer(site), name)), name: "", detail: "", server: name };
      } catch (error) {
        throw new Refused(whyNotFetched(words, error instanceof Failed ? error.status : 0));
      }
    default: throw new SyntaxError("the address names no run");
  }
}

/** Leads back into the app: to the screen from which the person came, or else to the first. */
function leave() {
  if (history.state?.isFromApp) history.back();
  else location.replace(site);
}

async function watch() {
  // Whoever copies the address does not come from the app.
  if (location.search === FROM_APP) history.replaceState({ isFromApp: true }, "", location.pathname + location.hash);
  document.documentElement.lang = language;
  await fontsCame();
  endComing();
  document.getElementById("notice")?.setAttribute("hidden", "");
  document.getElementById("app")?.removeAttribute("aria-busy");
  const sounds = new Sounds((text) => console.warn(text));
  const tools = { Kit, Checkpoints, putBack, Layers, Loop, bind, takes, listenToPointers, listenToGamepads, measure, parts, sounds };
  /** @type {Recorded | undefined} */
  let recorded;
  const player = new Player({
    tools, words, lang: language, closed: leave,
    share: async () => recorded ? sharing.share(recorded) : "",
    save: async () => recorded && sharing.save(recorded),
    give: (picture) => sharing.give(picture, recorded?.name ?? ""),
  });
  try {
    recorded = await find();
    const bytes = await unpacked(recorded.packed, kind === "run" ? LONGEST_LINKED : LONGEST);
    await player.show(await ReplayedRun.open(bytes, tools), { ...recorded, plays: kind !== "run" });
  } catch (error) {
    console.info(`a run cannot be shown: ${error}`);
    player.refuse(error instanceof Refused && error.message || words.notARun, recorded);
  }
}

window.addEventListener("hashchange", () => location.reload());
watch().catch((error) => {
  console.error(error);
  const notice = document.getElementById("notice");
  if (notice) notice.textContent = words.notFetched;
});
