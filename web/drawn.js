// What is drawn on the screen of a run. Most of it is the same after a jump, and drawing takes most of a jump's time, so pictures
// that already show the right thing are reused.

/** @typedef {import("./layers.js").Layer} Layer */
/** @typedef {import("./layers.js").Layers} Layers */
/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./words.js").Words} Words */

export class Drawn {
  /**
   * What each layer's picture shows.
   * @type {Map<Layer, string>}
   */
  #shown = new Map();
  /**
   * Pictures that no layer shows any more, by what they show.
   * @type {Map<string, Picture[]>}
   */
  #kept = new Map();

  /** @param {Pick<Layers, "draw">} layers those whose pictures are kept */
  constructor(layers) {
    const draw = layers.draw.bind(layers);
    layers.draw = (layer, width, height, mode, operations) => {
      const key = operations.key(width, height, mode);
      const picture = layer.own.picture ? undefined : this.#kept.get(key)?.pop();
      this.#shown.set(layer, key);
      if (!picture) return draw(layer, width, height, mode, operations);
      layer.own.picture = picture;
      picture.resize(layer.width, layer.height);
      layer.placeOwnNodes();
    };
  }

  /** Called before all layers are replaced. */
  keep() {
    this.#kept.clear();
    for (const [{ own: { picture } }, key] of this.#shown) {
      // A postponed picture does not exist yet.
      if (picture) this.#kept.set(key, [...this.#kept.get(key) ?? [], picture]);
    }
    this.#shown.clear();
  }
}
