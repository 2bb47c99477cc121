import UIKit

/// The sound of a pop, a step higher for each bubble of a combo.
enum PopSound {
  /// The steps of the scale in semitones; no two of them are dissonant.
  private static let scale = [0, 2, 4, 7, 9]
  /// The last bubble of a combo whose pitch is higher than the one before.
  static let highest = 13

  /// The pop of the bubble with this number in its combo, counted from 1.
  static func pop(_ number: Int) -> SynthesizedSound {
    let step = min(max(number, 1), highest) - 1
    let semitones = step / scale.count * 12 + scale[step % scale.count]
    let ratio = pow(2, Double(semitones) / 12)
    return SynthesizedSound(
      "pop\(step + 1)",
      [
        .init(.sine, from: 330 * ratio, to: 820 * ratio, seconds: 0.07, gain: 0.35),
        .init(.noise, from: 3600, to: 1800, seconds: 0.025, gain: 0.1),
      ])
  }
}
