import CaromGeometry
import Testing
import UIKit

@testable import Planets

/// Frames worked out by hand from Apple's rules, for a window of 393 × 852 with a phone's safe area of 59 and 34 points.
@Suite struct PlanetsFrames {
  let host = HeadlessHost(
    delegate: AppDelegate(), size: CGSize(width: 393, height: 852),
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  var navigation: UINavigationController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! UINavigationController
  }

  func isClose(_ frame: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
    let pairs = [(frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height)]
    return pairs.allSatisfy { abs($0 - $1) <= 1 }
  }

  @Test func theListIsTheStoryboardsFirstScreen() {
    host.advance(seconds: 0.5)
    let list = navigation.topViewController as! PlanetsTableViewController
    #expect(list.navigationItem.title == "Planets" && navigation.navigationBar.prefersLargeTitles)
    #expect(list.navigationItem.rightBarButtonItems?.count == 2 && list.navigationItem.leftBarButtonItem != nil)
    let cell = list.tableView.cellForRow(at: IndexPath(row: 4, section: 0))
    #expect(cell?.textLabel?.text == "Jupiter" && cell?.detailTextLabel?.text == "95 moons")
    #expect(cell?.reuseIdentifier == "PlanetCell" && cell?.accessoryType == .disclosureIndicator)
  }

  @Test func aRowLeadsToItsPlanet() {
    host.advance(seconds: 0.5)
    let list = navigation.topViewController as! PlanetsTableViewController
    let cell = list.tableView.cellForRow(at: IndexPath(row: 3, section: 0))!
    host.tap(at: cell.convert(CGPoint(x: 100, y: 20), to: nil))
    host.advance(seconds: 1)
    let detail = navigation.topViewController as! DetailViewController
    #expect(detail.planet?.name == "Mars" && detail.nameLabel.text == "Mars" && detail.delegate === list)
    // Below the bar of 96 points (automatic titles stay large), at margins of 16; a large title at 34 points is 40.6 high, a line at 17 points 20.3.
    let (top, width) = (CGFloat(59 + 96), CGFloat(361))
    #expect(isClose(detail.nameLabel.frame, 16, top + 20, width, 40.67), "\(detail.nameLabel.frame)")
    #expect(isClose(detail.moonLabel.frame, 16, top + 20 + 40.67 + 8, width, 20.33), "\(detail.moonLabel.frame)")
    let globe = detail.view.subviews.first { $0 is RoundedView }!
    #expect(isClose(globe.frame, 122.8, top + 121, 147.4, 147.4), "\(globe.frame)")
    #expect(globe.layer.cornerRadius == 24 && globe.layer.borderWidth == 2)
    #expect(isClose(detail.noteField.frame, 16, 852 - 34 - 20 - 34, width, 34), "\(detail.noteField.frame)")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aboutComesAndGoesBack() {
    host.advance(seconds: 0.5)
    let list = navigation.topViewController as! PlanetsTableViewController
    #expect(host.tap("About"))
    host.advance(seconds: 1)
    let about = navigation.presentedViewController as! AboutViewController
    #expect(about.choice.selectedSegmentIndex == 1 && about.onSwitch.isOn && about.slider.value == 0.25)
    #expect(host.tap("Done"))
    host.advance(seconds: 1)
    #expect(navigation.presentedViewController == nil && list.title == "Mars")
    #expect(host.diagnostics.isEmpty)
  }
}
