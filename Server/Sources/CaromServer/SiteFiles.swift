import Foundation
import NIOConcurrencyHelpers

/// A cache of the files that were requested: each is read and hashed once, and kept until it changes.
final class SiteFiles: Sendable {
  /// The result of looking up a path.
  enum Finding {
    case file(HeldFile)
    case folder
    case nothing
    /// A file that the server's user may not read.
    case unreadable
    /// A file that is too large for the cache, with its size in bytes.
    case tooLarge(Int)
  }

  /// The cache's capacity in bytes. When another file does not fit, the cache is emptied.
  static let greatestSize = 256 << 20

  private let site: Site
  private let held = NIOLockedValueBox<(files: [String: HeldFile], size: Int)>(([:], 0))

  init(site: Site) { self.site = site }

  /// How many bytes are cached.
  var size: Int { held.withLockedValue { $0.size } }

  /// The file at a path, in the first allowed encoding for which a variant exists.
  /// - Parameter path: as in the request line, percent-encoded, without the query.
  func find(_ path: String, allowed: [ContentEncoding]) -> Finding {
    guard let file = site.file(at: path) else { return .nothing }
    let name = file.dropFirst(site.root.count + 1)
    for encoding in allowed {
      if case .file(let variant) = current(file + encoding.suffix, name: name, encoding: encoding) {
        // A compressed file without an original is served only under its own name.
        return FileStamp(of: file)?.isFolder == false ? .file(variant) : .nothing
      }
    }
    return current(file, name: name, encoding: nil)
  }

  private func current(_ path: String, name: Substring, encoding: ContentEncoding?) -> Finding {
    guard let stamp = FileStamp(of: path) else {
      letGo(path)
      return .nothing
    }
    if stamp.isFolder { return site.contains(path) ? .folder : .nothing }
    if let file = held.withLockedValue({ $0.files[path] }), file.isSettled, file.stamp == stamp {
      return .file(file)
    }
    guard site.contains(path) else { return .nothing }
    guard stamp.size <= SiteFiles.greatestSize else { return .tooLarge(stamp.size) }
    guard let file = HeldFile(path: path, name: name, encoding: encoding) else { return .unreadable }
    hold(file, path)
    return .file(file)
  }

  private func hold(_ file: HeldFile, _ path: String) {
    held.withLockedValue { held in
      held.size -= held.files[path]?.bytes.readableBytes ?? 0
      if held.size + file.bytes.readableBytes > SiteFiles.greatestSize { held = ([:], 0) }
      held.files[path] = file
      held.size += file.bytes.readableBytes
    }
  }

  private func letGo(_ path: String) {
    held.withLockedValue { held in
      held.size -= held.files.removeValue(forKey: path)?.bytes.readableBytes ?? 0
    }
  }
}
