import ArcadeRuns
import ArgumentParser
import CaromReplay
import Foundation

/// Files with runs, or with whole sessions. If one cannot be read, a line says why, and the command ends with the code
/// 2.
enum RunFile {
  /// The most bytes of a file; sessions are longer than runs.
  private static let most = 256 << 20

  /// The bytes of a file; `-` is the standard input.
  static func bytes(of file: String) throws -> [UInt8] {
    let handle: FileHandle
    if file == "-" {
      handle = .standardInput
    } else {
      guard let opened = FileHandle(forReadingAtPath: file) else {
        throw fault("\(file): there is no such file, or no permission to read it; give the path of a run", code: 2)
      }
      handle = opened
    }
    guard let data = try? handle.read(upToCount: most + 1) else {
      throw fault("\(file): this cannot be read as a file; give the path of a run", code: 2)
    }
    guard data.count <= most else { throw fault("\(file): this has more than 256 MB; a run has some KB", code: 2) }
    return [UInt8](data)
  }

  private static func isRun(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("CRUN".utf8)) }

  /// The run in a file, or the games of the session in it.
  static func runs(in bytes: [UInt8], _ file: String) throws -> [RunRecording] {
    do throws(RecordingError) {
      if isRun(bytes) { return [try RunRecording(bytes: bytes)] }
      return try Recording(bytes: bytes).games
    } catch {
      throw fault("\(file): \(error.reason); give a run, or a session as the page saves it", code: 2)
    }
  }

  /// The one run in a file.
  static func run(in bytes: [UInt8], _ file: String) throws -> RunRecording {
    let runs = try runs(in: bytes, file)
    guard runs.count == 1 else {
      throw fault(
        "\(file): this is a session with \(runs.count) games; extract them with `arcade verify \(file) --save FOLDER`",
        code: 2)
    }
    return runs[0]
  }

  /// The differences between the games of a session and their replays alone; empty for a file with a run.
  static func differences(in bytes: [UInt8]) throws -> [String] {
    guard !isRun(bytes) else { return [] }
    let recording = try Recording(bytes: bytes)
    var found: [String] = []
    for run in recording.games {
      guard let game = BoardGame(rawValue: run.app) else { continue }
      found += try recording.differences(of: [run], in: game.app()).map { "the game at tick \(run.beginTick): \($0)" }
    }
    return found
  }

  /// Saves a run in a folder, which is created if necessary.
  static func write(_ run: RunRecording, into folder: String, number: Int) throws {
    let path = "\(folder)/\(run.app)-\(number).run"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try Data(run.bytes).write(to: URL(fileURLWithPath: path))
    } catch {
      throw fault("\(path): this cannot be written; choose another folder", code: 2)
    }
  }
}
