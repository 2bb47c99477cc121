/// The header of an image file: its format and its size. `scripts/picture_files.py` reads the same headers at build
/// time.
package struct PictureHeader: Equatable {
  package enum Kind { case png, jpeg, gif, webp, svg }

  package var kind: Kind
  /// The size in pixels, as the picture is displayed: the Exif orientation is applied.
  package var width, height: Int

  /// Reads the header of a PNG, JPEG, GIF, WebP or SVG file; nil if the bytes are not such a file, or too few.
  package init?(_ bytes: [UInt8]) {
    let reading = Reading(bytes: bytes)
    guard let found = reading.png ?? reading.gif ?? reading.webp ?? reading.jpeg ?? reading.svg else { return nil }
    guard found.width > 0, found.height > 0, found.width <= 1 << 20, found.height <= 1 << 20 else { return nil }
    self = found
  }

  private init(_ kind: Kind, _ width: Int, _ height: Int) {
    (self.kind, self.width, self.height) = (kind, width, height)
  }

  /// The signatures of the file formats.
  private struct Reading {
    let bytes: [UInt8]

    func has(_ text: StaticString, at offset: Int = 0) -> Bool {
      guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
      for index in 0..<text.utf8CodeUnitCount where bytes[offset + index] != text.utf8Start[index] { return false }
      return true
    }

    func big(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    func little(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= bytes.count else { return nil }
      return bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// The size is in the first chunk, IHDR.
    var png: PictureHeader? {
      guard bytes.first == 0x89, has("PNG\r\n\u{1A}\n", at: 1), has("IHDR", at: 12) else { return nil }
      guard let width = big(16, 4), let height = big(20, 4) else { return nil }
      return PictureHeader(.png, width, height)
    }

    var gif: PictureHeader? {
      guard has("GIF87a") || has("GIF89a"), let width = little(6, 2), let height = little(8, 2) else { return nil }
      return PictureHeader(.gif, width, height)
    }

    /// The first chunk decides: VP8 is lossy, VP8L is lossless, VP8X is the extended format.
    var webp: PictureHeader? {
      guard has("RIFF"), has("WEBP", at: 8) else { return nil }
      if has("VP8 ", at: 12), let width = little(26, 2), let height = little(28, 2) {
        return PictureHeader(.webp, width & 0x3FFF, height & 0x3FFF)
      }
      if has("VP8L", at: 12), let width = little(21, 2), let rest = little(22, 3) {
        return PictureHeader(.webp, width & 0x3FFF + 1, rest >> 6 & 0x3FFF + 1)
      }
      if has("VP8X", at: 12), let width = little(24, 3), let height = little(27, 3) {
        return PictureHeader(.webp, width + 1, height + 1)
      }
      return nil
    }

    /// The size is in the frame's header, behind any number of other segments.
    var jpeg: PictureHeader? {
      guard big(0, 3) == 0xFFD8FF else { return nil }
      var offset = 2
      var isTurned = false
      while let marker = big(offset, 2), marker >> 8 == 0xFF, let length = big(offset + 2, 2), length >= 2 {
        switch marker & 0xFF {
        case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
          guard let height = big(offset + 5, 2), let width = big(offset + 7, 2) else { return nil }
          return isTurned ? PictureHeader(.jpeg, height, width) : PictureHeader(.jpeg, width, height)
        case 0xE1: isTurned = isTurned || liesOnItsSide(offset + 4)
        default: break
        }
        offset += 2 + length
      }
      return nil
    }

    /// Whether the Exif data at `offset` swap width and height: an orientation of 5 … 8.
    private func liesOnItsSide(_ offset: Int) -> Bool {
      guard has("Exif\0\0", at: offset) else { return false }
      let start = offset + 6
      let number = has("II", at: start) ? little : big
      guard let first = number(start + 4, 4), let count = number(start + first, 2) else { return false }
      for index in 0..<count {
        let entry = start + first + 2 + 12 * index
        guard let tag = number(entry, 2) else { return false }
        if tag == 0x112, let orientation = number(entry + 8, 2) { return (5...8).contains(orientation) }
      }
      return false
    }

    /// The size is that of `width` and `height` in pixels, or else that of `viewBox`.
    var svg: PictureHeader? {
      let limit = min(bytes.count, 4096)
      guard let start = (0..<limit).first(where: { has("<svg", at: $0) }) else { return nil }
      let tag = bytes[start..<limit].prefix { $0 != UInt8(ascii: ">") }
      if let width = numbers(of: "width", in: tag).first, let height = numbers(of: "height", in: tag).first {
        return PictureHeader(.svg, width, height)
      }
      let box = numbers(of: "viewBox", in: tag)
      return box.count == 4 ? PictureHeader(.svg, box[2], box[3]) : nil
    }

    /// The numbers in an attribute, rounded up; none if one has a unit other than `px`.
    private func numbers(of name: StaticString, in tag: ArraySlice<UInt8>) -> [Int] {
      let isSpace = { (byte: UInt8) in byte <= 0x20 }
      let start = tag.indices.first { index in
        has(name, at: index) && isSpace(bytes[index - 1]) && index + name.utf8CodeUnitCount < tag.endIndex
          && bytes[index + name.utf8CodeUnitCount] == UInt8(ascii: "=")
      }
      guard let start, start + name.utf8CodeUnitCount + 1 < tag.endIndex else { return [] }
      let quoted = tag[(start + name.utf8CodeUnitCount + 1)...]
      guard let quote = quoted.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return [] }
      let value = quoted.dropFirst().prefix { $0 != quote }
      var numbers: [Int] = []
      for word in value.split(whereSeparator: { isSpace($0) || $0 == UInt8(ascii: ",") }) {
        let whole = word.prefix { (0x30...0x39).contains($0) }
        var rest = word.dropFirst(whole.count)
        var number = whole.prefix(7).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        if rest.first == UInt8(ascii: ".") {
          let part = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
          if part.contains(where: { $0 != 0x30 }) { number += 1 }
          rest = rest.dropFirst(1 + part.count)
        }
        if rest.first == UInt8(ascii: "-"), whole.isEmpty {
          // The origin of a view box may be negative, and does not matter.
          numbers.append(0)
          continue
        }
        guard !whole.isEmpty, rest.isEmpty || Array(rest) == Array("px".utf8) else { return [] }
        numbers.append(number)
      }
      return numbers
    }
  }
}
