import ArcadeKit
import GameSettings
import UIKit

/// The player's own themes, kept between launches: each under its number, so that one that is deleted moves no other.
package enum ThemeShelf {
  /// An own theme and the number that the setting of the theme has for it.
  package struct Entry: Equatable {
    package let number: Int
    package let own: OwnTheme
    package var theme: Theme { Theme(own, number: number) }
  }

  private static let numbers = OwnTheme.firstNumber..<(OwnTheme.firstNumber + OwnTheme.most)

  package static func key(_ number: Int) -> String { "concentration.own.\(number)" }

  /// The own theme of a number. What is stored there and is none is put aside, with the reason.
  package static func own(_ number: Int) -> OwnTheme? {
    guard numbers.contains(number), let text = UserDefaults.standard.string(forKey: key(number)) else { return nil }
    switch OwnTheme.read(text) {
    case .success(let own): return own
    case .failure(let damage):
      UserDefaults.standard.setAside(text, forKey: key(number), because: ConcentrationStrings.words(damage))
      return nil
    }
  }

  /// All own themes, in the order of their numbers.
  package static var entries: [Entry] {
    numbers.compactMap { number in own(number).map { Entry(number: number, own: $0) } }
  }

  /// The least number without a theme; nil where the shelf is full.
  package static var free: Int? { numbers.first { own($0) == nil } }

  package static func keep(_ own: OwnTheme, as number: Int) {
    UserDefaults.standard.set(own.text, forKey: key(number))
  }

  package static func remove(_ number: Int) { UserDefaults.standard.removeObject(forKey: key(number)) }

  /// The theme with that number as the setting has it; nil for none.
  package static func theme(_ number: Int) -> Theme? {
    if Theme.all.indices.contains(number - 1) { return Theme.all[number - 1] }
    return own(number).map { Theme($0, number: number) }
  }

  /// The number of the theme with that address.
  package static func number(ofAddress address: String) -> Int? {
    if let place = Theme.all.firstIndex(where: { $0.address == address }) { return place + 1 }
    return entries.first { $0.theme.address == address }?.number
  }

  /// What the settings have chosen for every game; nil where each draws its own.
  package static var chosen: Theme? { theme(Setting.store.load()[.theme]) }

  /// All themes that a game may draw.
  package static var all: [Theme] { Theme.all + entries.map { $0.theme } }
}
