import CaromGeometry
import UIKitCore

/// The system's clipboard, as far as a page can use it.
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
  /// Browsers allow that only after a touch or a key press. Text that other apps have copied cannot be read, because
  /// browsers would ask the person each time; it can be pasted into a text field.
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
