import Glibc
import Testing
import UIKit

@testable import UIKitCore

/// The first bytes of picture files, written according to the formats' specifications.
enum PictureBytes {
  static func big(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  static func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + big(13, 4) + Array("IHDR".utf8) + big(width, 4) + big(height, 4)
      + [8, 6, 0, 0, 0] + big(0, 4)
  }
  static func gif(_ width: Int, _ height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + little(width, 2) + little(height, 2)
  }
  static func webp(_ width: Int, _ height: Int) -> [UInt8] {
    Array("RIFF".utf8) + little(100, 4) + Array("WEBPVP8X".utf8) + little(10, 4) + [0, 0, 0, 0]
      + little(width - 1, 3) + little(height - 1, 3)
  }
  /// A lossless one: 14 bits each for the width and the height.
  static func webpLossless(_ width: Int, _ height: Int) -> [UInt8] {
    Array("RIFF".utf8) + little(100, 4) + Array("WEBPVP8L".utf8) + little(10, 4) + [0x2F]
      + little((width - 1) | (height - 1) << 14, 4)
  }
  static func jpeg(_ width: Int, _ height: Int, orientation: Int = 1) -> [UInt8] {
    let exif =
      Array("Exif\0\0MM".utf8) + big(42, 2) + big(8, 4) + big(1, 2) + big(0x112, 2) + big(3, 2) + big(1, 4)
      + big(orientation, 2) + big(0, 2)
    return [0xFF, 0xD8, 0xFF, 0xE1] + big(exif.count + 2, 2) + exif + [0xFF, 0xC4, 0, 3, 0, 0xFF, 0xC2] + big(17, 2)
      + [8] + big(height, 2) + big(width, 2) + [3]
  }
}

@Suite struct PictureHeaderTests {
  @Test func eachFormatTellsItsSize() {
    func size(_ bytes: [UInt8]) -> [Int] { PictureHeader(bytes).map { [$0.width, $0.height] } ?? [] }
    #expect(size(PictureBytes.png(640, 480)) == [640, 480])
    #expect(size(PictureBytes.gif(300, 20)) == [300, 20])
    #expect(size(PictureBytes.webp(1000, 70_000)) == [1000, 70_000])
    #expect(size(PictureBytes.webpLossless(400, 301)) == [400, 301])
    #expect(size(PictureBytes.jpeg(4000, 3000)) == [4000, 3000])
    // A camera that is held upright stores the picture lying on its side.
    #expect(size(PictureBytes.jpeg(4000, 3000, orientation: 6)) == [3000, 4000])
    #expect(size(Array("<?xml?><svg xmlns='a' width=\"24px\" height='16.5'>".utf8)) == [24, 17])
    #expect(size(Array("<svg viewBox=\"-5 -5 100 50\">".utf8)) == [100, 50])
    #expect(size(Array("<svg stroke-width=\"3\" width=\"100%\" viewBox=\"0 0 9 8\">".utf8)) == [9, 8])
  }

  @Test func bytesThatEndTooEarlyOrAreOthersHaveNoSize() {
    for whole in [
      PictureBytes.png(6, 4), PictureBytes.gif(6, 4), PictureBytes.webp(6, 4), PictureBytes.webpLossless(6, 4),
    ] {
      #expect(PictureHeader(whole) != nil)
      for count in 0..<10 { #expect(PictureHeader(Array(whole.prefix(count))) == nil) }
    }
    let photo = PictureBytes.jpeg(6, 4, orientation: 8)
    for count in 0..<photo.count - 1 { #expect(PictureHeader(Array(photo.prefix(count))) == nil) }
    #expect(PictureHeader(PictureBytes.png(0, 4)) == nil)
    #expect(PictureHeader(Array("<svg width=\"0\" height=\"3\">".utf8)) == nil)
    #expect(PictureHeader(Array("hello".utf8)) == nil)
    #expect(PictureHeader([]) == nil)
  }
}

@Suite struct PictureTests {
  private func host(_ files: [String], scale: CGFloat = 2) -> HeadlessHost {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480), scale: scale) { UIViewController() }
    var pictures = PicturesInput()
    pictures.files = files
    host.send(.pictures(pictures))
    host.advance(ticks: 1)
    return host
  }

