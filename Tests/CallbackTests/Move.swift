import CaromHeadlessHost
import UIKit

/// A change that an app makes, and a way to check that it was made.
struct Move {
  let name: String
  /// Makes the change. The returned closure tells whether the change has taken place.
  let make: (Stage) -> () -> Bool

  init(_ name: String, _ make: @escaping (Stage) -> () -> Bool) {
    self.name = name
    self.make = make
  }

  static let every = tables + collections + views + controllers + motion + times + inputs
}
