import Geometry
import UIKit

public final class CardView: UIView {
  public init() {
    super.init(frame: CGRect(x: 40, y: 100, width: Side.short, height: Side.long))
    accessibilityLabel = "Card"
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) { nil }
}
