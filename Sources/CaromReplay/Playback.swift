import UIKit

/// Sends a list of inputs to an application, up to a given time.
struct Playback {
  let inputs: [HostInput]
  /// The index of the next input.
  private(set) var index = 0
  /// The indices of the inputs that were sent, apart from times and text widths.
  private(set) var received: [Int] = []

  init(_ inputs: [HostInput]) { self.inputs = inputs }

  /// Runs up to tick `goal`, or up to the end of the inputs if that comes first.
  mutating func advance(_ application: UIApplication, to goal: Tick) {
    while application.tick < goal, let target = receive(by: application) {
      var advance = AdvanceInput()
      advance.tick = Int32(clamping: min(goal, target))
      application.receive(.advance(advance))
    }
  }

  /// Sends the inputs up to the next time. Returns that time, or nil at the end.
  private mutating func receive(by application: UIApplication) -> Tick? {
    while index < inputs.count {
      switch inputs[index] {
      case .advance(let advance): if Tick(advance.tick) > application.tick { return Tick(advance.tick) }
      // The widths are already in the table of `RecordedTextMetrics`.
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
