import Foundation

/// The images and colors of an asset catalog.
struct AssetCatalog {
  /// An image: its name, and its files by scale.
  struct Picture {
    let name: String
    let files: [(scale: Int, url: URL)]
    let isTemplate: Bool
  }

  /// A color for the light and, if it differs, the dark appearance; each as red, green, blue and alpha between 0 and 1.
  struct Color {
    let name: String
    let light: [Double]
    let dark: [Double]?
  }

  private(set) var pictures: [Picture] = []
  private(set) var colors: [Color] = []
  /// The largest image of the app's icon.
  private(set) var icon: URL?
  var report = PortReport()

  init(_ folder: URL, path: String) {
    read(folder, path)
  }

  private mutating func read(_ folder: URL, _ path: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? [] {
      let url = folder.appendingPathComponent(name)
      let inner = path + "/" + name
      switch (name as NSString).pathExtension {
      case "imageset": picture(url, inner)
      case "colorset": color(url, inner)
      case "appiconset": icon(url, inner)
      case "": read(url, inner)
      case "json": break
      default: report.add(.note, inner, "what this holds was left out")
      }
    }
  }

  /// The name of a picture's file, which is beside Contents.json; nil if it leads elsewhere.
  private static func file(of image: [String: Any]) -> String? {
    guard let name = image["filename"] as? String, !name.contains("/"), name != ".." else { return nil }
    return name
  }

  private mutating func contents(_ url: URL, _ path: String) -> [String: Any]? {
    let file = url.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file),
      let found = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else {
      report.add(
        .note, path, "it has no Contents.json that can be read, and was left out",
        remedy: "Add the picture to Web/ by hand.")
      return nil
    }
    return found
  }

  private mutating func picture(_ url: URL, _ path: String) {
    guard let contents = contents(url, path) else { return }
    let name = (url.lastPathComponent as NSString).deletingPathExtension
    var files: [(Int, URL)] = []
    for image in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = AssetCatalog.file(of: image) else { continue }
      let isDark = (image["appearances"] as? [[String: Any]])?.contains { $0["value"] as? String == "dark" } ?? false
      guard !isDark else {
        report.add(.note, path, "the picture for dark appearance was left out")
        continue
      }
      let picture = url.appendingPathComponent(file)
      let ending = (file as NSString).pathExtension.lowercased()
      guard ["png", "jpg", "jpeg", "gif", "webp", "svg"].contains(ending) else {
        report.add(
          .left, path, "a picture of the kind \(ending) is not shown by browsers",
          remedy: "Export it as SVG or PNG into the catalog.")
        continue
      }
      guard FileManager.default.fileExists(atPath: picture.path) else {
        report.add(.note, path, "\(file) is not there")
        continue
      }
      files.append((Int((image["scale"] as? String ?? "1x").dropLast()) ?? 1, picture))
    }
    guard !files.isEmpty else { return }
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    pictures.append(Picture(name: name, files: files, isTemplate: intent == "template"))
  }

  private mutating func color(_ url: URL, _ path: String) {
    guard let contents = contents(url, path) else { return }
    var light: [Double]?
    var dark: [Double]?
    for each in contents["colors"] as? [[String: Any]] ?? [] {
      guard let color = each["color"] as? [String: Any] else { continue }
      let parts = AssetCatalog.components(color)
      let isDark = (each["appearances"] as? [[String: Any]])?.contains { $0["value"] as? String == "dark" } ?? false
      if isDark { dark = parts } else { light = light ?? parts }
    }
    guard let light else { return }
    colors.append(Color(name: (url.lastPathComponent as NSString).deletingPathExtension, light: light, dark: dark))
  }

  /// Numbers are written as `0.5`, `128` or `0x80`.
  static func components(_ color: [String: Any]) -> [Double]? {
    guard let components = color["components"] as? [String: Any] else { return nil }
    func part(_ key: String) -> Double? {
      guard let text = components[key] as? String else { return nil }
      if text.hasPrefix("0x") { return UInt64(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      guard let number = Double(text) else { return nil }
      return text.contains(".") ? number : number > 1 ? number / 255 : number
    }
    let alpha = part("alpha") ?? 1
    if let white = part("white") { return [white, white, white, alpha] }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return [red, green, blue, alpha]
  }

  private mutating func icon(_ url: URL, _ path: String) {
    guard let contents = contents(url, path) else { return }
    var best = 0.0
    for image in contents["images"] as? [[String: Any]] ?? [] {
      guard let file = AssetCatalog.file(of: image), file.hasSuffix(".png") else { continue }
      let size = Double((image["size"] as? String ?? "1x1").split(separator: "x")[0]) ?? 1
      let scale = Double((image["scale"] as? String ?? "1x").dropLast()) ?? 1
      let picture = url.appendingPathComponent(file)
      if size * scale > best, FileManager.default.fileExists(atPath: picture.path) {
        best = size * scale
        icon = picture
      }
    }
  }
}
