import UIKit

/// A row with a text field, and a note below it that changes as the player types.
public final class TextCell: UITableViewCell {
  /// A note about the text.
  public struct Note {
    public let text: String
    /// Whether the note is a warning.
    public let isWarning: Bool

    public init(_ text: String, isWarning: Bool = false) {
      self.text = text
      self.isWarning = isWarning
    }
  }

  private let titleLabel = UILabel()
  private let field = UITextField()
  private let noteLabel = MutedLabel(frame: .zero)
  private let check: (String) -> Note
  private let changed: (String) -> Void
  /// Called when the player has stopped writing.
  public var ended: () -> Void = {}
  /// Whether the player is writing.
  public var isWriting: Bool { field.isEditing }

  /// A row for text of at most `longest` characters; `changed` is called on every edit, whatever `check` returns.
  public init(
    _ title: String, text: String, placeholder: String, longest: Int, check: @escaping (String) -> Note,
    changed: @escaping (String) -> Void
  ) {
    self.check = check
    self.changed = changed
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.isAccessibilityElement = false
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    field.text = text
    field.placeholder = placeholder
    field.borderStyle = .roundedRect
    field.font = .preferredFont(forTextStyle: .body)
    field.returnKeyType = .done
    field.maximumLength = longest
    field.autocorrectionType = .no
    field.spellCheckingType = .no
    field.accessibilityLabel = title
    for part in [titleLabel, field, noteLabel] as [UIView] { contentView.addSubview(part) }
    field.addAction(UIAction { [me = Weak(self)] _ in me.value?.written() }, for: .editingChanged)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    field.addAction(UIAction { [me = Weak(self)] _ in me.value?.ended() }, for: .editingDidEnd)
    show(check(text))
  }

  public required init(style: CellStyle, reuseIdentifier: String?) {
    check = { _ in Note("") }
    changed = { _ in }
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) { return nil }

  public override class var kind: String { "TextCell" }

  private func written() {
    let text = field.text ?? ""
    changed(text)
    show(check(text))
  }

  private func show(_ note: Note) {
    guard noteLabel.text != note.text else { return }
    if note.isWarning { UIAccessibility.post(notification: .announcement, argument: note.text) }
    noteLabel.text = note.text
    noteLabel.isHighlighted = note.isWarning
    field.accessibilityHint = note.text
    setNeedsLayout()
  }

  // MARK: Layout

  public override func layoutSubviews() {
    super.layoutSubviews()
    _ = arrange(in: contentView.bounds.width, moving: true)
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(in: size.width, moving: false))
  }

  private func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let inset = Spacing.normal
    let room = max(width - 2 * inset, 1)
    let title = titleLabel.sizeThatFits(CGSize(width: room, height: 0)).height
    let box = max(field.sizeThatFits(.zero).height, Spacing.target)
    // Reserves at least two lines for the note, so that one more word does not move the rows below.
    let lines = max(noteLabel.sizeThatFits(CGSize(width: room, height: 0)).height, 2 * noteLabel.font.lineHeight)
    let fieldY = Spacing.tight + title + Spacing.hair
    let noteY = fieldY + box + Spacing.hair
    if moving {
      let note = noteLabel.sizeThatFits(CGSize(width: room, height: 0)).height
      contentView.place(titleLabel, leading: CGRect(x: inset, y: Spacing.tight, width: room, height: title))
      contentView.place(field, leading: CGRect(x: inset, y: fieldY, width: room, height: box))
      contentView.place(noteLabel, leading: CGRect(x: inset, y: noteY, width: room, height: note))
    }
    return (noteY + lines + Spacing.tight).rounded(.up)
  }
}
