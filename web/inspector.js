// The inspector of `carom dev`: the tree of views, everything about one of them, and what moves. It can also stop time, run it slowly or
// tick by tick, and go back. F2 opens it; see docs/developing.md.

import { element } from "./overlay.js";

/**
 * A view in the tree, as the kit's `Inspection` describes it.
 * @typedef {{
 *   id: number, depth: number, type: string, name: string, controller: string, frame: number[], isHidden: boolean,
 * }} View
 */
/** @typedef {{ title: string, rows: [label: string, text: string][] }} Section */
/** @typedef {{ tick: number, views: View[], all: Section[], selected?: number, sections?: Section[] }} Inspection */
/** @typedef {import("./page.js").Page<import("./stream.js").Stream>} Page */

/** How long after an answer the next request is sent, in milliseconds. */
const INTERVAL = 250;
const PACES = [1, 0.5, 0.25, 0.1, 0.02];
const SECOND = 120;

/** @param {number} value */
const short = (value) => Math.round(value * 10) / 10;

/** @param {View} view */
const place = ({ frame: [x, y, width, height] }) => `${short(x)}, ${short(y)}  ${short(width)} × ${short(height)}`;

/**
 * What a view is called in a sentence.
 * @param {View} view
 */
export const called = (view) => (view.name ? `${view.type} “${view.name}”` : view.type);

/**
 * The view at a point: the smallest one there, and of equally small ones the foremost.
 * @param {View[]} views in their order from back to front
 * @param {(id: number) => DOMRect | undefined} box where the view is in the page
 * @param {number} x
 * @param {number} y
 */
export function viewAt(views, box, x, y) {
  /** @type {View | undefined} */
  let found;
  let least = Infinity;
  for (const view of views) {
    const rect = view.isHidden ? undefined : box(view.id);
    if (!rect || x < rect.left || x >= rect.right || y < rect.top || y >= rect.bottom) continue;
    const area = rect.width * rect.height;
    if (area <= least) [found, least] = [view, area];
  }
  return found;
}

/**
 * The tree as it is shown, without what is inside collapsed views.
 * @param {View[]} views
 * @param {Set<number>} closed
 */
export function openViews(views, closed) {
  let within = Infinity;
  return views.filter(({ id, depth }) => {
    if (depth > within) return false;
    within = closed.has(id) ? depth : Infinity;
    return true;
  });
}

export class Inspector {
  #page;
  #clock;
  #tell;
  #panel = element("aside", "", "dev-inspector");
  #tree = element("div", "", "dev-tree");
  #details = element("div", "", "dev-details");
  #tick = element("output", "");
  #mark = element("div", "", "dev-mark");
  #glass = element("div", "", "dev-glass");
  #opener = element("button", "", "dev-opener");
  /** @type {Record<string, HTMLButtonElement>} */
  #buttons = {};
  #pace = document.createElement("select");
  #said = element("p", "", "dev-said");
  /** @type {Inspection | undefined} */
  #inspection;
  #selected = 0;
  /**
   * The view that is pointed at, in the page or in the tree.
   * @type {number | undefined}
   */
  #pointed;
  /** @type {Set<number>} */
  #closed = new Set();
  /** The headings whose lines are collapsed. */
  #folded = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #next;
  /** What the parts show, so that only what is different is changed. */
  #shown = { tree: "", details: "" };
  /** In the gallery's frame the app is small, and a button over it would be in the way. */
  #isFramed = window !== window.top;
  /** Whether the person has stopped time. */
  isPaused = false;
  #leads = true;

