import UIKit

/// The tutorial's ball: a red circle in a transparent view.
final class Ball: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "Ball" }

  override func draw(_ rect: CGRect) {
    // Draw a red circle in the frame.
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.addEllipse(in: rect)
    context.fillPath()
  }
}
