import UIKit

/// The sounds that the games share.
public enum ArcadeSound: String {
  case tap, launch, push, wall, paddle, crack, brick, special, lost, won, over, pop, flip, error, count

  public var synthesized: SynthesizedSound { SynthesizedSound(rawValue, voices) }

  private var voices: [SynthesizedSound.Voice] {
    switch self {
    case .tap: [.init(.sine, from: 880, to: 660, seconds: 0.05, gain: 0.25)]
    case .launch: [.init(.triangle, from: 330, to: 990, seconds: 0.18, gain: 0.3)]
    case .push: [.init(.triangle, from: 520, to: 260, seconds: 0.1, gain: 0.3)]
    case .wall: [.init(.sine, from: 220, to: 180, seconds: 0.06, gain: 0.3)]
    case .paddle:
      [
        .init(.sine, from: 300, to: 420, seconds: 0.09, gain: 0.4),
        .init(.noise, from: 900, to: 400, seconds: 0.03, gain: 0.15),
      ]
    case .crack: [.init(.noise, from: 3200, to: 1600, seconds: 0.06, gain: 0.3)]
    case .brick:
      [
        .init(.triangle, from: 1320, to: 1180, seconds: 0.16, gain: 0.25),
        .init(.noise, from: 5200, to: 2600, seconds: 0.07, gain: 0.2),
      ]
    case .special:
      [
        .init(.triangle, from: 880, to: 880, seconds: 0.12, gain: 0.25),
        .init(.triangle, from: 1320, to: 1320, seconds: 0.2, gain: 0.25, delay: 0.07),
      ]
    case .lost: [.init(.sawtooth, from: 240, to: 70, seconds: 0.4, gain: 0.18)]
    case .won: Self.melody([523, 659, 784, 1047], fall: 1, seconds: 0.28, every: 0.09)
    case .over: Self.melody([392, 330, 262], fall: 0.98, seconds: 0.35, every: 0.14)
    case .pop: [.init(.sine, from: 400, to: 1400, seconds: 0.07, gain: 0.35)]
    case .flip: [.init(.noise, from: 1800, to: 900, seconds: 0.05, gain: 0.2)]
    case .error: [.init(.square, from: 160, to: 140, seconds: 0.14, gain: 0.12)]
    case .count: [.init(.sine, from: 660, to: 660, seconds: 0.08, gain: 0.3)]
    }
  }

  /// Tones one after the other, in hertz; the pitch of each falls to `fall` times its start.
  private static func melody(
    _ pitches: [Double], fall: Double, seconds: Double, every interval: Double
  ) -> [SynthesizedSound.Voice] {
    pitches.enumerated().map { index, pitch in
      .init(.triangle, from: pitch, to: pitch * fall, seconds: seconds, gain: 0.25, delay: Double(index) * interval)
    }
  }
}

extension UIApplication {
  /// Plays a sound of the arcade, at a volume of 0 … 1.
  public func play(_ sound: ArcadeSound, volume: Double) { play(sound.synthesized, volume: volume) }
}
