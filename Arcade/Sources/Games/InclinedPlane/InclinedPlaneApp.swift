import ArcadeKit
import UIKit

/// The inclined plane: the tutorial as it was written, and the physics that it pretends to show.
public enum InclinedPlaneApp {
  /// The app on the home screen.
  public static var entry: ArcadeEntry {
    ArcadeEntry(
      name: name, address: "incline", ground: .inclineGround, skin: .incline, makeIcon: { InclineIcon() },
      makeRootViewController: makeRootViewController)
  }

  /// The name shown on the home screen.
  public static var name: String { InclineStrings.title }

  /// The tab bar controller with the tutorial and the true plane.
  public static func makeRootViewController() -> UIViewController {
    let tutorial = TutorialViewController()
    tutorial.tabBarItem = UITabBarItem(title: InclineStrings.tutorial, image: TabGlyph.tutorial, tag: 0)
    let tabs = InclineTabs()
    let plane = TruePlaneViewController()
    plane.tabBarItem = UITabBarItem(title: InclineStrings.truePlane, image: TabGlyph.truePlane, tag: 1)
    tabs.viewControllers = [tutorial, plane]
    return tabs
  }
}

/// The tabs of the inclined plane, in its skin.
final class InclineTabs: SkinnedTabs {
  override class var skin: Skin { .incline }
  override class var kind: String { "InclineTabs" }
}
