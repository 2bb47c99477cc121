import ArcadeKit
import UIKit

/// An exercise on the felt: what is asked, the cards, and the rule's verdict on each feature.
final class LessonView: UIView {
  var onChoose: ((Card) -> Void)?
  var onJudge: ((Bool) -> Void)?
  var onNext: (() -> Void)?
  var onAgain: (() -> Void)?

  let title = UILabel()
  let words = UILabel()
  let verdict = UILabel()
  let progress = UILabel()
  let bar = UIProgressView(progressViewStyle: .default)
  let features = Card.Feature.allCases.map { _ in UILabel() }
  let nextButton = LessonView.button()
  /// The answer buttons of an exercise without a choice of cards, or the button to start again at the end.
  let yesButton = LessonView.button()
  let noButton = LessonView.button()
  let againButton = LessonView.button()
  let gap = UIView(frame: .zero)
  /// The cards, which are read after the question and before the verdict.
  let table = PassingView(frame: .zero)
  private(set) var task: Course.Task?
  private(set) var cards: [SetCardView] = []
  /// The card that lies in the gap.
  private(set) var placed: SetCardView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    gap.layer.borderWidth = 2
    gap.isUserInteractionEnabled = false
    table.accessibilityLabel = SetStrings.table
    table.shouldGroupAccessibilityChildren = true
    table.addSubview(gap)
    bar.accessibilityLabel = SetStrings.learn
    bar.progressTintColor = FeltInk.lamp
    bar.trackTintColor = FeltInk.feltDark
    for view in [progress, bar, title, words, table] as [UIView] { addSubview(view) }
    for label in features { addSubview(label) }
    addSubview(verdict)
    for button in [yesButton, noButton, nextButton, againButton] { addSubview(button) }
    for label in [title, words, verdict, progress] + features {
      label.textColor = FeltInk.chalk
      label.textAlignment = .center
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.numberOfLines = 0
    }
    for label in features {
      label.numberOfLines = 1
      label.textAlignment = .natural
    }
    words.textColor = FeltInk.faintChalk
    progress.textColor = FeltInk.faintChalk
    nextButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.onNext?() }, for: .touchUpInside)
    againButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.onAgain?() }, for: .touchUpInside)
    yesButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.onJudge?(true) }, for: .touchUpInside)
    noButton.addAction(UIAction { [me = Weak(self)] _ in me.value?.onJudge?(false) }, for: .touchUpInside)
    style()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "LessonView" }

  private static func button() -> UIButton {
    let button = UIButton(type: .system)
    button.tintColor = FeltInk.chalk
    button.layer.borderWidth = 1.5
    button.layer.cornerRadius = Spacing.target / 2
    return button
  }

  var buttons: [UIButton] { [yesButton, noButton, nextButton, againButton] }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    style()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  private func style() {
    let scale = traitCollection.halfTextScale
    title.setRounded(20 * scale, .bold)
    words.setRounded(15 * scale, .medium)
    progress.setRounded(13 * scale, .semibold)
    verdict.setRounded(16 * scale, .bold)
    for label in features { label.setRounded(14 * scale, .medium) }
    let chalk = FeltInk.chalk.resolvedColor(with: traitCollection).withAlphaComponent(0.6).cgColor
    gap.layer.borderColor = chalk
    for button in buttons {
      button.titleLabel?.setRounded(16 * scale, .semibold)
      button.layer.borderColor = chalk
    }
    setNeedsLayout()
  }

  /// The question, for screen readers.
  var question: String { (title.text ?? "") + ". " + (words.text ?? "") }

  // MARK: Exercises

  /// Shows an exercise.
  func show(_ task: Course.Task, step: Int, letters: Bool) {
    clear(step)
    self.task = task
    title.text = SetStrings.title(of: task)
    words.text = SetStrings.words(step, task)
    switch task {
    case .complete(let pair, let choices):
      cards = pair.map { card($0, letters, isChoice: false) } + choices.map { card($0, letters, isChoice: true) }
    case .judge(let three): cards = three.map { card($0, letters, isChoice: false) }
    case .find(let all): cards = all.map { card($0, letters, isChoice: true) }
    }
    if case .complete = task { gap.isHidden = false }
    if case .judge = task {
      yesButton.setTitle(SetStrings.isSet, for: .normal)
      noButton.setTitle(SetStrings.isNoSet, for: .normal)
      for button in [yesButton, noButton] { button.isHidden = false }
    }
    setNeedsLayout()
  }

  /// Shows the end of the lesson.
  func showEnd(_ text: String) {
    clear(Course.count)
    title.text = SetStrings.lessonDone
    words.text = text
    nextButton.setTitle(SetStrings.toTheGame, for: .normal)
    againButton.setTitle(SetStrings.startOver, for: .normal)
    for button in [nextButton, againButton] { button.isHidden = false }
    setNeedsLayout()
  }

  private func clear(_ step: Int) {
    for view in cards { view.removeFromSuperview() }
    cards = []
    task = nil
    placed = nil
    gap.isHidden = true
    nextButton.setTitle(SetStrings.next, for: .normal)
    for button in buttons { button.isHidden = true }
    for label in features + [verdict] { label.isHidden = true }
    words.isHidden = false
    progress.text = SetStrings.progress(min(step + 1, Course.count), of: Course.count)
    progress.isHidden = step == Course.count
    bar.progress = Float(step) / Float(Course.count)
  }

  private func card(_ card: Card, _ letters: Bool, isChoice: Bool) -> SetCardView {
    let view = SetCardView(card)
    view.flip(up: true, seconds: 0)
    view.show(.none, letters: letters)
    if isChoice {
      view.onTap = { [me = Weak(self)] in me.value?.onChoose?(card) }
      view.onArrow = { [me = Weak(self)] arrow in me.value?.moveFocus(from: card, arrow) ?? false }
    } else {
      view.isPicture = true
    }
    table.addSubview(view)
    return view
  }

  // MARK: Answers

  /// Marks the chosen cards.
  func mark(_ chosen: [Card]) {
    for view in cards {
      view.show(chosen.contains(view.card) ? .selected : .none, letters: view.face.showsLetters)
    }
  }

  /// Shows the verdict on three cards. The chosen third card of a pair moves into the gap.
  func judge(_ three: [Card], isRight: Bool, text: String, hint: Card?) {
    let isSet = SetRule.isSet(three)
    for view in cards {
      let isOne = three.contains(view.card)
      let mark: SetCardView.Mark = isOne ? isSet ? .matched : .mismatched : view.card == hint ? .hinted : .none
      view.show(mark, letters: view.face.showsLetters)
    }
    if case .complete = task {
      placed = cards.dropFirst(2).first { three.contains($0.card) }
      if let placed { table.bringSubviewToFront(placed) }
    }
    for (label, feature) in zip(features, Card.Feature.allCases) {
      let each = SetRule.verdict(on: feature, of: three)
      label.text = (each.isGood ? "✓ " : "✕ ") + SetStrings.name(feature) + ": " + SetStrings.verdict(each)
      label.isHidden = false
    }
    verdict.text = text
    verdict.isHidden = false
    words.isHidden = true
    nextButton.isHidden = !isRight
    if isRight {
      let hadFocus = yesButton.isFocused || noButton.isFocused || cards.contains { $0.isFocused }
      for button in [yesButton, noButton] { button.isHidden = true }
      if hadFocus { UIApplication.shared.focus(nextButton) }
    }
    setNeedsLayout()
    guard !Motion.isReduced else { return }
    UIView.animate(
      withDuration: Motion.move, delay: 0, options: [.allowUserInteraction], animations: { layoutIfNeeded() })
  }

  // MARK: Focus

  /// Gives the keyboard focus to the first answer of the exercise.
  func takeFocus() {
    layoutIfNeeded()
    let first = cards.first { !$0.isPicture } as UIView?
    UIApplication.shared.focus(first ?? (yesButton.isHidden ? nextButton : yesButton))
  }

  private func moveFocus(from card: Card, _ arrow: ArrowKey) -> Bool {
    guard let from = cards.first(where: { $0.card == card }) else { return false }
    var best: (view: SetCardView, way: CGFloat)?
    for view in cards where view !== from && !view.isPicture {
      let (x, y) = (view.center.x - from.center.x, view.center.y - from.center.y)
      let (along, aside) =
        switch arrow {
        case .left: (-x, abs(y))
        case .right: (x, abs(y))
        case .up: (-y, abs(x))
        case .down: (y, abs(x))
        }
      let way = along + 3 * aside
      if along > 1, way < best?.way ?? CGFloat.greatestFiniteMagnitude { best = (view, way) }
    }
    if let best { UIApplication.shared.focus(best.view) }
    return true
  }
}
