import UIKitCore

/// Lets the person share texts, an address and a picture by the system's own sheet.
///
///     let sheet = UIActivityViewController(activityItems: ["I cleared wall 3", .picture(scene)], applicationActivities: nil)
///     sheet.completionWithItemsHandler = { activity, isDone in … }
///     present(sheet, animated: true)
///
/// Present it in response to a touch or key press: browsers share at no other time. If a browser has no such sheet,
/// texts and address are copied to the clipboard, and the handler receives `copyToPasteboard`; show that to the person.
/// It dismisses itself.
open class UIActivityViewController: UIViewController {
  /// Called with the chosen activity, and whether it was completed. `UIActivity.ActivityType.copyToPasteboard` and
  /// false mean that there is no sheet, and the browser did not let the app copy either.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool) -> Void

  /// Called when the sheet is gone.
  public final var completionWithItemsHandler: CompletionWithItemsHandler?
  private final let items: [UIActivityItem]
  @Weak private final var focusBefore: UIView?

  /// Creates a sheet. Texts are joined as lines, and the first address and the first picture count. The controller's
  /// `title` is the subject, for activities that need one, such as mail. `applicationActivities` has no effect.
  public init(activityItems: [UIActivityItem], applicationActivities: [UIActivity]? = nil) {
    items = activityItems
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a sheet with nothing to share; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    items = []
    super.init(coder: coder)
  }

  open override class var kind: String { "UIActivityViewController" }

  open override func viewDidLoad() {
    super.viewDidLoad()
    presentationAnimation = { [me = Weak(self)] isPresenting, _, completion in
      completion()
      me.value?.showSheet(isPresenting)
    }
  }

  /// Only the system's own sheet is visible.
  private func showSheet(_ isPresenting: Bool) {
    let application = UIApplication.shared
    guard isPresenting else { return application.focus(focusBefore) }
    focusBefore = application.focusedView
    let clock = application.currentClock!
    application.share(
      title: title ?? "", text: texts, address: address, picture: picture,
      answer: { [me = Weak(self)] outcome in clock.perform { me.value?.answer(outcome) } })
  }

  private var texts: String {
    items.compactMap { if case .text(let text) = $0 { text } else { nil } }.joined(separator: "\n")
  }

  private var address: String {
    for case .address(let address) in items { return address.absoluteString }
    return ""
  }

  private var picture: UIImage? {
    for case .picture(let picture) in items { return picture }
    return nil
  }

  private func answer(_ outcome: UInt8) {
    let told = completionWithItemsHandler
    completionWithItemsHandler = nil
    dismiss(animated: false) {
      switch outcome {
      case SharedInput.shared: told?(.system, true)
      case SharedInput.cancelled: told?(nil, false)
      default: told?(.copyToPasteboard, outcome == SharedInput.copied)
      }
    }
  }
}

/// Something to share.
public enum UIActivityItem: Sendable {
  /// A text.
  case text(String)
  /// An address; one that begins with `#/` is a place of the app, and is shared together with the page's own address.
  case address(URL)
  /// A picture, which the page turns into a file.
  case picture(UIImage)
}

extension UIActivityItem: ExpressibleByStringLiteral {
  /// A text as a literal.
  public init(stringLiteral value: String) { self = .text(value) }
}

/// An activity that a person can choose for shared items. Apps cannot add any here, because browsers have a sheet of
/// their own.
open class UIActivity: UIObject {
  /// The kind of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// A kind by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The texts and the address go to the clipboard.
    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    /// An activity in the system's sheet; browsers do not report which one.
    public static let system = ActivityType(rawValue: "carom.activity.System")
  }

  open override class var kind: String { "UIActivity" }
}
