import CaromGeometry
import CaromReplay
import UIKit

/// A run's file with changed fields but a valid checksum, as a forger would make it.
public struct ForgedRun {
  /// The bytes of the file.
  public let bytes: [UInt8]

  /// A run with some fields replaced.
  ///
  /// - Parameter inputs: The inputs of the run itself.
  public init(
    _ run: RunRecording, app: String? = nil, rulesVersion: Int32? = nil, seed: UInt64? = nil, beginTick: Int32? = nil,
    endTick: Int32? = nil, opening: [HostInput]? = nil, inputs: [HostInput]? = nil
  ) {
    let honest = run.bytes
    // The file is its head, the number of the body's bytes, the body, and the checksum.
    let oldBody = ForgedRun.bytes(of: run.opening + run.inputs)
    let headEnd = honest.count - 8 - oldBody.count - 4
    // The letters, the version of the format, the app's name and the version of the rules.
    let fieldsStart = 4 + 1 + 4 + run.app.utf8.count + 4
    var fields = Array(honest[fieldsStart..<headEnd])
    func put(_ value: UInt32, at place: Int) {
      for shift in 0..<4 { fields[place + shift] = UInt8(truncatingIfNeeded: value >> UInt32(8 * shift)) }
    }
    if let seed {
      put(UInt32(truncatingIfNeeded: seed), at: 0)
      put(UInt32(truncatingIfNeeded: seed >> 32), at: 4)
    }
    if let beginTick { put(UInt32(bitPattern: beginTick), at: 8) }
    if let endTick { put(UInt32(bitPattern: endTick), at: 12) }
    // The name of the build comes last, as a text.
    if let opening { put(UInt32(opening.count), at: fields.count - 4 - run.build.utf8.count - 4) }
    var writer = HostWriter()
    for var letter in honest[..<5] { writer.byte("", &letter) }
    var app = app ?? run.app
    var version = rulesVersion ?? run.rulesVersion
    writer.text("", &app)
    writer.int32("", &version)
    for var byte in fields { writer.byte("", &byte) }
    let body = ForgedRun.bytes(of: (opening ?? run.opening) + (inputs ?? run.inputs))
    var count = Int32(body.count)
    writer.int32("", &count)
    bytes = ForgedRun.sealed(writer.bytes + body)
  }

  /// Bytes with the checksum that makes them a valid file.
  public static func sealed(_ bytes: [UInt8]) -> [UInt8] {
    var hash = StateHash()
    for byte in bytes { hash.combine(UInt64(byte)) }
    return bytes + (0..<8).map { UInt8(truncatingIfNeeded: hash.value >> UInt64(8 * $0)) }
  }

  private static func bytes(of inputs: [HostInput]) -> [UInt8] {
    var writer = HostWriter()
    for input in inputs { input.write(to: &writer) }
    return writer.bytes
  }
}
