import CaromGeometry
import UIKit

/// A soft sound of the fastest body, which depends on its speed: a low hum while it rolls, a hiss while it slides.
struct SlideSound {
  private static let key = "incline.sound"
  /// Whether it is to be heard; on at first.
  static var isOn: Bool {
    get { UserDefaults.standard.string(forKey: key) != "0" }
    set { UserDefaults.standard.set(newValue ? "1" : "0", forKey: key) }
  }

  /// Ticks of the screen between two grains, which overlap a little.
  private static let interval = 10
  /// The number of speeds that sound different, and the speed of the last one, in m/s.
  private static let levels = 12
  private static let fastest = 4.0
  /// The speed from which a body is heard, in m/s.
  private static let slowest = 0.05
  private var ticks = 0

  /// Called in each tick in which an experiment runs.
  mutating func play(_ run: Experiment) {
    ticks += 1
    guard ticks % SlideSound.interval == 0, SlideSound.isOn else { return }
    var loudest: (speed: Double, isSliding: Bool) = (0, false)
    for lane in 0..<run.lanes {
      let motion = run.motion(lane)
      guard motion.phase == .rolling || motion.phase == .slipping else { continue }
      let speed = motion.velocity.magnitude
      if speed > loudest.speed { loudest = (speed, motion.phase == .slipping) }
    }
    guard loudest.speed > SlideSound.slowest else { return }
    let level = min(Int(loudest.speed / SlideSound.fastest * Double(SlideSound.levels)), SlideSound.levels - 1)
    UIApplication.shared.play(
      SlideSound.grain(level, isSliding: loudest.isSliding),
      volume: 0.15 + 0.35 * Double(level) / Double(SlideSound.levels))
  }

  /// The sound of a twelfth of a second at a level of speed.
  private static func grain(_ level: Int, isSliding: Bool) -> SynthesizedSound {
    let pitch = Double(level)
    return isSliding
      ? SynthesizedSound(
        "slide\(level)", [.init(.noise, from: 1400 + 220 * pitch, to: 1500 + 220 * pitch, seconds: 0.12, gain: 0.12)])
      : SynthesizedSound(
        "roll\(level)",
        [
          .init(.triangle, from: 60 + 9 * pitch, to: 62 + 9 * pitch, seconds: 0.12, gain: 0.22),
          .init(.noise, from: 260 + 40 * pitch, to: 280 + 40 * pitch, seconds: 0.11, gain: 0.08),
        ])
  }
}
