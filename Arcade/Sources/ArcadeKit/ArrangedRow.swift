import UIKit

/// A row of words and controls, as high as they need: one description measures and places them.
open class ArrangedRow: UIView {
  /// How high the parts are in `width`; places them where they are to move.
  open func arrange(in width: CGFloat, moving: Bool) -> CGFloat { 0 }

  open override class var kind: String { "ArrangedRow" }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: bounds.width, moving: true)
  }
}
