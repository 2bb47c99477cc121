import CaromHeadlessHost
import Testing
import UIKit

/// A controller that requests a file.
private final class Asker: UIViewController, UIDocumentPickerDelegate {
  var texts: [String] = []
  var faults: [CocoaError] = []
  var cancellations = 0

  func ask(_ kinds: [UTType] = [.plainText, .commaSeparatedText]) {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: kinds)
    picker.delegate = self
    present(picker, animated: true)
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    for url in urls {
      do { texts.append(url.lastPathComponent + ": " + (try String(contentsOf: url, encoding: .utf8))) } catch {
        faults.append(error)
      }
    }
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancellations += 1 }
}

/// The user's files: requested, delivered, refused.
@Suite(.serialized) struct DocumentPickerTests {
  private let host: HeadlessHost
  private let asker: Asker

  init() {
    let asker = Asker()
    self.asker = asker
    host = HeadlessHost(root: { asker })
  }

  @Test func theTextComesAndThePickerGoes() {
    asker.ask()
    host.advance(ticks: 1)
    #expect(host.wantedFile == ".txt,.csv" && asker.presentedViewController != nil)
    host.openFile("a.txt", "hello\nworld")
    #expect(asker.texts == ["a.txt: hello\nworld"] && asker.cancellations == 0)
    #expect(asker.presentedViewController == nil && host.wantedFile == nil)
    asker.ask([])
    host.advance(ticks: 1)
    #expect(host.wantedFile == "", "any kind")
    host.openFile("b", "")
    #expect(asker.texts.last == "b: " && host.diagnostics.isEmpty)
  }

  @Test func noChoiceAndUnreadableFiles() {
    asker.ask()
    host.openNoFile()
    #expect(asker.cancellations == 1 && asker.texts.isEmpty && asker.presentedViewController == nil)
    asker.ask()
    host.openUnreadableFile("film.mov", isTooLarge: true)
    asker.ask()
    host.openUnreadableFile("film.mov")
    #expect(asker.faults == [.fileReadTooLarge, .fileReadInapplicableStringEncoding])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func aFileThatNobodyAskedForIsLeftAlone() {
    host.send(.file(FileInput()))
    host.advance(ticks: 1)
    asker.ask()
    host.openFile("a.txt", "one")
    host.send(.file(FileInput()))
    host.advance(ticks: 1)
    #expect(asker.texts == ["a.txt: one"] && host.diagnostics.isEmpty)
  }
}
