import ArcadeKit
import CaromGeometry
import UIKit

/// The energies of a body as bars on one scale: potential, translational, rotational, heat, and their sum.
final class EnergyView: UIView {
  /// Names, and values in joules.
  private var values: [(name: String, value: Double)] = []
  private var most = 1.0
  private static let line = 24.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = InclineStrings.energies
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "EnergyView" }

  func show(_ motion: Movement, _ c: Conditions, most: Double) {
    let names = InclineStrings.energyNames
    let energies = [
      motion.potential(c), motion.translational(c), motion.rotational(c), motion.heat,
      motion.total(c) + motion.work, motion.work,
    ]
    values = zip(names, energies).map { (name: $0, value: $1) }
    var greatest = max(most, 1e-6)
    for energy in energies { greatest = max(greatest, energy) }
    self.most = greatest
    setNeedsDisplay()
    semanticsChanged()
  }

  override var accessibilityValue: String? {
    get {
      var text = ""
      for (name, value) in values {
        text += (text.isEmpty ? "" : ", ") + name + " " + FixedPoint.text(value, places: 3) + " J"
      }
      return text
    }
    set {}
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: EnergyView.line * Double(InclineStrings.energyNames.count))
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let colors = [Draft.blue, Draft.red, Draft.amber, Draft.green, Draft.ink, Draft.wash]
    let names: [NSAttributedString.Key: NSObject] = [.font: Draft.capitalFont]
    var nameWidth = 0.0
    for each in values { nameWidth = max(nameWidth, Draft.capitals(each.name).size(withAttributes: names).width) }
    nameWidth = min(nameWidth + Spacing.tight, bounds.width * 0.5).rounded(.up)
    let track = max(1, bounds.width - nameWidth - 76)
    for (index, each) in values.enumerated() {
      let y = Double(index) * EnergyView.line
      let style: [NSAttributedString.Key: NSObject] = [.font: Draft.capitalFont, .foregroundColor: Draft.ink]
      Draft.capitals(each.name).draw(at: CGPoint(x: 0, y: y + 5), withAttributes: style)
      Draft.strongGrid.setStroke()
      context.stroke(CGRect(x: nameWidth, y: y + 5.5, width: track, height: 13), width: 1)
      colors[index % colors.count].setFill()
      context.fill(
        CGRect(x: nameWidth, y: y + 5.5, width: max(0, min(each.value / most, 1)) * track, height: 13))
      let numbers: [NSAttributedString.Key: NSObject] = [.font: Draft.numberFont, .foregroundColor: Draft.ink]
      let text = FixedPoint.text(each.value, places: 3) + " J"
      let width = text.size(withAttributes: numbers).width
      text.draw(at: CGPoint(x: bounds.width - width, y: y + 4), withAttributes: numbers)
    }
  }
}
