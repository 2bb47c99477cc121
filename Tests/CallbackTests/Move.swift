import CaromHeadlessHost
import UIKit

/// A change that an app makes, and how to tell that it was made.
struct Move {
  let name: String
  /// Makes the change. The closure that it returns tells whether the change took place.
  let make: (Stage) -> () -> Bool

  init(_ name: String, _ make: @escaping (Stage) -> () -> Bool) {
    self.name = name
    self.make = make
  }

  static let every = tables + collections + views + controllers + motion + times + inputs
}
