import Testing
import UIKit

@testable import Catalogue

@Suite struct ControlTests {
  @Test func theBarIsClearAtTheTopAndBlursBelow() {
    let screen = Screen<BarsDemo>()
    screen.run(0.1)
    let (host, stack) = (screen.host, screen.demo.stack)
    let ground = stack.navigationBar.subviews[0]
    #expect(ground.subviews.isEmpty && ground.backgroundColor == nil)
    #expect((host.element("Row 1", role: .switch) as? UISwitch)?.onTintColor == .systemIndigo)
    host.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400))
    host.settle()
    #expect(ground.subviews.first as? UIVisualEffectView != nil && ground.alpha == 1)
    host.tap("Edit")
    #expect((stack.topViewController as? BarsList)?.tableView.isEditing == true)
    host.tap("Done")
    #expect((stack.topViewController as? BarsList)?.isEditing == false && host.diagnostics == [])
  }

  @Test func pullingLoadsTheListAnewAndSoDoesTheKeyboard() {
    let screen = Screen<RefreshDemo>()
    screen.run(0.1)
    let (host, list) = (screen.host, screen.demo.list)
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.1)
    #expect(list.refreshControl?.isRefreshing == true && list.loads == 1)
    screen.run(0.8)
    // The content stays below the spinner, which is visible there.
    #expect(abs(list.tableView.contentOffset.y + 60) < 2)
    #expect(list.tableView.adjustedContentInset.top == 60)
    #expect(host.isVisible(list.refreshControl!))
    screen.run(2)
    #expect(list.loads == 2 && list.refreshControl?.isRefreshing == false)
    #expect(list.tableView.adjustedContentInset.top == 0 && list.tableView.contentOffset.y == 0)
    #expect(host.element("Refresh", role: .button) != nil && host.activate("Refresh"))
    screen.run(2)
    #expect(list.loads == 3 && host.diagnostics == [])
    // Loading that ends while the content is still bouncing.
    host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 700), duration: 0.1)
    list.refreshControl?.endRefreshing()
    screen.run(2)
    #expect(list.tableView.contentOffset.y == 0)
  }

  @Test func picturesHaveTheirSizesBeforeTheyAreLoaded() throws {
    let screen = Screen<PicturesDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    let ball = try #require(demo.picture.image)
    #expect(ball.size == CGSize(width: 160, height: 120))
    #expect(demo.border.image?.size == CGSize(width: 36, height: 36) && demo.border.image?.scale == 2)
    #expect(host.element("Ball", role: .img) != nil)
    for (mode, content) in [
      ("Fill", UIView.ContentMode.scaleAspectFill), ("Center", .center), ("Tint", .scaleAspectFit),
    ] {
      host.tap(mode)
      #expect(demo.picture.contentMode == content)
    }
    #expect(demo.picture.image?.renderingMode == .alwaysTemplate && demo.picture.image?.size == ball.size)
    #expect(host.diagnostics == [])
  }

  @Test func pagesAreTurnedByFingersKeysAndDots() {
    let screen = Screen<PagesDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    func swipe(_ way: CGFloat) {
      host.drag(from: CGPoint(x: 195 + way / 2, y: 400), to: CGPoint(x: 195 - way / 2, y: 400), duration: 0.15)
      host.settle()
    }
    #expect(demo.number == 1)
    // There is nothing before the first page.
    swipe(-250)
    #expect(demo.number == 1 && demo.turns == 0)
    swipe(250)
    #expect(demo.number == 2 && demo.turns == 1)
    // A short drag turns back.
    host.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 140, y: 400), duration: 1)
    host.settle()
    #expect(demo.number == 2 && demo.turns == 1 && demo.pages.children.count == 1)
    host.press("ArrowRight")
    host.settle()
    #expect(demo.number == 3)
    let dots = demo.pages.view.subviews.compactMap { $0 as? UIPageControl }.first
    #expect(dots?.currentPage == 2 && dots?.numberOfPages == 4)
    demo.pages.setViewControllers([Page(1)], direction: .reverse, animated: true)
    host.settle()
    #expect(demo.number == 1 && dots?.currentPage == 0 && demo.turns == 2)
    host.reduceMotion()
    host.press("ArrowRight")
    host.advance(ticks: 1)
    #expect(demo.number == 2 && host.diagnostics == [])
  }

  @Test func whatIsTypedIsFoundAndCancelShowsAll() {
    let screen = Screen<SearchDemo>()
    screen.run(0.1)
    let host = screen.host
    let list = screen.demo.stack.topViewController as! SearchList
    #expect(list.search.searchBar.bounds.height == 56 && screen.demo.stack.navigationBar.bounds.height == 100)
    #expect(host.type("ap", into: "Search fruits"))
    host.settle()
    #expect(list.search.isActive && list.found == ["Apple", "Apricot", "Grape", "Pineapple"])
    host.tap("Cancel")
    host.settle()
    #expect(!list.search.isActive && list.found.count == 9 && list.search.searchBar.text == "")
    #expect(host.diagnostics == [])
  }

  @Test func menusAreOpenedByTapsPressesAndKeys() {
    let screen = Screen<MenuDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    host.tap("Sort")
    host.settle()
    #expect(host.element("By name", role: .menuitem)?.accessibilityValue == "selected")
    host.tap("By size")
    host.settle()
    #expect(demo.result.text == "By size")
    host.tap("Sort")
    host.settle()
    #expect(host.element("By size", role: .menuitem)?.accessibilityValue == "selected")
    // Into the submenu and to its second row, by the keyboard.
    host.tap("More")
    host.settle()
    host.press("ArrowDown")
    host.press("Enter")
    host.settle()
    #expect(demo.result.text == "By color")
    host.press(at: CGPoint(x: 160, y: 230), seconds: 0.7)
    host.settle()
    host.tap("Delete")
    host.settle()
    #expect(demo.result.text == "Delete" && host.diagnostics == [])
  }

  @Test func anAlertAsksForAText() {
    let screen = Screen<MenuDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(host.tab(to: "Card"))
    host.press("F10", modifiers: .shift)
    host.settle()
    host.tap("Rename")
    host.settle()
    // The field already has the focus.
    host.type("Ace")
    host.press("Enter")
    host.settle()
    #expect(demo.result.text == "Renamed to Ace" && host.diagnostics == [])
  }

  @Test func wheelsTurnByFingersKeysAndScreenReaders() {
    let screen = Screen<PickerDemo>()
    screen.run(0.1)
    let (host, demo) = (screen.host, screen.demo)
    #expect(demo.choice.text == "1 × Small")
    host.drag(from: CGPoint(x: 80, y: 260), to: CGPoint(x: 80, y: 196), duration: 1)
    host.settle()
    #expect(demo.picker.selectedRow(inComponent: 0) > 0)
    demo.picker.selectRow(0, inComponent: 0, animated: false)
    host.tap(at: CGPoint(x: 240, y: 110 + 108 + 32))
    host.settle()
    #expect(demo.choice.text == "1 × Medium")
    let wheel = demo.picker.subviews.last!
    #expect(wheel.semanticRole == .spinbutton && wheel.accessibilityValue == "Medium")
    UIApplication.shared.focus(wheel)
    host.press("ArrowDown")
    host.settle()
    #expect(demo.choice.text == "1 × Large")
    wheel.accessibilityDecrement()
    #expect(demo.choice.text == "1 × Medium" && host.diagnostics == [])
  }
}
