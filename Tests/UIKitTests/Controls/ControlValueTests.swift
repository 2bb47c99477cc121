import Testing
import UIKit

@Suite struct ControlValueTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 400))

  private func show<V: UIView>(_ view: V, _ frame: CGRect) -> V {
    view.frame = frame
    view.accessibilityLabel = "It"
    host.view.addSubview(view)
    host.advance(ticks: 1)
    return view
  }

  @Test func progressStaysBetweenNothingAndAll() {
    let bar = show(UIProgressView(progressViewStyle: .default), CGRect(x: 0, y: 0, width: 200, height: 4))
    bar.progress = 0.25
    host.advance(ticks: 1)
    #expect(bar.subviews[0].frame.width == 50)
    #expect(bar.accessibilityValue == "25%")
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 1)
    host.commit()
    #expect(host.diagnostics.count == 1)
    #expect(host.element("It", role: .progressbar) === bar)
  }

  @Test func theSpinnerAsksForFramesOnlyWhileItIsSeen() {
    let spinner = show(UIActivityIndicatorView(style: .medium), CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(spinner.isHidden)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    host.advance(seconds: 0.35)
    #expect(host.application.nextDueTick != nil)
    spinner.removeFromSuperview()
    host.settle()
    host.advance(seconds: 0.5)
    #expect(host.application.nextDueTick == nil)
    host.view.addSubview(spinner)
    #expect(spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
  }

  @Test func pagesAreTurnedByTapsKeysAndScreenReaders() {
    let pages = show(UIPageControl(), CGRect(x: 100, y: 100, width: 200, height: 44))
    var count = 0
    pages.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    pages.numberOfPages = 3
    #expect(UIPageControl().accessibilityLabel == "Page")
    host.advance(ticks: 1)
    host.tap(at: CGPoint(x: 280, y: 122))
    #expect(pages.currentPage == 1)
    host.tap(at: CGPoint(x: 120, y: 122))
    #expect(pages.currentPage == 0)
    host.adjust("It")
    host.tab(to: "It")
    host.press("ArrowRight")
    host.press("ArrowRight")
    #expect(pages.currentPage == 2 && count == 4)
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -1
    #expect(pages.numberOfPages == 2)
    #expect(pages.accessibilityValue == "2/2")
  }

  @Test func hapticsGoOutside() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UIImpactFeedbackGenerator(style: .light).impactOccurred(intensity: .nan)
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    host.commit()
    #expect(host.outputs.contains(.haptic(strength: 1)))
    #expect(host.outputs.contains(.haptic(strength: 0)))
    #expect(host.outputs.contains(.haptic(strength: 0.5)))
  }

  @Test func aContentConfigurationFillsARow() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "Below"
    cell.contentConfiguration = content
    #expect(cell.textLabel?.text == "Title" && cell.detailTextLabel?.text == "Below")
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 50)
  }
}
