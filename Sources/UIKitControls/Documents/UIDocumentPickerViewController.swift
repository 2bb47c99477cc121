import UIKitCore

/// Lets the person choose a file of theirs, to be read.
///
///     let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.plainText])
///     picker.delegate = self
///     present(picker, animated: true)
///
/// Present it where a person touched or pressed something: browsers show their dialog for files in no other moment. It
/// goes away by itself, and then tells its delegate.
open class UIDocumentPickerViewController: UIViewController {
  @Weak public final var delegate: (any UIDocumentPickerDelegate)?
  private final let contentTypes: [UTType]
  @Weak private final var focusBefore: UIView?

  /// A picker of files of these kinds; of any where there are none. Files are always copies: the person's stay as they
  /// are.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = true) {
    self.contentTypes = contentTypes
    super.init()
    modalPresentationStyle = .overFullScreen
  }

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

  /// The page's own dialog is all there is to see.
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

/// Hears of the files that were chosen.
public protocol UIDocumentPickerDelegate: NSObject {
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A kind of file, by the ending of its name.
public struct UTType: Equatable {
  /// The ending without its point.
  public let preferredFilenameExtension: String

  public init(filenameExtension: String) { preferredFilenameExtension = filenameExtension }

  public static let plainText = UTType(filenameExtension: "txt")
  public static let commaSeparatedText = UTType(filenameExtension: "csv")
  public static let json = UTType(filenameExtension: "json")
}
