import CCaromTrap
import UIKit

/// The image files in an app's folder, as the page's build lists them (`scripts/picture_files.py`).
enum PictureFolder {
  private static let endings = [".png", ".svg", ".webp", ".jpg", ".jpeg", ".gif"]
  /// The page's own icons and previews do not belong to the app.
  private static let notTheApps = ["icon.svg", "icon-192.png", "icon-512.png", "preview.png", "preview.jpg"]
  private static let deepest = 8
  /// Longer than any header; a photo's header may follow an embedded thumbnail.
  private static let longestHeader: Int32 = 1 << 20

  /// The names in the folder at `path`, each followed by its size; none if there is no such folder.
  static func files(in path: String) -> [String] {
    names(in: path, below: "", depth: 0).sorted().flatMap { name in
      let header = PictureHeader(beginning(of: path + "/" + name))
      return [name, "\(header?.width ?? 0)x\(header?.height ?? 0)"]
    }
  }

  private static func names(in path: String, below prefix: String, depth: Int) -> [String] {
    guard depth < deepest, let folder = carom_folder_open(path) else { return [] }
    defer { carom_folder_close(folder) }
    var found: [String] = []
    while let next = carom_folder_next(folder) {
      let name = String(cString: next)
      guard !name.hasPrefix(".") else { continue }
      if endings.contains(where: name.hasSuffix) {
        if !notTheApps.contains(prefix + name) { found.append(prefix + name) }
      } else {
        found += names(in: path + "/" + name, below: prefix + name + "/", depth: depth + 1)
      }
    }
    return found
  }

  private static func beginning(of path: String) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: Int(longestHeader)) { bytes, count in
      guard let start = bytes.baseAddress else { return }
      count = Int(max(0, carom_file_read(path, start, longestHeader)))
    }
  }
}
