import ArcadeKit
import GameSettings
import UIKit

/// The player's own themes, kept between launches, each under a number of its own, so that deleting one renumbers no
/// other.
package enum ThemeShelf {
  /// One of the player's themes, with the number that the theme setting has for it.
  package struct Entry: Equatable {
    package let number: Int
    package let own: OwnTheme
    package var theme: Theme { Theme(own, number: number) }
  }

  private static let numbers = OwnTheme.firstNumber..<(OwnTheme.firstNumber + OwnTheme.most)

  package static func key(_ number: Int) -> String { "concentration.own.\(number)" }

  /// The player's theme with a number, or nil. A stored value that is not a theme is set aside together with the
  /// reason.
  package static func own(_ number: Int) -> OwnTheme? {
    guard numbers.contains(number), let text = UserDefaults.standard.string(forKey: key(number)) else { return nil }
    switch OwnTheme.read(text) {
    case .success(let own): return own
    case .failure(let damage):
      UserDefaults.standard.setAside(text, forKey: key(number), because: ConcentrationStrings.words(damage))
      return nil
    }
  }

  /// All of the player's themes, ordered by number.
  package static var entries: [Entry] {
    numbers.compactMap { number in own(number).map { Entry(number: number, own: $0) } }
  }

  /// The lowest free number; nil when the shelf is full.
  package static var free: Int? { numbers.first { own($0) == nil } }

  package static func keep(_ own: OwnTheme, as number: Int) {
    UserDefaults.standard.set(own.text, forKey: key(number))
  }

  package static func remove(_ number: Int) { UserDefaults.standard.removeObject(forKey: key(number)) }

  /// The theme for a value of the theme setting; nil if there is none.
  package static func theme(_ number: Int) -> Theme? {
    if Theme.all.indices.contains(number - 1) { return Theme.all[number - 1] }
    return own(number).map { Theme($0, number: number) }
  }

  /// The number of the theme with an address component.
  package static func number(ofAddress address: String) -> Int? {
    if let place = Theme.all.firstIndex(where: { $0.address == address }) { return place + 1 }
    return entries.first { $0.theme.address == address }?.number
  }

  /// The theme chosen in the settings for every game; nil if each game draws one at random.
  package static var chosen: Theme? { theme(Setting.store.load()[.theme]) }

  /// All themes that a game can draw from.
  package static var all: [Theme] { Theme.all + entries.map { $0.theme } }
}
