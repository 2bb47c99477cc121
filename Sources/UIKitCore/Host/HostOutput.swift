/// Everything that leaves the kit besides layer commands, in the order in which it was sent.
public enum HostOutput: Equatable, Sendable {
  /// Plays a sound by its name in the host's table, at a volume from 0 to 1.
  case sound(name: String, volume: Double)
  /// Vibrates briefly, with a strength from 0 to 1.
  case haptic(strength: Double)
  /// Stores a value; nil removes it.
  case store(key: String, value: String?)
  /// Stores a value in place of `old`, which is empty if there was none. If another window or tab has stored a different
  /// value since, that one stays, and a `storage` input reports it.
  case replace(key: String, value: String, old: String)
  /// Makes screen readers announce a text; an urgent one interrupts the current announcement.
  case announce(text: String, isUrgent: Bool)
  /// Sets the part of the page's address after `#`; `step` says how it enters the browser's history.
  case address(path: String, step: AddressStep)
  /// Sets the page's title.
  case title(String)
  /// Gives the page's keyboard focus to a layer's element, or to none (0).
  case focus(layer: Int32)
  /// Sets the mouse cursor, by its CSS name.
  case cursor(String)
  /// Requests a permission at the user's next gesture.
  case wantPermission(name: String)
  /// Copies a text to the clipboard.
  case copy(text: String)
  /// Offers a text as a file to download.
  case download(name: String, content: String)
  /// Reports a programmer's mistake or bad data, with the remedy.
  case diagnostic(String)
  /// Keeps the screen on, or lets it sleep again.
  case keepAwake(Bool)
  /// Lets the user choose a file, now or at the next gesture. `endings` lists the file name extensions, separated by
  /// commas (`.txt,.csv`); if it is empty, any file can be chosen. A `file` input answers.
  case openFile(endings: String)
  /// Begins the description of a sound, replacing any with the same name; its voices follow, one by one.
  case describeSound(name: String)
  /// One more voice of a sound.
  case voice(sound: String, SynthesizedSound.Voice)
  /// Loads (0), plays (1), pauses (2), changes (3) or releases (4) the sound file of a player. `volume` is 0 … 1,
  /// `time` is the position in seconds at which it begins, and it is repeated `loops` times, or forever if that is
  /// negative.
  case audio(player: Int32, act: UInt32, file: String, volume: Double, time: Double, loops: Int32)
  /// Gives the browser's own bars a color 0xAARRGGBB, if the browser supports it; 0 for the color in the page's
  /// manifest.
  case themeColor(UInt32)
  /// Hands a text, an address and a picture to the system's own sheet for sharing, or copies text and address if there
  /// is none; a `shared` input answers. An address that begins with `#/` is a place of the app. `operations` draw the
  /// picture; if they are empty, there is none.
  case share(title: String, text: String, address: String, width: Double, height: Double, operations: [UInt32])
  /// Declares the language of the app's texts, such as `en`.
  case language(String)
  /// Makes the page fill the whole screen, or gives the screen back; a `fullScreen` input reports when it has happened.
  /// Browsers do it only shortly after a tap, a click or a key.
  case fullScreen(Bool)
  /// A run of an app's game is over, and its recording is worth keeping.
  case runEnded(RunResult)
  /// Does something with the recording of a run: `watch`, `share`, `save`, `forget`, `race` against it, or `open` one
  /// from a file. The id is empty for the run that ended last. `ghost` asks for the track of the best run of a game,
  /// whose name is in place of the id.
  case run(act: String, id: String)
}

/// How an address relates to the previous one in the browser's history.
public enum AddressStep: UInt32, Sendable {
  /// Replaces the address of the current step.
  case same = 0
  /// Adds a step: Back leads to the previous one.
  case new = 1
  /// Goes back to the nearest step with that address; if there is none, the current step gets the address.
  case back = 2
}

/// The only question that the kit asks the host while it runs: how wide a text is.
public protocol TextMeasuring: NSObject {
  /// The width of `text` on one line, in points; `font` is a CSS font shorthand.
  func width(of text: String, font: String) -> Double
}

/// Text measurements without a page: each class of characters has a fixed width, the same on every machine.
///
/// Tests and parity runs use it so that layouts do not depend on a browser's fonts.
public final class FixedTextMetrics: NSObject, TextMeasuring {
  /// Creates the measurements.
  public override init() { super.init() }

  /// The sum of the characters' widths, from 0.28 to 1 times the font size, in points.
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

  /// The number before `px` in a CSS font shorthand; 17 if there is none.
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
