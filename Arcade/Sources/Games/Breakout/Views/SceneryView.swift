import ArcadeKit
import CaromGeometry
import UIKit

/// The surroundings of the court on a screen with other proportions: a night, or a dawn, with stars and distant hills.
final class SceneryView: UIView {
  private var look = CourtLook.look(0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SceneryView" }

  func show(_ look: CourtLook) {
    self.look = look
    backgroundColor = look.sky[look.sky.count - 1]
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard !look.isPlain, let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [look.sky[0], look.sky[1], look.sky[look.sky.count - 1]].map { $0.cgColor }
    if let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 0.6, 1]) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [.drawsAfterEndLocation])
    }
    if look.isDark { drawStars() }
    drawHills(height: 0.16, seed: 0.4, alpha: 0.35)
    drawHills(height: 0.09, seed: 2.1, alpha: 0.6)
  }

  /// Stars on a spiral with the golden angle, which look random.
  private func drawStars() {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let reach = max(bounds.width, bounds.height) * 0.72
    for index in 1..<160 {
      let turn = CGFloat(index) * 2.399_963
      let distance = reach * (CGFloat(index) / 160).squareRoot()
      let place = CGPoint(
        x: middle.x + distance * CaromGeometry.cos(turn), y: middle.y + distance * CaromGeometry.sin(turn))
      guard bounds.contains(place), place.y < bounds.height * 0.8 else { continue }
      let side: CGFloat = index % 7 == 0 ? 2.4 : index % 3 == 0 ? 1.6 : 1
      UIColor(white: 1, alpha: index % 7 == 0 ? 0.55 : 0.28).setFill()
      UIBezierPath(ovalIn: CGRect(x: place.x, y: place.y, width: side, height: side)).fill()
    }
  }

  private func drawHills(height: CGFloat, seed: CGFloat, alpha: CGFloat) {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: bounds.height))
    let steps = 24
    for step in 0...steps {
      let share = CGFloat(step) / CGFloat(steps)
      let wave =
        CaromGeometry.sin(share * 7 + seed) * 0.35 + CaromGeometry.sin(share * 13 + seed * 3) * 0.2 + 0.6
      path.addLine(to: CGPoint(x: share * bounds.width, y: bounds.height * (1 - height * wave)))
    }
    path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
    path.close()
    (look.isDark ? UIColor.rgb(0x05041A, alpha) : UIColor.rgb(0x8C7BC4, alpha * 0.6)).setFill()
    path.fill()
  }
}
