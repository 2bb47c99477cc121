import Testing
import UIKit

@Suite struct ButtonTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))

  private func show(_ button: UIButton) -> HeadlessHost {
    host.view.addSubview(button)
    host.advance(ticks: 1)
    #expect(host.diagnostics.isEmpty)
    return host
  }

  @Test func configurationsHaveApplesHeights() {
    let heights: [(UIButton.Configuration.Size, Double)] = [(.mini, 28), (.small, 28), (.medium, 34), (.large, 50)]
    for (size, height) in heights {
      var configuration = UIButton.Configuration.filled()
      configuration.buttonSize = size
      configuration.title = "Play"
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      #expect(abs(button.bounds.height - height) < 1)
      #expect(button.bounds.width > 30)
    }
  }

  @Test func titlesFollowTheState() {
    let button = UIButton(type: .custom)
    button.setTitle("Go", for: .normal)
    button.setTitle("Gone", for: .selected)
    #expect(button.currentTitle == "Go")
    button.isSelected = true
    #expect(button.currentTitle == "Gone")
    button.isHighlighted = true
    #expect(button.currentTitle == "Gone")
    button.isEnabled = false
    #expect(button.title(for: .disabled) == "Go")
  }

  @Test func aSystemButtonIsTintedAndDimsWhilePressed() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.setTitle("Pause", for: .normal)
    let host = show(button)
    let label = try #require(button.titleLabel)
    #expect(label.text == "Pause")
    #expect(label.font.pointSize == 15)
    #expect(label.frame.midX == 50 && label.frame.midY == 22)
    host.touch(phase: .down, at: CGPoint(x: 150, y: 122))
    host.advance(ticks: 1)
    #expect(label.alpha == 0.2)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 122))
    host.advance(ticks: 1)
    #expect(label.alpha == 1)
  }

  @Test func screenReadersHearTheTitle() {
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "New game") { _ in })
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
    let host = show(button)
    #expect(host.element("New game", role: .button) === button)
    #expect(button.canBecomeFocused)
    button.isEnabled = false
    #expect(button.accessibilityTraits.contains(.notEnabled))
  }

  @Test func primaryActionsRunOnceForATapAKeyAndAScreenReader() {
    var runs = 0
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in runs += 1 })
    button.frame = CGRect(x: 100, y: 100, width: 120, height: 44)
    let host = show(button)
    host.tap("Go")
    #expect(runs == 1)
    host.tab(to: "Go")
    host.press("Enter")
    #expect(runs == 2)
    host.activate("Go")
    #expect(runs == 3)
  }

  @Test func alignmentFollowsTheRunningDirection() throws {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    button.setTitle("Go", for: .normal)
    button.contentHorizontalAlignment = .leading
    let host = show(button)
    let label = try #require(button.titleLabel)
    #expect(label.frame.minX == 0)
    var preferences = PreferencesInput()
    preferences.isRightToLeft = 1
    host.send(.preferences(preferences))
    host.advance(ticks: 1)
    #expect(abs(label.frame.maxX - 200) < 0.01)
  }

  @Test func aSubtitleStandsBelow() throws {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Play"
    configuration.subtitle = "against the machine"
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    _ = show(button)
    let labels = button.subviews.compactMap { $0 as? UILabel }
    #expect(labels.count == 2)
    #expect(labels[0].frame.maxY <= labels[1].frame.minY)
    #expect(button.sizeThatFits(.zero).height > 45)
  }
}

/// The sizes of buttons without a configuration, and the positions of their parts.
@Suite struct PlainButtonTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))

  private func size(_ type: UIButton.ButtonType, _ title: String?, _ points: CGFloat? = nil) -> CGSize {
    let button = UIButton(type: type)
    if let title { button.setTitle(title, for: .normal) }
    if let points { button.titleLabel?.font = .systemFont(ofSize: points) }
    button.sizeToFit()
    return button.bounds.size
  }

  /// Measured on iOS, and the sizes that Xcode gives such buttons: "Button" of the type system is 30 high, of the type
  /// custom 33 at 17 points; without content a button is 30 × 34.
  @Test func plainButtonsHaveApplesSizes() {
    #expect(size(.system, "Button").height == 30)
    #expect(size(.custom, "Button", 17).height == 33)
    #expect(size(.custom, nil) == CGSize(width: 30, height: 34))
    #expect(size(.system, nil) == CGSize(width: 30, height: 34))
    #expect(size(.system, "I").width == 30 && size(.system, "A longer title").width > 60)
  }

  /// Any custom insets replace the 6 points; an image alone has none.
  @Test func insetsReplaceTheMargins() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    let line = button.sizeThatFits(.zero).height - 12
    button.contentEdgeInsets = UIEdgeInsets(top: 2, left: 0, bottom: 3, right: 0)
    #expect(abs(button.sizeThatFits(.zero).height - line - 5) < 1)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }
    let picture = UIButton(type: .custom)
    picture.setImage(image, for: .normal)
    #expect(picture.intrinsicContentSize == CGSize(width: 20, height: 10))
  }

  /// developer.apple.com, `UIControl.ContentHorizontalAlignment.fill`: "Align the content to fill the content rectangles;
  /// images may be stretched".
  @Test func fillStretchesTheImage() {
    let button = UIButton(type: .custom)
    button.setImage(UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in }, for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
    let places: [(UIControl.ContentHorizontalAlignment, UIControl.ContentVerticalAlignment, CGRect)] = [
      (.center, .center, CGRect(x: 40, y: 25, width: 20, height: 10)),
      (.left, .top, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.right, .bottom, CGRect(x: 80, y: 50, width: 20, height: 10)),
      (.trailing, .center, CGRect(x: 80, y: 25, width: 20, height: 10)),
      (.fill, .center, CGRect(x: 0, y: 25, width: 100, height: 10)),
      (.fill, .fill, CGRect(x: 0, y: 0, width: 100, height: 60)),
    ]
    for (horizontal, vertical, frame) in places {
      button.contentHorizontalAlignment = horizontal
      button.contentVerticalAlignment = vertical
      button.layoutIfNeeded()
      #expect(button.imageView?.frame == frame, "\(horizontal), \(vertical)")
    }
  }

  /// developer.apple.com, `backgroundRect(forBounds:)`: "Returns the rectangle in which the receiver draws its background".
  @Test func theBackgroundIsWhereAnOverridePutsIt() {
    final class Low: UIButton {
      override func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 0, dy: 10) }
    }
    let button = Low(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    button.setBackgroundImage(UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in }, for: .normal)
    button.layoutIfNeeded()
    #expect(button.subviews.first?.frame == CGRect(x: 0, y: 10, width: 100, height: 40))
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Low"
    let filled = Low(configuration: configuration)
    filled.frame = button.frame
    filled.layoutIfNeeded()
    #expect(filled.subviews.first?.frame == CGRect(x: 0, y: 10, width: 100, height: 40))
  }
}
