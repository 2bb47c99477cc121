import ArcadeKit
import UIKit

/// The note of a broken brick, which climbs with the flight.
enum BreakoutSound {
  /// Two octaves of a scale without half steps, in hertz: any of its notes sound well after each other.
  private static let scale = [523.25, 587.33, 659.25, 783.99, 880.0, 1_046.5, 1_174.66, 1_318.51, 1_567.98, 1_760.0]

  /// The sound of the brick that is number `flight` of its flight, from 1 on.
  static func note(_ flight: Int) -> SynthesizedSound {
    let step = max(0, min(flight - 1, scale.count - 1))
    let pitch = scale[step]
    return SynthesizedSound(
      "breakout.note\(step)",
      [
        .init(.triangle, from: pitch, to: pitch * 0.985, seconds: 0.18, gain: 0.26),
        .init(.sine, from: pitch * 2, to: pitch * 2, seconds: 0.08, gain: 0.1),
        .init(.noise, from: 5_200, to: 2_600, seconds: 0.05, gain: 0.14),
      ])
  }
}
