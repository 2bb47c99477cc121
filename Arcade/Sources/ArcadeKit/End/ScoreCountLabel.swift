import UIKit

/// The score on the card at the end of a game, which is counted up from 0. Screen readers read the final score
/// immediately.
final class ScoreCountLabel: UILabel {
  private let goal: Int?
  private var link: CADisplayLink?
  /// The ticks so far, and the duration of the count in ticks.
  private var ticks = 0
  private static let length = 108

  /// A label that counts up to `score`.
  init(_ score: Int) {
    goal = score
    super.init(frame: .zero)
    show(score)
    accessibilityLabel = KitStrings.points(score)
    build()
  }

  /// A label for a result that is not counted, such as "11 : 7".
  init(_ result: String, _ spoken: String?) {
    goal = nil
    super.init(frame: .zero)
    text = result
    accessibilityLabel = spoken
    build()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ScoreCountLabel" }

  private func build() {
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.3
  }

  private func show(_ value: Int) { text = NumberText.grouped(value) }

  /// Counts up on the current clock; with reduced motion the final score is shown at once.
  func start() {
    guard let goal, goal > 1, link == nil, ticks == 0, !Motion.isReduced else { return }
    show(0)
    let link = CADisplayLink(target: self, selector: Selector("count", ScoreCountLabel.count))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Shows the final score.
  func finish() {
    link?.invalidate()
    link = nil
    ticks = ScoreCountLabel.length
    if let goal { show(goal) }
  }

  /// Slower towards the end. Only every fourth tick is shown, because nobody reads faster.
  private func count() {
    ticks += 1
    guard let goal, ticks < ScoreCountLabel.length else { return finish() }
    guard ticks % 4 == 0 else { return }
    let left = 1 - Double(ticks) / Double(ScoreCountLabel.length)
    show(Int(Double(goal) * (1 - left * left * left)))
  }
}
