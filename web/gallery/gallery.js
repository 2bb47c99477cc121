// The page of `carom dev --gallery`: a list of projects, and each beside its report.

import { askForToken, listenToAsk } from "./ask.js";
import { acceptDrops } from "./drop.js";
import { showList } from "./list.js";
import { ProjectView } from "./project.js";
import { Refusal, Requests } from "./requests.js";

/** How often the page looks how things stand, in milliseconds. */
const INTERVAL = 700;

const token = new URLSearchParams(location.search).get("token") ?? "";
const requests = new Requests(token);

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}

/** @type {ProjectView} */
const view = new ProjectView(part("project"), {
  address: (project) => requests.address(project),
  port: (project) => void attempt(async () => view.show(await requests.port(project.id))),
  build: (project) => askForToken(project.name, async (typed) => view.show(await requests.build(project.id, typed))),
});

/** The project that is looked at; empty for the list. */
let place = "";
/** Ends the look that is under way, since another place was gone to. */
let turn = 0;

/** Whether what is said of a trouble was found by looking, and ends when that succeeds. */
let foundByLooking = true;

/**
 * Does something, and says why where that is refused.
 * @param {() => Promise<void>} act
 * @param {boolean} isLook whether nobody has asked for it
 */
async function attempt(act, isLook = false) {
  const trouble = part("trouble");
  try {
    await act();
    if (!isLook || foundByLooking) trouble.hidden = true;
  } catch (error) {
    const text = error instanceof Refusal ? error.message : String(error);
    if (trouble.textContent !== text) trouble.textContent = text;
    trouble.hidden = false;
    foundByLooking = isLook;
  }
}

/** @param {import("./requests.js").Project} project */
const remove = (project) =>
  void attempt(async () => {
    if (!confirm(`Remove ${project.name}, its package and what was built? The zip that you dropped stays where it is.`)) return;
    showList(part("projects"), part("none"), await requests.remove(project.id), remove);
    part("list").querySelector("h1")?.focus();
  });

async function look() {
  const mine = ++turn;
  await attempt(async () => {
    if (!place) {
      const projects = await requests.all();
      if (mine === turn) showList(part("projects"), part("none"), projects, remove);
      return;
    }
    let project = await requests.one(place);
    if (project.stage === "new") project = await requests.port(place);
    if (mine === turn) view.show(project);
  }, true);
  if (mine === turn) setTimeout(() => void (mine === turn && look()), INTERVAL);
}

/** @param {boolean} isFirst whether the page has just been opened; then the focus stays at its beginning */
function go(isFirst) {
  place = location.hash.slice(1);
  view.leave();
  const [open, other] = place ? ["project", "list"] : ["list", "project"];
  part(other).hidden = true;
  part(open).hidden = false;
  part("trouble").hidden = foundByLooking = true;
  document.title = "Gallery";
  const title = part("project").querySelector("h1");
  if (title) title.textContent = place;
  if (!isFirst) {
    scrollTo(0, 0);
    part(open).querySelector("h1")?.focus({ preventScroll: true });
  }
  void look();
}

listenToAsk();
acceptDrops(
  part("drop"),
  /** @type {HTMLInputElement} */ (part("file")),
  part("dropped"),
  async (file) => {
    const project = await requests.drop(file);
    location.hash = project.id;
  },
);
addEventListener("hashchange", () => go(false));
go(true);
