import UIKit

/// Something computed that must come to the same hash in every build: native debug, native release and WebAssembly.
public struct GoldenRun {
  /// What the run is called in a list of expected hashes; a line of that list is `name hash`.
  public let name: String
  /// Computes the hash anew.
  public let hash: () -> UInt64

  /// A run whose `body` combines all that it computes into a fresh hash.
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
