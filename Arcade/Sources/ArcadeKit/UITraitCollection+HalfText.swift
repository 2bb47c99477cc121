import UIKit

extension UITraitCollection {
  /// Half of the person's wish for larger text: for boards whose lines are few and large at any setting.
  public final var halfTextScale: CGFloat { 1 + (min(textScale, 2) - 1) / 2 }
}
