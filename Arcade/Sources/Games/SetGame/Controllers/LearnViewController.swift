import ArcadeKit
import CaromGeometry
import UIKit

/// The lesson: exercise by exercise, from one feature to a whole table. It continues where the player left it.
package final class LearnViewController: UIViewController {
  /// The number of the current exercise; `Course.count` at the end.
  package private(set) var step = 0
  /// The current exercise; nil at the end.
  package private(set) var task: Course.Task?
  /// The cards chosen so far.
  package private(set) var chosen: [Card] = []
  /// Whether the exercise is solved, so that the next one can follow.
  package private(set) var isSolved = false
  /// How many exercises of this visit were solved at the first attempt, and how many there were.
  package private(set) var firstTries = 0
  package private(set) var attempts = 0
  private var hasErred = false
  let lessonView = LessonView(frame: .zero)
  private let ground = FeltGround(frame: .zero)

  package override class var kind: String { "LearnViewController" }
  package override var addressName: String? { "learn" }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = SetStrings.learn
    view.backgroundColor = FeltInk.felt
    view.addSubview(ground)
    view.addSubview(lessonView)
    lessonView.onChoose = { [me = Weak(self)] card in me.value?.choose(card) }
    lessonView.onJudge = { [me = Weak(self)] isSet in me.value?.judge(isSet: isSet) }
    lessonView.onNext = { [me = Weak(self)] in me.value?.goOn() }
    lessonView.onAgain = { [me = Weak(self)] in me.value?.startOver() }
    show(LessonStore.step)
  }

  package override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    inkBar(FeltInk.chalk)
  }

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    inkBar(nil)
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    ground.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets)
    let margin = min(Spacing.normal, area.width / 24)
    let width = min(area.width - 2 * margin, 960)
    let height = min(area.height - 2 * Spacing.tight, 860)
    lessonView.frame = CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: max(width, 0), height: max(height, 0))
  }

  // MARK: Steps

  /// Shows an exercise, or the end.
  private func show(_ step: Int) {
    self.step = step
    chosen = []
    isSolved = false
    hasErred = false
    guard step < Course.count else {
      task = nil
      lessonView.showEnd(SetStrings.lessonEnd(firstTries, of: attempts))
      return
    }
    let clock: TickClock = view.clock
    let task = Course.task(step, using: &clock.generator)
    self.task = task
    lessonView.show(task, step: step, letters: Setting.store.load().showsLetters)
  }

  /// Shows the next exercise; at the end, leads back to the game.
  package func goOn() {
    guard task != nil else {
      navigationController?.popViewController(animated: true)
      return
    }
    guard isSolved else { return }
    show(step + 1)
    lessonView.takeFocus()
    say(task == nil ? SetStrings.lessonDone : lessonView.question)
  }

  /// Begins again with the first exercise.
  package func startOver() {
    firstTries = 0
    attempts = 0
    LessonStore.step = 0
    show(0)
    lessonView.takeFocus()
    say(lessonView.question)
  }

  // MARK: Answers

  /// Selects or deselects a card.
  package func choose(_ card: Card) {
    guard let task, !isSolved else { return }
    switch task {
    case .complete(let pair, let choices):
      guard choices.contains(card) else { return }
      chosen = [card]
      answer(pair + [card], isRight: SetRule.isSet(pair + [card]))
    case .find(let cards):
      guard cards.contains(card) else { return }
      if chosen.count == 3 { chosen = [] }
      if let place = chosen.firstIndex(of: card) {
        chosen.remove(at: place)
      } else {
        chosen.append(card)
      }
      lessonView.mark(chosen)
      if chosen.count == 3 { answer(chosen, isRight: SetRule.isSet(chosen)) }
    case .judge: break
    }
  }

  /// Answers whether three cards are a set.
  package func judge(isSet: Bool) {
    guard case .judge(let cards) = task, !isSolved else { return }
    answer(cards, isRight: SetRule.isSet(cards) == isSet)
  }

  private func answer(_ cards: [Card], isRight: Bool) {
    guard let task else { return }
    isSolved = isRight
    let text = SetStrings.verdict(on: cards, of: task, isRight: isRight)
    lessonView.judge(cards, isRight: isRight, text: text, hint: isRight ? nil : hint)
    if isRight {
      attempts += 1
      if !hasErred { firstTries += 1 }
      LessonStore.step = step + 1
    } else {
      hasErred = true
    }
    if Setting.store.load().hasSound { UIApplication.shared.play(isRight ? .special : .error, volume: 0.8) }
    say(text)
  }

  /// A card of the set that has to be found.
  private var hint: Card? {
    guard case .find(let cards) = task else { return nil }
    return SetRule.firstSet(in: cards)?.first
  }

  private func say(_ text: String) { UIAccessibility.post(notification: .announcement, argument: text) }
}
