import CaromGeometry

/// What an animation shows before its beginning and after its end, while it is on its layer.
///
/// - `removed`: nothing; the layer shows its model.
/// - `forwards`: the last value after the end.
/// - `backwards`: the first value before the beginning.
/// - `both`: both of these.
public enum CAMediaTimingFillMode: Sendable { case removed, forwards, backwards, both }

/// The time of an animation relative to that of its group, or of its layer's clock.
struct MediaTiming {
  var begin = 0.0
  var offset = 0.0
  var speed = 1.0
  var duration = 0.0
  var repeatCount = 1.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed
  var curve = TimingCurve.cubic(.linear)

  /// Its own time from the first beginning to the last end, in seconds; infinite if it repeats forever.
  var length: Double { duration * repeatCount * (autoreverses ? 2 : 1) }

  /// The outer time at which it is over, in seconds; nil if it never is.
  var end: Double? {
    let pace = speed < 0 ? -speed : speed
    let seconds = pace > 0 ? begin + length / pace : Double.infinity
    return seconds < 1e9 ? seconds : nil
  }

  /// The progress at an outer time; nil if nothing is shown.
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
    // The end of the last pass is not the beginning of another one.
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

/// The names of the standard curves.
///
/// - `linear`: steady speed.
/// - `easeIn`: slow at the start.
/// - `easeOut`: slow at the end.
/// - `easeInEaseOut`: slow at both ends.
/// - `default`: the system's curve, which starts quickly and ends slowly.
public enum CAMediaTimingFunctionName: Sendable { case linear, easeIn, easeOut, easeInEaseOut, `default` }

/// A curve of time and progress.
public final class CAMediaTimingFunction: NSObject {
  let timing: CubicTiming

  init(_ timing: CubicTiming) { self.timing = timing }

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

  /// Creates a curve from (0, 0) to (1, 1) with two control points: time and progress of each. Times are clamped to
  /// 0…1; the curve is linear if a number is NaN or infinite.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
    timing = CubicTiming(controlPoints: Double(x1), Double(y1), Double(x2), Double(y2))
  }

  public override class var kind: String { "CAMediaTimingFunction" }
}

/// Seconds, in Core Animation's spelling.
public typealias CFTimeInterval = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time in which `beginTime` is measured: seconds of the running clock.
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.currentClock.time
}
