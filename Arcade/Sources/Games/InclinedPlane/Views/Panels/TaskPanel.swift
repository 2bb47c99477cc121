import ArcadeKit
import CaromGeometry
import UIKit

/// Short tasks with answers that the app verifies.
final class TaskPanel: InstrumentPanel {
  private var task = GuidedTask(.repose)
  private let text = Words(.body)
  private let verdict = Words(.body)
  private let order = Words(.numbers)
  private var choices: [ButtonRow] = []
  private var chooser: ChoiceRow!

  override class var kind: String { "TaskPanel" }

  override func build() {
    super.build()
    chooser = ChoiceRow(InclineStrings.taskTitle, InclineStrings.tasks, selected: 0) { [me = Weak(self)] choice in
      me.value?.begin(GuidedTask.Kind(rawValue: choice) ?? .repose)
    }
    begin(.repose)
  }

  private func begin(_ kind: GuidedTask.Kind) {
    task = GuidedTask(kind)
    text.show(InclineStrings.task(kind))
    verdict.isHidden = true
    order.isHidden = true
    let setup = ButtonRow(button(InclineStrings.takeTask) { [me = Weak(self)] in me.value?.takeSetup() })
    let names = InclineStrings.choices(kind)
    choices = names.enumerated().map { index, name in
      ButtonRow(button(name) { [me = Weak(self)] in me.value?.answer(index) })
    }
    if names.isEmpty { choices = [ButtonRow(button(InclineStrings.check) { [me = Weak(self)] in me.value?.check() })] }
    sheet.rows = [chooser, text, setup] + choices.map { $0 } + [verdict, order]
  }

  private func takeSetup() {
    let setup = task.setup
    _ = controller?.change {
      let engine = $0.engine
      $0 = setup
      $0.engine = engine
      return nil
    }
    verdict.isHidden = true
    sheet.setNeedsLayout()
  }

  private func check() {
    guard let controller else { return }
    tell(task.isRight(angle: controller.experiment.setup.value(.angle)) ?? false)
  }

  private func answer(_ choice: Int) { tell(task.isRight(choice: choice) ?? false) }

  private func tell(_ isRight: Bool) {
    let words = InclineStrings.verdict(isRight, task.kind)
    verdict.show(words)
    verdict.textColor = isRight ? Draft.green : Draft.red
    verdict.isHidden = false
    UIAccessibility.post(notification: .announcement, argument: words)
    sheet.setNeedsLayout()
  }

  override func update(isHurried: Bool) {
    guard let run = controller?.experiment, !isHurried, chooser != nil else { return }
    let arrivals = run.arrivals
    let isEmpty = arrivals.isEmpty || run.lanes == 1
    if !isEmpty { order.show(InclineStrings.won(arrivals, run.setup)) }
    guard order.isHidden != isEmpty else { return }
    order.isHidden = isEmpty
    sheet.setNeedsLayout()
  }
}
