import ArcadeKit
import CaromGeometry
import UIKit

/// Short tasks, which the experiment itself verifies. The true plane opens with the first one: pick a body, and the
/// race starts.
final class TaskPanel: InstrumentPanel {
  private(set) var task = GuidedTask(.race)
  private let text = Words(.body)
  private let verdict = Words(.body)
  private let order = Words(.numbers)
  private var chooser: ChoiceRow!
  private var pictures: PictureRow?
  /// The choice that the running experiment is to judge; nil once it has.
  private var asked: Int?

  override class var kind: String { "TaskPanel" }

  override func build() {
    super.build()
    chooser = ChoiceRow(InclineStrings.taskTitle, InclineStrings.tasks, selected: 0) { [me = Weak(self)] choice in
      me.value?.begin(GuidedTask.Kind(rawValue: choice) ?? .race)
    }
    ask(.race)
  }

  /// Asks another question, and sets up the slope for it.
  private func begin(_ kind: GuidedTask.Kind) {
    ask(kind)
    if task.choices > 0 { takeSetup() }
  }

  private func ask(_ kind: GuidedTask.Kind) {
    task = GuidedTask(kind)
    asked = nil
    text.show(InclineStrings.task(kind))
    verdict.isHidden = true
    order.isHidden = true
    pictures = nil
    let answers: UIView
    if task.choices > 0 {
      let row = PictureRow(InclineStrings.choices(task), areOnSlope: true) { [me = Weak(self)] index in
        me.value?.pick(index)
      }
      pictures = row
      answers = row
    } else {
      let setup = button(InclineStrings.takeTask) { [me = Weak(self)] in me.value?.takeSetup() }
      let check = button(InclineStrings.check) { [me = Weak(self)] in me.value?.check() }
      answers = PairRow(setup, check)
    }
    // On a small screen the buttons must be within reach, so they come before the longer texts.
    sheet.rows =
      task.choices > 0 ? [chooser, text, answers, verdict, order] : [chooser, answers, text, verdict, order]
    sheet.contentOffset = .zero
  }

  /// Puts the task's bodies on its slope.
  private func takeSetup() {
    let setup = task.setup
    controller?.ghost = nil
    _ = controller?.change {
      let engine = $0.engine
      $0 = setup
      $0.engine = engine
      return nil
    }
    controller?.restart()
    hideVerdict()
  }

  private func hideVerdict() {
    asked = nil
    pictures?.selected = nil
    verdict.isHidden = true
    sheet.setNeedsLayout()
  }

  /// Lets the experiment decide whether a choice is right.
  private func pick(_ index: Int) {
    guard let controller else { return }
    takeSetup()
    asked = index
    pictures?.selected = index
    tell(InclineStrings.running, color: Draft.wash, isAnnounced: false)
    controller.toggle()
  }

  private func check() {
    guard let run = controller?.experiment else { return }
    judge(task.judge(run))
  }

  private func judge(_ judgement: GuidedTask.Judgement) {
    let isFact: Bool
    if case .wrong = judgement { isFact = true } else { isFact = false }
    tell(
      InclineStrings.verdict(judgement, task),
      color: judgement == .right ? Draft.green : isFact ? Draft.ink : Draft.red, isAnnounced: true)
  }

  private func tell(_ words: String, color: UIColor, isAnnounced: Bool) {
    verdict.show(words)
    verdict.textColor = color
    verdict.isHidden = false
    sheet.setNeedsLayout()
    guard isAnnounced else { return }
    UIAccessibility.post(notification: .announcement, argument: words)
    // The answer is visible, whatever the height of the screen.
    sheet.reveal(verdict)
  }

  override func update(isHurried: Bool) {
    guard let controller, !isHurried, chooser != nil else { return }
    let run = controller.experiment
    if let asked {
      let judgement = task.judge(run, choice: asked)
      if judgement != .notOver, judgement != .notRun {
        self.asked = nil
        judge(judgement)
      }
    }
    let arrivals = run.arrivals
    let isEmpty = arrivals.isEmpty || run.lanes == 1
    if !isEmpty { order.show(InclineStrings.won(arrivals, run.setup)) }
    guard order.isHidden != isEmpty else { return }
    order.isHidden = isEmpty
    sheet.setNeedsLayout()
  }
}

/// Two buttons side by side, each tall enough for a finger.
final class PairRow: ArrangedRow {
  private let buttons: [UIButton]

  init(_ first: UIButton, _ second: UIButton) {
    buttons = [first, second]
    super.init(frame: .zero)
    for button in buttons {
      button.contentHorizontalAlignment = .center
      button.layer.cornerRadius = 8
      button.layer.borderWidth = 1
      addSubview(button)
    }
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PairRow" }

  override func resolveColors() {
    super.resolveColors()
    for button in buttons { button.layer.borderColor = Draft.strongGrid.resolvedColor(with: traitCollection).cgColor }
  }

  override func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let each = min((width - Spacing.tight) / 2, 220)
    let height = max(Spacing.target, buttons.map { $0.sizeThatFits(.zero).height }.max() ?? 0)
    if moving {
      for (index, button) in buttons.enumerated() {
        place(button, leading: CGRect(x: CGFloat(index) * (each + Spacing.tight), y: 0, width: each, height: height))
      }
    }
    return height
  }
}
