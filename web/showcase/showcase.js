// The page of the showcase: a list of the ported projects, and one of them running beside the report of its port.

import { showReport } from "../gallery/report.js";
import { counted } from "../gallery/stage.js";
import { element } from "../overlay.js";

/** @typedef {import("../gallery/requests.js").Finding} Finding */
/**
 * A project, as `scripts/showcase` lists it: its name in addresses, and the folders of its page and of its source.
 * @typedef {{ id: string, name: string, page: string, icon: string, source: string, findings: Finding[] }} Project
 */

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function part(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}

const title = document.title;

/** @param {Project} project */
function item({ id, name, icon }) {
  const row = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${id}`;
  const picture = document.createElement("img");
  picture.src = icon;
  picture.alt = "";
  link.append(picture, name);
  row.append(link);
  return row;
}

/** @param {Project} project */
function show({ id, name, page, source, findings }) {
  for (const link of part("projects").querySelectorAll("a")) {
    if (link.hash === `#${id}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
  document.title = `${name} – ${title}`;
  part("name").textContent = name;
  /** @param {string} weight */
  const count = (weight) => findings.filter((finding) => finding.weight === weight).length;
  const left = count("left") ? `${counted(count("left"), "place is", "places are")} left` : "nothing is left";
  part("stage").textContent = `${counted(count("done"), "place was", "places were")} rewritten, ${left} to do by hand.`;
  /** @type {HTMLAnchorElement | null} */ (part("actions").querySelector("a"))?.setAttribute("href", page);
  // A frame that is sent elsewhere would add a step to the history.
  const frame = document.createElement("iframe");
  frame.title = `${name}, running`;
  frame.src = page;
  part("app").replaceChildren(frame);
  showReport(part("findings"), findings);
  part("findings").append(element("p", "The project is in"), element("p", source, "path"));
  part("project").hidden = false;
}

async function begin() {
  const answer = await fetch("projects.json");
  if (!answer.ok) throw new Error(`the status is ${answer.status}`);
  /** @type {Project[]} */
  const projects = await answer.json();
  part("projects").append(...projects.map(item));
  const go = () => show(projects.find(({ id }) => `#${id}` === location.hash) ?? projects[0]);
  addEventListener("hashchange", () => {
    go();
    part("name").focus();
  });
  go();
}

begin().catch((error) => {
  part("trouble").textContent = `The list of the projects cannot be loaded: ${error.message}. Load the page again.`;
  part("trouble").hidden = false;
});
