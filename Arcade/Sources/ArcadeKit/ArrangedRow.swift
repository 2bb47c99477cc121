import UIKit

/// A row of text and controls that is as high as its contents. One method both measures and places them.
open class ArrangedRow: UIView {
  /// Returns the height of the contents at `width`; also places them if `moving` is true.
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
