import UIKit

/// A computation that must give the same hash in every build: native debug, native release and WebAssembly.
public struct GoldenRun {
  /// The name in the list of expected hashes, which has a line `name hash` for each.
  public let name: String
  /// Computes the hash. Every call computes it anew.
  public let hash: () -> UInt64

  /// A computation that combines its results into a fresh hash.
  public init(_ name: String, _ body: @escaping (inout StateHash) -> Void) {
    self.name = name
    hash = {
      var hash = StateHash()
      body(&hash)
      return hash.value
    }
  }

  /// The line of the list: the name, a space, and the hash in hexadecimal.
  public var line: String { name + " " + String(hash(), radix: 16) }
}
