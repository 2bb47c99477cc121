// The part of a browser that the page's scripts need to be loaded and to execute layer commands.

/** An element that stores what it is given and shows nothing. */
class StubElement {
  style = new StubStyle();
  classList = { add() {}, toggle() {}, contains: () => false };
  className = "";
  textContent = "";
  dir = "";
  inert = false;
  isConnected = true;
  /** @type {StubElement[]} */
  childNodes = [];
  /** @type {StubElement | null} */
  parentElement = null;
  #attributes = new Map();

  get firstElementChild() { return this.childNodes[0]; }
  append(/** @type {StubElement[]} */ ...nodes) { for (const node of nodes) this.appendChild(node); }
  appendChild(/** @type {StubElement} */ node) { this.insertBefore(node, null); return node; }
  insertBefore(/** @type {StubElement} */ node, /** @type {StubElement | null} */ next) {
    const before = this.childNodes.indexOf(node);
    if (before >= 0) this.childNodes.splice(before, 1);
    const index = next ? this.childNodes.indexOf(next) : -1;
    this.childNodes.splice(index < 0 ? this.childNodes.length : index, 0, node);
    node.parentElement = this;
  }
  replaceChildren(/** @type {StubElement[]} */ ...nodes) {
    this.childNodes = [];
    this.append(...nodes);
  }
  remove() {}
  getAttribute(/** @type {string} */ name) { return this.#attributes.get(name) ?? null; }
  setAttribute(/** @type {string} */ name, /** @type {string} */ value) { this.#attributes.set(name, value); }
  removeAttribute(/** @type {string} */ name) { this.#attributes.delete(name); }
  addEventListener() {}
  querySelectorAll() { return []; }
  cloneNode() { return new StubElement(); }
  getContext() { return stubContext(); }
}

class StubStyle {
  setProperty(/** @type {string} */ name, /** @type {string} */ value) { Object.assign(this, { [name]: value }); }
}

/** The functions of a canvas's context that return something; `stubContext` adds those that only paint. */
class StubContext {
  canvas = { width: 100, height: 100 };
  getTransform() { return { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }; }
  createLinearGradient() { return { addColorStop() {} }; }
  createRadialGradient() { return { addColorStop() {} }; }
}

/** A canvas's context, which accepts every call and paints nothing; the type checker knows which functions exist. */
const stubContext = () =>
  new Proxy(new StubContext(), { get: (context, name) => (name in context ? Reflect.get(context, name) : () => {}) });

/** Puts the stub where scripts look for a browser; returns the element that stands for the page. */
export function stubBrowser() {
  const document = {
    documentElement: { dataset: {} },
    createElement: () => new StubElement(), createElementNS: () => new StubElement(), body: new StubElement(),
    activeElement: null, title: "", addEventListener() {},
  };
  Object.assign(globalThis, {
    window: globalThis, document, devicePixelRatio: 2, HTMLElement: StubElement, Element: StubElement,
    DOMMatrix: class { inverse() { return this; } transformPoint(/** @type {object} */ point) { return point; } },
    addEventListener() {}, CSS: { supports: () => false }, location: { href: "https://example.com/", search: "", hash: "" },
  });
  return /** @type {HTMLElement} */ (/** @type {unknown} */ (new StubElement()));
}
