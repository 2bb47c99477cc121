/// English in other letters, from right to left and longer, as a translation might be, for tests: they find with it which
/// words were never meant to be translated, and which places are too narrow for longer ones.
///
/// It is spoken where the person's language is `qps`, natively only: in WebAssembly its code would be a part of every app. An
/// app takes part if it passes its English texts to `spoken(_:)`.
public enum PseudoLanguage {
  /// Its name, among those that are reserved for private use.
  public static let code = "qps"

  #if hasFeature(Embedded)
    /// The text itself.
    @inlinable @inline(__always) public static func spoken(_ english: String) -> String { english }
    /// The texts themselves.
    @inlinable @inline(__always) public static func spoken(_ english: [String]) -> [String] { english }
    /// Never.
    @inlinable @inline(__always) public static var isSpoken: Bool { false }
  #else
    /// The text in the pseudo-language where it is spoken, otherwise itself.
    public static func spoken(_ english: String) -> String { isSpoken ? text(english) : english }
    /// The texts in the pseudo-language where it is spoken, otherwise themselves.
    public static func spoken(_ english: [String]) -> [String] { english.map { spoken($0) } }
    /// Whether the person's language is this one.
    public static var isSpoken: Bool { UIApplication.shared.language.utf8.elementsEqual(code.utf8) }
  #endif

  /// The text with a Hebrew letter for each Latin one, and two for each vowel; everything else stays.
  public static func text(_ english: String) -> String {
    var bytes: [UInt8] = []
    for byte in english.utf8 {
      let letter = byte | 0x20
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(letter), byte < 0x80 else {
        bytes.append(byte)
        continue
      }
      // The first of the Hebrew letters is D7 90 in UTF-8. There are 27 in a row, one more than Latin ones.
      let other = [0xD7, 0x90 + (letter - UInt8(ascii: "a"))]
      bytes += other
      if [UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "u")].contains(
        letter)
      {
        bytes += other
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
