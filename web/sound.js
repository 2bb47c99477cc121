// Sounds made on the spot from a few numbers; no file is loaded.

/**
 * One voice of a sound: a wave (or noise) that glides from one pitch to another while it dies away.
 * @typedef {{ wave: OscillatorType | "noise", from: number, to: number, seconds: number, gain: number, delay?: number }} Voice
 */

/**
 * Pitches in hertz, lengths in seconds.
 * @type {Record<string, Voice[]>}
 */
const SOUNDS = {
  tap: [{ wave: "sine", from: 880, to: 660, seconds: 0.05, gain: 0.25 }],
  launch: [{ wave: "triangle", from: 330, to: 990, seconds: 0.18, gain: 0.3 }],
  push: [{ wave: "triangle", from: 520, to: 260, seconds: 0.1, gain: 0.3 }],
  wall: [{ wave: "sine", from: 220, to: 180, seconds: 0.06, gain: 0.3 }],
  paddle: [
    { wave: "sine", from: 300, to: 420, seconds: 0.09, gain: 0.4 },
    { wave: "noise", from: 900, to: 400, seconds: 0.03, gain: 0.15 },
  ],
  crack: [{ wave: "noise", from: 3200, to: 1600, seconds: 0.06, gain: 0.3 }],
  brick: [
    { wave: "triangle", from: 1320, to: 1180, seconds: 0.16, gain: 0.25 },
    { wave: "noise", from: 5200, to: 2600, seconds: 0.07, gain: 0.2 },
  ],
  special: [
    { wave: "triangle", from: 880, to: 880, seconds: 0.12, gain: 0.25 },
    { wave: "triangle", from: 1320, to: 1320, seconds: 0.2, gain: 0.25, delay: 0.07 },
  ],
  lost: [{ wave: "sawtooth", from: 240, to: 70, seconds: 0.4, gain: 0.18 }],
  won: [523, 659, 784, 1047].map((pitch, index) => (
    { wave: "triangle", from: pitch, to: pitch, seconds: 0.28, gain: 0.25, delay: index * 0.09 })),
  over: [392, 330, 262].map((pitch, index) => (
    { wave: "triangle", from: pitch, to: pitch * 0.98, seconds: 0.35, gain: 0.25, delay: index * 0.14 })),
  pop: [{ wave: "sine", from: 400, to: 1400, seconds: 0.07, gain: 0.35 }],
  flip: [{ wave: "noise", from: 1800, to: 900, seconds: 0.05, gain: 0.2 }],
  error: [{ wave: "square", from: 160, to: 140, seconds: 0.14, gain: 0.12 }],
  count: [{ wave: "sine", from: 660, to: 660, seconds: 0.08, gain: 0.3 }],
};

/** The same sound again within this many seconds is left out: ten bricks at once are not ten times as loud. */
const LEAST_GAP = 0.03;

export class Sounds {
  /** @type {AudioContext | undefined} */
  #context;
  /** @type {AudioBuffer | undefined} */
  #noise;
  /** @type {Map<string, number>} */
  #playedAt = new Map();

  constructor() {
    // Browsers let a page sound only after a gesture.
    const unlock = () => {
      this.#context ??= new AudioContext({ latencyHint: "interactive" });
      if (this.#context.state === "suspended" && !document.hidden) this.#context.resume().catch(() => {});
    };
    for (const name of ["pointerdown", "pointerup", "keydown"]) window.addEventListener(name, unlock, { capture: true });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#context?.suspend().catch(() => {});
      else this.#context?.resume().catch(() => {});
    });
  }

  /**
   * @param {string} name
   * @param {number} volume 0 … 1; an app that is muted sends nothing
   */
  play(name, volume) {
    const context = this.#context;
    if (!context || context.state !== "running" || !(volume > 0)) return;
    const now = context.currentTime;
    if (now - (this.#playedAt.get(name) ?? -1) < LEAST_GAP) return;
    this.#playedAt.set(name, now);
    for (const voice of SOUNDS[name] ?? SOUNDS.tap) this.#sing(context, voice, now, Math.min(volume, 1));
  }

  /** @param {AudioContext} context @param {Voice} voice @param {number} now @param {number} volume */
  #sing(context, voice, now, volume) {
    const begin = now + (voice.delay ?? 0);
    const end = begin + voice.seconds;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(voice.gain * volume, begin + 0.004);
    gain.gain.exponentialRampToValueAtTime(0.0005, end);
    gain.connect(context.destination);
    if (voice.wave === "noise") {
      const source = context.createBufferSource();
      source.buffer = this.#noise ??= makeNoise(context);
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      glide(filter.frequency, voice, begin, end);
      source.connect(filter).connect(gain);
      source.start(begin);
      source.stop(end);
    } else {
      const source = context.createOscillator();
      source.type = voice.wave;
      glide(source.frequency, voice, begin, end);
      source.connect(gain);
      source.start(begin);
      source.stop(end);
    }
  }
}

/** @param {AudioParam} pitch @param {Voice} voice @param {number} begin @param {number} end */
function glide(pitch, voice, begin, end) {
  pitch.setValueAtTime(voice.from, begin);
  pitch.exponentialRampToValueAtTime(voice.to, end);
}

/** @param {AudioContext} context */
function makeNoise(context) {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
