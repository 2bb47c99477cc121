import ArcadeKit
import UIKit

/// A row of the list of runs: what was played, how it ended, when, how long it was, and a button with its menu.
///
/// The text is a control of its own, beside the button: keyboards and screen readers reach both.
final class RunCell: UITableViewCell {
  let watch = UIControl()
  let more = UIButton(type: .system)

  init(_ run: KeptRun) {
    super.init(style: .subtitle, reuseIdentifier: nil)
    selectionStyle = .none
    let facts = run.result.result + "\n" + RunStrings.facts(run)
    textLabel?.text = run.result.name
    detailTextLabel?.text = facts
    detailTextLabel?.numberOfLines = 0
    textLabel?.isAccessibilityElement = false
    detailTextLabel?.isAccessibilityElement = false
    watch.isAccessibilityElement = true
    watch.accessibilityTraits = .button
    watch.accessibilityLabel = RunStrings.watch(run.result.name)
    watch.accessibilityValue = facts
    watch.addAction(UIAction { _ in UIApplication.shared.watchRun(run.id) }, for: .primaryActionTriggered)
    for event in [UIControl.Event.touchDown, .touchDragEnter] {
      watch.addAction(UIAction { [me = Weak(self)] _ in me.value?.contentView.alpha = 0.5 }, for: event)
    }
    for event in [UIControl.Event.touchUpInside, .touchDragExit, .touchCancel] {
      watch.addAction(UIAction { [me = Weak(self)] _ in me.value?.contentView.alpha = 1 }, for: event)
    }
    contentView.addSubview(watch)
    more.setTitle("•••", for: .normal)
    more.frame.size = CGSize(width: Spacing.target, height: Spacing.target)
    more.showsMenuAsPrimaryAction = true
    more.accessibilityLabel = RunStrings.more(run.result.name)
    accessoryView = more
  }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "RunCell" }

  override func layoutSubviews() {
    super.layoutSubviews()
    watch.frame = contentView.bounds
  }
}
