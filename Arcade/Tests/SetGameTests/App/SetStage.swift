import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import UIKit

@testable import SetGame

/// Set on a headless host, with shortcuts to what the tests inspect.
final class SetStage {
  let host: HeadlessHost
  let stack: SetStack
  let play: SetViewController

  init(
    size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero, seed: Int32 = 1,
    settings: [Setting: Int] = [:], stored: [String: String] = [:], reducesMotion: Bool = false,
    isRightToLeft: Bool = false
  ) {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    preferences.reducesMotion = reducesMotion ? 1 : 0
    var all = stored
    for (setting, value) in settings { all[Setting.store.key(setting)] = "\(value)" }
    host = HeadlessHost(
      size: size, safeArea: safeArea, seed: seed, preferences: preferences, stored: all,
      root: { SetApp.makeRootViewController() })
    stack = host.rootViewController as! SetStack
    play = stack.play
    host.advance(ticks: 1)
  }

  var game: Game { play.game }
  var cards: [SetCardView] { play.cardViews }
  var deck: CGRect { play.felt.deck.frame }
  var pile: CGRect { play.felt.discard.frame }

  /// Returns to the game.
  func back() {
    host.advance(seconds: 0.6)
    host.tap("Set")
    host.advance(seconds: 0.6)
  }

  /// Waits until nothing moves except the clock.
  func settle() { host.advance(seconds: 6) }

  func view(_ card: Card) -> SetCardView? { play.cardViews.first { $0.card == card } }

  /// The frame in which a view is visible at this tick, in the table's coordinates, as if it stood upright.
  func seen(_ view: UIView) -> CGRect {
    let layer = view.layer.presentation()!
    let size = layer.seenSize
    return CGRect(
      x: layer.position.x - size.width / 2, y: layer.position.y - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Taps a card with a finger.
  func tap(_ card: Card) {
    guard let view = view(card) else { return }
    host.tap(at: play.felt.convert(view.center, to: nil))
  }

  func tapDeck() { host.tap(at: play.felt.convert(CGPoint(x: deck.midX, y: deck.midY), to: nil)) }

  /// Taps the cards of a set; returns false if there is none.
  @discardableResult
  func takeSet() -> Bool {
    guard let set = SetRule.firstSet(in: game.table) else { return false }
    for card in set { tap(card) }
    return true
  }

  /// Three cards that are not a set.
  var noSet: [Card] {
    let table = game.table
    for third in 2..<table.count where !SetRule.isSet([table[0], table[1], table[third]]) {
      return [table[0], table[1], table[third]]
    }
    return []
  }

  /// Every broken invariant of the table at rest, one sentence each.
  func faults() -> [String] { play.faultsAtRest() }
}
