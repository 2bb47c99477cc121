extension String {
  /// The characters as a reader sees them: a letter with its marks, a flag or a joined emoji is one.
  ///
  /// This is approximate, by ranges of the scripts in wide use; Unicode's exact tables would be larger than all of text
  /// layout.
  var clusters: [String] {
    utf8.allSatisfy { $0 < 0x80 } ? utf8.map { String(UnicodeScalar($0)) } : clustersOfScalars
  }

  // Not inlined, like the functions for single scalars, so that an app whose first screen is in English starts without
  // them.
  @inline(never)
  private var clustersOfScalars: [String] {
    var result: [String] = []
    var current = String.UnicodeScalarView()
    var joins = false
    var flagIsOpen = false
    for scalar in unicodeScalars {
      let isFlag = scalar.value >= 0x1F1E6 && scalar.value <= 0x1F1FF
      if !current.isEmpty && !joins && !scalar.continuesCluster && !(isFlag && flagIsOpen) {
        result.append(String(current))
        current = String.UnicodeScalarView()
        flagIsOpen = false
      }
      flagIsOpen = isFlag && !flagIsOpen
      current.append(scalar)
      joins = scalar.value == 0x200D
    }
    if !current.isEmpty { result.append(String(current)) }
    return result
  }
}

extension UnicodeScalar {
  /// Whether the scalar belongs to the character before it.
  @inline(never)
  var continuesCluster: Bool {
    switch value {
    case 0..<0x300: return false
    case 0x300...0x36F, 0x483...0x489: return true
    case 0x591...0x5BD, 0x5BF, 0x5C1...0x5C2, 0x5C4...0x5C5, 0x5C7: return true
    case 0x610...0x61A, 0x64B...0x65F, 0x670, 0x6D6...0x6DC, 0x6DF...0x6E4, 0x6E7...0x6E8, 0x6EA...0x6ED: return true
    case 0x900...0xDFF:
      // The blocks of the Indian scripts share one layout of 128 code points: signs first, vowel signs and virama from 3A.
      let place = value & 0x7F
      return place <= 3 || (place >= 0x3A && place <= 0x57 && place != 0x3D && place != 0x50) || place == 0x62
        || place == 0x63
    case 0xE31, 0xE34...0xE3A, 0xE47...0xE4E, 0xEB1, 0xEB4...0xEBC, 0xEC8...0xECE: return true
    case 0x1160...0x11FF: return true
    case 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF: return true
    case 0x200C, 0x200D, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F: return true
    case 0x1F3FB...0x1F3FF, 0xE0020...0xE007F, 0xE0100...0xE01EF: return true
    default: return false
    }
  }

  /// Whether a line may end at this space, which is then dropped; false for no-break spaces.
  var isBreakingSpace: Bool {
    switch value {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: return true
    default: return false
    }
  }

  var isNewline: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: return false
    }
  }

  /// Whether lines may break before and after it without a space: ideographs, kana, hangul, emoji.
  @inline(never)
  var breaksAnywhere: Bool {
    switch value {
    case 0x2E80...0x312F, 0x3130...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF, 0xAC00...0xD7A3: return true
    case 0xF900...0xFAFF, 0xFF01...0xFFEF, 0x1F1E6...0x1F3FA, 0x1F400...0x1FAFF, 0x20000...0x3FFFF: return true
    default: return false
    }
  }

  /// Whether no line may begin with this scalar: closing brackets, punctuation marks, small kana.
  @inline(never)
  var mayNotBeginLine: Bool {
    switch value {
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D, 0x2019, 0x201D, 0x2026: return true
    case 0x3001, 0x3002, 0x3005, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x301C: return true
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: return true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB, 0x30FC: return true
    case 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D, 0xFF61, 0xFF64: return true
    default: return continuesCluster
    }
  }

  /// Whether no line may end with this scalar: opening brackets and quotes.
  @inline(never)
  var mayNotEndLine: Bool {
    switch value {
    case 0x28, 0x5B, 0x7B, 0x2018, 0x201C, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016: return true
    case 0xFF08, 0xFF3B, 0xFF5B: return true
    default: return value == 0x200D
    }
  }

  /// Whether a line may end after this scalar inside a word.
  var isHyphen: Bool { value == 0x2D || value == 0x2010 || value == 0x2013 || value == 0x2014 }

  /// Whether a line may break between a hyphen and this scalar: true for letters, false for digits and punctuation.
  @inline(never)
  var isLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: return true
    case 0xC0...0x1FFF: return value != 0xD7 && value != 0xF7
    default: return breaksAnywhere
    }
  }
}

extension String {
  /// The number of characters as a reader sees them: a letter with its marks, a flag or a joined emoji counts once.
  public var characterCount: Int { clusters.count }

  /// The first characters as a reader sees them, `count` at most; none if `count` is negative.
  public func prefixOfCharacters(_ count: Int) -> String {
    let all = clusters
    return count >= all.count ? self : all[..<max(0, count)].joined()
  }
}
