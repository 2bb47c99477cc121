import CaromHeadlessHost
import UIKit

/// A callback into an app's code, and what makes the kit call it on a fresh stage.
struct Callback {
  let name: String
  let provoke: (Stage) -> Void

  init(_ name: String, _ provoke: @escaping (Stage) -> Void) {
    self.name = name
    self.provoke = provoke
  }

  static func all(_ prefix: String, _ names: [String], _ provoke: @escaping (Stage) -> Void) -> [Callback] {
    names.map { Callback(prefix + $0, provoke) }
  }

  static let every =
    tables + collections + views + controllers + motion + times + gestures + controls + texts + scrolls

  /// Never called: for comparison with changes that are made outside of callbacks.
  static let none = Callback("") { _ in }
}
