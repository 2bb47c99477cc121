import UIKit

/// Feeds a list of inputs to an application, as far in time as it is told to.
struct Playback {
  let inputs: [HostInput]
  /// The input that comes next.
  private(set) var index = 0
  /// The places of those that were received, times and measured texts left out.
  private(set) var received: [Int] = []

  init(_ inputs: [HostInput]) { self.inputs = inputs }

  /// Runs up to tick `goal`, or to the end of the inputs where that comes first.
  mutating func advance(_ application: UIApplication, to goal: Tick) {
    while application.tick < goal, let target = receive(by: application) {
      var advance = AdvanceInput()
      advance.tick = Int32(clamping: min(goal, target))
      application.receive(.advance(advance))
    }
  }

  /// Hands over the inputs up to the next time; returns that, or nil at the end.
  private mutating func receive(by application: UIApplication) -> Tick? {
    while index < inputs.count {
      switch inputs[index] {
      case .advance(let advance): if Tick(advance.tick) > application.tick { return Tick(advance.tick) }
      // The answers are in the table of the replay's text metrics.
      case .measured: break
      default:
        application.receive(inputs[index])
        received.append(index)
      }
      index += 1
    }
    return nil
  }
}
