import CaromGeometry
import Testing
import UIKit

@testable import Planets

@Suite struct PlanetsFrames {
  let host = HeadlessHost(
    delegate: AppDelegate(), size: Expected("Planets window").size,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  var navigation: UINavigationController {
    UIApplication.shared.windowScene.windows[0].rootViewController as! UINavigationController
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
    let globe = detail.view.subviews.first { $0 is RoundedView }!
    #expect(Expected("Planets name").fits(detail.nameLabel), "\(detail.nameLabel.frame)")
    #expect(Expected("Planets moons").fits(detail.moonLabel), "\(detail.moonLabel.frame)")
    #expect(Expected("Planets globe").fits(globe), "\(globe.frame)")
    #expect(Expected("Planets note").fits(detail.noteField), "\(detail.noteField.frame)")
    #expect(globe.layer.cornerRadius == 24 && globe.layer.borderWidth == 2)
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
