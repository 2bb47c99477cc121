import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import Concentration

/// The game alone on a headless host, with shortcuts to what the tests inspect.
final class ConcentrationStage {
  let host: HeadlessHost
  let play: ConcentrationViewController

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, seed: Int32 = 1,
    settings: [Setting: Int] = [:], stored: [String: String] = [:], reducesMotion: Bool = false,
    isRightToLeft: Bool = false
  ) {
    var preferences = PreferencesInput()
    preferences.reducesMotion = reducesMotion ? 1 : 0
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    var all = stored
    for (setting, value) in settings { all[Setting.store.key(setting)] = "\(value)" }
    host = HeadlessHost(
      size: size, safeArea: safeArea, seed: seed, preferences: preferences, stored: all,
      root: { ConcentrationViewController() })
    play = host.rootViewController as! ConcentrationViewController
    host.advance(ticks: 1)
  }

  var game: Game { play.game }
  var cards: [CardView] { play.cardViews }

  /// Waits until nothing moves except the clock.
  func settle() { host.advance(seconds: 2.5) }

  /// Taps the card at a place with a finger.
  func tap(_ place: Int) {
    let view = cards[place]
    host.tap(at: view.superview!.convert(view.center, to: nil))
  }

  /// The other card of a pair.
  func twin(of place: Int) -> Int {
    game.cards.indices.first { $0 != place && game.cards[$0].pair == game.cards[place].pair }!
  }

  /// A card still in the game that does not match the one at a place, if there is one.
  func stranger(to place: Int) -> Int {
    game.cards.indices.first { game.cards[$0].pair != game.cards[place].pair && !game.cards[$0].isMatched }
      ?? twin(of: place)
  }

  /// The frame in which a view is visible at this tick.
  func seen(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation()!
    let size = layer.bounds.size
    return CGRect(
      x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Every broken invariant of the table at rest, one sentence each.
  func faults() -> [String] { play.faultsAtRest() }
}
