// Roles, names and states for screen readers and the keyboard.

/**
 * The contents of a `semantics` command.
 * @typedef {{ role: string, label: string, value: string, hint: string, states: number, now: number, least: number,
 *   greatest: number }} Meaning
 */
/** @typedef {import("./layers.js").Layer} Layer */

/** The bits of the states in a `semantics` command. */
const STATE = {
  focusable: 1, disabled: 2, selectable: 4, selected: 8, checkable: 16, checked: 32, expandable: 64, expanded: 128,
  modal: 256, hidden: 512, range: 1024, live: 2048,
  reachable: 4096, listed: 16384, actions: 32768,
};

/** The role of plain text. ARIA ignores an `aria-label` on it, or screen readers read both. */
const TEXT = "text";

/** @param {Element} element @param {string} name @param {string | number | boolean | undefined} text */
function setAttribute(element, name, text) {
  if (text === undefined || text === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, String(text));
}
/**
 * A text without its white space, for comparing texts regardless of line breaks.
 * @param {string} text
 */
const bare = (text) => text.replace(/\s+/gu, "");

export class Semantics {
  /** @param {Layer} layer @param {Meaning} meaning */
  show(layer, { role, label, value, hint, states, now, least, greatest }) {
    const has = (/** @type {number} */ bit) => (states & bit) !== 0;
    const isText = role === TEXT;
    const shown = layer.own.lines?.textContent ?? "";
    const isShown = isText && (label === "" || bare(label) === bare(shown));
    const { element } = layer;
    // A list needs items, and an item cannot be a button, so the item wraps the button.
    if (has(STATE.listed) && role !== "") layer.beItem();
    if (layer.inner || has(STATE.listed)) setAttribute(element, "role", has(STATE.listed) ? "listitem" : undefined);
    // For a text field, the real input gets the attributes, and its own value is read.
    const field = layer.own.field;
    const told = layer.target;

    /** @param {string} name @param {string | number | boolean | undefined} text */
    const set = (name, text) => setAttribute(told, name, text);
    const isPlainItem = has(STATE.listed) && told === element;
    if (!isPlainItem) set("role", field ? undefined : isText ? (isShown ? undefined : "img") : role);
    set("aria-label", isShown ? undefined : label);
    set("tabindex", has(STATE.focusable) ? 0 : has(STATE.reachable) ? -1 : undefined);
    set("aria-disabled", has(STATE.disabled) || undefined);
    const isButton = role === "button";
    set("aria-selected", has(STATE.selectable) && !isButton ? has(STATE.selected) : undefined);
    set("aria-pressed", has(STATE.selectable) && isButton ? has(STATE.selected) : undefined);
    set("aria-checked", has(STATE.checkable) ? has(STATE.checked) : undefined);
    set("aria-expanded", has(STATE.expandable) ? has(STATE.expanded) : undefined);
    set("aria-modal", has(STATE.modal) || undefined);
    set("aria-live", has(STATE.live) ? "polite" : undefined);
    set("aria-valuenow", has(STATE.range) ? Math.round(now * 1e4) / 1e4 : undefined);
    set("aria-valuemin", has(STATE.range) ? Math.round(least * 1e4) / 1e4 : undefined);
    set("aria-valuemax", has(STATE.range) ? Math.round(greatest * 1e4) / 1e4 : undefined);
    set("aria-valuetext", has(STATE.range) ? value : undefined);
    const spoken = has(STATE.range) || isText || field ? hint : [value, hint].filter(Boolean).join(", ");
    set("aria-description", spoken);
    set("aria-level", role === "heading" ? 2 : undefined);
    // An element loses the focus before it is hidden, because browsers ignore `aria-hidden` on a focused one.
    const { activeElement } = document;
    if (has(STATE.hidden) && activeElement instanceof HTMLElement && element.contains(activeElement)) activeElement.blur();
    setAttribute(element, "aria-hidden", has(STATE.hidden) || undefined);
    element.inert = has(STATE.hidden);
    this.#showActions(layer, has(STATE.actions), label);
  }

  /**
   * A page has no role for further actions, so a button after the element opens their menu. Only screen readers find
   * it, including those on touch screens, which have no menu key. The Tab key skips the button, because a keyboard has
   * one.
   * @param {Layer} layer
   * @param {boolean} hasActions
   * @param {string} label
   */
  #showActions(layer, hasActions, label) {
    if (!hasActions) {
      layer.actions?.remove();
      layer.actions = undefined;
      return;
    }
    if (!layer.actions) {
      const button = document.createElement("button");
      button.className = "actions";
      button.tabIndex = -1;
      layer.actions = button;
    }
    // In a list it goes inside the item.
    if (layer.actions.previousElementSibling !== layer.host) layer.host.after(layer.actions);
    layer.actions.setAttribute("aria-label", label ? `Actions: ${label}` : "Actions");
    layer.actions.hidden = layer.element.style.display === "none" || layer.element.inert;
  }
}

/**
 * How long an announcement stays in the page so that it can be read, in milliseconds: this, plus some time for each
 * letter.
 */
const READING = { least: 4000, letter: 70 };
/** The same words repeated within this time, in milliseconds, are announced once. */
const ECHO = 1000;
/** At most this many announcements wait; the oldest are dropped. */
const MOST_WAITING = 8;

/**
 * Makes a screen reader speak texts, one after the other: each is a line of its own, since a line that is replaced
 * before it was read is lost. An urgent text drops those that wait.
 */
export class Announcer {
  #polite = spokenRegion("polite");
  #urgent = spokenRegion("assertive");
  /** @type {{ text: string, time: number, isOfFrame: boolean, element: HTMLElement }[]} */
  #lines = [];

  /** @param {string} text @param {boolean} isUrgent @param {number} [time] in milliseconds */
  say(text, isUrgent, time = performance.now()) {
    const last = this.#lines.filter((line) => line.text === text).at(-1);
    if (!text || (last && time - last.time < ECHO)) return;
    if (isUrgent) this.#drop((line) => !line.isOfFrame);
    const element = document.createElement("p");
    element.textContent = text;
    const line = { text, time, isOfFrame: true, element };
    this.#lines.push(line);
    if (this.#lines.length > MOST_WAITING) this.#drop((each) => each === this.#lines[0]);
    (isUrgent ? this.#urgent : this.#polite).append(element);
    setTimeout(() => this.#drop((each) => each === line), READING.least + READING.letter * text.length);
  }

  /**
   * A frame is complete. If it showed another screen, announcements of the previous one are dropped.
   * @param {boolean} isNew
   */
  endFrame(isNew) {
    if (isNew) this.#drop((line) => !line.isOfFrame);
    for (const line of this.#lines) line.isOfFrame = false;
  }

  /** @param {(line: { isOfFrame: boolean, element: HTMLElement }) => boolean} isGone */
  #drop(isGone) {
    for (const line of this.#lines.filter(isGone)) line.element.remove();
    this.#lines = this.#lines.filter((line) => !isGone(line));
  }
}

/** @param {string} politeness */
function spokenRegion(politeness) {
  const region = document.createElement("div");
  region.className = "spoken";
  region.setAttribute("aria-live", politeness);
  document.body.append(region);
  return region;
}
