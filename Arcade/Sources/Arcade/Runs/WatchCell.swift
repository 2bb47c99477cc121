import UIKit

/// A row that shows a run: what it was and how it ended, as a control of its own that covers the text. Keyboard and
/// screen reader users can reach both it and a button beside it.
class WatchCell: UITableViewCell {
  let watch = UIControl()

  /// A row; without an action it is only text.
  init(_ title: String, _ facts: String, label: String, action: (() -> Void)?) {
    super.init(style: .subtitle, reuseIdentifier: nil)
    selectionStyle = .none
    textLabel?.text = title
    detailTextLabel?.text = facts
    detailTextLabel?.numberOfLines = 0
    textLabel?.isAccessibilityElement = false
    detailTextLabel?.isAccessibilityElement = false
    watch.isAccessibilityElement = true
    watch.accessibilityTraits = action == nil ? .staticText : .button
    watch.accessibilityLabel = label
    watch.accessibilityValue = facts
    contentView.addSubview(watch)
    guard let action else { return }
    watch.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
    for event in [UIControl.Event.touchDown, .touchDragEnter] {
      watch.addAction(UIAction { [me = Weak(self)] _ in me.value?.contentView.alpha = 0.5 }, for: event)
    }
    for event in [UIControl.Event.touchUpInside, .touchDragExit, .touchCancel] {
      watch.addAction(UIAction { [me = Weak(self)] _ in me.value?.contentView.alpha = 1 }, for: event)
    }
  }

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "WatchCell" }

  override func layoutSubviews() {
    super.layoutSubviews()
    watch.frame = contentView.bounds
  }
}
