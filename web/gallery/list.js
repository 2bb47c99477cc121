// The list of projects.

import { element } from "../overlay.js";
import { isBusy, stageText } from "./stage.js";

/** @typedef {import("./requests.js").Project} Project */

/** What the list shows, to see whether that changes. */
let shown = "";

/**
 * Shows the list. Elements stay while it is the same, and so does the focus.
 * @param {HTMLElement} list
 * @param {HTMLElement} none what is shown instead of an empty list
 * @param {Project[]} projects
 * @param {(project: Project) => void} remove
 */
export function showList(list, none, projects, remove) {
  none.hidden = projects.length > 0;
  const contents = JSON.stringify(projects);
  if (contents === shown) return;
  shown = contents;
  const focused = list.contains(document.activeElement) ? document.activeElement?.getAttribute("data-key") : undefined;
  list.replaceChildren(...projects.map((project) => item(project, remove)));
  if (focused) list.querySelector(/** @type {"a"} */ (`[data-key="${focused}"]`))?.focus();
}

/** @param {Project} project @param {(project: Project) => void} remove */
function item(project, remove) {
  const row = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${project.id}`;
  link.dataset.key = project.id;
  link.append(element("strong", project.name), element("span", stageText(project), `stage ${project.stage}`));
  if (project.isDropped) link.append(element("span", "Dropped", "origin"));
  row.append(link);
  if (project.isDropped && !isBusy(project)) {
    const button = element("button", "Remove");
    button.dataset.key = `${project.id}-remove`;
    button.setAttribute("aria-label", `Remove ${project.name}`);
    button.addEventListener("click", () => remove(project));
    row.append(button);
  }
  return row;
}
