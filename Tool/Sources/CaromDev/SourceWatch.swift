import Foundation

/// Notices when files of a package change. It polls their dates, which works on every file system and with every
/// editor.
final class SourceWatch: @unchecked Sendable {
  /// The polling interval in seconds.
  private static let interval = 0.25

  private let folder: URL
  private let changed: (Set<String>) -> Void
  private let queue = DispatchQueue(label: "source watch")
  private var timer: (any DispatchSourceTimer)?
  private var known: [String: Stamp]
  private var waiting: Set<String> = []

  private struct Stamp: Equatable {
    let seconds, nanoseconds, size: Int

    init(_ state: stat) {
      #if canImport(Darwin)
        let date = state.st_mtimespec
      #else
        let date = state.st_mtim
      #endif
      (seconds, nanoseconds, size) = (date.tv_sec, date.tv_nsec, Int(state.st_size))
    }
  }

  /// Starts watching.
  ///
  /// - Parameters:
  ///   - folder: The package's folder.
  ///   - changed: Called on a queue with the paths that have changed, once nothing has changed for an interval.
  init(_ folder: URL, changed: @escaping (Set<String>) -> Void) {
    (self.folder, self.changed) = (folder, changed)
    known = SourceWatch.stamps(of: folder)
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + SourceWatch.interval, repeating: SourceWatch.interval)
    timer.setEventHandler { [weak self] in self?.look() }
    timer.resume()
    self.timer = timer
  }

  func stop() { timer?.cancel() }

  private func look() {
    let now = SourceWatch.stamps(of: folder)
    let different = Set(now.keys).union(known.keys).filter { now[$0] != known[$0] }
    known = now
    if !different.isEmpty { return waiting.formUnion(different) }
    guard !waiting.isEmpty else { return }
    let all = waiting
    waiting = []
    changed(all)
  }

  /// The sources and page files of a package, by their paths in it.
  private static func stamps(of folder: URL) -> [String: Stamp] {
    var stamps: [String: Stamp] = [:]
    let root = folder.standardizedFileURL.path
    // The folders that remain to be read, by their paths in the package. Foundation's enumerator with its URLs takes
    // several times as long, and everything is read four times a second.
    var folders = [""]
    while let parent = folders.popLast() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(parent)")) ?? [] {
        guard !name.hasPrefix(".") else { continue }
        let path = parent + name
        var state = stat()
        guard lstat("\(root)/\(path)", &state) == 0 else { continue }
        if state.st_mode & S_IFMT == S_IFDIR {
          if !name.hasPrefix("dist"), name != "Tests" { folders.append(path + "/") }
        } else if state.st_mode & S_IFMT == S_IFREG, path.hasSuffix(".swift") || path.hasPrefix("Web/") {
          stamps[path] = Stamp(state)
        }
      }
    }
    return stamps
  }
}
