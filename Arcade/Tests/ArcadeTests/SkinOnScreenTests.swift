import ArcadeKit
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// The skins on screen: no gray of the system is visible on any screen of any app.
@Suite(.serialized) struct SkinOnScreenTests {
  static let places = [
    "/breakout", "/breakout/settings", "/pong", "/pong/laboratory", "/pong/settings", "/cards/set",
    "/cards/set/settings", "/cards/set/learn", "/cards/concentration", "/cards/concentration/settings",
    "/cards/concentration/animals", "/bubblepop", "/bubblepop/scores", "/bubblepop/settings", "/bubblepop/kinds",
    "/incline",
    "/incline/plane",
  ]

  /// The opaque grays and backgrounds of the system.
  private static let system: [(name: String, color: UIColor)] = [
    ("systemBackground", .systemBackground), ("secondarySystemBackground", .secondarySystemBackground),
    ("systemGroupedBackground", .systemGroupedBackground), ("systemGray", .systemGray), ("systemGray2", .systemGray2),
    ("secondarySystemGroupedBackground", .secondarySystemGroupedBackground),
    ("tertiarySystemGroupedBackground", .tertiarySystemGroupedBackground), ("systemGray3", .systemGray3),
    ("systemGray4", .systemGray4), ("systemGray5", .systemGray5), ("systemGray6", .systemGray6),
  ]

  @Test(
    "no screen of any app shows a gray or a background of the system", arguments: places,
    [CGSize(width: 390, height: 844), CGSize(width: 1180, height: 820)])
  func noSystemGray(place: String, size: CGSize) {
    let stage = HomeStage(size: size, address: place)
    #expect(stage.host.diagnostics == [])
    var found: [String] = []
    func walk(_ view: UIView) {
      // Anything that is hidden, or that fades in at a touch, is checked by its own tests.
      if view.isHidden || view.alpha == 0 { return }
      let texts = (view as? UILabel).map { [$0.textColor ?? .label] } ?? []
      for color in [view.backgroundColor].compactMap({ $0 }) + texts {
        for (name, gray) in SkinOnScreenTests.system where color == gray {
          found.append(
            "\(type(of: view).kind) \(view.accessibilityLabel ?? "") in \(type(of: view.superview ?? view).kind): \(name)"
          )
        }
      }
      for each in view.subviews { walk(each) }
    }
    walk(stage.home.view)
    #expect(found == [], "\(place)")
  }

  @Test("the edges of the window, and the browser around it, have the app's background color")
  func themeColor() {
    func themes(_ host: HeadlessHost) -> [UInt32] {
      host.outputs.compactMap { if case .themeColor(let color) = $0 { color } else { nil } }
    }
    let stage = HomeStage()
    let home = themes(stage.host).last
    stage.host.tap("Pong")
    stage.host.settle()
    let pong = themes(stage.host).last
    #expect(home != nil && pong == 0xFFEA_E3D2 && pong != home)
    stage.host.tap("Home")
    stage.host.settle()
    #expect(themes(stage.host).last == home)
  }
}
