import CaromGeometry

/// Where an animator is in its life.
///
/// - `inactive`: it has not started, or it finished.
/// - `active`: it is running or paused.
/// - `stopped`: it was stopped and waits for `finishAnimation(at:)`.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// Where an animation ended.
///
/// - `end`: at its end.
/// - `start`: at its beginning.
/// - `current`: somewhere between.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// An animation that can be paused, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObject {
  /// Where the animator is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether the animation is moving, or waiting for its delay.
  var isRunning: Bool { get }
  /// Whether the animation runs towards its beginning.
  var isReversed: Bool { get set }
  /// How far the animation has come, 0…1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation, or continues it after a pause.
  func startAnimation()
  /// Starts the animation after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation where it is.
  func pauseAnimation()
  /// Stops the animation where it is; with true, nothing more is to be done, with false `finishAnimation(at:)` must
  /// follow.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation: the properties take their values at that position, and the completions are called.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates what blocks change.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds a block whose changes are animated, starting after a share (0…1) of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds a block whose changes are animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a block that is called once, at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with other timing, for a multiple of its original duration.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
