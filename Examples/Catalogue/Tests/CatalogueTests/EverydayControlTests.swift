import Testing
import UIKit

@testable import Catalogue

@Suite struct EverydayControlTests {
  @Test func insetsMoveTheHeartAndItsTitleApart() throws {
    let screen = Screen<ButtonsDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    let (image, title) = (try #require(demo.like.imageView), try #require(demo.like.titleLabel))
    #expect(image.frame.width == 26 && title.frame.minX - image.frame.maxX == 12)
    host.tap("Like")
    #expect(demo.like.isSelected && demo.result.text == "Like was pressed")
    host.tap("Filled")
    #expect(demo.result.text == "Filled was pressed")
    let stars = demo.view.subviews.compactMap { $0 as? UIImageView }.map { $0.intrinsicContentSize.width }
    #expect(stars == [38, 48, 60] && host.diagnostics == [])
  }

  @Test func eachControlShowsItsValue() {
    let screen = Screen<ValuesDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(demo.progress.progress == 0.25 && demo.spinner.isAnimating)
    host.tap("Power")
    #expect(!demo.spinner.isAnimating && !demo.choice.isEnabled)
    demo.slider.accessibilityIncrement()
    #expect(demo.progress.progress == demo.slider.value && demo.slider.value > 0.25)
    demo.stepper.accessibilityIncrement()
    #expect(demo.dots.currentPage == 1)
    host.tap("Power")
    host.tap("Three")
    #expect(demo.choice.selectedSegmentIndex == 2 && host.diagnostics == [])
  }

  @Test func theIndexLeadsToALetter() throws {
    let screen = Screen<IndexDemo>()
    screen.run(0.1)
    let (host, table) = (screen.host, try #require(screen.demo.list.tableView))
    let strip = try #require(host.element("Section index", role: .slider))
    for _ in 0..<6 { strip.accessibilityIncrement() }
    #expect(strip.accessibilityValue == "G")
    #expect(table.rectForHeader(inSection: 6).minY == table.contentOffset.y + table.adjustedContentInset.top)
    screen.run(0.1)
    host.tap("Grace")
    screen.run(0.1)
    let path = try #require(table.indexPathForSelectedRow)
    #expect(table.cellForRow(at: path)?.accessoryType == .checkmark && host.diagnostics == [])
  }

  @Test func returnLeadsFromFieldToField() {
    let screen = Screen<FieldsDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(host.type("Ada", into: "First name") && host.type("Lovelace", into: "Last name"))
    #expect(demo.greeting.text == "Hello, Ada Lovelace!")
    #expect(host.type("secret", into: "Password"))
    #expect(demo.greeting.text == "Hello, Ada Lovelace!\nA password of 6" && host.diagnostics == [])
  }

  @Test func alertsAnswerAndABannerStaysInFront() throws {
    let screen = Screen<AlertsDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    for title in ["Alert", "Actions"] {
      host.tap(title)
      host.settle()
      host.tap("Throw away")
      host.settle()
      #expect(demo.result.text == "Throw away was chosen")
      demo.result.text = ""
    }
    host.tap("Banner")
    screen.run(0.1)
    let banner = try #require(demo.banner)
    #expect(host.application.windows.last === banner && !banner.isKeyWindow)
    demo.view.window?.makeKeyAndVisible()
    #expect(host.application.windows.last === banner)
    host.tap("Close the banner")
    #expect(demo.banner == nil && banner.isHidden && host.diagnostics == [])
  }

  @Test func aTabsToolbarChanges() throws {
    let screen = Screen<TabsDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    host.tap("Press 1")
    host.settle()
    host.tap("Press 2")
    host.settle()
    let stack = try #require(demo.tabs.viewControllers?.first as? UINavigationController)
    #expect((stack.topViewController as? ToolController)?.label.text == "2 presses")
    #expect(demo.tabs.tabBar.items?[1].badgeValue == "3")
    demo.tabs.selectedIndex = 1
    host.settle()
    #expect(!host.isVisible("Press 3") && host.diagnostics == [])
  }
}
