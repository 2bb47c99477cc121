import UIKit

/// A ball or a paddle on the table: a plain view that a screen reader can find and move.
final class ExhibitItem: UIView {
  /// Whether the item collides as a disc.
  var isRound = false
  /// Called with a number of steps to the right, if arrow keys can move the item.
  var onStep: ((Int) -> Void)? {
    didSet { accessibilityTraits = onStep == nil ? .image : .adjustable }
  }

  init(name: String, size: CGSize) {
    super.init(frame: CGRect(origin: .zero, size: size))
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .image
    backgroundColor = Ink.ink
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "ExhibitItem" }
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { isRound ? .ellipse : .rectangle }

  /// Adds or removes the styling of the article's last film.
  func dress(_ isDressed: Bool, fill: UIColor, radius: CGFloat) {
    backgroundColor = isDressed ? fill : Ink.ink
    layer.cornerRadius = isDressed ? radius : 0
    layer.borderWidth = isDressed ? 2 : 0
    layer.shadowOpacity = isDressed ? 0.35 : 0
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 4)
    resolveColors()
  }

  override func resolveColors() {
    super.resolveColors()
    layer.borderColor = Ink.ink.resolvedColor(with: traitCollection).cgColor
  }

  override func accessibilityIncrement() { step(by: 1) }
  override func accessibilityDecrement() { step(by: -1) }

  private func step(by steps: Int) {
    onStep?(steps)
    semanticsChanged()
  }

  /// The place in percent of the table's width, where the item can be moved.
  override var semanticRange: Semantics.Range? {
    guard onStep != nil, let width = superview?.bounds.width, width > 0 else { return nil }
    return Semantics.Range(now: (center.x / width * 100).rounded(), least: 0, greatest: 100)
  }
}
