import ArcadeKit
import UIKit

/// The screen before a game: the player's name, a start button, and the value of each kind of bubble.
final class WelcomeView: UIView, UITextFieldDelegate {
  /// Called with the name when the player starts a game.
  var onStart: (PlayerName) -> Void = { _ in }
  let nameField = UITextField()
  let startButton = UIButton(type: .custom)
  let scroll = UIScrollView()
  let titleLabel = UILabel()
  let noteLabel = UILabel()
  let legendTitle = UILabel()
  let legendNote = UILabel()
  /// The panel under the bubbles, where there is room for large ones.
  let panel = UIView()
  private(set) var rows: [LegendRow] = []
  private var introduction: String?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .always
    panel.backgroundColor = Soap.panel.withAlphaComponent(0.4)
    panel.isUserInteractionEnabled = false
    scroll.addSubview(panel)
    titleLabel.text = BubbleStrings.title
    titleLabel.accessibilityTraits = .header
    legendTitle.text = BubbleStrings.legend
    legendTitle.accessibilityTraits = .header
    legendNote.text = BubbleStrings.legendNote
    for label in [titleLabel, noteLabel, legendTitle, legendNote] {
      label.numberOfLines = 0
      label.textColor = Soap.ink
      scroll.addSubview(label)
    }
    titleLabel.textAlignment = .center
    noteLabel.textAlignment = .center
    legendNote.textColor = Soap.faintInk
    buildField()
    startButton.setTitle(BubbleStrings.start, for: .normal)
    startButton.backgroundColor = Soap.accent
    startButton.setTitleColor(Soap.onAccent, for: .normal)
    startButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.start() }, for: .touchUpInside)
    scroll.addSubview(startButton)
    note(introduction ?? BubbleStrings.nameNote, isWarning: false)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WelcomeView" }

  private func buildField() {
    nameField.placeholder = BubbleStrings.nameField
    nameField.accessibilityLabel = BubbleStrings.nameField
    nameField.borderStyle = .roundedRect
    nameField.backgroundColor = Soap.panel
    nameField.textColor = Soap.ink
    nameField.textAlignment = .center
    nameField.returnKeyType = .go
    nameField.autocapitalizationType = .words
    nameField.autocorrectionType = .no
    nameField.textContentType = .nickname
    nameField.clearButtonMode = .whileEditing
    nameField.maximumLength = Rules.longestName
    nameField.delegate = self
    nameField.addAction(UIAction { [me = Weak(self)] _ in me.value?.written() }, for: .editingChanged)
    scroll.addSubview(nameField)
  }

  /// Shows the kinds of bubbles in a game, and the last player's name.
  func show(_ kinds: [BubbleKind], name: PlayerName?) {
    for row in rows { row.removeFromSuperview() }
    rows = kinds.map { LegendRow($0, share: $0.share(among: kinds)) }
    for row in rows { scroll.addSubview(row) }
    if let name, !nameField.isEditing { nameField.text = name.text }
    setNeedsLayout()
  }

  /// Says what is special about the game that starts; nil for an ordinary one.
  func show(_ special: String?) {
    introduction = special
    note(introduction ?? BubbleStrings.nameNote, isWarning: false)
  }

  // MARK: The name

  private func written() {
    if PlayerName(nameField.text ?? "") != nil { note(introduction ?? BubbleStrings.nameNote, isWarning: false) }
  }

  /// Starts a game if there is a name.
  func start() {
    guard let name = PlayerName(nameField.text ?? "") else {
      note(BubbleStrings.blankName, isWarning: true)
      nameField.becomeFirstResponder()
      return
    }
    nameField.resignFirstResponder()
    note(introduction ?? BubbleStrings.nameNote, isWarning: false)
    onStart(name)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    start()
    return false
  }

  private func note(_ text: String, isWarning: Bool) {
    if isWarning { UIAccessibility.post(notification: .announcement, argument: text) }
    guard noteLabel.text != text else { return }
    noteLabel.text = text
    noteLabel.textColor = isWarning ? Soap.warning : Soap.faintInk
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}
