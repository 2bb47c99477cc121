import CaromGeometry

/// The app's image files, as the host listed them at the start: names in the folder `Web`, and sizes in pixels.
struct PictureFiles {
  /// A file that matches a name.
  struct File {
    var name: String
    /// The size in pixels; zero if the file is damaged.
    var pixels: CGSize
    /// The pixels per point.
    var scale: CGFloat
  }

  /// The extensions that are tried for a name without one.
  private static let endings: [StaticString] = [".png", ".svg", ".webp", ".jpg", ".jpeg", ".gif"]

  private var names: [[UInt8]] = []
  private var sizes: [CGSize] = []

  /// Reads the list: a name, then its size as `640x480`, and so on. A size that cannot be read is zero.
  mutating func read(_ list: [String]) {
    names = []
    sizes = []
    for index in stride(from: 0, to: list.count - 1, by: 2) {
      names.append(Array(list[index].utf8))
      let numbers = list[index + 1].utf8.split(separator: UInt8(ascii: "x")).map { digits in
        digits.prefix(7).reduce(0.0) { (0x30...0x39).contains($1) ? $0 * 10 + Double($1 - 0x30) : .nan }
      }
      let isSize = numbers.count == 2 && numbers[0] > 0 && numbers[1] > 0
      sizes.append(isSize ? CGSize(width: numbers[0], height: numbers[1]) : .zero)
    }
  }

  var isEmpty: Bool { names.isEmpty }
  /// The names, for a diagnostic.
  var list: String {
    var text = ""
    for name in names.prefix(20) { text += (text.utf8.isEmpty ? "" : ", ") + String(decoding: name, as: UTF8.self) }
    return names.count > 20 ? text + ", …" : text
  }

  /// The file for a name, with or without its extension: among `name.png`, `name@2x.png` and `name@3x.png` the one for
  /// the screen's `scale`, otherwise the next larger one, otherwise the largest.
  func find(_ name: String, scale: CGFloat) -> File? {
    let bytes = Array(name.utf8)
    let known = PictureFiles.endings.filter { ending in
      bytes.count > ending.utf8CodeUnitCount
        && Array(bytes.suffix(ending.utf8CodeUnitCount)) == PictureFiles.bytes(of: ending)
    }
    let stem = known.first.map { Array(bytes.dropLast($0.utf8CodeUnitCount)) } ?? bytes
    let wanted = max(1, min(3, Int(scale.rounded(.up))))
    for times in Array(wanted...3) + (1..<wanted).reversed() {
      for ending in known.isEmpty ? PictureFiles.endings : known {
        let variant = times == 1 ? [] : [UInt8(ascii: "@"), UInt8(0x30 + times), UInt8(ascii: "x")]
        let file = stem + variant + PictureFiles.bytes(of: ending)
        guard let index = names.firstIndex(of: file) else { continue }
        // A name that includes `@2x` has that scale, too.
        let own = stem.suffix(3)
        let isVariant = own.count == 3 && own.first == UInt8(ascii: "@") && own.last == UInt8(ascii: "x")
        let digit = isVariant ? Int(own[own.startIndex + 1]) - 0x30 : 0
        return File(
          name: String(decoding: file, as: UTF8.self), pixels: sizes[index],
          scale: CGFloat((2...3).contains(digit) ? digit : times))
      }
    }
    return nil
  }

  private static func bytes(of text: StaticString) -> [UInt8] {
    Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}

extension UIImage {
  /// Creates the image of a picture file in the app's folder `Web`: PNG, JPEG, GIF, WebP or SVG.
  ///
  /// The name may omit the extension. `logo@2x.png` and `logo@3x.png` are `logo` for screens with 2 and 3 pixels per
  /// point. The size is known at once, because the build reads it; the page loads the picture when it is first shown. A
  /// file that is missing or damaged gives nil and a diagnostic.
  public convenience init?(named name: String) {
    let application = UIApplication.shared
    guard let file = application.pictureFiles.find(name, scale: UITraitCollection.current.displayScale) else {
      application.diagnose(
        application.pictureFiles.isEmpty
          ? "UIImage: there is no picture \"\(name)\", because the app's folder Web contains none; put \(name).png there and build again."
          : "UIImage: there is no picture \"\(name)\" in the app's folder Web, which contains \(application.pictureFiles.list)."
      )
      return nil
    }
    guard file.pixels.width > 0 else {
      application.diagnose(
        "UIImage: \(file.name) in the app's folder Web is damaged: its size cannot be read; save it again as PNG, JPEG, GIF, WebP, or SVG with a width and a height."
      )
      return nil
    }
    self.init(picture: file.name, pixels: file.pixels, scale: file.scale)
  }

  /// The same as `init(named:)`: there is one bundle, and the screen's scale chooses the file.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// The same for a file's path, as `Bundle.path(forResource:ofType:)` returns it.
  public convenience init?(contentsOfFile path: String) { self.init(named: path) }

  /// Creates the image of a picture file's bytes, with one pixel per point; nil if they are not PNG, JPEG, GIF, WebP or
  /// SVG.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates the image of a picture file's bytes; nil if they are not PNG, JPEG, GIF, WebP or SVG. A scale that is not
  /// positive and finite counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(Array(data)) else { return nil }
    let kind: String
    switch header.kind {
    case .png: kind = "data:image/png;base64,"
    case .jpeg: kind = "data:image/jpeg;base64,"
    case .gif: kind = "data:image/gif;base64,"
    case .webp: kind = "data:image/webp;base64,"
    case .svg: kind = "data:image/svg+xml;base64,"
    }
    self.init(
      picture: kind + data.base64EncodedString(),
      pixels: CGSize(width: Double(header.width), height: Double(header.height)),
      scale: scale > 0 && scale.isFinite ? scale : 1)
    encoded = (data, header.kind)
  }

  private convenience init(picture file: String, pixels: CGSize, scale: CGFloat) {
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    let context = CGContext(isEmbedded: true)
    context.put(.picture(file, CGRect(origin: .zero, size: size)))
    context.ink()
    self.init(recording: context.balancedWords, size: size)
    fileScale = scale
  }

  /// The bytes of the PNG file from which the image was created. For an image that was created from another format, a
  /// named file or a drawing, returns nil with a diagnostic, because only the page has its pixels.
  public func pngData() -> Data? { bytes(of: .png, "pngData()") }

  /// The bytes of the JPEG file from which the image was created; see `pngData()`. The quality has no effect.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(of: .jpeg, "jpegData(compressionQuality:)") }

  private func bytes(of kind: PictureHeader.Kind, _ asked: String) -> Data? {
    if let encoded, encoded.kind == kind { return encoded.data }
    UIApplication.shared.diagnose(
      "UIImage: \(asked) is nil, because only the page has the pixels of this image; keep the bytes from which it was created."
    )
    return nil
  }
}
