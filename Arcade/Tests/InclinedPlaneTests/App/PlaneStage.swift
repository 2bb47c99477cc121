import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import InclinedPlane

/// The inclined plane on a headless host, with shortcuts to what the tests look at.
final class PlaneStage {
  let host: HeadlessHost
  let tabs: UITabBarController

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, reducesMotion: Bool = false,
    tab: Int = 0
  ) {
    var preferences = PreferencesInput()
    preferences.reducesMotion = reducesMotion ? 1 : 0
    host = HeadlessHost(
      size: size, safeArea: safeArea, preferences: preferences,
      root: { InclinedPlaneApp.makeRootViewController() })
    tabs = host.rootViewController as! UITabBarController
    host.advance(ticks: 2)
    if tab > 0 {
      tabs.selectedIndex = tab
      host.advance(ticks: 2)
    }
  }

  var tutorial: TutorialViewController { tabs.viewControllers![0] as! TutorialViewController }
  var slope: SlopeViewController { tutorial.slopeController }

  var plane: TruePlaneViewController { tabs.viewControllers![1] as! TruePlaneViewController }

  /// Shows one of the panels.
  func show(section: Int) {
    plane.sections.selectedSegmentIndex = section
    plane.showSection()
    host.advance(ticks: 2)
  }

  /// Toggles the switch with a name.
  func toggle(_ name: String) {
    let control = host.element(name) as! UISwitch
    control.setOn(!control.isOn, animated: false)
    control.sendActions(for: .valueChanged)
  }
}
