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
    var date: Date
    var size: Int
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
    let keys: [URLResourceKey] = [.isRegularFileKey, .isDirectoryKey, .contentModificationDateKey, .fileSizeKey]
    let root = folder.standardizedFileURL.path
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: keys)
    while let file = all?.nextObject() as? URL {
      guard let values = try? file.resourceValues(forKeys: Set(keys)) else { continue }
      let name = file.lastPathComponent
      if values.isDirectory == true, name.hasPrefix(".") || name.hasPrefix("dist") || name == "Tests" {
        all?.skipDescendants()
      } else if values.isRegularFile == true, !name.hasPrefix(".") {
        let path = String(file.standardizedFileURL.path.dropFirst(root.count + 1))
        guard path.hasSuffix(".swift") || path.hasPrefix("Web/") else { continue }
        stamps[path] = Stamp(date: values.contentModificationDate ?? .distantPast, size: values.fileSize ?? 0)
      }
    }
    return stamps
  }
}
