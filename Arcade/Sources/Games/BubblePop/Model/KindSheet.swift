/// A set of kinds of bubbles, as a text that anybody can edit. The arcade's own is the data file `Kinds/kinds.txt`; others come
/// from the editor and from links.
package struct KindSheet: Equatable {
  /// Why a text is not a sheet of kinds.
  package enum Fault: Error, Equatable {
    /// The text is of another kind, or of a version that this code does not know.
    case otherKind, otherVersion
    /// A line, counted from 1, cannot be read.
    case line(Int, Mistake)
    /// There are fewer than two kinds that always come, or more kinds than symbols.
    case tooFew, tooMany
    /// A link is cut off or damaged.
    case link
  }

  /// The error in a line.
  package enum Mistake: Equatable { case fields, points, weight, color, symbol, symbolTwice, name, nameTwice, word }

  /// The kinds, in the order of the text.
  package let kinds: [BubbleKind]

  /// The data file, with the comments that explain it.
  package static var standardText: String { String(decoding: PackageResources.kinds_txt, as: UTF8.self) }

  /// The kinds that are built into BubblePop.
  package static let standard: KindSheet = {
    do throws(Fault) { return try KindSheet(file: standardText) } catch { return KindSheet(checked: []) }
  }()

  package static let points = 1...99
  package static let weights = 1...100
  /// The most characters that a kind's name may have.
  package static let longestName = 16

  private init(checked kinds: [BubbleKind]) { self.kinds = kinds }

  /// Checks what cannot be checked line by line.
  private init(_ kinds: [BubbleKind]) throws(Fault) {
    guard kinds.count <= BubbleKind.Symbol.allCases.count else { throw .tooMany }
    guard kinds.count(where: { !$0.isSpecial && !$0.isWild }) >= 2 else { throw .tooFew }
    self.kinds = kinds
  }

  /// The kinds of an ordinary game, or of one with special bubbles.
  package func kinds(withSpecials: Bool) -> [BubbleKind] { kinds.filter { withSpecials || !$0.isSpecial } }

  /// Distinguishes the sheet from others: eight hexadecimal digits, or nothing for the arcade's own.
  package var mark: String {
    if self == .standard { return "" }
    var hash: UInt32 = 2_166_136_261
    for byte in link.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return TextFile.hexadecimal(hash, digits: 8)
  }
}

// MARK: As a text

extension KindSheet {
  private static let heading = "BubblePop kinds "
  private static let version = 1
  private static let special = "special"
  private static let wild = "wild"

  /// Parses the format of `Kinds/kinds.txt`. Empty lines and lines that begin with # are skipped.
  package init(file: String) throws(Fault) {
    let lines = TextFile.lines(of: file)
    guard let first = lines.first, first.utf8.starts(with: KindSheet.heading.utf8) else { throw .otherKind }
    let version = TextFile.number(TextFile.trimmed(String(first.dropFirst(KindSheet.heading.utf8.count))))
    guard version == KindSheet.version else { throw .otherVersion }
    var kinds: [BubbleKind] = []
    for (index, line) in lines.enumerated().dropFirst() {
      let text = TextFile.trimmed(line)
      guard let mark = text.utf8.first, mark != UInt8(ascii: "#") else { continue }
      guard kinds.count <= BubbleKind.Symbol.allCases.count else { throw .tooMany }
      do throws(Mistake.Found) {
        kinds.append(try KindSheet.kind(text, beside: kinds))
      } catch { throw .line(index + 1, error.mistake) }
    }
    try self.init(kinds)
  }

  /// The sheet in the format that `init(file:)` parses.
  package var file: String { file(explainedBy: []) }

  /// The sheet in the format that `init(file:)` parses, with lines of explanation that it skips.
  package func file(explainedBy comments: [String]) -> String {
    var text = KindSheet.heading + "\(KindSheet.version)\n"
    for comment in comments { text += "# " + comment + "\n" }
    for kind in kinds {
      text +=
        "\(kind.points) \(kind.weight) \(TextFile.hexadecimal(UInt32(kind.color), digits: 6)) \(kind.symbol.rawValue) "
      text += kind.name + (kind.isSpecial ? ", " + KindSheet.special : "") + (kind.isWild ? ", " + KindSheet.wild : "")
      text += "\n"
    }
    return text
  }

