import ArcadeKit
import UIKit

/// The editor of one of the player's themes. It checks the text while the player types and says what is missing; it
/// saves a complete theme at once.
package final class ThemeEditorViewController: SettingsTableController {
  /// The number under which the theme is stored.
  package let number: Int
  private var name = ""
  private var faces = ""
  private var look = 0
  /// Called when the stored theme changed.
  var onChange: (() -> Void)?
  /// Called when the player asks to delete the theme.
  var onDelete: (() -> Void)?

  package init(number: Int) {
    self.number = number
    super.init()
    guard let own = ThemeShelf.own(number) else {
      look = number % Theme.all.count
      return
    }
    name = own.name
    faces = own.faces.joined(separator: " ")
    look = own.look
  }

  package required init?(coder: NSCoder) { return nil }

  package override class var kind: String { "ThemeEditorViewController" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = ConcentrationStrings.editorTitle
  }

  package override func makeSections() -> [SettingsSection] {
    let nameCell = TextCell(
      ConcentrationStrings.name, text: name, placeholder: "", longest: OwnTheme.longestName,
      check: { [me = Weak(self)] text in me.value?.note(name: text) ?? TextCell.Note("") },
      changed: { [me = Weak(self)] text in
        me.value?.name = text
        me.value?.keep()
      })
    let facesCell = TextCell(
      ConcentrationStrings.facesTitle, text: faces, placeholder: "🐶 🐱 🐭 …", longest: 600,
      check: { ThemeEditorViewController.note(faces: $0) },
      changed: { [me = Weak(self)] text in
        me.value?.faces = text
        me.value?.keep()
      })
    let lookCell = SettingCell.stepper(
      ConcentrationStrings.lookTitle, value: look, in: 0...(Theme.all.count - 1), step: 1,
      words: { ConcentrationStrings.name(Theme.all[$0]) },
      changed: { [me = Weak(self)] look in
        me.value?.look = look
        me.value?.keep()
      })
    let theme = SettingsSection(
      header: nil, footer: ConcentrationStrings.editorFooter, cells: [nameCell, facesCell, lookCell])
    return ThemeShelf.own(number) == nil ? [theme] : [theme, deletion]
  }

  private var deletion: SettingsSection {
    resetSection(title: ConcentrationStrings.delete, footer: ConcentrationStrings.deleteFooter)
  }

  // MARK: Checking

  private var others: [String] {
    Theme.all.flatMap { [$0.name, ConcentrationStrings.name($0)] }
      + ThemeShelf.entries.filter { $0.number != number }.map { $0.own.name }
  }

  private func note(name: String) -> TextCell.Note {
    guard let fault = OwnTheme.fault(ofName: name, beside: others) else {
      return TextCell.Note(ConcentrationStrings.nameHint)
    }
    // No warning for a field that the player has not begun to fill.
    return TextCell.Note(ConcentrationStrings.words(fault), isWarning: fault != .missing)
  }

  private static func note(faces text: String) -> TextCell.Note {
    let faces = OwnTheme.faces(in: text)
    guard let fault = OwnTheme.fault(of: faces) else { return TextCell.Note(ConcentrationStrings.enough(faces.count)) }
    if case .tooFew(let number) = fault {
      return TextCell.Note(number == 0 ? ConcentrationStrings.facesHint : ConcentrationStrings.words(fault))
    }
    return TextCell.Note(ConcentrationStrings.words(fault), isWarning: true)
  }

  /// Saves the theme if it is complete; otherwise the stored one stays.
  private func keep() {
    let own = OwnTheme(name: name, faces: OwnTheme.faces(in: faces), look: look)
    guard OwnTheme.fault(ofName: name, beside: others) == nil, OwnTheme.fault(of: own.faces) == nil,
      own != ThemeShelf.own(number)
    else { return }
    ThemeShelf.keep(own, as: number)
    // Only what has been saved can be deleted. The other section stays, with the cursor in its field.
    if sections.count == 1 { append(deletion) }
    onChange?()
  }

  package override func reset() { onDelete?() }
}
