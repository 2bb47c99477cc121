import ArcadeKit
import UIKit

/// Covers the bubbles while the game is paused, so that nobody can plan ahead, and counts down 3, 2, 1.
final class CoverView: UIControl {
  private let titleLabel = UILabel()
  private let hintLabel = UILabel()
  private var shownBeat: Int?
  /// What the game races against, below the countdown; nil without a ghost.
  var ghostSentence: String? {
    didSet { if shownBeat != nil { showHint() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for label in [titleLabel, hintLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.isAccessibilityElement = false
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.4
      addSubview(label)
    }
    titleLabel.textColor = Soap.ink
    hintLabel.textColor = Soap.faintInk
    accessibilityTraits = .button
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "CoverView" }

  /// Shows that the game is paused.
  func showPause() {
    shownBeat = nil
    isEnabled = true
    isAccessibilityElement = true
    accessibilityLabel = BubbleStrings.paused
    accessibilityHint = BubbleStrings.resumeHint
    titleLabel.layer.removeAllAnimations()
    titleLabel.transform = .identity
    titleLabel.alpha = 1
    titleLabel.show(BubbleStrings.paused)
    hintLabel.show(BubbleStrings.resumeHint)
    isHidden = false
    setNeedsLayout()
  }

  /// Shows a beat of the countdown: the number appears large and fades, one flash per second.
  func show(beat: Int) {
    guard beat != shownBeat else { return }
    shownBeat = beat
    isEnabled = false
    isAccessibilityElement = false
    // Drop the label of an earlier pause: a game must not depend on what came before it.
    accessibilityLabel = nil
    accessibilityHint = nil
    titleLabel.show("\(beat)")
    showHint()
    isHidden = false
    setNeedsLayout()
    layoutIfNeeded()
    titleLabel.alpha = 1
    guard !Motion.isReduced else { return }
    titleLabel.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    UIView.animate(
      withDuration: 0.35, delay: 0, options: .curveEaseOut, animations: { self.titleLabel.transform = .identity })
    UIView.animate(withDuration: 0.35, delay: 0.6, animations: { self.titleLabel.alpha = 0.15 })
  }

  private func showHint() {
    hintLabel.show(BubbleStrings.getReady + (ghostSentence.map { "\n" + $0 } ?? ""))
    setNeedsLayout()
  }

  func hide() {
    shownBeat = nil
    if !isHidden { isHidden = true }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isBeat = shownBeat != nil
    let scale = 1 + (min(max(traitCollection.textScale, 1), 2) - 1) / 2
    titleLabel.setSoap(isBeat ? min(bounds.height * 0.36, 150) : 40 * scale, .heavy)
    hintLabel.setSoap(18 * scale, .semibold)
    let room = CGSize(width: max(bounds.width - 2 * Spacing.normal, 1), height: bounds.height)
    let title = titleLabel.sizeThatFits(room)
    let hint = hintLabel.sizeThatFits(room)
    let top = max((bounds.height - title.height - hint.height) / 2, 0)
    // Set bounds and center, not the frame, so that a scale does not move it.
    titleLabel.bounds = CGRect(x: 0, y: 0, width: room.width, height: title.height)
    titleLabel.center = CGPoint(x: bounds.midX, y: top + title.height / 2)
    hintLabel.frame = CGRect(x: Spacing.normal, y: top + title.height, width: room.width, height: hint.height)
  }
}
