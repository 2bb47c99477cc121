import Foundation

/// The system's limit on open files and sockets.
public enum FileLimit {
  /// How many are reserved for anything but counted connections: files being read, connections being closed.
  public static let reserve = 256

  /// Raises the limit as far as the system allows, and returns it.
  public static func raise() -> Int {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(files, &limit) == 0 else { return 1024 }
    let old = limit.rlim_cur
    limit.rlim_cur = limit.rlim_max
    let isRaised = setrlimit(files, &limit) == 0
    return Int(clamping: isRaised ? limit.rlim_max : old)
  }
}
