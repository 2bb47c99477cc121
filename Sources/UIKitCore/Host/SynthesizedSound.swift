/// A sound that the host synthesizes from a few numbers when it is played; no file is loaded.
///
/// `static let pop = SynthesizedSound("pop", [.init(.sine, from: 400, to: 1400, seconds: 0.07, gain: 0.35)])`, played by
/// `UIApplication.shared.play(.pop)`.
public struct SynthesizedSound: Equatable, Sendable {
  /// The source of a voice: an oscillator, or noise through a band-pass filter at the voice's pitch.
  public enum Wave: String, Sendable {
    /// The shape of the wave, or random noise.
    case sine, triangle, square, sawtooth, noise
  }

  /// One wave that glides from one pitch to another while it fades.
  public struct Voice: Equatable, Sendable {
    /// The source of the sound.
    public let wave: Wave
    /// Pitches in hertz, above 0 and up to 24 000.
    public let from, to: Double
    /// The duration in seconds, above 0 and up to 60.
    public let seconds: Double
    /// The volume at its beginning, 0 … 1.
    public let gain: Double
    /// The time in seconds between the beginnings of the sound and of the voice, 0 … 60.
    public let delay: Double

    /// Creates a voice. Numbers outside their ranges are refused with a diagnostic when the sound is played.
    public init(_ wave: Wave, from: Double, to: Double, seconds: Double, gain: Double, delay: Double = 0) {
      self.wave = wave
      self.from = from
      self.to = to
      self.seconds = seconds
      self.gain = gain
      self.delay = delay
    }
  }

  /// The name by which tests find it, and the host when it is played again.
  public let name: String
  /// The voices, which are played together. A sound without voices is silent.
  public let voices: [Voice]

  /// Creates a sound of the given voices. Another sound with the same name replaces it when that one is played.
  public init(_ name: String, _ voices: [Voice]) {
    self.name = name
    self.voices = voices
  }
}

extension SynthesizedSound.Voice {
  /// The first of its numbers that cannot be played, and the allowed range; nil if all are valid. NaN is in no range.
  var mistake: String? {
    for (name, pitch) in [("from", from), ("to", to)] where !(pitch > 0 && pitch <= 24_000) {
      return "\(name) is \(pitch); expected a pitch above 0 and up to 24000 Hz"
    }
    if !(seconds > 0 && seconds <= 60) { return "seconds is \(seconds); expected a time above 0 and up to 60" }
    if !(gain >= 0 && gain <= 1) { return "gain is \(gain); expected 0 … 1" }
    if !(delay >= 0 && delay <= 60) { return "delay is \(delay); expected 0 … 60 seconds" }
    return nil
  }
}

extension UIApplication {
  // MARK: Carom's own

  /// Plays a sound. The host leaves out the same sound if it comes again within 30 ms.
  ///
  /// `volume` is 0 … 1; more is played as 1. A volume or a voice that cannot be played is refused with a diagnostic.
  public func play(_ sound: SynthesizedSound, volume: Double = 1) {
    guard volume >= 0, volume.isFinite else {
      return diagnose("UIApplication: the sound \"\(sound.name)\" is not played: volume is \(volume); expected 0 … 1.")
    }
    if describedSounds[sound.name] != sound {
      for (index, voice) in sound.voices.enumerated() {
        guard let mistake = voice.mistake else { continue }
        return diagnose("UIApplication: the sound \"\(sound.name)\" is not played: in voice \(index), \(mistake).")
      }
      describedSounds[sound.name] = sound
      describe(sound)
    }
    if soundVolume > 0 { send(.sound(name: sound.name, volume: min(volume, 1) * soundVolume)) }
  }

  /// The volume of all sounds, 0 … 1, by which the volume of each sound is multiplied; 1 by default. At 0 the app is
  /// silent. Other numbers are clamped, and NaN counts as 0.
  public var soundVolume: Double {
    get { volumeOfAll }
    set { volumeOfAll = newValue > 0 ? min(newValue, 1) : 0 }
  }
}
