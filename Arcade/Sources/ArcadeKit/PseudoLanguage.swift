/// English in other letters, from right to left and longer, as a translation might be. Tests find with it which words were
/// never meant to be translated, and which places are too narrow for longer ones.
public enum PseudoLanguage {
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
      if [0x61, 0x65, 0x69, 0x6F, 0x75].contains(letter) { bytes += other }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @inline(never) static func texts(_ english: [String]) -> [String] { english.map { text($0) } }
}
