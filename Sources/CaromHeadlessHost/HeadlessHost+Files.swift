import UIKit

extension HeadlessHost {
  /// The files that the app offered for download, in order.
  public var downloads: [(name: String, content: String)] {
    outputs.compactMap { if case .download(let name, let content) = $0 { (name, content) } else { nil } }
  }

  /// The file name extensions of the file that the app requests, such as `.txt,.csv`; nil if it requests none.
  public var wantedFile: String? {
    guard application.fileWanted != nil else { return nil }
    for case .openFile(let endings) in outputs.reversed() { return endings }
    return nil
  }

  /// Opens a text file in answer to the app's request.
  ///
  /// Adds a diagnostic if the app requests no file.
  public func openFile(_ name: String, _ content: String) {
    var file = FileInput()
    file.name = name
    file.content = content
    answer(file)
  }

  /// Answers the app's request with a file that cannot be read: one that is too large, or one that contains no text.
  public func openUnreadableFile(_ name: String, isTooLarge: Bool = false) {
    var file = FileInput()
    file.name = name
    file.outcome = isTooLarge ? 2 : 3
    answer(file)
  }

  /// Closes the file dialog without a choice.
  public func openNoFile() {
    var file = FileInput()
    file.outcome = 1
    answer(file)
  }

  private func answer(_ file: FileInput) {
    if application.fileWanted == nil { complaints.append("HeadlessHost: the app requests no file.") }
    send(.file(file))
    advance(ticks: 1)
  }
}
