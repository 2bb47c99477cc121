import Testing
import UIKit

@testable import Catalogue

@Suite struct ControllerTests {
  @Test func aRowLeadsOnAndTheBarLeadsBack() {
    let screen = Screen<NavigationDemo>()
    screen.run(0.1)
    screen.host.tap("Phobos")
    screen.host.settle()
    #expect(screen.host.isVisible("Phobos goes round Mars.") && screen.demo.navigation.viewControllers.count == 2)
    screen.host.tap("Moons")
    screen.host.settle()
    #expect(screen.demo.navigation.viewControllers.count == 1 && screen.host.diagnostics == [])
  }

  @Test func theHeaderStaysBelowTheBarAsTheTitleGoesUp() {
    let screen = Screen<NavigationDemo>(size: CGSize(width: 390, height: 600))
    screen.run(0.1)
    let table = (screen.demo.navigation.topViewController as! MoonsController).tableView!
    for way: CGFloat in [0, 20, 40, 20] {
      table.contentOffset.y += way
      screen.run(0.1)
      let header = table.headerView(forSection: 0)!
      let bar = screen.demo.navigation.navigationBar
      #expect(header.convert(header.bounds, to: nil).minY == bar.convert(bar.bounds, to: nil).maxY)
    }
  }

  @Test func columnsBecomeAStackAndComeApartAgain() {
    let screen = Screen<SplitDemo>(size: CGSize(width: 1024, height: 768))
    screen.run(0.1)
    screen.host.tap("Green")
    screen.host.settle()
    #expect(screen.host.isVisible("This is Green.") && screen.host.isVisible("Purple"))
    screen.host.resize(to: CGSize(width: 390, height: 844))
    screen.host.settle()
    #expect(screen.host.isVisible("This is Green.") && !screen.host.isVisible("Purple"))
    screen.host.tap("Colors")
    screen.host.settle()
    screen.host.tap("Red")
    screen.host.settle()
    #expect(screen.host.isVisible("This is Red."))
    screen.host.resize(to: CGSize(width: 1024, height: 768))
    screen.host.settle()
    #expect(screen.host.isVisible("This is Red.") && screen.host.isVisible("Purple") && screen.host.diagnostics == [])
  }

  @Test func planetMoonAndPageStandSideBySideOrInOneStack() {
    let screen = Screen<TripleColumnDemo>(size: CGSize(width: 1366, height: 1024))
    screen.run(0.1)
    let (host, split) = (screen.host, screen.demo.split)
    #expect(split.displayMode == .twoBesideSecondary && split.supplementaryColumnWidth == 240)
    host.tap("Jupiter")
    host.settle()
    host.tap("Europa")
    host.settle()
    #expect(host.isVisible("Saturn") && host.isVisible("Callisto") && host.isVisible("Europa goes round Jupiter."))
    host.resize(to: CGSize(width: 390, height: 844))
    host.settle()
    #expect(host.isVisible("Europa goes round Jupiter.") && !host.isVisible("Callisto"))
    host.tap("Jupiter")
    host.settle()
    #expect(host.isVisible("Callisto") && !host.isVisible("Saturn"))
    host.resize(to: CGSize(width: 1366, height: 1024))
    host.settle()
    #expect(host.isVisible("Saturn") && host.isVisible("Europa goes round Jupiter.") && host.diagnostics == [])
  }

  @Test func aSheetHasThreeHeights() {
    let screen = Screen<SheetDemo>()
    screen.run(0.1)
    let host = screen.host
    host.tap("Open the sheet")
    host.settle()
    let page = screen.demo.presentedViewController!
    let least = page.view.frame.height
    host.tap("Sheet Grabber")
    host.settle()
    #expect(page.view.frame.height > least && screen.demo.height.text == "Drawn to medium")
    host.tap("Full height")
    host.settle()
    #expect(page.view.frame.height == 834)
    host.drag(from: CGPoint(x: 300, y: 60), to: CGPoint(x: 300, y: 620), duration: 2)
    host.settle()
    #expect(page.view.frame.height == least && screen.demo.height.text == "Drawn to small")
    host.tap("Done")
    host.settle()
    #expect(screen.demo.presentedViewController == nil && host.diagnostics == [])
  }

  @Test func popoversPointFromWhereThereIsRoom() {
    let screen = Screen<PopoverDemo>(size: CGSize(width: 1024, height: 768))
    screen.run(0.1)
    for (name, direction) in [("Top left", UIPopoverArrowDirection.up), ("Bottom right", .down)] {
      screen.host.tap(name)
      screen.host.settle()
      let page = screen.demo.presentedViewController!
      #expect(page.popoverPresentationController?.arrowDirection == direction)
      #expect(page.view.frame.size == CGSize(width: 260, height: 120))
      #expect(screen.host.isVisible("It points at \(name)."))
      screen.host.press("Escape")
      screen.host.settle()
      #expect(screen.demo.presentedViewController == nil)
    }
    #expect(screen.host.diagnostics == [])
  }

  @Test func onAPhoneASheetStandsInForThePopover() {
    let screen = Screen<PopoverDemo>()
    screen.run(0.1)
    screen.host.tap("Bottom left")
    screen.host.settle()
    #expect(screen.demo.presentedViewController?.view.frame.width == 390)
    screen.host.tap(at: CGPoint(x: 200, y: 90))
    screen.host.settle()
    #expect(screen.demo.presentedViewController == nil && screen.host.diagnostics == [])
  }
}
