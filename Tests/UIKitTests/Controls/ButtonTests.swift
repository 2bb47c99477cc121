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