  private static func kind(_ line: String, beside others: [BubbleKind]) throws(Mistake.Found) -> BubbleKind {
    let spaced = line.utf8.split(maxSplits: 4, whereSeparator: { $0 == 0x20 || $0 == 0x09 })
    let fields = spaced.map { String(decoding: Array($0), as: UTF8.self) }
    guard fields.count == 5 else { throw Mistake.Found(.fields) }
    let words = TextFile.parts(of: fields[4], at: ",").map { TextFile.trimmed($0) }
    return try kind(fields, name: words[0], words: Array(words.dropFirst()), beside: others)
  }

  /// Checks the fields of one kind: points, weight, color, symbol; then its name and its options.
  private static func kind(
    _ fields: [String], name: String, words: [String], beside others: [BubbleKind]
  ) throws(Mistake.Found) -> BubbleKind {
    guard let points = TextFile.number(fields[0]), KindSheet.points.contains(points) else {
      throw Mistake.Found(.points)
    }
    guard let weight = TextFile.number(fields[1]), weights.contains(weight) else { throw Mistake.Found(.weight) }
    guard let color = TextFile.color(fields[2]) else { throw Mistake.Found(.color) }
    guard let symbol = BubbleKind.Symbol(rawValue: fields[3]) else { throw Mistake.Found(.symbol) }
    guard !others.contains(where: { $0.symbol == symbol }) else { throw Mistake.Found(.symbolTwice) }
    guard let visible = PlayerName(name), visible.text.count <= longestName,
      !visible.text.utf8.contains(UInt8(ascii: ","))
    else { throw Mistake.Found(.name) }
    guard !others.contains(where: { $0.name == visible.text }) else { throw Mistake.Found(.nameTwice) }
    for word in words where word != special && word != wild { throw Mistake.Found(.word) }
    return BubbleKind(
      visible.text, points: points, weight: weight, color: color, symbol: symbol, isWild: words.contains(wild),
      isSpecial: words.contains(special))
  }
}

extension KindSheet.Mistake {
  /// An error thrown while a line is parsed.
  struct Found: Error {
    let mistake: KindSheet.Mistake
    init(_ mistake: KindSheet.Mistake) { self.mistake = mistake }
  }
}

// MARK: As a link

extension KindSheet {
  /// The sheet as the query of an address: `k=1.40.E8324A.circle..red~…`, names percent-encoded.
  package var link: String {
    var text = "k="
    for (index, kind) in kinds.enumerated() {
      text += index == 0 ? "" : "~"
      text +=
        "\(kind.points).\(kind.weight).\(TextFile.hexadecimal(UInt32(kind.color), digits: 6)).\(kind.symbol.rawValue)."
      text += (kind.isSpecial ? "s" : "") + (kind.isWild ? "w" : "") + "." + KindSheet.encoded(kind.name)
    }
    return text
  }

  /// Parses a link; every fault refuses the whole of it.
  package init(link: String) throws(Fault) {
    guard link.utf8.starts(with: "k=".utf8), link.utf8.count < 2000 else { throw .link }
    var kinds: [BubbleKind] = []
    for part in TextFile.parts(of: String(link.dropFirst(2)), at: "~") {
      let fields = TextFile.parts(of: part, at: ".")
      guard fields.count == 6, let name = KindSheet.decoded(fields[5]) else { throw .link }
      let words = fields[4].utf8.map {
        $0 == UInt8(ascii: "s") ? KindSheet.special : $0 == UInt8(ascii: "w") ? KindSheet.wild : ""
      }
      do throws(Mistake.Found) {
        kinds.append(try KindSheet.kind(fields, name: name, words: words, beside: kinds))
      } catch { throw .line(kinds.count + 1, error.mistake) }
    }
    try self.init(kinds)
  }

  private static func encoded(_ name: String) -> String {
    var text = ""
    for byte in name.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: text.unicodeScalars.append(Unicode.Scalar(byte))
      default: text += "%" + TextFile.hexadecimal(UInt32(byte), digits: 2)
      }
    }
    return text
  }

  private static func decoded(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var (name, index): ([UInt8], Int) = ([], 0)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%") {
        guard index + 2 < bytes.count, let high = TextFile.hexadecimal(bytes[index + 1]),
          let low = TextFile.hexadecimal(bytes[index + 2])
        else { return nil }
        name.append(UInt8(high * 16 + low))
        index += 3
      } else {
        name.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }
}
