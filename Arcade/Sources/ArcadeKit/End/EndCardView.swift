import UIKit

/// The card at the end of a game, over the veiled game. One method both measures its parts and places them.
final class EndCardView: UIView {
  private(set) var buttons: [UIButton] = []
  private let skin: Skin
  private let veil = UIView(frame: .zero)
  private let card = UIView(frame: .zero)
  private let scroller = CardScrollView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let score: ScoreCountLabel?
  private let remarkLabel = UILabel(frame: .zero)
  private let stars: StarsView?
  /// The run's place on its board; nil without one.
  private var placeButton: UIButton?
  private let picture: UIView?
  private let facts: [FactView]

  init(_ ending: Ending, skin: Skin) {
    self.skin = skin
    let sheet = skin.card
    score = ending.score.map { ScoreCountLabel($0) } ?? ending.result.map { ScoreCountLabel($0, ending.spokenResult) }
    stars = ending.stars.map { StarsView(earned: $0.earned, of: $0.all, sheet) }
    picture = ending.picture
    facts = ending.facts.prefix(4).map { FactView($0, skin) }
    super.init(frame: UIApplication.shared.windowScene.bounds)
    accessibilityViewIsModal = true
    accessibilityLabel = ending.title
    accessibilityHint = ending.spoken
    veil.backgroundColor = skin.veil
    card.backgroundColor = sheet.color
    card.layer.cornerRadius = skin.corner * 1.5
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.3
    card.layer.shadowRadius = 24
    card.layer.shadowOffset = CGSize(width: 0, height: 10)
    scroller.layer.cornerRadius = skin.corner * 1.5
    addSubview(veil)
    addSubview(card)
    card.addSubview(scroller)
    titleLabel.text = ending.title
    titleLabel.accessibilityTraits = .header
    titleLabel.textColor = sheet.ink
    score?.textColor = ending.isRecord ? sheet.secondAccent : sheet.accent
    remarkLabel.text = ending.remark
    remarkLabel.textColor = ending.isRecord ? sheet.ink : sheet.mutedInk
    remarkLabel.font = skin.font(.callout, bold: ending.isRecord)
    for label in [titleLabel, remarkLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    remarkLabel.adjustsFontForContentSizeCategory = true
    for part in [titleLabel, stars, score, ending.remark == nil ? nil : remarkLabel, picture] {
      if let part { scroller.addSubview(part) }
    }
    for fact in facts { scroller.addSubview(fact) }
    addGestureRecognizer(skip)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "EndCardView" }
  override var semanticRole: Semantics.Role? { .alertdialog }

  /// A tap outside the buttons shows the final score at once.
  private lazy var skip: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.cancelsTouchesInView = false
    tap.addAction { [me = Weak(self)] _ in me.value?.score?.finish() }
    return tap
  }()

  /// Adds a button; the main one is filled.
  func addButton(_ title: String, isMain: Bool = false, action: @escaping (UIView) -> Void) {
    let sheet = skin.card
    var look = isMain ? UIButton.Configuration.filled() : .plain()
    look.buttonSize = .large
    look.title = title
    look.cornerStyle = .fixed
    look.background.cornerRadius = skin.corner
    look.baseBackgroundColor = isMain ? sheet.accent : .clear
    look.baseForegroundColor = isMain ? sheet.onAccent : sheet.accent
    if !isMain {
      look.contentInsets.leading = Spacing.close
      look.contentInsets.trailing = Spacing.close
      look.contentInsets.top = Spacing.close
      look.contentInsets.bottom = Spacing.close
      look.background.strokeColor = sheet.separator
      look.background.strokeWidth = 1
    }
    let button = UIButton(configuration: look)
    button.addAction(
      UIAction { [button = Weak(button)] _ in
        if let button = button.value { action(button) }
      }, for: .primaryActionTriggered)
    buttons.append(button)
    scroller.givesArrowsAway = buttons.count > 1
    scroller.addSubview(button)
  }

  /// Adds the line with the run's place on its board, which is a button.
  func addPlace(action: @escaping () -> Void) {
    var look = UIButton.Configuration.plain()
    look.baseForegroundColor = skin.card.accent
    look.titleAlignment = .center
    let button = UIButton(configuration: look)
    button.titleLabel?.numberOfLines = 0
    button.accessibilityHint = PlaceStrings.hint
    button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    placeButton = button
    scroller.addSubview(button)
  }

  /// Shows the run's place on its board.
  func show(place: String) {
    guard let placeButton, placeButton.configuration?.title != place else { return }
    placeButton.configuration?.title = place
    if window != nil { UIAccessibility.post(notification: .announcement, argument: place) }
    setNeedsLayout()
  }

