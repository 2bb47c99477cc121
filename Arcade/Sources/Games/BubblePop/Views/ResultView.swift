import ArcadeKit
import UIKit

/// What a game came to: its medal, its score, which counts up, and how both stand beside what was possible.
final class ResultView: UIView {
  private let titleLabel = UILabel()
  private let medalView = MedalView()
  private let scoreLabel = UILabel()
  private let linesLabel = UILabel()
  private var link: CADisplayLink?
  private var ticks = 0
  private var score = 0
  /// How long the score counts, in ticks.
  private static let duration = 110

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.accessibilityTraits = .header
    scoreLabel.accessibilityTraits = .staticText
    for label in [titleLabel, scoreLabel, linesLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.textColor = Soap.ink
      addSubview(label)
    }
    scoreLabel.numberOfLines = 1
    scoreLabel.adjustsFontSizeToFitWidth = true
    addSubview(medalView)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ResultView" }

  /// Shows an ending. The score counts up to its value, unless motion is reduced; a screen reader hears the value at once.
  func show(_ ending: Ending, of player: PlayerName) {
    titleLabel.show(BubbleStrings.overTitle)
    linesLabel.show(BubbleStrings.lines(ending).joined(separator: "\n"))
    medalView.medal = ending.medal
    score = ending.score
    scoreLabel.accessibilityLabel = BubbleStrings.player(player) + ": " + BubbleStrings.points(ending.score)
    link?.invalidate()
    link = nil
    ticks = Motion.isReduced || score == 0 ? ResultView.duration : 0
    write()
    setNeedsLayout()
    guard ticks == 0 else { return }
    medalView.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
    let link = CADisplayLink(target: self, selector: Selector("count", ResultView.count))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Shows the final score at once.
  func finishCounting() {
    guard link != nil else { return }
    ticks = ResultView.duration
    end()
  }

  private func count() {
    ticks += 1
    if ticks >= ResultView.duration { end() } else { write() }
  }

  private func end() {
    link?.invalidate()
    link = nil
    write()
    UIView.animate(
      withDuration: Motion.farewell, delay: 0, usingSpringWithDamping: 0.55, initialSpringVelocity: 0, options: [],
      animations: { self.medalView.transform = .identity })
  }

  private func write() {
    let part = 1 - Double(ticks) / Double(ResultView.duration)
    let shown = Int((Double(score) * (1 - part * part * part)).rounded())
    scoreLabel.show(NumberText.grouped(ticks >= ResultView.duration ? score : shown))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { finishCounting() }

  // MARK: Layout

  private var scale: CGFloat { 1 + (min(max(traitCollection.textScale, 1), 2) - 1) * 0.7 }

  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    titleLabel.setSoap(26 * scale, .heavy)
    scoreLabel.setSoap(52 * scale, .heavy)
    linesLabel.setSoap(16 * scale, .semibold)
    let room = CGSize(width: width, height: 0)
    let title = titleLabel.sizeThatFits(room).height
    let number = CGSize(width: min(width * 0.6, 210 * scale), height: scoreLabel.font.lineHeight)
    let medal = number.height * 1.15
    let lines = linesLabel.sizeThatFits(room).height
    let row = max(number.height, medal)
    if moving {
      titleLabel.frame = CGRect(x: 0, y: 0, width: width, height: title)
      let wanted = min(number.width, NumberWidth.digits(score, at: scoreLabel.font))
      let left = (width - medal - Spacing.close - wanted) / 2
      medalView.bounds = CGRect(x: 0, y: 0, width: medal, height: medal)
      let middle = left + medal / 2
      medalView.center = CGPoint(
        x: readsRightToLeft ? width - middle : middle, y: title + Spacing.hair + row / 2)
      place(
        scoreLabel,
        leading: CGRect(
          x: left + medal + Spacing.close, y: title + Spacing.hair + (row - number.height) / 2, width: wanted,
          height: number.height))
      linesLabel.frame = CGRect(x: 0, y: title + row + 2 * Spacing.hair, width: width, height: lines)
    }
    return title + row + lines + 2 * Spacing.hair
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width, moving: true)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }
}

/// The width that a number takes when it is fully counted, so that nothing moves while it counts.
private enum NumberWidth {
  static func digits(_ value: Int, at font: UIFont) -> CGFloat {
    let text = NumberText.grouped(value) as NSString
    return text.size(withAttributes: [.font: font]).width.rounded(.up) + 4
  }
}
