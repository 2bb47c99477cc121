import ArcadeKit
import UIKit

/// The ink drawing of a finished match, on the paper of its court.
final class MatchDrawingView: UIView {
  /// The match to draw.
  var match = MatchInk() { didSet { setNeedsDisplay() } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    contentMode = .redraw
    backgroundColor = Ink.paper
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = PongStrings.drawing
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "MatchDrawingView" }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let drawing = MatchDrawing(match, size: bounds.size)
    Ink.ink.withAlphaComponent(0.3).setFill()
    UIBezierPath(cgPath: drawing.frame).fill()
    for stroke in drawing.strokes {
      stroke.ink.color.setFill()
      UIBezierPath(cgPath: stroke.path).fill()
    }
  }
}

extension MatchDrawing.Ink {
  /// The color on the paper: strokes shine through each other, as ink does.
  var color: UIColor {
    switch self {
    case .near: Ink.ink.withAlphaComponent(0.62)
    case .far: Ink.wash.withAlphaComponent(0.5)
    case .last: Ink.red.withAlphaComponent(0.9)
    }
  }
}