  override func resolveColors() {
    super.resolveColors()
    guard let line = skin.cardLine else { return }
    card.layer.borderWidth = 1
    card.layer.borderColor = line.resolvedColor(with: traitCollection).cgColor
  }

  /// The card grows into its place, and the score begins to count.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    clock.perform {
      if !Motion.isReduced {
        UIView.performWithoutAnimation { card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        UIView.animate(
          withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
          options: .allowUserInteraction, animations: { self.card.transform = .identity })
      }
      score?.start()
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  // MARK: Layout

  /// The maximum height of the picture, in points; it is smaller on low screens.
  private var pictureHeight = EndCardView.tallestPicture
  /// Whether the screen is low, where the score is smaller.
  private var isLow = false
  private static let tallestPicture: CGFloat = 180
  private static let lowestPicture: CGFloat = 64

  private var scale: CGFloat { min(max(traitCollection.textScale, 1), 1.6) }

  override func layoutSubviews() {
    super.layoutSubviews()
    veil.frame = bounds
    var area = bounds.inset(by: safeAreaInsets)
    // The Home button, in the bar below the game, stays uncovered.
    area.size.height = max(area.height - Spacing.target, 1)
    let room = area.insetBy(dx: min(Spacing.normal, area.width / 20), dy: min(Spacing.normal, area.height / 20))
    // On low and wide screens the text is next to the buttons.
    let isWide = room.height < 420 && room.width > room.height * 1.3 && room.width >= 460
    let width = min(room.width, isWide ? 680 : 400 * min(scale, 1.3))
    isLow = room.height < 500
    pictureHeight = EndCardView.tallestPicture
    var wanted = arrange(in: width, isWide: isWide, moving: false)
    if wanted > room.height, picture != nil {
      // The picture shrinks to make room for the buttons.
      pictureHeight = max(pictureHeight - (wanted - room.height), EndCardView.lowestPicture)
      wanted = arrange(in: width, isWide: isWide, moving: false)
    }
    let height = min(wanted, room.height)
    // By bounds and center, because the entrance may scale the card.
    card.bounds = CGRect(x: 0, y: 0, width: width, height: height)
    card.center = CGPoint(x: room.midX, y: room.midY)
    scroller.frame = card.bounds
    // Now, because where text runs from right to left, places depend on the scroll view's width.
    _ = arrange(in: width, isWide: isWide, moving: true)
    scroller.contentSize = CGSize(width: width, height: wanted)
    card.layer.shadowPath = UIBezierPath(roundedRect: card.bounds, cornerRadius: card.layer.cornerRadius).cgPath
  }

  /// Returns the height of the contents in a card of this width; also places them if `moving`.
  private func arrange(in width: CGFloat, isWide: Bool, moving: Bool) -> CGFloat {
    let margin = width < 320 ? Spacing.normal : Spacing.wide
    guard isWide else {
      let column = CGRect(x: margin, y: margin, width: width - 2 * margin, height: 0)
      let words = head(in: column, moving: moving)
      let rest = CGRect(x: margin, y: words + Spacing.normal, width: column.width, height: 0)
      return tail(in: rest, moving: moving) + margin
    }
    let half = (width - 3 * margin) / 2
    let left = CGRect(x: margin, y: margin, width: half, height: 0)
    let right = CGRect(x: 2 * margin + half, y: margin, width: half, height: 0)
    let heights = (head(in: left, moving: false), tail(in: right, moving: false))
    let bottom = max(heights.0, heights.1)
    if moving {
      _ = head(in: left.offsetBy(dx: 0, dy: (bottom - heights.0) / 2), moving: true)
      _ = tail(in: right.offsetBy(dx: 0, dy: (bottom - heights.1) / 2), moving: true)
    }
    return bottom + margin
  }

  /// Places title, stars, score, remark and picture one below the other; returns their bottom edge.
  private func head(in column: CGRect, moving: Bool) -> CGFloat {
    titleLabel.setDisplay(28 * scale)
    score?.setDisplay((isLow ? 52 : 64) * scale)
    var y = column.minY
    func put(_ part: UIView, width: CGFloat? = nil, height: CGFloat, gap: CGFloat) {
      if y > column.minY { y += gap }
      let width = width ?? column.width
      if moving {
        scroller.place(part, leading: CGRect(x: column.midX - width / 2, y: y, width: width, height: height))
      }
      y += height.rounded(.up)
    }
    let free = CGSize(width: column.width, height: .greatestFiniteMagnitude)
    put(titleLabel, height: titleLabel.sizeThatFits(free).height, gap: 0)
    if let stars { put(stars, height: 40, gap: Spacing.tight) }
    if let score { put(score, height: score.font.lineHeight, gap: 0) }
    if remarkLabel.superview != nil {
      put(
        remarkLabel, width: remarkLabel.balancedWidth(in: column.width),
        height: remarkLabel.sizeThatFits(free).height, gap: Spacing.hair)
    }
    if let placeButton {
      put(placeButton, height: max(placeButton.sizeThatFits(free).height, Spacing.target), gap: Spacing.hair)
    }
    if let picture, picture.bounds.width > 0, picture.bounds.height > 0 {
      y = show(picture, below: y, in: column, moving)
    }
    return y
  }

  /// Scales the picture to fit the column, because it is drawn at its own size.
  private func show(_ picture: UIView, below y: CGFloat, in column: CGRect, _ moving: Bool) -> CGFloat {
    let size = picture.bounds.size
    let fit = min(column.width / size.width, pictureHeight / size.height)
    pictureHeight = size.height * fit
    let top = y + Spacing.close
    if moving {
      picture.transform = fit == 1 ? .identity : CGAffineTransform(scaleX: fit, y: fit)
      let x = readsRightToLeft ? card.bounds.width - column.midX : column.midX
      picture.center = CGPoint(x: x, y: top + size.height * fit / 2)
    }
    return (top + size.height * fit).rounded(.up)
  }

  /// Places facts and buttons; returns their bottom edge.
  private func tail(in column: CGRect, moving: Bool) -> CGFloat {
    var y = column.minY
    let needed = facts.map { $0.width }.max() ?? 0
    let all = facts.reduce(0) { $0 + $1.width }
    let columns = facts.isEmpty ? 1 : all <= column.width ? facts.count : needed * 2 <= column.width ? 2 : 1
    for start in stride(from: 0, to: facts.count, by: columns) {
      let row = facts[start..<min(start + columns, facts.count)]
      let even = column.width / CGFloat(row.count)
      let rest = (column.width - row.reduce(0) { $0 + $1.width }) / CGFloat(row.count)
      let widths = row.map { needed <= even ? even : $0.width + rest }
      let height = zip(row, widths).map { $0.sizeThatFits(CGSize(width: $1, height: 0)).height }.max() ?? 0
      if moving {
        var x = column.minX
        for (fact, width) in zip(row, widths) {
          scroller.place(fact, leading: CGRect(x: x, y: y, width: width, height: height))
          x += width
        }
      }
      y += height + Spacing.tight
    }
    if !facts.isEmpty { y += Spacing.tight }
    return arrangeButtons(in: column, below: y, moving: moving)
  }

  /// The main button takes the whole width; below it the others are in pairs if they fit, of equal width if possible.
  private func arrangeButtons(in column: CGRect, below top: CGFloat, moving: Bool) -> CGFloat {
    var y = top
    let free = CGSize(width: column.width, height: 0)
    let half = (column.width - Spacing.tight) / 2
    func width(_ button: UIButton) -> CGFloat { button.sizeThatFits(.zero).width.rounded(.up) }
    func put(_ button: UIButton, x: CGFloat, width: CGFloat) -> CGFloat {
      let height = max(button.sizeThatFits(free).height, Spacing.target).rounded(.up)
      if moving {
        scroller.place(button, leading: CGRect(x: column.minX + x, y: y, width: width, height: height))
      }
      return height
    }
    var index = 0
    while index < buttons.count {
      let button = buttons[index]
      let next = index > 0 && index + 1 < buttons.count ? buttons[index + 1] : nil
      if let next, width(button) + Spacing.tight + width(next) <= column.width {
        let spare = (column.width - Spacing.tight - width(button) - width(next)) / 2
        let first = max(width(button), width(next)) <= half ? half : width(button) + spare
        let heights = (
          put(button, x: 0, width: first),
          put(next, x: first + Spacing.tight, width: column.width - Spacing.tight - first)
        )
        y += max(heights.0, heights.1) + Spacing.tight
        index += 2
      } else {
        y += put(button, x: 0, width: column.width) + Spacing.tight
        index += 1
      }
    }
    return y - Spacing.tight
  }
}

/// A scroll view that leaves the arrow keys to the buttons.
private final class CardScrollView: UIScrollView {
  var givesArrowsAway = false

  override class var kind: String { "CardScrollView" }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard givesArrowsAway, let code = presses.first?.key?.code, ArrowKey(code) != nil else {
      return super.pressesBegan(presses, with: event)
    }
    next?.pressesBegan(presses, with: event)
  }
}
