import UIKit

extension HeadlessHost {
  /// The diagnostics of the kit, followed by those of this host, such as taps on elements that do not exist.
  public var diagnostics: [String] {
    collectOutputs()
    return outputs.compactMap { if case .diagnostic(let text) = $0 { text } else { nil } } + complaints
  }

  /// The texts that were announced to screen readers.
  public var announcements: [String] {
    outputs.compactMap { if case .announce(let text, _) = $0 { text } else { nil } }
  }

  /// The names of the sounds that were played.
  public var sounds: [String] { outputs.compactMap { if case .sound(let name, _) = $0 { name } else { nil } } }

  /// The number of haptic feedbacks.
  public var haptics: Int { outputs.count { if case .haptic = $0 { true } else { false } } }

  /// The values that the app stored for later sessions. A key that was removed is absent.
  public var stored: [String: String] {
    var stored: [String: String] = [:]
    for output in outputs {
      switch output {
      case .store(let key, let value): stored[key] = value
      case .replace(let key, let value, _): stored[key] = value
      default: break
      }
    }
    return stored
  }

  /// The addresses that the app reported, in order.
  public var addresses: [String] { outputs.compactMap { if case .address(let path, _) = $0 { path } else { nil } } }

  /// The name of the mouse cursor; `default` until the app sets one.
  public var cursor: String {
    for case .cursor(let name) in outputs.reversed() { return name }
    return "default"
  }

  /// Clears the outputs and diagnostics so far.
  public func forgetOutputs() {
    removeOutputs()
    complaints = []
  }
}
