import CaromGeometry
import UIKit

/// A sheet of graph paper: thin lines, every fifth one stronger.
final class GridView: UIView {
  private static let mesh = 10.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Draft.paper
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GridView" }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineWidth(1)
    for isStrong in [false, true] {
      (isStrong ? Draft.strongGrid : Draft.grid).setStroke()
      for (count, isAcross) in [(bounds.width, false), (bounds.height, true)] {
        for index in 1..<max(2, Int(count / GridView.mesh) + 1) where (index % 5 == 0) == isStrong {
          let place = Double(index) * GridView.mesh - 0.5
          context.move(to: isAcross ? CGPoint(x: 0, y: place) : CGPoint(x: place, y: 0))
          context.addLine(
            to: isAcross ? CGPoint(x: bounds.width, y: place) : CGPoint(x: place, y: bounds.height))
        }
      }
      context.strokePath()
    }
  }
}
