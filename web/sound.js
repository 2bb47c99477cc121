// Sounds made on the spot from a few numbers; no file is loaded.

/**
 * One voice of a sound: a wave (or noise) that glides from one pitch to another while it dies away. Pitches in hertz,
 * times in seconds. `SynthesizedSound` in Swift is the other side.
 * @typedef {{
 *   wave: OscillatorType | "noise", from: number, to: number, seconds: number, gain: number, delay: number,
 * }} Voice
 */

const WAVES = new Set(["sine", "triangle", "square", "sawtooth", "noise"]);

/**
 * The same sound is not played again within this many seconds, so that ten bricks at once are not ten times as loud.
 */
const LEAST_GAP = 0.03;

export class Sounds {
  /** @type {AudioContext | undefined} */
  #context;
  /** @type {AudioBuffer | undefined} */
  #noise;
  /** @type {Map<string, number>} */
  #playedAt = new Map();
  /** @type {Map<string, Voice[]>} */
  #sounds = new Map();
  #diagnose;

  /** @param {(text: string) => void} diagnose reports sounds that cannot be played */
  constructor(diagnose) {
    this.#diagnose = diagnose;
    // Browsers let a page play sound only after a gesture.
    const unlock = () => {
      const context = (this.#context ??= new AudioContext({ latencyHint: "interactive" }));
      // On iPhones the state is "interrupted" after a phone call or another app's sound, and does not resume by itself.
      if (context.state !== "running" && context.state !== "closed" && !document.hidden) context.resume().catch(() => {});
    };
    for (const name of ["pointerdown", "pointerup", "keydown"]) window.addEventListener(name, unlock, { capture: true });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#context?.suspend().catch(() => {});
      else this.#context?.resume().catch(() => {});
    });
  }

  /**
   * Begins the description of a sound, replacing any with the same name.
   * @param {string} name
   */
  describe(name) {
    this.#sounds.set(name, []);
  }

  /**
   * Adds a voice to a sound.
   * @param {string} name
   * @param {Voice} voice
   */
  addVoice(name, voice) {
    const voices = this.#sounds.get(name);
    if (voices && isPlayable(voice)) voices.push(voice);
    else this.#diagnose(`Sounds: a voice of "${name}" cannot be played: ${JSON.stringify(voice)}`);
  }

  /**
   * @param {string} name
   * @param {number} volume 0 … 1; an app that is muted sends nothing
   */
  play(name, volume) {
    const voices = this.#sounds.get(name);
    if (!voices) return this.#diagnose(`Sounds: there is no sound "${name}"; an app describes a sound before it plays it.`);
    const context = this.#context;
    if (!context || context.state !== "running" || !(volume > 0)) return;
    const now = context.currentTime;
    if (now - (this.#playedAt.get(name) ?? -1) < LEAST_GAP) return;
    this.#playedAt.set(name, now);
    for (const voice of voices) this.#sing(context, voice, now, Math.min(volume, 1));
  }

  /** @param {AudioContext} context @param {Voice} voice @param {number} now @param {number} volume */
  #sing(context, voice, now, volume) {
    const begin = now + voice.delay;
    const end = begin + voice.seconds;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(voice.gain * volume, begin + Math.min(0.004, voice.seconds / 2));
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

/**
 * Whether the browser's functions take the numbers of a voice: some throw an exception, and pitches glide
 * exponentially, so they must not be 0.
 * @param {Voice} voice
 */
function isPlayable({ wave, from, to, seconds, gain, delay }) {
  return WAVES.has(wave) && [from, to, seconds, gain, delay].every(Number.isFinite) &&
    from > 0 && to > 0 && seconds > 0 && gain >= 0 && delay >= 0;
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
