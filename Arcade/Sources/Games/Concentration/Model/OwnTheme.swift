/// A theme that a player typed: a name, faces, and the colors of one of the built-in themes.
package struct OwnTheme: Equatable {
  package var name: String
  package var faces: [String]
  /// The index of the built-in theme whose colors and backs it uses.
  package var look: Int

  /// How many faces a theme may have: at least one for each pair of the largest game.
  package static let counts = Rules.pairs.upperBound...40
  package static let longestName = 20
  package static let longestFace = 12
  /// The largest number of themes that a player can have.
  package static let most = 12
  /// The theme setting's value for the first of them, above the values for the built-in themes.
  package static let firstNumber = 101

  package init(name: String, faces: [String], look: Int) {
    self.name = OwnTheme.trimmed(name)
    self.faces = faces
    self.look = look
  }

  // MARK: Checking

  /// Why a name is refused.
  package enum NameFault: Equatable { case missing, tooLong, taken }

  /// Why a list of faces is refused.
  package enum FacesFault: Equatable {
    /// There are this many faces, which is too few.
    case tooFew(Int)
    case tooMany
    case twice(String)
    case tooLong(String)
  }

  /// What is wrong with a name, next to those of `others`; nil if nothing is.
  package static func fault(ofName name: String, beside others: [String]) -> NameFault? {
    let name = trimmed(name)
    if name.utf8.isEmpty { return .missing }
    if name.count > longestName { return .tooLong }
    return others.contains(name) ? .taken : nil
  }

  /// What is wrong with a list of faces; faults that only removing a face can fix come first.
  package static func fault(of faces: [String]) -> FacesFault? {
    for (index, face) in faces.enumerated() {
      if face.count > longestFace { return .tooLong(face) }
      if faces[..<index].contains(face) { return .twice(face) }
    }
    if faces.count > counts.upperBound { return .tooMany }
    return faces.count < counts.lowerBound ? .tooFew(faces.count) : nil
  }

  // MARK: Parsing what the player typed

  /// The faces in a text: each picture is one, and so is each word between spaces, commas or pictures.
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

  /// Characters that no face contains; built-in themes put a bar between the two cards of a pair.
  private static func isSeparator(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first else { return true }
    switch first.value {
    case 0...0x20, 0xA0, 0x2C, 0x3B, 0x7C, 0x3000, 0x3001, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Whether a character is an emoji or another symbol that means something by itself.
  private static func isPicture(_ character: Character) -> Bool {
    character.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x2190...0x2BFF, 0x1F000...0x1FBFF, 0xFE0F, 0x20E3: true
      default: false
      }
    }
  }

  /// The text without line breaks, and without spaces at its ends.
  private static func trimmed(_ text: String) -> String {
    var bytes = text.utf8.map { $0 < 0x20 ? 0x20 : $0 }
    while bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes.drop { $0 == 0x20 }, as: UTF8.self)
  }

  // MARK: Storage

  /// The theme in three lines: the index of its look, its name, its faces.
  package var text: String { "\(look)\n" + name + "\n" + faces.joined(separator: " ") }

  /// Why a stored text is not a theme.
  package enum Damage: Error, Equatable {
    case notThreeLines
    case noLook
    case name(NameFault)
    case faces(FacesFault)
  }

  /// Parses a theme from the format of `text`.
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
  /// Creates a theme to play with from one of the player's; `number` is its value in the theme setting.
  package init(_ own: OwnTheme, number: Int) {
    let look = Theme.all[min(max(own.look, 0), Theme.all.count - 1)]
    self.init(own.name, faces: own.faces, address: "own-\(number - OwnTheme.firstNumber + 1)", like: look)
  }
}
