import UIKitCore

/// Lets the user choose a file to read.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Present it in response to a touch or key press: browsers show their file dialog at no other time. It dismisses
/// itself, and then calls its delegate.
open class UIDocumentPickerViewController: UIViewController {
  /// The object that receives the chosen file; not retained.
  @Weak public final var delegate: (any UIDocumentPickerDelegate)?
  private final let contentTypes: [UTType]
  @Weak private final var focusBefore: UIView?

  /// Creates a picker of files of the given kinds, or of any kind if the array is empty. Files are always opened as
  /// copies, so the user's files stay as they are.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = true) {
    self.contentTypes = contentTypes
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  /// Creates a picker of files of any kind; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    contentTypes = []
    super.init(coder: coder)
  }

  open override class var kind: String { "UIDocumentPickerViewController" }

  open override func viewDidLoad() {
    super.viewDidLoad()
    presentationAnimation = { [me = Weak(self)] isPresenting, _, completion in
      guard let me = me.value else { return completion() }
      completion()
      me.showDialog(isPresenting)
    }
  }

  /// Only the page's own dialog is visible.
  private func showDialog(_ isPresenting: Bool) {
    let application = UIApplication.shared
    guard isPresenting else { return application.focus(focusBefore) }
    focusBefore = application.focusedView
    let clock = application.currentClock!
    application.fileWanted = { [me = Weak(self)] file in
      clock.perform { me.value?.take(file) }
    }
    let endings = contentTypes.map { "." + $0.preferredFilenameExtension }
    application.send(.openFile(endings: endings.joined(separator: ",")))
  }

  private func take(_ file: FileInput) {
    let told = delegate
    dismiss(animated: false) { [self] in
      if file.outcome == URL.nothingChosen {
        told?.documentPickerWasCancelled(self)
      } else {
        told?.documentPicker(self, didPickDocumentsAt: [URL(file)])
      }
    }
  }
}

/// Is notified of the files that the user chose; every method has a default that does nothing.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObject {
  /// Called with the chosen file, always a single one; reading it may still fail.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user closed the dialog without choosing a file.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing by default.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing by default.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A kind of file, identified by the extension of its name.
public struct UTType: Equatable, Sendable {
  /// The extension without the dot.
  public let preferredFilenameExtension: String

  /// Creates a kind from an extension without the dot.
  public init(filenameExtension: String) { preferredFilenameExtension = filenameExtension }

  /// Plain text, `txt`.
  public static let plainText = UTType(filenameExtension: "txt")
  /// Comma-separated values, `csv`.
  public static let commaSeparatedText = UTType(filenameExtension: "csv")
  /// JSON, `json`.
  public static let json = UTType(filenameExtension: "json")
}
