// What `carom dev` says over the page: the compiler's errors, why the app stopped and how to go on, and which page leads.

/** @typedef {import("./stream.js").State} State */
/** @typedef {import("./stream.js").CompilerMessage} CompilerMessage */

/**
 * An element with a text.
 * @param {string} name @param {string} text @param {string} [role] a class
 */
export function element(name, text, role) {
  const made = document.createElement(name);
  made.textContent = text;
  if (role) made.className = role;
  return made;
}

export class Overlay {
  #panel = element("section", "", "dev-panel");
  #chip = element("p", "", "dev-chip");
  #bar = element("p", "", "dev-bar");
  #web = element("details", "", "dev-web");
  /** What the panel shows, to detect whether it changes. */
  #contents = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #fading;

  constructor() {
    this.#panel.setAttribute("role", "alert");
    for (const each of [this.#chip, this.#bar]) each.setAttribute("role", "status");
    for (const each of [this.#panel, this.#chip, this.#bar, this.#web]) each.hidden = true;
    // Keys pressed here do not go to the app.
    for (const name of ["keydown", "keyup"]) this.#web.addEventListener(name, (event) => event.stopPropagation());
    document.body.append(this.#panel, this.#chip, this.#bar, this.#web);
  }

  /**
   * Shows the state of the app and its sources: compiler errors stay until a build succeeds; below them it says whether the app has
   * stopped.
   * @param {State} state
   * @param {(act: "goBack" | "startOver") => void} want
   */
  show({ app, text, said, canGoBack, build, errors, web }, want) {
    this.#showWeb(web);
    const isOver = app === "ended" || app === "stuck";
    this.#say(build === "building" ? "Building …" : app === "replaying" ? "Coming back …" : isOver || errors.length ? "" : text);
    this.#cover(isOver || errors.length > 0);
    const contents = JSON.stringify([isOver && [app, text, said, canGoBack], errors]);
    // An unchanged panel keeps its focus and is not read out again.
    if (contents === this.#contents) return;
    this.#contents = contents;
    this.#panel.replaceChildren();
    if (errors.length) {
      const count = errors.length;
      this.#panel.append(element("h2", count === 1 ? "It does not compile" : `It does not compile: ${count} errors`));
      this.#panel.append(...errors.map(shown));
    }
    if (!isOver) return;
    this.#panel.append(element("h2", app === "stuck" ? "A tick does not end" : "The app has stopped"), element("p", text));
    const reason = reasonIn(said);
    if (reason) this.#panel.append(element("p", reason, "dev-reason"));
    if (said.length) this.#panel.append(element("pre", legible(said), "dev-said-last"));
    this.#offer(["Go back to the tick before", () => want("goBack"), !canGoBack], ["Start over", () => want("startOver")]);
    this.#panel.querySelector("button")?.focus({ preventScroll: true });
  }

  /**
   * What does not build for the web is collapsed until the person opens it.
   * @param {State["web"]} web
   */
  #showWeb({ kind, lines }) {
    if (kind === "checking") return;
    this.#web.hidden = kind !== "broken";
    const heading = lines.length === 1 ? "One line does not build for the web" : `${lines.length} lines do not build for the web`;
    const contents = element("div", "");
    contents.append(...lines.map(shown));
    this.#web.replaceChildren(element("summary", heading), contents);
  }

  /**
   * Another page leads.
   * @param {() => void} lead
   */
  watches(lead) {
    this.#bar.textContent = "Another page leads this session.";
    const button = element("button", "Take the lead");
    button.addEventListener("click", lead);
    this.#bar.append(button);
    this.#bar.hidden = false;
  }

  /**
   * The tool has ended, or refuses the connection.
   * @param {boolean} hasToken
   */
  lost(hasToken) {
    this.#cover(false);
    this.#say("");
    this.#bar.textContent = hasToken
      ? "carom dev does not answer. The page goes on as soon as it is back."
      : "Open the address that carom dev printed: its token is missing here.";
    this.#bar.hidden = false;
  }

  /**
   * The page itself has failed.
   * @param {string} text
   */
  fail(text) {
    this.#contents = "";
    this.#panel.replaceChildren(element("h2", "The page cannot show this"), element("p", text));
    this.#offer(["Reload", () => location.reload()]);
    this.#cover(true);
  }

  /**
   * Lays the panel over the app, which receives no input meanwhile.
   * @param {boolean} isCovered
   */
  #cover(isCovered) {
    this.#panel.hidden = !isCovered;
    const app = document.getElementById("app");
    if (app) app.inert = isCovered;
  }

  /** @param {string} text */
  #say(text) {
    clearTimeout(this.#fading);
    this.#chip.textContent = text;
    this.#chip.hidden = !text;
    if (text && !text.endsWith("…")) this.#fading = setTimeout(() => void (this.#chip.hidden = true), 8000);
  }

  /** @param {[label: string, act: () => void, isOff?: boolean][]} choices */
  #offer(...choices) {
    const row = element("div", "");
    for (const [label, act, isOff] of choices) {
      if (isOff) continue;
      const button = element("button", label);
      button.addEventListener("click", act);
      row.append(button);
    }
    this.#panel.append(row);
  }
}

/**
 * Why an app has trapped, in its own words; empty where it has not said so.
 * @param {string[]} lines
 */
export function reasonIn(lines) {
  return lines.find((line) => line.includes("Fatal error: "))?.replace(/^.*?Fatal error: /, "") ?? "";
}

/**
 * A backtrace without addresses, and without the frames that the compiler put between an app's functions.
 * @param {string[]} lines
 */
export function legible(lines) {
  return lines
    .filter((line) => !/^\s*\d+ .*\[(system|thunk)\]/.test(line))
    .map((line) => line.replace(/^(\s*\d+) +(?:\[\w+\] +)*0x[0-9a-f]+ /, "$1  ").replace(/ in \S+ at (.*)$/, "\n      $1"))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n");
}

/**
 * An error with the code around it.
 * @param {CompilerMessage} error
 */
export function shown({ file, line, column, text, code, first, rewrite, remedy }) {
  const article = document.createElement("article");
  if (file) article.append(placed(column ? `${file}:${line}:${column}` : `${file}:${line}`));
  article.append(element("p", text));
  if (code.length) article.append(listed(code, first, line, column));
  if (rewrite !== undefined) article.append(element("p", rewrite ? "For the web:" : "For the web, leave the line out."));
  if (rewrite) article.append(element("pre", rewrite.replace(/^\s+/, ""), "dev-rewrite"));
  if (remedy) article.append(element("p", remedy));
  return article;
}

/**
 * A place in a file, which breaks between folders where it is too long.
 * @param {string} place
 */
function placed(place) {
  const heading = element("h3", "");
  for (const part of place.split(/(?<=\/)/)) heading.append(part, document.createElement("wbr"));
  return heading;
}

/**
 * Lines of code with a mark below a place.
 * @param {string[]} code @param {number} first @param {number} line @param {number} column
 */
function listed(code, first, line, column) {
  const listing = document.createElement("pre");
  const width = String(first + code.length - 1).length;
  code.forEach((content, index) => {
    const number = first + index;
    const row = element(number === line ? "mark" : "span", `${String(number).padStart(width)}  ${content}\n`);
    listing.append(row);
    if (number === line && column) listing.append(element("mark", `${" ".repeat(width + 2 + column - 1)}^\n`));
  });
  return listing;
}
