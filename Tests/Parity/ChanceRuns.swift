import CaromGeometry
import CaromHeadlessHost
import CaromReplay
import UIKit

extension GoldenRun {
  /// Random numbers that an app gets from Swift's and C's own functions: the same natively and in WebAssembly, where
  /// `Int` has 32 bits.
  static var chance: [GoldenRun] {
    [
      GoldenRun("chance of an app") { hash in
        let host = HeadlessHost(seed: 5) { UIViewController() }
        for _ in 0..<200 {
          hash.combine(Int.random(in: -1000...1000))
          hash.combine(Int.random(in: 0..<7))
          hash.combine(UInt64.random(in: 0...UInt64.max))
          hash.combine(Int(UInt8.random(in: 3..<200)))
          hash.combine(Double.random(in: -1...1))
          hash.combine(CGFloat.random(in: 0..<100))
          hash.combine(Bool.random())
          hash.combine(Int(arc4random_uniform(1000)))
          hash.combine(drand48())
          for element in (0..<9).shuffled() { hash.combine(element) }
          hash.combine([3, 1, 4, 1, 5].randomElement() ?? 0)
        }
        hash.combine(host.application.clockHash())
      }
    ]
  }
}
