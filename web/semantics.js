// Roles, names and states for screen readers and the keyboard.

/**
 * What a `semantics` command says.
 * @typedef {{ role: string, label: string, value: string, hint: string, states: number, now: number, least: number,
 *   greatest: number }} Meaning
 */
/** @typedef {import("./layers.js").Layer} Layer */

/** The bits of the states in a `semantics` command. */
const STATE = {
  focusable: 1, disabled: 2, selectable: 4, selected: 8, checkable: 16, checked: 32, expandable: 64, expanded: 128,
  modal: 256, hidden: 512, range: 1024, live: 2048,
  reachable: 4096, listed: 16384,
};

/** The role of plain text. ARIA ignores an `aria-label` on it, or screen readers read both. */
const TEXT = "text";

/** @param {Element} element @param {string} name @param {string | number | boolean | undefined} text */
function setAttribute(element, name, text) {
  if (text === undefined || text === "") element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(text)) element.setAttribute(name, String(text));
}

export class Semantics {
  /** @param {Layer} layer @param {Meaning} meaning */
  show(layer, { role, label, value, hint, states, now, least, greatest }) {
    const has = (/** @type {number} */ bit) => (states & bit) !== 0;
    const isText = role === TEXT;
    const shown = layer.own.lines?.textContent ?? "";
    const isShown = isText && (label === "" || label === shown);
    const { element } = layer;
    // A list wants items, and an item cannot be a button: the item is around it.
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
    set("aria-selected", has(STATE.selectable) ? has(STATE.selected) : undefined);
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
    setAttribute(element, "aria-hidden", has(STATE.hidden) || undefined);
    element.inert = has(STATE.hidden);
  }
}

/** Makes a screen reader speak texts. */
export class Announcer {
  #polite = spokenRegion("polite");
  #urgent = spokenRegion("assertive");

  /** @param {string} text @param {boolean} isUrgent */
  say(text, isUrgent) {
    const region = isUrgent ? this.#urgent : this.#polite;
    const line = document.createElement("p");
    line.textContent = text;
    // A new node each time, so that the same text is spoken again.
    region.replaceChildren(line);
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
