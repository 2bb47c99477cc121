import CaromDynamicsSignatures
import CaromReplay
import UIKit

extension GoldenRun {
  /// The public interface of UIKit Dynamics, all of it: that this links for WebAssembly is half of the point.
  static var signatures: [GoldenRun] {
    [
      GoldenRun("signatures of dynamics") { hash in
        for isSound in DynamicsSignatures.results() { hash.combine(isSound) }
      }
    ]
  }
}
