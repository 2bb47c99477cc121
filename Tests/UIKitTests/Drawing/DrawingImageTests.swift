import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitCore

@Suite struct DrawingImageTests {
  private let application = UIApplication(textMeasuring: FixedTextMetrics())
  private let window: UIWindow

  init() {
    window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
  }

  private func shown(_ view: UIView) -> [String] {
    var commands = CommandBuffer()
    view.commitContent(into: &commands)
    return commands.words.count > 6 ? CommandEntry.lines(ofDrawing: Array(commands.words[6...])) : []
  }

  private let square = UIGraphicsImageRenderer(size: CGSize(width: 10.0, height: 20.0)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
    context.cgContext.saveGState()
  }

  @Test func aRendererKeepsWhatIsDrawn() {
    #expect(square.size == CGSize(width: 10.0, height: 20.0))
    // Saved states are restored, so that drawing an image has no lasting effect on the context.
    #expect(
      CommandEntry.lines(ofDrawing: square.recording) == [
        "fillColor #ffff0000", "fillRect 0 0 10 20", "save", "restore",
      ])
    #expect(UIGraphicsImageRenderer(size: square.size).image { _ in }.recording.isEmpty)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4.0, height: 4.0), false, 0)
    UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 4.0, height: 4.0))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func anEmbeddedImageSetsAllThatItUses() {
    let black = UIGraphicsImageRenderer(size: square.size).image { $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5)) }
    #expect(
      CommandEntry.lines(ofDrawing: black.recording) == [
        "strokeColor #ff000000", "lineWidth 1", "miterLimit 10", "strokeRect 0.5 0.5 4 4",
      ])
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, "4 0 0 1 0 0"), (.scaleAspectFit, "1 0 0 1 15 0"),
    (.scaleAspectFill, "4 0 0 4 0 -30"), (.center, "1 0 0 1 15 0"), (.bottomRight, "1 0 0 1 30 0"),
    (.topLeft, "1 0 0 1 0 0"),
  ])
  func anImageViewPlacesItsImage(mode: UIView.ContentMode, transform: String) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.contentMode = mode
    view.image = square
    window.addSubview(view)
    var matrix = CGAffineTransform.identity
    for line in shown(view) where line.hasPrefix("transform") {
      let numbers = line.split(separator: " ").dropFirst().map { Double($0)! }
      matrix = CGAffineTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5]
      ).concatenating(matrix)
    }
    let expected = transform.split(separator: " ").map { Double($0)! }
    #expect([matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty] == expected)
  }

  @Test func templatesTakeTheTintAndOthersKeepTheirColors() {
    let view = UIImageView(image: square)
    view.tintColor = .green
    window.addSubview(view)
    #expect(view.bounds.size == square.size)
    #expect(!shown(view).contains { $0.hasPrefix("tint") })
    view.image = square.withRenderingMode(.alwaysTemplate)
    #expect(shown(view).contains("tint #ff00ff00"))
    view.image = square.withTintColor(.blue)
    #expect(shown(view).contains("tint #ff0000ff"))
    view.image = UIImage(systemName: "plus")
    #expect(shown(view).contains("tint #ff00ff00"))
    view.image = view.image?.withRenderingMode(.alwaysOriginal)
    #expect(!shown(view).contains { $0.hasPrefix("tint") })
    view.image = nil
    #expect(shown(view).isEmpty)
  }

  @Test func everySymbolDrawsSomethingWithinItsBoxFilledAndNot() {
    for symbol in SymbolPen.symbols {
      for name in [symbol.name, symbol.name + ".fill"] {
        let image = UIImage(systemName: name)
        #expect(image?.size == CGSize(width: 20.0, height: 20.0), "\(name)")
        #expect(image?.recording.isEmpty == false, "\(name)")
        for line in CommandEntry.lines(ofDrawing: image?.recording ?? [])
        where line.hasPrefix("move") || line.hasPrefix("line ") {
          let numbers = line.split(separator: " ").dropFirst().map { Double($0)! }
          #expect(numbers.allSatisfy { $0 >= 1 && $0 <= 23 }, "\(name): \(line)")
        }
      }
    }
    #expect(application.takeOutputs().isEmpty)
  }

  @Test func directionsOfReadingFollowTheLanguage() {
    #expect(UIImage(systemName: "chevron.forward")?.recording == UIImage(systemName: "chevron.right")?.recording)
    application.traits.layoutDirection = .rightToLeft
    #expect(UIImage(systemName: "chevron.forward")?.recording == UIImage(systemName: "chevron.left")?.recording)
    #expect(UIImage(systemName: "chevron.backward")?.recording == UIImage(systemName: "chevron.right")?.recording)
  }

  @Test func anUnknownNameIsNilAndToldOf() {
    #expect(UIImage(systemName: "no.such.thing") == nil)
    #expect(UIImage(named: "photo") == nil)
    #expect(application.takeOutputs().count == 2)
  }

  @Test func weightAndSizeOfASymbol() {
    func width(_ weight: UIFont.Weight) -> String? {
      let image = UIImage(systemName: "minus", withConfiguration: .init(pointSize: 30, weight: weight))
      #expect(image?.size == CGSize(width: 36.0, height: 36.0))
      return CommandEntry.lines(ofDrawing: image?.recording ?? []).first { $0.hasPrefix("lineWidth") }
    }
    #expect(width(.regular) == "lineWidth 1.8")
    #expect(width(.bold) == "lineWidth 2.7")
  }

  @Test func imagesAreShownInTurn() {
    let other = UIGraphicsImageRenderer(size: square.size).image { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let view = UIImageView(image: nil)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    view.animationImages = [square, other]
    view.animationDuration = 0.5
    view.animationRepeatCount = 1
    window.addSubview(view)
    view.startAnimating()
    #expect(shown(view).contains("fillRect 0 0 10 20"))
    func advance(to tick: Int32) {
      var input = AdvanceInput()
      input.tick = tick
      application.receive(.advance(input))
    }
    advance(to: 35)
    #expect(shown(view).contains("fillRect 0 0 1 1"))
    advance(to: 65)
    #expect(!view.isAnimating && shown(view).isEmpty)
  }
}
