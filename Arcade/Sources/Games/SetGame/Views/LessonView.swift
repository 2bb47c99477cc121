import ArcadeKit
import UIKit

/// A lesson on the felt: two cards and an empty place, the choices below them, and the rule's verdict on each feature.
final class LessonView: UIView {
  var onChoose: ((Card) -> Void)?
  let nextButton = UIButton(type: .system)
  private let questionLabel = UILabel()
  private let ruleLabel = UILabel()
  private let verdictLabel = UILabel()
  private let countLabel = UILabel()
  private let gap = UIView(frame: .zero)
  private(set) var pair: [SetCardView] = []
  private(set) var choices: [SetCardView] = []
  private var features: [UILabel] = []
  /// The card in the empty place.
  private(set) var chosen: SetCardView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    gap.layer.borderWidth = 2
    gap.isUserInteractionEnabled = false
    addSubview(gap)
    questionLabel.text = SetStrings.question
    ruleLabel.text = SetStrings.rule
    nextButton.setTitle(SetStrings.next, for: .normal)
    nextButton.tintColor = FeltInk.chalk
    nextButton.layer.borderWidth = 1.5
    nextButton.layer.cornerRadius = Spacing.target / 2
    features = Card.Feature.allCases.map { _ in UILabel() }
    for label in [questionLabel, ruleLabel, verdictLabel, countLabel] + features {
      label.textColor = FeltInk.chalk
      label.numberOfLines = 0
      label.textAlignment = .center
      addSubview(label)
    }
    for label in features {
      label.numberOfLines = 1
      label.textAlignment = .natural
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    for label in [questionLabel, ruleLabel, verdictLabel] {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
    }
    ruleLabel.textColor = FeltInk.faintChalk
    countLabel.textColor = FeltInk.faintChalk
    addSubview(nextButton)
    style()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LessonView" }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    style()
  }

  private func style() {
    let scale = traitCollection.halfTextScale
    questionLabel.setRounded(19 * scale, .bold)
    for label in [ruleLabel, countLabel] { label.setRounded(14 * scale, .medium) }
    verdictLabel.setRounded(17 * scale, .bold)
    for label in features { label.setRounded(15 * scale, .medium) }
    nextButton.titleLabel?.setRounded(16 * scale, .semibold)
    let chalk = FeltInk.chalk.resolvedColor(with: traitCollection).withAlphaComponent(0.6).cgColor
    gap.layer.borderColor = chalk
    nextButton.layer.borderColor = chalk
    setNeedsLayout()
  }

  // MARK: Lessons

  /// Shows a new lesson.
  func show(_ lesson: Lesson, letters: Bool, solved: Int) {
    for view in pair + choices { view.removeFromSuperview() }
    pair = lesson.pair.map { card($0, letters, isChoice: false) }
    choices = lesson.choices.map { card($0, letters, isChoice: true) }
    chosen = nil
    countLabel.text = SetStrings.solved(solved)
    for label in features + [verdictLabel] { label.isHidden = true }
    ruleLabel.isHidden = false
    nextButton.isHidden = true
    setNeedsLayout()
  }

  private func card(_ card: Card, _ letters: Bool, isChoice: Bool) -> SetCardView {
    let view = SetCardView(card)
    view.flip(up: true, seconds: 0)
    view.show(.none, letters: letters)
    if isChoice {
      view.onTap = { [me = Weak(self)] in me.value?.onChoose?(card) }
    } else {
      view.accessibilityTraits = .image
    }
    addSubview(view)
    return view
  }

