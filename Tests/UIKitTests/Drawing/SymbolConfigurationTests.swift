import CaromHeadlessHost
import Testing
import UIKit

@Suite struct SymbolConfigurationTests {
  private let host = HeadlessHost(size: CGSize(width: 200, height: 200))

  private func side(_ configuration: UIImage.SymbolConfiguration?) -> CGFloat? {
    UIImage(systemName: "star", withConfiguration: configuration)?.size.width
  }

  /// developer.apple.com, `UIImage.SymbolScale`: "The medium scale … matches the default", small and large beside it.
  @Test func scalesAreBesideTheText() {
    #expect(side(nil) == 20 && side(.init(scale: .medium)) == 20 && side(.unspecified) == 20)
    #expect(side(.init(scale: .small)) == 16 && side(.init(scale: .large)) == 26)
    #expect(side(.init(pointSize: 100, weight: .bold, scale: .large)) == 150)
    #expect(side(.init(font: .systemFont(ofSize: 20), scale: .small)) == 19)
    #expect(side(.init(pointSize: .nan)) == 20)
  }

  /// developer.apple.com, `applying(_:)`: "values in the specified configuration take precedence".
  @Test func configurationsAreCombined() throws {
    let size = UIImage.SymbolConfiguration(pointSize: 40)
    #expect(side(size.applying(.init(scale: .large))) == 60)
    #expect(side(UIImage.SymbolConfiguration(scale: .large).applying(size)) == 60)
    #expect(side(size.applying(.init(pointSize: 10))) == 12)
    let star = try #require(UIImage(systemName: "star", withConfiguration: size))
    #expect(star.symbolConfiguration === size && UIImage(systemName: "star")?.symbolConfiguration == nil)
    #expect(star.applyingSymbolConfiguration(.init(scale: .small))?.size.width == 38)
    let red = try #require(star.applyingSymbolConfiguration(.init(hierarchicalColor: .red)))
    #expect(red.renderingMode == .alwaysOriginal && red.size == star.size)
    #expect(UIImage().applyingSymbolConfiguration(size) == nil)
    let plain = UIImage()
    #expect(plain.withConfiguration(size) === plain)
  }

  @Test func viewsAndButtonsConfigureTheirSymbols() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(pointSize: 50)
    #expect(view.intrinsicContentSize == CGSize(width: 60, height: 60))
    // The symbol's own configuration takes precedence.
    view.image = UIImage(systemName: "star", withConfiguration: .init(pointSize: 10))
    #expect(view.intrinsicContentSize.width == 12)
    view.image = UIImage(systemName: "star", withConfiguration: .init(weight: .bold))
    #expect(view.intrinsicContentSize.width == 60)
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.setPreferredSymbolConfiguration(.init(pointSize: 30), forImageIn: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 36))
    button.sizeToFit()
    host.view.addSubview(button)
    host.advance(ticks: 1)
    let shown = try #require(button.imageView?.image)
    button.setNeedsLayout()
    host.advance(ticks: 1)
    #expect(button.imageView?.image === shown && host.diagnostics.isEmpty)
  }
}

@Suite struct AnimatedImageTests {
  private let host = HeadlessHost(size: CGSize(width: 200, height: 200))

  private func square(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  /// developer.apple.com, `animatedImage(with:duration:)`; an image view shows such an image by itself.
  @Test func anAnimatedImageRuns() throws {
    let image = try #require(UIImage.animatedImage(with: [square(.red), square(.blue)], duration: 0.5))
    #expect(image.images?.count == 2 && image.duration == 0.5 && image.size == CGSize(width: 10, height: 10))
    let view = UIImageView(image: image)
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(view.isAnimating && host.drawing(of: view).contains("fillColor #ffff0000"))
    host.advance(seconds: 0.3)
    #expect(host.drawing(of: view).contains("fillColor #ff0000ff"))
    host.advance(seconds: 0.25)
    #expect(host.drawing(of: view).contains("fillColor #ffff0000"))
    view.image = square(.green)
    #expect(!view.isAnimating)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    #expect(UIImage.animatedImage(with: [square(.red), square(.blue)], duration: .nan)?.duration == 2.0 / 30)
  }

  /// developer.apple.com, `init(patternImage:)`: "the image is tiled as needed to fill the area".
  @Test func aPatternFillsABackground() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    view.backgroundColor = UIColor(patternImage: square(.red))
    host.view.addSubview(view)
    host.advance(ticks: 1)
    #expect(host.drawing(of: view).filter { $0.hasPrefix("fillRect") }.count == 6, "three by two copies")
    #expect(view.layer.backgroundColor?.alpha == 0)
    view.frame.size.width = 50
    host.advance(ticks: 1)
    #expect(host.drawing(of: view).filter { $0.hasPrefix("fillRect") }.count == 10)
    view.backgroundColor = .red
    host.advance(ticks: 1)
    #expect(host.drawing(of: view).isEmpty)
  }
}
