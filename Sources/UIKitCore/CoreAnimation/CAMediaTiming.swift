import CaromGeometry

/// What an animation shows before it begins and after it ended, as long as it is on its layer.
public enum CAMediaTimingFillMode { case removed, forwards, backwards, both }

/// The time of an animation inside the time of what is around it: its group, or its layer's clock.
struct MediaTiming {
  var begin = 0.0
  var offset = 0.0
  var speed = 1.0
  var duration = 0.0
  var repeatCount = 1.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var curve = TimingCurve.cubic(.linear)

  /// Seconds of its own time from its first beginning to its last end; infinite for one that repeats for ever.
  var length: Double { duration * repeatCount * (autoreverses ? 2 : 1) }

  /// Seconds around it after which it is over; nil for never.
  var end: Double? {
    let pace = speed < 0 ? -speed : speed
    let seconds = pace > 0 ? begin + length / pace : Double.infinity
    return seconds < 1e9 ? seconds : nil
  }

  /// The progress of the curve at a time around it; nil where it shows nothing.
  func progress(at time: Double) -> Double? {
    guard duration > 0 else { return time >= begin || fillMode.fillsBackwards ? 1 : nil }
    var elapsed = (time - begin) * (speed < 0 ? -speed : speed)
    if elapsed < 0 {
      guard fillMode.fillsBackwards else { return nil }
      elapsed = 0
    }
    let length = length
    var isAtEnd = false
    if elapsed >= length {
      guard fillMode.fillsForwards else { return nil }
      elapsed = length
      isAtEnd = offset == 0
    }
    let own = (speed < 0 ? length - elapsed : elapsed) + offset
    var pass = (own / duration).rounded(.down)
    var local = own - pass * duration
    // The end of a pass is not the beginning of the next one, where there is none.
    if local == 0 && (isAtEnd && speed >= 0 || speed < 0 && elapsed == 0) && pass > 0 {
      pass -= 1
      local = duration
    }
    let isBack = autoreverses && pass.truncatingRemainder(dividingBy: 2) != 0
    return curve.progress(at: isBack ? duration - local : local, of: duration)
  }
}

extension CAMediaTimingFillMode {
  var fillsBackwards: Bool { self == .backwards || self == .both }
  var fillsForwards: Bool { self == .forwards || self == .both }
}

/// Names of the curves that every app has.
public enum CAMediaTimingFunctionName { case linear, easeIn, easeOut, easeInEaseOut, `default` }

/// A curve of time and progress.
public final class CAMediaTimingFunction: NSObject {
  let timing: CubicTiming

  /// Creates one of the standard curves.
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: timing = .linear
    case .easeIn: timing = .easeIn
    case .easeOut: timing = .easeOut
    case .easeInEaseOut: timing = .easeInOut
    case .default: timing = .systemDefault
    }
  }

  /// The curve from (0, 0) to (1, 1) with these control points; times outside 0 … 1 are moved to the nearest end.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    timing = CubicTiming(controlPoints: Double(x1), Double(y1), Double(x2), Double(y2))
  }

  public override class var kind: String { "CAMediaTimingFunction" }
}

/// Seconds, in Core Animation's spelling.
public typealias CFTimeInterval = Double

/// The time that `beginTime` counts in: seconds of the running scene's clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.currentScene.time
}
