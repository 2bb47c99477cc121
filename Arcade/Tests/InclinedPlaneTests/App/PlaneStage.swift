import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import InclinedPlane

/// The inclined plane on a headless host, with shortcuts to what the tests inspect.
final class PlaneStage {
  let host: HeadlessHost
  let tabs: UITabBarController

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, reducesMotion: Bool = false,
    tab: Int = 0, isAsked: Bool = false
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
    if tab == 1, !isAsked { setUp() }
  }

  /// Leaves the question with which the true plane opens for the standard set-up, with all its controls.
  private func setUp() {
    _ = plane.change {
      $0 = Setup()
      return nil
    }
    show(.setup)
    let panel = plane.panels[TruePlaneViewController.Section.setup.rawValue] as! SetupPanel
    panel.showMore()
    panel.sheet.contentOffset = .zero
    host.advance(ticks: 2)
  }

  var tutorial: TutorialViewController { tabs.viewControllers![0] as! TutorialViewController }
  var slope: SlopeViewController { tutorial.slopeController }

  var plane: TruePlaneViewController { tabs.viewControllers![1] as! TruePlaneViewController }

  /// Shows one of the panels.
  func show(_ section: TruePlaneViewController.Section) {
    plane.show(section)
    host.advance(ticks: 2)
  }

  /// Chooses a segment of the control with a name.
  func choose(_ name: String, _ index: Int) {
    func found(_ view: UIView) -> UISegmentedControl? {
      if let control = view as? UISegmentedControl, control.accessibilityLabel == name { return control }
      for each in view.subviews { if let control = found(each) { return control } }
      return nil
    }
    let control = found(plane.view)!
    control.selectedSegmentIndex = index
    control.sendActions(for: .valueChanged)
  }

  /// Toggles the switch with a name.
  func toggle(_ name: String) {
    let control = host.element(name) as! UISwitch
    control.setOn(!control.isOn, animated: false)
    control.sendActions(for: .valueChanged)
  }
}
