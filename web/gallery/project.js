// One project: its app beside its report.

import { element } from "../overlay.js";
import { showReport } from "./report.js";
import { counted, isBusy, stageText } from "./stage.js";

/** @typedef {import("./requests.js").Project} Project */
/** @typedef {{ build: (project: Project) => void, port: (project: Project) => void, address: (project: Project) => string }} Acts */

/** How the first build is put off. */
const PATIENCE = "The first build takes some minutes, because the kit is compiled too.";
/** What is said to those who only listen: the seconds would be read out one by one. */
const SECONDS = / for \d+ seconds?/;

export class ProjectView {
  #root;
  #acts;
  #shown = { report: "", actions: "", app: "" };
  #id = "";

  /** @param {HTMLElement} root @param {Acts} acts */
  constructor(root, acts) {
    this.#root = root;
    this.#acts = acts;
  }

  /** @param {string} id */
  #part(id) {
    const part = this.#root.querySelector(`#${id}`);
    if (!(part instanceof HTMLElement)) throw new Error(`there is no #${id}`);
    return part;
  }

  /** Leaves the project: its app's page is closed, so the session stands. */
  leave() {
    for (const id of ["app", "actions", "stage", "findings"]) this.#part(id).replaceChildren();
    this.#shown = { report: "", actions: "", app: "" };
    this.#id = "";
  }

  /** @param {Project} project */
  show(project) {
    if (this.#id !== project.id) this.leave();
    this.#id = project.id;
    const title = this.#root.querySelector("h1");
    if (title && title.textContent !== project.name) title.textContent = project.name;
    document.title = `${project.name} – Gallery`;
    const stage = this.#part("stage");
    const line = stageText(project).replace(SECONDS, "");
    if (stage.textContent !== line) stage.textContent = line;
    stage.className = project.stage;
    this.#showActions(project);
    this.#showApp(project);
    const { lines, details } = project;
    const report = JSON.stringify([lines, details, project.stage === "porting"]);
    if (report !== this.#shown.report) this.#showReport(project);
    this.#shown.report = report;
  }

  /** @param {Project} project */
  #showReport({ lines, details, stage }) {
    const findings = this.#part("findings");
    if (!details || stage === "new" || stage === "porting" || stage === "refused") return findings.replaceChildren();
    showReport(findings, details.findings, details.errors);
    findings.append(element("p", `${counted(lines, "line", "lines")} of Swift were read. The package, with this report in Port.txt, is in`));
    findings.append(element("p", details.package, "path"));
  }

  /** @param {Project} project */
  #showActions(project) {
    if (this.#shown.actions === project.stage) return;
    this.#shown.actions = project.stage;
    const actions = this.#part("actions");
    const hadFocus = actions.contains(document.activeElement);
    actions.replaceChildren();
    if (project.stage === "ported" || project.stage === "broken") {
      this.#offer(actions, "Build and run", () => this.#acts.build(project)).className = "main";
    }
    if (project.stage === "running") {
      const alone = document.createElement("a");
      alone.textContent = "Open in a tab";
      alone.href = this.#acts.address(project);
      alone.target = "_blank";
      alone.className = "button";
      actions.append(alone);
    }
    if (!isBusy(project) && project.stage !== "new") this.#offer(actions, "Port again", () => this.#acts.port(project));
    if (hadFocus) this.#root.querySelector("h1")?.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} parent @param {string} label @param {() => void} act */
  #offer(parent, label, act) {
    const button = element("button", label);
    button.addEventListener("click", act);
    parent.append(button);
    return button;
  }

  /** @param {Project} project */
  #showApp(project) {
    const app = this.#part("app");
    const busy = isBusy(project);
    const seconds = busy ? app.querySelector(".seconds") : undefined;
    if (seconds) seconds.textContent = project.stage === "building" ? `${project.seconds} s` : "";
    if (this.#shown.app === project.stage) return;
    this.#shown.app = project.stage;
    app.replaceChildren();
    app.hidden = project.stage === "refused";
    if (project.stage === "running") {
      const frame = document.createElement("iframe");
      frame.title = `${project.name}, running`;
      frame.src = this.#acts.address(project);
      return app.append(frame);
    }
    const empty = element("div", "", "empty");
    app.append(empty);
    if (busy) {
      const progress = document.createElement("progress");
      progress.setAttribute("aria-label", stageText(project).replace(SECONDS, ""));
      empty.append(progress, element("p", "", "seconds"));
      if (project.stage === "building") empty.append(element("p", PATIENCE));
    } else {
      const isBroken = project.stage === "broken";
      empty.append(element("p", isBroken ? "The report says what does not compile." : "The app is shown here once it has been built."));
    }
  }
}
