import Foundation

/// The metadata by which a changed file is recognized.
struct FileStamp: Equatable {
  private let device, inode: UInt64
  private let seconds, nanoseconds: Int
  let size: Int
  let isFolder: Bool

  /// Whether the file was changed within the last tenth of a second: another change right after might leave the same
  /// time.
  var isFresh: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return abs(Double(now.tv_sec - seconds) + Double(now.tv_nsec - nanoseconds) / 1e9) < 0.1
  }

  /// The stamp of a file or folder, following symbolic links; nil for anything else, or nothing.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of an open file.
  init?(of descriptor: CInt) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFREG || kind == S_IFDIR else { return nil }
    isFolder = kind == S_IFDIR
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
  }
}
