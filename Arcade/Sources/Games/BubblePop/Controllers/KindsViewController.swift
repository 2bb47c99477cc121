import ArcadeKit
import UIKit

/// The tab of the kinds of bubbles: their sheet as a text to edit, how they look, and a link to share them.
///
/// Its address with a query, `#/bubblepop/kinds?k=…`, shows the kinds of a link. The game uses them only when the player says so, and a
/// link that cannot be read changes nothing.
package final class KindsViewController: UIViewController, UITextViewDelegate {
  let sheetView = KindsView(frame: .zero)
  private let sky = SkyView(frame: .zero)
  /// The sheet of the text, if it can be read.
  private var edited = KindSheet.standard
  /// The sheet from an address that arrived before the view was loaded.
  private var brought: String?

  package override class var kind: String { "BubbleKindsViewController" }
  package override var addressName: String? { "kinds" }
  package override var addressQuery: String? {
    get { isViewLoaded && edited != .standard ? edited.link : nil }
    set { open(newValue) }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = BubbleStrings.kinds
    view.addSubview(sky)
    view.addSubview(sheetView)
    sheetView.textView.delegate = self
    on(sheetView.useButton) { $0.use() }
    on(sheetView.copyButton) { $0.copyLink() }
    on(sheetView.standardButton) { $0.goBack() }
    show(KindStore.load(), note: state(KindStore.load()))
    if KindStore.wasDamaged { sheetView.note(BubbleStrings.kindsDamaged, isWarning: true) }
    if let brought { open(brought) }
  }

  private func on(_ button: UIButton, _ body: @escaping (KindsViewController) -> Void) {
    button.addAction(
      UIAction { [me = Weak(self)] _ in
        if let me = me.value { body(me) }
      }, for: .touchUpInside)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sky.frame = view.bounds
    sheetView.frame = view.bounds
  }

  // MARK: The sheet

  private func state(_ sheet: KindSheet) -> String {
    guard sheet == KindStore.load() else { return BubbleStrings.kindsUnsaved }
    return sheet == .standard ? BubbleStrings.kindsAsStandard : BubbleStrings.kindsAsChosen
  }

  /// Shows a sheet as text and as bubbles.
  private func show(_ sheet: KindSheet, note: String) {
    sheetView.textView.text = sheet.file(explainedBy: BubbleStrings.kindsExplained)
    adopt(sheet)
    sheetView.note(note, isWarning: false)
  }

  private func adopt(_ sheet: KindSheet) {
    edited = sheet
    sheetView.show(sheet, canUse: sheet != KindStore.load(), isStandard: sheet == .standard)
    addressQueryChanged()
  }

  package func textViewDidChange(_ textView: UITextView) {
    do throws(KindSheet.Fault) {
      let sheet = try KindSheet(file: textView.text ?? "")
      adopt(sheet)
      sheetView.note(state(sheet), isWarning: false)
    } catch {
      sheetView.refuse()
      sheetView.note(BubbleStrings.reason(error), isWarning: true)
    }
  }

  private func open(_ query: String?) {
    guard isViewLoaded else {
      brought = query
      return
    }
    guard let query else { return }
    do throws(KindSheet.Fault) {
      let sheet = try KindSheet(link: query)
      show(sheet, note: sheet == KindStore.load() ? state(sheet) : BubbleStrings.kindsByLink)
    } catch {
      show(KindStore.load(), note: "")
      sheetView.note(BubbleStrings.linkRefused(error), isWarning: true)
    }
  }

  // MARK: Buttons

  private func use() {
    sheetView.textView.resignFirstResponder()
    KindStore.keep(edited)
    adopt(edited)
    tell(BubbleStrings.kindsUsed)
  }

  private func copyLink() {
    addressQueryChanged()
    let link = "#" + shownAddress + (edited == .standard ? "?" + edited.link : "")
    UIApplication.shared.send(.copy(text: link))
    tell(BubbleStrings.copied(link))
  }

  private func goBack() {
    KindStore.keep(.standard)
    show(.standard, note: BubbleStrings.kindsAsStandard)
  }

  private func tell(_ text: String) {
    sheetView.note(text, isWarning: false)
    UIAccessibility.post(notification: .announcement, argument: text)
  }
}
