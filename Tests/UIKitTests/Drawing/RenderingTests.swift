import CaromHeadlessHost
import Testing
import UIKit

/// A view that draws another view into itself.
private final class Mirror: UIView {
  var subject: UIView?
  override func draw(_ rect: CGRect) { subject?.drawHierarchy(in: bounds, afterScreenUpdates: true) }
  override class var kind: String { "Mirror" }
}

/// Draws a bar in black, without setting a color.
private final class Bar: UIView {
  override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 1, y: 2, width: 3, height: 4)) }
  override class var kind: String { "Bar" }
}

/// A view drawn into an image looks as in the page.
@Suite(.serialized) struct RenderingTests {
  private let host = HeadlessHost(size: CGSize(width: 200, height: 200))

  private func operations(of view: UIView) -> [String] {
    let mirror = Mirror(frame: view.bounds)
    mirror.subject = view
    host.view.addSubview(mirror)
    return host.drawing(of: mirror)
  }

  @Test("Backgrounds, borders, corners and clips are drawn, and sublayers from back to front at their positions")
  func boxes() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    box.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    box.layer.cornerRadius = 5
    box.layer.borderWidth = 2
    box.layer.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    box.clipsToBounds = true
    let child = Bar(frame: CGRect(x: 10, y: 5, width: 8, height: 8))
    child.alpha = 0.5
    child.transform = CGAffineTransform(scaleX: 2, y: 2)
    box.addSubview(child)
    let hidden = Bar(frame: child.frame)
    hidden.isHidden = true
    box.addSubview(hidden)
    let lines = operations(of: box)
    #expect(lines.filter { $0 == "fillColor #ffff0000" }.count == 1)
    #expect(lines.contains("clip 0") && lines.contains("strokeColor #ff0000ff") && lines.contains("lineWidth 2"))
    #expect(lines.contains("transform 2 0 0 2 6 1"))
    #expect(lines.filter { $0 == "alpha 0.5" }.count == 1)
    #expect(lines.filter { $0.hasPrefix("fillRect 1 2 3 4") }.count == 1)
    // The background, then the content, then the border.
    let order = ["fillColor #ffff0000", "fillRect 1 2 3 4", "strokeColor #ff0000ff"].map {
      lines.firstIndex(of: $0) ?? -1
    }
    #expect(order == order.sorted() && order[0] >= 0)
  }

  @Test("Each view starts with black, whatever color the previous one has set")
  func pens() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let ground = UIView(frame: box.bounds)
    ground.backgroundColor = .red
    box.addSubview(ground)
    box.addSubview(Bar(frame: box.bounds))
    let lines = operations(of: box)
    let bar = lines.firstIndex(of: "fillRect 1 2 3 4") ?? 0
    // The saved state is restored before it, so the red ends there.
    let red = lines.firstIndex(of: "fillColor #ffff0000") ?? bar
    #expect(red < bar && lines[red..<bar].contains("restore"))
    #expect(!lines[red..<bar].dropFirst().contains { $0.hasPrefix("fillColor") && $0 != "fillColor #ff000000" })
  }

  @Test("Texts, pictures, gradients and shapes are where the page puts them")
  func content() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let label = UILabel(frame: box.bounds)
    label.text = "Wall 3"
    label.font = .systemFont(ofSize: 10)
    label.textAlignment = .center
    label.textColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    box.addSubview(label)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    gradient.colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
    box.layer.addSublayer(gradient)
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    shape.fillColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
    box.layer.addSublayer(shape)
    let lines = operations(of: box)
    let text = lines.first { $0.hasPrefix("fillText") } ?? ""
    #expect(text.contains("Wall 3"))
    let width = FixedTextMetrics().width(of: "Wall 3", font: "10px")
    let numbers = text.split(separator: " ").dropFirst().prefix(2).compactMap { Double($0) }
    #expect(abs((numbers.first ?? 0) - (100 - width) / 2) < 0.01)
    // Its middle is the label's: the baseline is below it by less than half a line.
    #expect((numbers.last ?? 0) > 20 && (numbers.last ?? 0) < 26)
    #expect(lines.contains("fillColor #ff00ff00") && lines.contains("fillColor #ff0000ff"))
    #expect(lines.contains { $0.hasPrefix("linearGradient 0.5 0 0.5 1") } && lines.contains("transform 10 0 0 20 0 0"))
  }

  @Test("A mask clips, 3D rotations are left out, and the context is unchanged afterwards")
  func limits() {
    let box = Bar(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10))
    box.layer.mask = mask
    let turned = Bar(frame: box.bounds)
    turned.layer.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    box.addSubview(turned)
    let lines = operations(of: box)
    #expect(lines.contains("clip 0") && lines.contains { $0.hasPrefix("move 5 5") })
    #expect(lines.filter { $0 == "fillRect 1 2 3 4" }.count == 1)
    #expect(lines.filter { $0 == "save" }.count == lines.filter { $0 == "restore" }.count)
    let empty = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in
      #expect(!UIView().drawHierarchy(in: CGRect(x: 0, y: 0, width: 5, height: 5), afterScreenUpdates: false))
    }
    #expect(empty.size == CGSize(width: 5, height: 5) && host.diagnostics == [])
  }
}
