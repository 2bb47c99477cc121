/// How well the computer plays. None of its abilities exceeds a person's.
package struct Strength: Equatable {
  /// The reaction time in seconds; a person's is 0.15 at best.
  package let reaction: Double
  /// The speed of its paddle, in widths of the court per second.
  package let speed: Double
  /// The greatest error in judging a serve, in half paddles. The error grows in proportion to the speed of the ball.
  package let error: Double
  /// The greatest distance from the middle of the paddle at which it tries to hit the ball, in half paddles.
  package let aim: Double

  /// Gentle, keen and fierce.
  package static let all = [
    Strength(reaction: 0.34, speed: 0.5, error: 0.95, aim: 0),
    Strength(reaction: 0.25, speed: 0.8, error: 0.72, aim: 0.2),
    Strength(reaction: 0.17, speed: 1.15, error: 0.5, aim: 0.4),
  ]
}
