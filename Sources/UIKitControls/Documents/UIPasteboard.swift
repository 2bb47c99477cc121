import CaromGeometry
import UIKitCore

/// The system's clipboard, as far as a page has it.
///
///     UIPasteboard.general.string = link
public final class UIPasteboard: NSObject {
  /// The clipboard. There is no other one.
  public static var general: UIPasteboard {
    let application = UIApplication.shared
    if let made = application.pasteboard as? UIPasteboard { return made }
    let made = UIPasteboard()
    application.pasteboard = made
    return made
  }

  private var content: String?

  public override class var kind: String { "UIPasteboard" }

  /// The text that the app has copied last; nil before. Setting it copies a text to the system's clipboard.
  ///
  /// Browsers allow that after a touch or a key. What other apps have copied comes only by pasting into a field, because
  /// browsers ask the person each time otherwise.
  public var string: String? {
    get { content }
    set {
      content = newValue
      changeCount += 1
      UIApplication.shared.send(.copy(text: newValue ?? ""))
    }
  }

  /// Whether the app has copied a text.
  public var hasStrings: Bool { content != nil }
  /// How many times the app has copied something.
  public private(set) var changeCount = 0
}
