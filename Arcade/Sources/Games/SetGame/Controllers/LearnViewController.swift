import ArcadeKit
import CaromGeometry
import UIKit

/// Teaches the rule by practice: which card completes a set with these two?
package final class LearnViewController: UIViewController {
  package private(set) var lesson = Lesson.first
  /// How many lessons the player has solved at the first attempt.
  package private(set) var solved = 0
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
    lessonView.nextButton.addAction(
      UIAction { [me = Weak(self)] _ in me.value?.nextLesson() }, for: .touchUpInside)
    nextLesson()
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
    let width = min(area.width - 2 * margin, 900)
    let height = min(area.height - 2 * Spacing.tight, 820)
    lessonView.frame = CGRect(
      x: area.midX - width / 2, y: area.midY - height / 2, width: max(width, 0), height: max(height, 0))
  }

  /// Shows the next lesson; lessons get harder as more are solved.
  package func nextLesson() {
    let clock: TickClock = view.clock
    lesson = Lesson(solved: solved, using: &clock.generator)
    hasErred = false
    lessonView.show(lesson, letters: Setting.store.load().showsLetters, solved: solved)
  }

  /// Judges a chosen card; after the right one, further choices are ignored until the next lesson.
  package func choose(_ card: Card) {
    if let chosen = lessonView.chosen, chosen.card == lesson.answer { return }
    let isRight = card == lesson.answer
    if isRight, !hasErred { solved += 1 }
    if !isRight { hasErred = true }
    lessonView.judge(card, solved: solved)
    if Setting.store.load().hasSound {
      UIApplication.shared.play(isRight ? .special : .error, volume: 0.8)
    }
    UIAccessibility.post(
      notification: .announcement, argument: isRight ? SetStrings.right : SetStrings.mismatch(lesson.pair + [card]))
  }
}
