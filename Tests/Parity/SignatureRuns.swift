import CaromDynamicsSignatures
import CaromReplay
import UIKit

extension GoldenRun {
  /// Calls the whole public interface of UIKit Dynamics. Half of the point is that it links for WebAssembly.
  static var signatures: [GoldenRun] {
    [
      GoldenRun("signatures of dynamics") { hash in
        for isSound in DynamicsSignatures.results() { hash.combine(isSound) }
      }
    ]
  }
}
