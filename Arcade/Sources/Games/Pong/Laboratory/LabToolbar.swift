import ArcadeKit
import UIKit

/// The buttons that pause the exhibit, restart it, push the ball once more, and show the physics overlay.
final class LabToolbar: UIView {
  let play = LabToolbar.button("pause", LabStrings.pause)
  let reset = LabToolbar.button("arrow.counterclockwise", LabStrings.reset)
  let push = LabToolbar.button("arrow.right", LabStrings.push)
  let overlay = UISwitch()
  private let overlayLabel = UILabel()

  /// Whether the exhibit runs. While it does, the first button pauses it.
  var isPlaying = true {
    didSet {
      guard isPlaying != oldValue else { return }
      play.setImage(UIImage(systemName: isPlaying ? "pause" : "play"), for: .normal)
      play.accessibilityLabel = isPlaying ? LabStrings.pause : LabStrings.play
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    overlay.accessibilityLabel = LabStrings.overlay
    overlay.accessibilityHint = LabStrings.overlayHint
    overlay.onTintColor = Ink.red
    overlayLabel.text = LabStrings.overlay
    overlayLabel.textColor = Ink.wash
    overlayLabel.textAlignment = .right
    overlayLabel.isAccessibilityElement = false
    overlayLabel.adjustsFontSizeToFitWidth = true
    overlayLabel.minimumScaleFactor = 0.4
    for view in [play, reset, push, overlayLabel, overlay] as [UIView] { addSubview(view) }
    traitCollectionDidChange(nil)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabToolbar" }

  var height: CGFloat { Spacing.target }

  private static func button(_ symbol: String, _ name: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.tintColor = Ink.ink
    button.accessibilityLabel = name
    return button
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    overlayLabel.font = .preferredFont(forTextStyle: .footnote)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Spacing.target
    for (index, button) in [play, reset, push].enumerated() {
      place(button, leading: CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side))
    }
    let knob = overlay.sizeThatFits(CGSize(width: bounds.width, height: side))
    let end = bounds.width - knob.width
    place(overlay, leading: CGRect(x: end, y: (side - knob.height) / 2, width: knob.width, height: knob.height))
    let start = 3 * side + Spacing.hair
    place(overlayLabel, leading: CGRect(x: start, y: 0, width: max(end - Spacing.tight - start, 0), height: side))
  }
}

/// The header of a page: back, contents, next.
final class LabHeader: UIView {
  let previous = UIButton(type: .system)
  let contents = UIButton(type: .system)
  let following = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    previous.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    previous.accessibilityLabel = LabStrings.previous
    following.setImage(UIImage(systemName: "chevron.forward"), for: .normal)
    following.accessibilityLabel = LabStrings.next
    contents.setTitle(LabStrings.contents, for: .normal)
    contents.setTitleColor(Ink.ink, for: .normal)
    for button in [previous, contents, following] {
      button.tintColor = Ink.ink
      addSubview(button)
    }
    traitCollectionDidChange(nil)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LabHeader" }

  var height: CGFloat { max(Spacing.target, LabInk.serif(.body).lineHeight + Spacing.tight) }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contents.titleLabel?.font = LabInk.serif(.body, italic: true)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Spacing.target
    let y = (bounds.height - side) / 2
    place(previous, leading: CGRect(x: Spacing.hair, y: y, width: side, height: side))
    place(following, leading: CGRect(x: bounds.width - side - Spacing.hair, y: y, width: side, height: side))
    let room = bounds.width - 2 * (side + Spacing.tight)
    let width = min(contents.sizeThatFits(bounds.size).width + 2 * Spacing.close, room)
    place(contents, leading: CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height))
  }
}
