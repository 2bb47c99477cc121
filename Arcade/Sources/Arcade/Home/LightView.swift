import ArcadeKit
import UIKit

/// The light on the wall above a ledge: a soft spot behind each icon, and the icon's shadow in it.
final class LightView: HomeDrawing {
  /// The frames of the icons; only their x and width matter, in points.
  var feet: [CGRect] = [] { didSet { if feet != oldValue { setNeedsDisplay() } } }

  override class var kind: String { "LightView" }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.height > 0 else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let light = isDark ? UIColor.rgb(0xFFC97A, 0.2) : UIColor.rgb(0xFFFFFF, 0.7)
    for foot in feet {
      context.saveGState()
      // A tall spot that is brightest above the icon.
      context.translateBy(x: foot.midX, y: bounds.height * 0.5)
      context.scaleBy(x: min(1.15, bounds.width / bounds.height / 2), y: 1)
      AppIcon.light(light, x: 0, y: 0, radius: bounds.height * 0.5, in: context)
      context.restoreGState()
    }
  }
}
