// The report of a port: what is left, what is good to know, what was rewritten; and the compiler's errors.

import { element, shown } from "../overlay.js";
import { counted } from "./stage.js";

/** @typedef {import("./requests.js").Finding} Finding */

/**
 * Findings with the same message, the most frequent first.
 * @param {Finding[]} findings
 * @returns {{ message: string, places: Finding[] }[]}
 */
export function grouped(findings) {
  /** @type {Map<string, Finding[]>} */
  const groups = new Map();
  for (const finding of findings) {
    const places = groups.get(finding.message);
    if (places) places.push(finding);
    else groups.set(finding.message, [finding]);
  }
  return [...groups].map(([message, places]) => ({ message, places })).sort((a, b) => b.places.length - a.places.length);
}

/**
 * Where something was found.
 * @param {Finding} finding
 */
export const place = ({ file, line }) => (file ? (line ? `${file}:${line}` : file) : "The project");

/**
 * The order of files and lines.
 * @param {Finding} a @param {Finding} b
 */
const inOrder = (a, b) => (a.file ?? "").localeCompare(b.file ?? "") || (a.line ?? 0) - (b.line ?? 0);

/**
 * Shows the report of a project.
 * @param {HTMLElement} parent
 * @param {Finding[]} findings
 * @param {import("../stream.js").CompilerMessage[]} [errors]
 */
export function showReport(parent, findings, errors = []) {
  parent.replaceChildren();
  if (errors.length) {
    parent.append(element("h3", `It does not compile: ${counted(errors.length, "error", "errors")}`));
    parent.append(...errors.map(shown));
  }
  /** @param {string} weight */
  const all = (weight) => findings.filter((finding) => finding.weight === weight).sort(inOrder);
  const [left, notes, done] = [all("left"), all("note"), all("done")];
  parent.append(element("h3", left.length ? `Left for you (${left.length})` : "Nothing is left for you"), list(left));
  if (notes.length) parent.append(element("h3", `Good to know (${notes.length})`), list(notes));
  parent.append(element("h3", done.length ? `Rewritten (${counted(done.length, "place", "places")})` : "Nothing was rewritten"));
  for (const group of grouped(done)) parent.append(rewritten(group));
}

/** @param {Finding[]} findings */
function list(findings) {
  const made = element("ul", "", "findings");
  for (const finding of findings) {
    const row = document.createElement("li");
    row.append(element("code", place(finding)), element("p", finding.message));
    if (finding.remedy) row.append(element("p", finding.remedy, "remedy"));
    made.append(row);
  }
  return made;
}

/** @param {{ message: string, places: Finding[] }} group */
function rewritten({ message, places }) {
  const made = document.createElement("details");
  made.append(element("summary", `${places.length} × ${message}`));
  const list = element("ul", "", "places");
  for (const each of places) {
    const row = document.createElement("li");
    row.append(element("code", place(each)));
    list.append(row);
  }
  made.append(list);
  return made;
}
