/// A theme that a player typed: a name, faces for every game, and the colours of a theme that comes with the game.
package struct OwnTheme: Equatable {
  package var name: String
  package var faces: [String]
  /// Whose colours and backs it has: a place among all themes that come with the game.
  package var look: Int

  /// As many faces as the largest game has pairs, at least.
  package static let counts = Rules.pairs.upperBound...40
  package static let longestName = 20
  package static let longestFace = 12
  /// How many own themes there can be.
  package static let most = 12
  /// What the setting of the theme is for the first of them; beyond the numbers of those that come with the game.
  package static let firstNumber = 101

  package init(name: String, faces: [String], look: Int) {
    self.name = OwnTheme.trimmed(name)
    self.faces = faces
    self.look = look
  }

  // MARK: Checking

  /// Why a name cannot be one.
  package enum NameFault: Equatable { case missing, tooLong, taken }

  /// Why faces are none to play with.
  package enum FacesFault: Equatable {
    /// So many are there, and more are needed.
    case tooFew(Int)
    case tooMany
    case twice(String)
    case tooLong(String)
  }

  /// What is wrong with a name beside those of `others`; nil where nothing is.
  package static func fault(ofName name: String, beside others: [String]) -> NameFault? {
    let name = trimmed(name)
    if name.utf8.isEmpty { return .missing }
    if name.count > longestName { return .tooLong }
    return others.contains(name) ? .taken : nil
  }

  /// What is wrong with faces; what can only be mended by taking away comes first.
  package static func fault(of faces: [String]) -> FacesFault? {
    for (index, face) in faces.enumerated() {
      if face.count > longestFace { return .tooLong(face) }
      if faces[..<index].contains(face) { return .twice(face) }
    }
    if faces.count > counts.upperBound { return .tooMany }
    return faces.count < counts.lowerBound ? .tooFew(faces.count) : nil
  }

  // MARK: Reading what was typed

  /// The faces in a text: each picture is one, and each word between spaces, commas or pictures.
  package static func faces(in text: String) -> [String] {
    var faces: [String] = []
    var word = ""
    for character in text {
      if isSeparator(character) || isPicture(character) {
        if !word.utf8.isEmpty { faces.append(word) }
        word = ""
        if isPicture(character) { faces.append(String(character)) }
      } else {
        word.append(character)
      }
    }
    if !word.utf8.isEmpty { faces.append(word) }
    return faces
  }

  /// A face cannot hold these; the bar stands between the two cards of a pair in themes that come with the game.
  private static func isSeparator(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return true }
    switch first.value {
    case 0...0x20, 0xA0, 0x2C, 0x3B, 0x7C, 0x3000, 0x3001, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Whether a character is an emoji or another symbol that says something alone.
  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2190...0x2BFF, 0x1F000...0x1FBFF, 0xFE0F, 0x20E3: true
      default: false
      }
    }
  }

  /// Without spaces at its ends, and without line breaks.
  private static func trimmed(_ text: String) -> String {
    var bytes = text.utf8.map { $0 < 0x20 ? 0x20 : $0 }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == 0x20 }, as: UTF8.self)
  }

  // MARK: Keeping

  /// The theme in three lines: the number of its look, its name, its faces.
  package var text: String { "\(look)\n" + name + "\n" + faces.joined(separator: " ") }

  /// Why a kept text is no theme.
  package enum Damage: Error, Equatable {
    case notThreeLines
    case noLook
    case name(NameFault)
    case faces(FacesFault)
  }

  /// Reads a theme as `text` writes it.
  package static func read(_ text: String) -> Result<OwnTheme, Damage> {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    guard lines.count == 3 else { return .failure(.notThreeLines) }
    guard let look = Theme.all.indices.first(where: { "\($0)" == lines[0] }) else { return .failure(.noLook) }
    if let fault = fault(ofName: lines[1], beside: []) { return .failure(.name(fault)) }
    let theme = OwnTheme(name: lines[1], faces: faces(in: lines[2]), look: look)
    if let fault = fault(of: theme.faces) { return .failure(.faces(fault)) }
    return .success(theme)
  }
}

extension Theme {
  /// An own theme to play with; its number is what the setting of the theme is for it.
  package init(_ own: OwnTheme, number: Int) {
    let look = Theme.all[min(max(own.look, 0), Theme.all.count - 1)]
    self.init(own.name, faces: own.faces, address: "own-\(number - OwnTheme.firstNumber + 1)", like: look)
  }
}