  /**
   * @param {Page} page
   * @param {import("./pace.js").PacedClock} clock of the page's run loop
   * @param {(word: import("./stream.js").Word) => void} tell
   */
  constructor(page, clock, tell) {
    this.#page = page;
    this.#clock = clock;
    this.#tell = tell;
    this.#build();
    window.addEventListener("keydown", this.#key, { capture: true });
    window.addEventListener("resize", () => this.#showMark());
  }

  /**
   * Whether this page's clock moves the app.
   * @param {boolean} leads
   */
  set leads(leads) {
    this.#leads = leads;
    for (const name of ["stand", "step", "back", "second"]) this.#buttons[name].disabled = !leads;
    this.#pace.disabled = !leads;
  }

  get isOpen() {
    return !this.#panel.hidden;
  }

  /**
   * Shows what the app has answered.
   * @param {Inspection} inspection
   */
  show(inspection) {
    this.#inspection = inspection;
    if (!this.isOpen) return;
    if (!inspection.views.some(({ id }) => id === this.#selected)) this.#selected = 0;
    this.#showAll();
    clearTimeout(this.#next);
    this.#next = setTimeout(() => this.#ask(), INTERVAL);
  }

  #ask() {
    if (this.isOpen) this.#tell({ inspect: this.#selected });
    clearTimeout(this.#next);
    // An app that has stopped gives no answer; the next one will.
    this.#next = setTimeout(() => this.#ask(), 8 * INTERVAL);
  }

  // MARK: The panel

  #build() {
    const panel = this.#panel;
    panel.hidden = this.#mark.hidden = this.#glass.hidden = true;
    panel.setAttribute("aria-label", "Inspector");
    panel.id = "dev-inspector";
    // Keys pressed here do not go to the app.
    for (const name of ["keydown", "keyup"]) panel.addEventListener(name, (event) => event.stopPropagation());
    this.#mark.append(element("span", ""));
    this.#mark.setAttribute("aria-hidden", "true");

    const head = element("header", "");
    const title = element("h2", "Inspector");
    this.#tick.setAttribute("aria-label", "Tick");
    head.append(title, this.#tick, this.#button("side", "⇄", "Show at the other side", () => panel.classList.toggle("at-left")),
      this.#button("close", "✕", "Close (F2)", () => this.toggle()));

    const tools = element("div", "", "dev-tools");
    tools.setAttribute("role", "toolbar");
    tools.setAttribute("aria-label", "Time");
    tools.append(
      this.#button("pick", "Pick", "Pick a view by pointing at it", () => this.#pick(this.#glass.hidden)),
      this.#button("stand", "Pause", "Let time stand, or go on (F8)", () => this.#stand(!this.isPaused)),
      this.#button("second", "−1 s", "Go back by a second", () => this.#back(SECOND)),
      this.#button("back", "−1", "Go back by a tick (Shift-F9)", () => this.#back(1)),
      this.#button("step", "+1", "Run a tick (F9)", () => this.#step()));
    this.#pace.setAttribute("aria-label", "Pace");
    for (const pace of PACES) this.#pace.append(new Option(pace === 1 ? "as fast as time" : `${pace} × as fast`, String(pace)));
    this.#pace.addEventListener("change", () => this.#clock.setPace(Number(this.#pace.value), performance.now()));
    tools.append(this.#pace);

    this.#tree.setAttribute("role", "tree");
    this.#tree.setAttribute("aria-label", "Views");
    this.#tree.addEventListener("keydown", (event) => this.#treeKey(event));
    this.#tree.addEventListener("click", ({ target }) => this.#treeClick(target));
    this.#tree.addEventListener("pointerover", ({ target }) => this.#point(this.#idOf(target)));
    this.#tree.addEventListener("pointerleave", () => this.#point());
    this.#said.setAttribute("role", "status");
    panel.append(head, tools, this.#tree, this.#details, this.#said);

    this.#glass.addEventListener("pointermove", ({ clientX, clientY }) => this.#point(this.#viewAt(clientX, clientY)?.id));
    this.#glass.addEventListener("pointerup", (event) => this.#picked(event));

    const opener = this.#opener;
    opener.textContent = "F2";
    opener.setAttribute("aria-label", "Inspector");
    opener.setAttribute("aria-controls", panel.id);
    opener.setAttribute("aria-expanded", "false");
    opener.title = "Inspector (F2)";
    opener.hidden = this.#isFramed;
    opener.addEventListener("click", () => this.toggle());
    document.body.append(this.#glass, this.#mark, opener, panel);
  }

  /**
   * @param {string} name @param {string} text @param {string} title @param {() => void} act
   */
  #button(name, text, title, act) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    button.title = title;
    button.setAttribute("aria-label", title);
    button.addEventListener("click", act);
    this.#buttons[name] = button;
    return button;
  }

  /** Opens or closes it. Time continues when it closes. */
  toggle() {
    const opens = !this.isOpen;
    this.#panel.hidden = !opens;
    this.#opener.hidden = opens || this.#isFramed;
    this.#opener.setAttribute("aria-expanded", String(opens));
    if (opens) {
      this.#ask();
      this.#buttons.pick.focus();
    } else {
      clearTimeout(this.#next);
      this.#pick(false);
      this.#stand(false);
      this.#pace.value = "1";
      this.#clock.setPace(1, performance.now());
      this.#opener.focus();
    }
    this.#showMark();
  }

  #key = (/** @type {KeyboardEvent} */ event) => {
    const act = {
      F2: () => this.toggle(),
      F8: () => this.isOpen && this.#stand(!this.isPaused),
      F9: () => this.isOpen && (event.shiftKey ? this.#back(1) : this.#step()),
      Escape: () => !this.#glass.hidden && (this.#pick(false), true),
    }[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || act() === false) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  // MARK: Time

  /** @param {boolean} stands */
  #stand(stands) {
    if (!this.#leads || stands === this.isPaused) return;
    this.isPaused = stands;
    if (stands) this.#page.loop.pause();
    else this.#page.loop.resume();
    this.#buttons.stand.textContent = stands ? "Go on" : "Pause";
    this.#buttons.stand.setAttribute("aria-pressed", String(stands));
    this.#say(stands ? "Time stands." : "Time goes on.");
  }

  #step() {
    if (!this.#leads) return;
    this.#stand(true);
    const { loop } = this.#page;
    // The previous frame has to arrive first.
    if (loop.isWaiting) return;
    this.#clock.forward(1, performance.now());
    loop.resume();
    loop.pause();
    this.#ask();
  }

  /** @param {number} ticks */
  #back(ticks) {
    if (!this.#leads) return;
    this.#stand(true);
    this.#tell({ act: "stepBack", ticks });
    this.#say("Going back …");
  }

  // MARK: Picking

  /** @param {boolean} picks */
  #pick(picks) {
    this.#glass.hidden = !picks;
    this.#buttons.pick.setAttribute("aria-pressed", String(picks));
    if (picks) this.#say("Point at a view. Escape ends this.");
    this.#point();
  }

  /** @param {PointerEvent} event */
  #picked({ clientX, clientY }) {
    const view = this.#viewAt(clientX, clientY);
    this.#pick(false);
    if (view) this.#select(view.id);
  }

  /** @param {number} x @param {number} y */
  #viewAt(x, y) {
    return viewAt(this.#inspection?.views ?? [], (id) => this.#box(id), x, y);
  }

  /** @param {number} id */
  #box(id) {
    return this.#page.layers.find(id)?.element.getBoundingClientRect();
  }

  /** @param {number} id */
  #select(id) {
    this.#selected = id;
    const views = this.#inspection?.views ?? [];
    // The views that contain it are expanded.
    let depth = Infinity;
    for (let index = views.findIndex((view) => view.id === id); index >= 0; index -= 1) {
      if (views[index].depth >= depth) continue;
      if (depth < Infinity) this.#closed.delete(views[index].id);
      ({ depth } = views[index]);
    }
    const view = views.find((view) => view.id === id);
    if (view) this.#say(`${called(view)}, ${place(view)}`);
    this.#showAll();
    this.#tree.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
    this.#ask();
  }

  // MARK: The tree

  /** @param {EventTarget | null} target */
  #idOf(target) {
    const row = target instanceof Element ? target.closest("[data-id]") : null;
    return row instanceof HTMLElement ? Number(row.dataset.id) : undefined;
  }

  /** @param {EventTarget | null} target */
  #treeClick(target) {
    const id = this.#idOf(target);
    if (id === undefined) return;
    if (target instanceof Element && target.classList.contains("dev-fold")) this.#fold(id, !this.#closed.has(id));
    else this.#select(id);
  }

  /** @param {number} id @param {boolean} isClosed */
  #fold(id, isClosed) {
    if (isClosed) this.#closed.add(id);
    else this.#closed.delete(id);
    this.#showAll();
  }

  /** @param {KeyboardEvent} event */
  #treeKey(event) {
    const views = this.#inspection?.views ?? [];
    const open = openViews(views, this.#closed);
    const index = open.findIndex(({ id }) => id === this.#selected);
    const view = open[index];
    const hasMore = view && (views[views.indexOf(view) + 1]?.depth ?? 0) > view.depth;
    /** @param {View | undefined} other */
    const go = (other) => {
      if (other) this.#select(other.id);
    };
    switch (event.key) {
      case "ArrowDown": go(open[index + 1]); break;
      case "ArrowUp": go(open[Math.max(0, index - 1)]); break;
      case "Home": go(open[0]); break;
      case "End": go(open[open.length - 1]); break;
      case "ArrowRight":
        if (hasMore && this.#closed.has(view.id)) this.#fold(view.id, false);
        else if (hasMore) go(open[index + 1]);
        break;
      case "ArrowLeft":
        if (hasMore && !this.#closed.has(view.id)) this.#fold(view.id, true);
        else if (view) go(open.slice(0, index).reverse().find(({ depth }) => depth < view.depth));
        break;
      default: return;
    }
    event.preventDefault();
  }

  // MARK: What is shown

  #showAll() {
    const inspection = this.#inspection;
    if (!inspection) return;
    this.#tick.textContent = `tick ${inspection.tick}`;
    const open = openViews(inspection.views, this.#closed);
    const tree = JSON.stringify([open, this.#selected, [...this.#closed]]);
    if (tree !== this.#shown.tree) this.#showTree(open, inspection.views);
    this.#shown.tree = tree;
    const own = inspection.selected === this.#selected ? inspection.sections ?? [] : [];
    const details = JSON.stringify([own, inspection.all]);
    if (details !== this.#shown.details) this.#showDetails(own, inspection.all);
    this.#shown.details = details;
    this.#showMark();
  }

  /** @param {View[]} open @param {View[]} views */
  #showTree(open, views) {
    const hadFocus = this.#tree.contains(document.activeElement);
    const { scrollTop } = this.#tree;
    const isKnown = open.some(({ id }) => id === this.#selected);
    this.#tree.replaceChildren(...open.map((view, index) => {
      const row = element("div", "");
      const isSelected = view.id === this.#selected;
      const hasMore = (views[views.indexOf(view) + 1]?.depth ?? 0) > view.depth;
      row.dataset.id = String(view.id);
      row.setAttribute("role", "treeitem");
      row.setAttribute("aria-level", String(view.depth + 1));
      row.setAttribute("aria-selected", String(isSelected));
      if (hasMore) row.setAttribute("aria-expanded", String(!this.#closed.has(view.id)));
      row.tabIndex = isSelected || (!isKnown && index === 0) ? 0 : -1;
      row.style.paddingInlineStart = `${4 + 12 * Math.min(view.depth, 12)}px`;
      row.classList.toggle("is-hidden", view.isHidden);
      const fold = element("span", hasMore ? (this.#closed.has(view.id) ? "▸" : "▾") : "", "dev-fold");
      fold.setAttribute("aria-hidden", "true");
      row.append(fold, element("b", view.type));
      if (view.name) row.append(element("i", ` “${view.name}”`));
      if (view.controller) row.append(element("small", ` ${view.controller}`));
      row.append(element("small", ` ${place(view)}`));
      return row;
    }));
    this.#tree.scrollTop = scrollTop;
    if (!hadFocus) return;
    const focused = this.#tree.querySelector('[tabindex="0"]');
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  /** @param {Section[]} own @param {Section[]} all */
  #showDetails(own, all) {
    const { scrollTop } = this.#details;
    const focused = document.activeElement?.closest(".dev-details summary")?.textContent;
    this.#details.replaceChildren(...[...own, ...all].map(({ title, rows }) => {
      const section = document.createElement("details");
      section.open = !this.#folded.has(title);
      const heading = element("summary", title);
      heading.addEventListener("click", () => {
        // It has not changed.
        if (section.open) this.#folded.add(title);
        else this.#folded.delete(title);
      });
      const list = element("dl", "");
      for (const [label, text] of rows) {
        const term = element("dt", label.trimStart());
        term.style.paddingInlineStart = `${(label.length - label.trimStart().length) * 6}px`;
        list.append(term, element("dd", text));
      }
      section.append(heading, list);
      return section;
    }));
    this.#details.scrollTop = scrollTop;
    for (const summary of this.#details.querySelectorAll("summary")) {
      if (focused && summary.textContent === focused) summary.focus({ preventScroll: true });
    }
  }

  /** @param {number} [id] */
  #point(id) {
    this.#pointed = id;
    this.#showMark();
  }

  /** Outlines the view that is pointed at, or else the chosen one. */
  #showMark() {
    const id = this.#pointed ?? this.#selected;
    const box = this.isOpen ? this.#box(id) : undefined;
    const view = this.#inspection?.views.find((view) => view.id === id);
    this.#mark.hidden = !box || !view;
    if (!box || !view) return;
    const { style } = this.#mark;
    style.left = `${box.left}px`;
    style.top = `${box.top}px`;
    style.width = `${box.width}px`;
    style.height = `${box.height}px`;
    const label = /** @type {HTMLElement} */ (this.#mark.firstElementChild);
    label.textContent = `${view.type} ${short(view.frame[2])} × ${short(view.frame[3])}`;
    this.#mark.classList.toggle("is-pointed", this.#pointed !== undefined);
    this.#mark.classList.toggle("label-inside", box.top < 24);
  }

  /** @param {string} text */
  #say(text) {
    this.#said.textContent = text;
  }
}
