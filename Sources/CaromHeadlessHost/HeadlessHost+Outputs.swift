import UIKit

extension HeadlessHost {
  /// Mistakes and bad data that the kit told of, and what this host could not do.
  public var diagnostics: [String] {
    outputs.compactMap { if case .diagnostic(let text) = $0 { text } else { nil } } + complaints
  }

  /// What screen readers were told.
  public var announcements: [String] {
    outputs.compactMap { if case .announce(let text, _) = $0 { text } else { nil } }
  }

  /// The sounds that were played.
  public var sounds: [String] { outputs.compactMap { if case .sound(let name, _) = $0 { name } else { nil } } }

  /// How often the device shook.
  public var haptics: Int { outputs.count { if case .haptic = $0 { true } else { false } } }

  /// What the page keeps for the next session, of what this one stored.
  public var stored: [String: String] {
    var stored: [String: String] = [:]
    for case .store(let key, let value) in outputs { stored[key] = value }
    return stored
  }

  /// Where the address has gone.
  public var addresses: [String] { outputs.compactMap { if case .address(let path, _) = $0 { path } else { nil } } }

  /// The mouse's cursor.
  public var cursor: String {
    for case .cursor(let name) in outputs.reversed() { return name }
    return "default"
  }

  /// Forgets the outputs and complaints so far.
  public func forgetOutputs() {
    removeOutputs()
    complaints = []
  }
}
