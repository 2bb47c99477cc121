import UIKit

extension UITraitCollection {
  /// A text scale that grows by half of the player's text size setting, for boards whose few lines are always large.
  public final var halfTextScale: CGFloat { 1 + (min(textScale, 2) - 1) / 2 }
}