  /// Moves a chosen card into the empty place and shows the rule's verdict on each feature.
  func judge(_ card: Card, solved: Int) {
    guard let view = choices.first(where: { $0.card == card }) else { return }
    let three = pair.map { $0.card } + [card]
    let isSet = SetRule.isSet(three)
    for each in choices { each.show(.none, letters: each.face.showsLetters) }
    view.show(isSet ? .matched : .mismatched, letters: view.face.showsLetters)
    for each in pair { each.show(isSet ? .matched : .none, letters: each.face.showsLetters) }
    chosen = view
    bringSubviewToFront(view)
    for (label, feature) in zip(features, Card.Feature.allCases) {
      let verdict = SetRule.verdict(on: feature, of: three)
      label.text = (verdict.isGood ? "✓ " : "✕ ") + SetStrings.name(feature) + ": " + SetStrings.verdict(verdict)
    }
    verdictLabel.text = isSet ? SetStrings.right : SetStrings.wrong
    countLabel.text = SetStrings.solved(solved)
    for label in features + [verdictLabel] { label.isHidden = false }
    ruleLabel.isHidden = true
    nextButton.isHidden = !isSet
    setNeedsLayout()
    guard !Motion.isReduced else { return }
    UIView.animate(
      withDuration: Motion.move, delay: 0, options: [.allowUserInteraction], animations: { layoutIfNeeded() })
  }

  // MARK: Layout

  /// Lays cards to the left of the text on wide screens, and above it on upright ones.
  override func layoutSubviews() {
    super.layoutSubviews()
    let isWide = bounds.width > bounds.height
    let words = isWide ? max(bounds.width * 0.4, 1) : bounds.width
    let wordsHeight = isWide ? bounds.height : min(max(bounds.height * 0.36, 190), 300)
    let cards = CGRect(
      x: 0, y: 0, width: isWide ? bounds.width - words - Spacing.wide : bounds.width,
      height: isWide ? bounds.height : max(bounds.height - wordsHeight - Spacing.tight, 1))
    arrangeCards(in: cards)
    arrangeWords(
      in: isWide
        ? CGRect(x: cards.maxX + Spacing.wide, y: 0, width: words, height: wordsHeight)
        : CGRect(x: 0, y: cards.maxY + Spacing.tight, width: words, height: wordsHeight))
  }

  private func arrangeCards(in area: CGRect) {
    let gap = min(Spacing.normal, area.width / 24)
    let between = min(Spacing.wide, area.height / 12)
    var width = min((area.width - 2 * gap) / 3, (area.height - between) / 2 * 0.68, 190)
    width = max(width.rounded(.down), 1)
    let height = (width / 0.68).rounded(.down)
    let top = area.minY + (area.height - 2 * height - between) / 2
    func frame(_ column: Int, _ row: Int) -> CGRect {
      CGRect(
        x: area.midX + (CGFloat(column) - 1) * (width + gap) - width / 2, y: top + CGFloat(row) * (height + between),
        width: width, height: height)
    }
    for (index, view) in pair.enumerated() { view.take(frame(index, 0)) }
    self.gap.frame = frame(2, 0)
    self.gap.layer.cornerRadius = CardFace.corner(of: CGSize(width: width, height: height))
    for (index, view) in choices.enumerated() { view.take(view === chosen ? frame(2, 0) : frame(index, 1)) }
  }

  private func arrangeWords(in area: CGRect) {
    let side = Spacing.target
    // Seven lines and a button, centered in the space that is left.
    let scale = traitCollection.halfTextScale
    let line = min(max(area.height - side - Spacing.tight, 0) / 7, 30 * scale)
    var y = area.midY - (7 * line + side + Spacing.tight) / 2
    func place(_ view: UIView, _ height: CGFloat, width: CGFloat) {
      view.frame = CGRect(x: area.midX - width / 2, y: y, width: width, height: height)
      y += height
    }
    place(questionLabel, line * 1.3, width: area.width)
    ruleLabel.frame = CGRect(x: area.minX, y: y, width: area.width, height: line * 2.2)
    for label in features { place(label, line * 0.95, width: min(area.width, 280)) }
    place(verdictLabel, line * 1.1, width: area.width)
    place(nextButton, side, width: 140)
    y += Spacing.hair
    place(countLabel, line * 0.8, width: area.width)
  }
}
