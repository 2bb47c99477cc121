import UIKit

/// Sends a list of inputs to an application, up to a given time.
struct Playback {
  let inputs: [HostInput]
  /// Takes note of what is sent.
  var log: RunLog?
  /// The index of the next input.
  private var index = 0
  /// Whether the inputs name views by their places, as those of a run do, and not by their layers.
  private let isByPlace: Bool

  init(_ inputs: [HostInput], byPlace: Bool = false) {
    self.inputs = inputs
    isByPlace = byPlace
  }

  /// Runs up to tick `goal`, or up to the end of the inputs if that comes first.
  mutating func advance(_ application: UIApplication, to goal: Tick) {
    while application.tick < goal, let target = receive(by: application) {
      var advance = AdvanceInput()
      advance.tick = Int32(clamping: min(goal, target))
      send(.advance(advance), to: application)
    }
  }

  /// Sends the inputs up to the next time. Returns that time, or nil at the end.
  private mutating func receive(by application: UIApplication) -> Tick? {
    while index < inputs.count {
      switch inputs[index] {
      case .advance(let advance): if Tick(advance.tick) > application.tick { return Tick(advance.tick) }
      // The widths are already in the table of `RecordedTextMetrics`.
      case .measured: break
      default: send(named(inputs[index], in: application), to: application)
      }
      index += 1
    }
    return nil
  }

  private func send(_ input: HostInput, to application: UIApplication) {
    log?.willReceive(input, in: application)
    application.receive(input)
  }

  private func named(_ input: HostInput, in application: UIApplication) -> HostInput {
    guard isByPlace, let place = input.namedLayer else { return input }
    return input.naming(application.layer(atPlace: place))
  }
}

extension HostInput {
  /// The layer whose view the input is for; nil for inputs that name none.
  var namedLayer: Int32? {
    switch self {
    case .assistive(let act): act.layer
    case .text(let text): text.layer
    default: nil
    }
  }

  /// The same input for another layer, or for the place of one.
  func naming(_ layer: Int32) -> HostInput {
    switch self {
    case .assistive(var act):
      act.layer = layer
      return .assistive(act)
    case .text(var text):
      text.layer = layer
      return .text(text)
    default: return self
    }
  }
}