  @Test func theFileForTheScreenIsChosen() throws {
    let files = ["logo.png", "100x50", "logo@2x.png", "200x100", "logo@3x.png", "300x150", "big.jpg", "90x30"]
    for (scale, pixels) in [(1.0, 1), (2, 2), (3, 3), (1.5, 2), (4, 3)] {
      let host = host(files, scale: scale)
      let logo = try #require(UIImage(named: "logo"))
      #expect(logo.size == CGSize(width: 100, height: 50))
      #expect(logo.scale == CGFloat(pixels))
      #expect(logo.cgImage?.width == 100 * pixels)
      #expect(host.diagnostics.isEmpty)
    }
    let host = host(files)
    #expect(UIImage(named: "big")?.size == CGSize(width: 90, height: 30))
    #expect(UIImage(named: "big.jpg")?.scale == 1)
    #expect(UIImage(named: "logo.png")?.scale == 2)
    #expect(UIImage(named: "logo@3x.png")?.size == CGSize(width: 100, height: 50))
    #expect(UIImage(contentsOfFile: Bundle.main.path(forResource: "big", ofType: "jpg") ?? "")?.size.width == 90)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func whatIsMissingOrDamagedIsNamed() {
    let one = host(["a.png", "10x10", "broken.png", "0x0", "odd.png", "sixty"])
    #expect(UIImage(named: "b") == nil)
    #expect(UIImage(named: "broken") == nil)
    #expect(UIImage(named: "odd") == nil)
    #expect(UIImage(named: "") == nil)
    #expect(
      one.diagnostics.first
        == "UIImage: there is no picture \"b\" in the app's folder Web, which contains a.png, broken.png, odd.png.")
    #expect(one.diagnostics.count == 4)
    #expect(one.diagnostics[1].hasPrefix("UIImage: broken.png in the app's folder Web is damaged"))
    let none = host([])
    #expect(UIImage(named: "b") == nil)
    #expect(none.diagnostics.last?.contains("put b.png there and build again") == true)
  }

  @Test func anImageViewHasThePicturesSizeAndShowsIt() throws {
    let host = host(["photo.jpg", "120x80"])
    let view = UIImageView(image: UIImage(named: "photo"))
    #expect(view.frame.size == CGSize(width: 120, height: 80))
    #expect(view.intrinsicContentSize == CGSize(width: 120, height: 80))
    host.view.addSubview(view)
    #expect(host.drawing(of: view).last { $0.hasPrefix("picture") } == "picture 0 0 120 80 \"photo.jpg\"")
    #expect(!host.drawing(of: view).contains { $0.hasPrefix("tint") })
    // A template image gets the tint color, as a symbol does.
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(host.drawing(of: view).contains { $0.hasPrefix("tint") })
    view.contentMode = .scaleAspectFit
    view.frame.size = CGSize(width: 60, height: 60)
    #expect(host.drawing(of: view).contains("transform 0.5 0 0 0.5 0 0"))
  }

  @Test func bytesMakeAnImageAndComeBack() throws {
    let host = host([])
    let bytes = PictureBytes.png(30, 20)
    let image = try #require(UIImage(data: UIKit.Data(bytes), scale: 2))
    #expect(image.size == CGSize(width: 15, height: 10))
    #expect(image.pngData() == UIKit.Data(bytes))
    #expect(image.withRenderingMode(.alwaysTemplate).pngData() == UIKit.Data(bytes))
    #expect(host.diagnostics.isEmpty)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(host.diagnostics.count == 1)
    #expect(UIImage(data: UIKit.Data([1, 2, 3])) == nil)
    let view = UIImageView(image: image)
    host.view.addSubview(view)
    #expect(host.drawing(of: view).contains { $0.hasPrefix("picture 0 0 15 10 \"data:image/png;base64,iVBORw0KGgo") })
  }

  @Test func cornersOfAResizableImageKeepTheirSize() throws {
    let host = host(["button.png", "30x20"])
    let image = try #require(UIImage(named: "button"))
    let insets = UIEdgeInsets(top: 8, left: 10, bottom: 8, right: 10)
    let stretched = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(stretched.capInsets == insets)
    #expect(stretched.size == image.size)
    let cut = try #require(stretched.pieces)
    let pieces = cut(CGSize(width: 100, height: 50))
    #expect(pieces.count == 9)
    #expect(pieces.first?.place == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(pieces[4].part == CGRect(x: 10, y: 8, width: 10, height: 4))
    #expect(pieces[4].place == CGRect(x: 10, y: 8, width: 80, height: 34))
    #expect(pieces.last?.place == CGRect(x: 90, y: 42, width: 10, height: 8))
    // 80 points are eight times the middle, 34 are eight and a half.
    let repeated = try #require(image.resizableImage(withCapInsets: insets).pieces)
    let tiled = repeated(CGSize(width: 100, height: 50))
    #expect(tiled.count == 10 * 11)
    // Caps without enough room shrink in proportion.
    let small = cut(CGSize(width: 10, height: 50))
    #expect(small.map(\.place.width).reduce(0, max) == 5)
    #expect(small.allSatisfy { $0.place.maxX <= 10 })
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aReplayHasTheSamePictures() throws {
    let folder = "/tmp/carom-pictures-\(getpid())"
    mkdir(folder, 0o700)
    mkdir(folder + "/icons", 0o700)
    func write(_ name: String, _ bytes: [UInt8]) {
      guard let file = fopen(folder + "/" + name, "wb") else { return }
      fwrite(bytes, 1, bytes.count, file)
      fclose(file)
    }
    write("a@2x.png", PictureBytes.png(64, 32))
    write("icons/star.svg", Array("<svg viewBox='0 0 24 24'/>".utf8))
    write("torn.jpg", [0xFF, 0xD8, 0xFF])
    write("icon.svg", Array("<svg viewBox='0 0 24 24'/>".utf8))
    write("notes.txt", [65])
    defer {
      for name in ["a@2x.png", "icons/star.svg", "torn.jpg", "icon.svg", "notes.txt"] { unlink(folder + "/" + name) }
      rmdir(folder + "/icons")
      rmdir(folder)
    }
    let host = HeadlessHost(web: folder, isRecording: true) { UIViewController() }
    #expect(UIImage(named: "a")?.size == CGSize(width: 32, height: 16))
    #expect(UIImage(named: "icons/star")?.size == CGSize(width: 24, height: 24))
    #expect(UIImage(named: "torn") == nil)
    #expect(UIImage(named: "icon") == nil)
    let recording = try #require(host.application.recording)
    var reader = HostReader(recording.bytes)
    var files: [[String]] = []
    while let input = HostInput(from: &reader) {
      if case .pictures(let pictures) = input { files.append(pictures.files) }
    }
    #expect(files == [["a@2x.png", "64x32", "icons/star.svg", "24x24", "torn.jpg", "0x0"]])
  }
}
