import CaromGeometry
import UIKitCore

/// What lies behind the content of a bar: its color, and a hairline along one of its edges.
struct BarGround {
  private let background = UIView.part()
  private let line = UIView.part(.separator)

  func add(to bar: UIView) {
    bar.addSubview(background)
    bar.addSubview(line)
  }

  /// Fills the bar, and `reach` points above it; the hairline is at `y`.
  func fill(_ bar: UIView, lineAt y: CGFloat = 0, reach: CGFloat = 0) {
    let (width, height) = (bar.bounds.width, bar.bounds.height)
    background.frame = CGRect(x: 0, y: -reach, width: width, height: height + reach)
    line.frame = CGRect(x: 0, y: y, width: width, height: 1 / max(1, bar.traitCollection.displayScale))
  }

  /// Takes the bar's color, or the system's where it has none.
  func take(_ color: UIColor?, in bar: UIView) {
    // Opaque: without a blur what lies behind would shine through as a ghost.
    let isDark = bar.traitCollection.userInterfaceStyle == .dark
    background.backgroundColor = color ?? UIColor(white: isDark ? 0.09 : 0.976, alpha: 1)
  }

  var alpha: CGFloat {
    get { background.alpha }
    nonmutating set {
      background.alpha = newValue
      line.alpha = newValue
    }
  }
}
