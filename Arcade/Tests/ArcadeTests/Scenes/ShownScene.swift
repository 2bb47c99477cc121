import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit
import UIKitCore

@testable import Arcade
@testable import ArcadeKit

/// Something that a player sees on the way: what is shown, and how one gets there. A line in a list of scenes is enough for
/// `PseudoLanguageTests` to check its texts in every language and at every size. Tests run one after another, so its closures need not
/// be `Sendable`.
struct ShownScene: CustomTestStringConvertible, @unchecked Sendable {
  /// What is shown: “Pong: the match is paused”.
  let name: String
  /// Where the player begins.
  let address: String
  let stored: [String: String]
  /// A text by which one sees that one is there, in the language of the moment.
  let sign: (HomeStage) -> String
  /// Does what a player does to get there.
  let reach: (HomeStage) -> Void

  init(
    _ name: String, at address: String, stored: [String: String] = [:],
    shows sign: @autoclosure @escaping () -> String,
    reach: @escaping (HomeStage) -> Void
  ) {
    (self.name, self.address, self.stored, self.reach) = (name, address, stored, reach)
    self.sign = { stage in
      _ = stage.host.application
      return sign()
    }
  }

  var testDescription: String { name }

  /// The screens with an address, just opened.
  static let screens = [
    "/", "/about", "/runs", "/boards", "/boards/devices", "/breakout", "/breakout/walls", "/breakout/settings", "/pong",
    "/pong/laboratory/push", "/pong/laboratory/elastic", "/pong/settings", "/cards/set", "/cards/set/learn",
    "/cards/set/settings", "/cards/concentration/weather", "/cards/concentration/settings", "/bubblepop",
    "/bubblepop/scores", "/bubblepop/kinds", "/bubblepop/settings", "/incline", "/incline/plane",
  ].map { address in
    ShownScene(address, at: address, shows: "") { stage in
      #expect(stage.address == address && stage.host.diagnostics == [])
    }
  }

  /// Everything else that a player sees.
  static let all = home + boards + devices + breakout + pong + set + concentration + bubblePop + plane
}

extension HomeStage {
  /// Touches the element of a name, and lets what follows happen.
  func touch(_ name: String, seconds: Double = 1) {
    #expect(host.tap(name), "nothing is called “\(name)”")
    host.advance(seconds: seconds)
  }

  /// Presses a key, and lets what follows happen.
  func press(_ code: String, seconds: Double = 0.5) {
    host.press(code)
    host.advance(seconds: seconds)
  }

  /// The controller of a type in an app that was opened: a tab's, or one in its navigation.
  func controller<Controller: UIViewController>(_ type: Controller.Type, ofApp address: String) -> Controller? {
    func found(_ controller: UIViewController) -> Controller? {
      if let match = controller as? Controller { return match }
      for child in controller.children { if let match = found(child) { return match } }
      return controller.presentedViewController.flatMap(found)
    }
    return delegate.rootViewController(ofApp: address).flatMap(found)
  }

  /// Whether a text is shown or read out on any page.
  func shows(_ text: String) -> Bool {
    var isShown = false
    turnPages {
      isShown = text.isEmpty || TextFaults(in: host).texts.contains { $0.contains(text) }
      return isShown
    }
    return isShown
  }

  /// Calls `look` for each page of everything that scrolls, until it returns true.
  func turnPages(_ look: () -> Bool) {
    if look() { return }
    for scroller in TextFaults(in: host).scrollers {
      let start = scroller.contentOffset
      let inset = scroller.adjustedContentInset
      let (first, last) = (-inset.top, scroller.contentSize.height + inset.bottom - scroller.bounds.height)
      let page = max(scroller.bounds.height - inset.top - inset.bottom, 40) * 0.8
      for y in stride(from: first, to: last, by: page) + [last] {
        scroller.contentOffset = CGPoint(x: start.x, y: y)
        host.advance(ticks: 4)
        if look() { return }
      }
      scroller.contentOffset = start
      host.advance(ticks: 4)
    }
  }

  /// Scrolls to where a text is seen, and can be touched if it is the name of something to touch.
  func find(_ text: String) {
    turnPages {
      guard let view = host.element(text) else { return TextFaults(in: host).isSeen(text) }
      guard let frame = host.visibleFrame(of: view) else { return false }
      var each = view.window?.hitTest(CGPoint(x: frame.midX, y: frame.midY), with: nil)
      while let current = each, current !== view { each = current.superview }
      return each != nil || !view.isUserInteractionEnabled && TextFaults(in: host).isSeen(text)
    }
  }

  /// Sends the app the ghost of a short run, to race against it.
  func race(_ play: GameViewController, _ game: String, course: String) {
    let score = GhostTrack.Lane(kind: .score, keys: [.init(tick: 0), .init(tick: 10, value: 1_240)])
    for isRace in [true, false] {
      let name = game + "-" + play.ghostRules
      var input = GhostInput()
      (input.game, input.isRace) = (isRace ? "" : name, isRace ? 1 : 0)
      input.track = GhostTrack(game: name, course: course, seed: 1, ticks: 12, lanes: [score]).text
      host.send(.ghost(input))
      host.advance(seconds: 0.5)
    }
  }
}
