import UIKit

extension HeadlessHost {
  /// The files that were given away, in order.
  public var downloads: [(name: String, content: String)] {
    outputs.compactMap { if case .download(let name, let content) = $0 { (name, content) } else { nil } }
  }

  /// The endings of the file that is asked for, as in `.txt,.csv`; nil where none is.
  public var wantedFile: String? {
    guard application.fileWanted != nil else { return nil }
    for case .openFile(let endings) in outputs.reversed() { return endings }
    return nil
  }

  /// The person opens a file.
  public func openFile(_ name: String, _ content: String) {
    var file = FileInput()
    file.name = name
    file.content = content
    answer(file)
  }

  /// The person opens a file that cannot be read: one too large, or one that holds no text.
  public func openUnreadableFile(_ name: String, isTooLarge: Bool = false) {
    var file = FileInput()
    file.name = name
    file.outcome = isTooLarge ? 2 : 3
    answer(file)
  }

  /// The person closes the dialog without a choice.
  public func openNoFile() {
    var file = FileInput()
    file.outcome = 1
    answer(file)
  }

  private func answer(_ file: FileInput) {
    if application.fileWanted == nil { complaints.append("HeadlessHost: no file is asked for.") }
    send(.file(file))
    advance(ticks: 1)
  }
}
