import ArcadeKit
import UIKit

/// What is seen before a game: who plays, a way to begin, and what the bubbles are worth.
final class WelcomeView: UIView, UITextFieldDelegate {
  /// Told the name when the player wants to begin.
  var onStart: (PlayerName) -> Void = { _ in }
  let nameField = UITextField()
  let startButton = UIButton(type: .custom)
  private let scroll = UIScrollView()
  private let titleLabel = UILabel()
  private let noteLabel = UILabel()
  private let legendTitle = UILabel()
  private let legendNote = UILabel()
  private var rows: [LegendRow] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .always
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
    note(BubbleStrings.nameNote, isWarning: false)
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

  /// Shows the kinds of a game, and the name of who played last.
  func show(_ kinds: [BubbleKind], name: PlayerName?) {
    for row in rows { row.removeFromSuperview() }
    rows = kinds.map { LegendRow($0, share: $0.share(among: kinds)) }
    for row in rows { scroll.addSubview(row) }
    if let name, !nameField.isEditing { nameField.text = name.text }
    setNeedsLayout()
  }

  // MARK: The name

  private func written() {
    if PlayerName(nameField.text ?? "") != nil { note(BubbleStrings.nameNote, isWarning: false) }
  }

  /// Begins, where there is a name.
  func start() {
    guard let name = PlayerName(nameField.text ?? "") else {
      note(BubbleStrings.blankName, isWarning: true)
      nameField.becomeFirstResponder()
      return
    }
    nameField.resignFirstResponder()
    note(BubbleStrings.nameNote, isWarning: false)
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

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    scroll.frame = bounds
    let scale = min(max(traitCollection.textScale, 0.8), 2)
    titleLabel.setSoap(min(44 * scale, bounds.width * 0.15), .heavy)
    legendTitle.setSoap(20 * scale)
    legendNote.setStyle(.footnote)
    noteLabel.setStyle(.footnote)
    nameField.font = Soap.rounded(max(20 * min(scale, 1.5), 17), .semibold)
    startButton.titleLabel?.setSoap(22 * min(scale, 1.5))
    let safe = safeAreaInsets
    let free = bounds.width - safe.left - safe.right
    let isWide = free >= 640
    let width = min(free - 2 * Spacing.normal, isWide ? 760 : 420)
    let left = (free - width) / 2
    let column = isWide ? (width - Spacing.vast) / 2 : width
    let head = arrangeHead(left: left, width: column)
    let legendLeft = isWide ? left + column + Spacing.vast : left
    let legendTop = isWide ? Spacing.wide : head + Spacing.wide
    let foot = arrangeLegend(left: legendLeft, top: legendTop, width: column, scale: scale)
    let size = CGSize(width: free, height: max(head, foot) + Spacing.wide)
    if scroll.contentSize != size { scroll.contentSize = size }
    startButton.layer.cornerRadius = startButton.bounds.height / 2
  }

  private func arrangeHead(left: CGFloat, width: CGFloat) -> CGFloat {
    var y = Spacing.wide
    func put(_ view: UIView, height: CGFloat, gap: CGFloat) {
      view.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + gap
    }
    let room = CGSize(width: width, height: 0)
    put(titleLabel, height: titleLabel.sizeThatFits(room).height, gap: Spacing.normal)
    put(nameField, height: max(nameField.sizeThatFits(room).height, 50), gap: Spacing.tight)
    put(noteLabel, height: noteLabel.sizeThatFits(room).height, gap: Spacing.close)
    put(startButton, height: max(54, (startButton.titleLabel?.font.lineHeight ?? 0) + 2 * Spacing.close), gap: 0)
    return y
  }

  private func arrangeLegend(left: CGFloat, top: CGFloat, width: CGFloat, scale: CGFloat) -> CGFloat {
    var y = top
    let room = CGSize(width: width, height: 0)
    let title = legendTitle.sizeThatFits(room)
    legendTitle.frame = CGRect(x: left, y: y, width: width, height: title.height)
    y += title.height + Spacing.tight
    let height = max(Spacing.target, 34 * scale)
    for row in rows {
      row.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + Spacing.hair
    }
    let note = legendNote.sizeThatFits(room)
    legendNote.frame = CGRect(x: left, y: y + Spacing.hair, width: width, height: note.height)
    return y + Spacing.hair + note.height
  }
}

/// A kind of bubble: how it looks, what it is worth, how often it comes.
private final class LegendRow: UIView {
  private let kind: BubbleKind
  private let points = UILabel()
  private let share = UILabel()

  init(_ kind: BubbleKind, share tenths: Int) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    points.text = BubbleStrings.points(kind.points)
    share.text = BubbleStrings.share(tenths)
    share.textAlignment = .natural
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = BubbleStrings.name(kind) + ", " + BubbleStrings.share(tenths)
    for label in [points, share] {
      label.textColor = Soap.ink
      label.adjustsFontSizeToFitWidth = true
      addSubview(label)
    }
    share.textColor = Soap.faintInk
  }

  required init?(coder: NSCoder) { return nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = bounds.height
    let x = readsRightToLeft ? bounds.width - side : 0
    BubblePainter.draw(kind, in: CGRect(x: x, y: 0, width: side, height: side), context: context)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = min(max(traitCollection.textScale, 0.8), 2)
    points.setSoap(17 * scale, .semibold)
    share.setSoap(17 * scale, .medium)
    let left = bounds.height + Spacing.close
    let width = max(bounds.width - left, 1)
    place(points, leading: CGRect(x: left, y: 0, width: width * 0.62, height: bounds.height))
    place(share, leading: CGRect(x: left + width * 0.66, y: 0, width: width * 0.34, height: bounds.height))
  }
}
