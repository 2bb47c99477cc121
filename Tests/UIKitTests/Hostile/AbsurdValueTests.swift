import Testing
import UIKit
import UIKitCore

/// Values that no sensible program uses; each used to trap or hang.
@Suite struct AbsurdValueTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, 1e300]) func secondsOfAHost(_ seconds: Double) {
    let tick = host.tick
    host.advance(seconds: seconds)
    #expect(host.countFrames(seconds: seconds) == 0)
    #expect(host.tick == tick && host.diagnostics.count == 2)
    #expect(host.diagnostics[0].contains("HeadlessHost") && host.diagnostics[0].contains("session"))
    host.press(at: CGPoint(x: 10, y: 10), seconds: seconds)
    host.drag(from: .zero, to: CGPoint(x: 10, y: 10), duration: seconds)
    host.pinch(at: .zero, from: 10, to: 20, duration: seconds)
    #expect(host.tick < tick + 10)
  }

  @Test func ticksOfAHost() {
    host.advance(ticks: .max)
    host.advance(ticks: .max)
    #expect(host.tick == Int64(Int32.max))
  }

  @Test(arguments: [-1, Double.nan, 2, Double.infinity, -Double.infinity]) func componentsOfAColor(_ value: Double) {
    var color = CGColor.white
    color.red = value
    color.alpha = value
    #expect(color.packed == (value > 0 ? 0xFFFF_FFFF : 0x0000_FFFF))
  }

  @Test func rangesOfUnits() {
    let text = NSMutableAttributedString(string: "Words")
    text.addAttribute(.kern, value: NSNumber(value: 2), range: NSRange(location: 1, length: .max))
    var range = NSRange(location: .max, length: .max)
    text.addAttribute(.kern, value: NSNumber(value: 3), range: range)
    let expected = NSMutableAttributedString(string: "W")
    expected.append(NSAttributedString(string: "ords", attributes: [.kern: NSNumber(value: 2)]))
    #expect(text.isEqual(expected))
    range.location = -5
    range.length = -5
    #expect(range == NSRange(location: 0, length: 0))
    let view = UITextView(frame: host.view.bounds)
    view.text = "Words"
    host.view.addSubview(view)
    view.scrollRangeToVisible(range)
    view.scrollRangeToVisible(NSRange(location: 1, length: .max))
  }

  @Test func numbersOfAField() {
    var field = PageField(
      font: UIFont.systemFont(ofSize: 17), color: .black, placeholderColor: .black, caretColor: .black)
    field.alignment = -1
    field.keyboard = -1
    field.returnKey = .min
    field.capitals = .max
    field.selection = NSRange(location: .max, length: .max)
    var commands = CommandBuffer()
    field.write(of: 7, into: &commands)
    #expect(!commands.words.isEmpty)
  }

  @Test func placesOfLayers() {
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { host.view.layer.insertSublayer(layer, at: .min) }
    host.view.layer.insertSublayer(layers[2], at: .max)
    host.view.layer.insertSublayer(layers[1], at: .max)
    #expect(host.view.layer.sublayers?.map { $0.id } == [layers[0].id, layers[2].id, layers[1].id])
    host.view.layer.maskedCorners = CACornerMask(rawValue: .max)
    host.view.layer.cornerRadius = 5
    host.frame()
  }

  @Test(arguments: [0, 1, -1, 2, Double.nan, Double.infinity]) func decelerationRates(_ rate: Double) {
    let view = UIScrollView(frame: host.view.bounds)
    view.contentSize = CGSize(width: 390, height: 100_000)
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    host.view.addSubview(view)
    #expect(view.decelerationRate == .normal)
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 100), duration: 0.1)
    host.settle()
    #expect(view.contentOffset.y > 600 && view.contentOffset.y < 100_000)
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("UIScrollView"))
  }
}
