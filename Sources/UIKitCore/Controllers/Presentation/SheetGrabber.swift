import CaromGeometry

/// The short bar at a sheet's upper edge. It shows that the sheet can be dragged, and a tap selects the next height.
final class SheetGrabber: UIView {
  override class var kind: String { "UISheetGrabber" }

  init(_ onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = Words.sheetGrabber
    addGestureRecognizer(UITapGestureRecognizer { _ in onTap() })
  }

  required init?(coder: NSCoder) { nil }

  /// A finger need not hit the bar exactly.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -20, dy: -12).contains(point)
  }
}
