// What `carom dev` says over the page: the compiler's errors, why the app stopped and how to go on, and which page leads.

/** @typedef {import("./stream.js").State} State */
/** @typedef {import("./stream.js").CompilerMessage} CompilerMessage */

/**
 * @param {string} name @param {string} text @param {string} [role] a class
 */
function element(name, text, role) {
  const made = document.createElement(name);
  made.textContent = text;
  if (role) made.className = role;
  return made;
}

export class Overlay {
  #panel = element("section", "", "dev-panel");
  #chip = element("p", "", "dev-chip");
  #bar = element("p", "", "dev-bar");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #fading;

  constructor() {
    this.#panel.setAttribute("role", "alert");
    for (const each of [this.#chip, this.#bar]) each.setAttribute("role", "status");
    for (const each of [this.#panel, this.#chip, this.#bar]) each.hidden = true;
    document.body.append(this.#panel, this.#chip, this.#bar);
  }

  /**
   * Shows how the app stands.
   * @param {State} state
   * @param {(act: "goBack" | "startOver") => void} want
   */
  show(state, want) {
    const { kind, text } = state;
    const isOver = kind === "broken" || kind === "ended" || kind === "stuck";
    this.#say(kind === "building" ? "Building …" : kind === "replaying" ? "Coming back …" : isOver ? "" : text);
    this.#cover(isOver);
    this.#panel.replaceChildren();
    if (!isOver) return;
    if (kind === "broken") {
      const count = state.errors.length;
      this.#panel.append(element("h2", count === 1 ? "It does not compile" : `It does not compile: ${count} errors`));
      this.#panel.append(...state.errors.map(shown));
      return;
    }
    this.#panel.append(element("h2", kind === "stuck" ? "A tick does not end" : "The app has stopped"), element("p", text));
    if (state.said.length) this.#panel.append(element("pre", legible(state.said)));
    this.#offer("Go back to the tick before", () => want("goBack"), !state.canGoBack);
    this.#offer("Start over", () => want("startOver"));
    this.#panel.querySelector("button")?.focus({ preventScroll: true });
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
   * The tool has gone, or lets nobody in.
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
    this.#panel.replaceChildren(element("h2", "The page cannot show this"), element("p", text));
    this.#offer("Reload", () => location.reload());
    this.#cover(true);
  }

  /**
   * Lays the panel over the app, which hears of nothing below it.
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

  /** @param {string} label @param {() => void} act */
  #offer(label, act, isOff = false) {
    if (isOff) return;
    const button = element("button", label);
    button.addEventListener("click", act);
    this.#panel.append(button);
  }
}

/**
 * A backtrace without addresses of the machine, and without what the compiler put between an app's functions.
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
function shown({ file, line, column, text, code, first }) {
  const article = document.createElement("article");
  if (file) article.append(element("h3", `${file}:${line}:${column}`));
  article.append(element("p", text));
  if (!code.length) return article;
  const listing = document.createElement("pre");
  const width = String(first + code.length - 1).length;
  code.forEach((content, index) => {
    const number = first + index;
    const row = element(number === line ? "mark" : "span", `${String(number).padStart(width)}  ${content}\n`);
    listing.append(row);
    if (number === line) listing.append(element("mark", `${" ".repeat(width + 2 + column - 1)}^\n`));
  });
  article.append(listing);
  return article;
}
