/// Everything that goes outside besides layer commands, in the order it was said.
public enum HostOutput: Equatable {
  /// Play a sound that was described before, at 0 … 1 of full volume.
  case sound(name: String, volume: Double)
  /// A short vibration; strength 0 … 1.
  case haptic(strength: Double)
  /// Keep a value; nil removes it.
  case store(key: String, value: String?)
  /// Say a text to screen readers; urgent ones interrupt.
  case announce(text: String, isUrgent: Bool)
  /// The address behind `#`, and what that is to Back and Forward.
  case address(path: String, step: AddressStep)
  /// The page's title.
  case title(String)
  /// Give the page's keyboard focus to a layer's element, or to none (0).
  case focus(layer: Int32)
  /// The mouse cursor: a CSS name.
  case cursor(String)
  /// Ask for a permission at the next gesture.
  case wantPermission(name: String)
  /// Put a text on the clipboard.
  case copy(text: String)
  /// Offer a file for download.
  case download(name: String, content: String)
  /// A programmer's mistake or bad data, told with its remedy.
  case diagnostic(String)
  /// Keep the screen on, or let it sleep again.
  case keepAwake(Bool)
  /// Let the person choose a file, at the next gesture if not now; its ending is one of these, separated by commas
  /// (`.txt,.csv`), or any where there is none. The answer is a `file` input.
  case openFile(endings: String)
  /// A sound of that name begins: what was known by it is forgotten, and its voices follow, one by one.
  case describeSound(name: String)
  /// One more voice of a sound.
  case voice(sound: String, SynthesizedSound.Voice)
}

/// How an address follows on the one before it in the browser's history.
public enum AddressStep: UInt32 {
  /// The step that is shown has another address now.
  case same = 0
  /// A step further: Back leads to the one before.
  case new = 1
  /// Back to the nearest step with that address; where there is none, the step that is shown gets it.
  case back = 2
}

/// The one question put to the host while the kit runs: how wide a text is.
public protocol TextMeasuring: NSObject {
  /// The width of `text` on one line, in points; `font` is a CSS font shorthand.
  func width(of text: String, font: String) -> Double
}

/// Metrics without a page: every character as wide as its class says, the same everywhere.
///
/// Tests and parity runs use it so that layouts do not depend on a browser's fonts.
public final class FixedTextMetrics: NSObject, TextMeasuring {
  public override init() { super.init() }

  public func width(of text: String, font: String) -> Double {
    let size = Self.size(in: font)
    var units = 0.0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20, 0x2C, 0x2E, 0x3A, 0x69, 0x6A, 0x6C: units += 0.28
      case 0x41...0x5A, 0x6D, 0x77: units += 0.68
      case 0x1100...: units += 1
      default: units += 0.54
      }
    }
    return units * size
  }

  /// The number before `px` in a CSS font shorthand; 17 where there is none.
  private static func size(in font: String) -> Double {
    var whole = 0.0
    var fraction = 0.0
    var place = 0.0
    let bytes = Array(font.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x30...0x39 where place > 0:
        fraction += Double(byte - 0x30) * place
        place /= 10
      case 0x30...0x39: whole = whole * 10 + Double(byte - 0x30)
      case 0x2E: place = 0.1
      case 0x70 where index + 1 < bytes.count && bytes[index + 1] == 0x78 && whole + fraction > 0:
        return whole + fraction
      default:
        whole = 0
        fraction = 0
        place = 0
      }
    }
    return 17
  }

  public override class var kind: String { "FixedTextMetrics" }
}
