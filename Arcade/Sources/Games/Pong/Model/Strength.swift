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

  package init(reaction: Double, speed: Double, error: Double, aim: Double) {
    self.reaction = reaction
    self.speed = speed
    self.error = error
    self.aim = aim
  }

  /// Gentle, keen and fierce. Someone who only holds the paddle under the ball, as fast as the keys move it, beats the
  /// gentle computer and loses to the fierce one in nine matches of ten; `LongRuns` plays them.
  package static let all = [
    Strength(reaction: 0.36, speed: 0.58, error: 0.88, aim: 0.15),
    Strength(reaction: 0.25, speed: 0.95, error: 0.6, aim: 0.5),
    Strength(reaction: 0.17, speed: 1.5, error: 0.22, aim: 0.92),
  ]

  /// The strength at a level between gentle (0) and fierce (2). A level outside counts as the nearer end, NaN as 0.
  package static func at(_ level: Double) -> Strength {
    let level = level >= 0 ? min(level, Double(all.count - 1)) : 0
    let lower = all[Int(level)]
    let upper = all[min(Int(level) + 1, all.count - 1)]
    let share = level - level.rounded(.down)
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return Strength(
      reaction: between(lower.reaction, upper.reaction), speed: between(lower.speed, upper.speed),
      error: between(lower.error, upper.error), aim: between(lower.aim, upper.aim))
  }
}
