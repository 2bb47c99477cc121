import UIKit

// Views, controllers and behaviors in which every override reports that it was called.

class HookView: UIView {
  override class var kind: String { "HookView" }
  private var isPad: Bool { self is HookPad }
  private func say(_ what: String) { Stage.say("UIView." + what) }

  override func layoutSubviews() {
    super.layoutSubviews()
    say("layoutSubviews")
  }
  override func willMove(toSuperview newSuperview: UIView?) { say("willMove(toSuperview:)") }
  override func didMoveToSuperview() { say("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) { say("willMove(toWindow:)") }
  override func didMoveToWindow() { say("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { say("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { say("willRemoveSubview") }
  override func updateConstraints() {
    say("updateConstraints")
    super.updateConstraints()
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    say("traitCollectionDidChange")
  }
  override func safeAreaInsetsDidChange() { say("safeAreaInsetsDidChange") }
  override func layoutMarginsDidChange() { say("layoutMarginsDidChange") }
  override func tintColorDidChange() { say("tintColorDidChange") }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    say("sizeThatFits")
    return CGSize(width: 50, height: 50)
  }
  override var intrinsicContentSize: CGSize {
    say("intrinsicContentSize")
    return CGSize(width: 50, height: 50)
  }
  override func draw(_ rect: CGRect) {
    say("draw")
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill()
  }
}

/// Handles touches itself.
final class HookPad: HookView {
  override class var kind: String { "HookPad" }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    Stage.say("UIView.hitTest")
    return hit
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Stage.say("UIResponder.touchesBegan") }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { Stage.say("UIResponder.touchesMoved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { Stage.say("UIResponder.touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    Stage.say("UIResponder.touchesCancelled")
  }
}

final class HookButton: UIButton {
  override class var kind: String { "HookButton" }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    Stage.say("UIControl.beginTracking")
    return super.beginTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    Stage.say("UIControl.endTracking")
  }
}

/// A controller that is pushed, presented or added as a child.
final class HookController: UIViewController {
  override class var kind: String { "HookController" }
  private func say(_ what: String) { Stage.say("UIViewController." + what) }

  override func loadView() {
    super.loadView()
    say("loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    say("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    say("viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    say("viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    say("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    say("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    say("viewDidDisappear")
  }
  override func viewWillLayoutSubviews() { say("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { say("viewDidLayoutSubviews") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    say(parent == nil ? "willMove(toParent: nil)" : "willMove(toParent:)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    say(parent == nil ? "didMove(toParent: nil)" : "didMove(toParent:)")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    say("viewWillTransition")
    coordinator.animate(
      alongsideTransition: { _ in Stage.say("animate(alongsideTransition:)") },
      completion: { _ in Stage.say("animate(alongsideTransition:) completion") })
  }
}

final class HookCell: UITableViewCell {
  override class var kind: String { "HookCell" }
  override func prepareForReuse() {
    super.prepareForReuse()
    Stage.say("UITableViewCell.prepareForReuse")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    Stage.say("UITableViewCell.layoutSubviews")
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Stage.say("UITableViewCell.setSelected")
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    Stage.say("UITableViewCell.setHighlighted")
  }
}

final class HookItem: UICollectionViewCell {
  override class var kind: String { "HookItem" }
  override func prepareForReuse() {
    super.prepareForReuse()
    Stage.say("UICollectionViewCell.prepareForReuse")
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    Stage.say("UICollectionViewCell.apply")
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    Stage.say("UICollectionViewCell.layoutSubviews")
  }
}

final class HookLayout: UICollectionViewFlowLayout {
  override class var kind: String { "HookLayout" }
  override func prepare() {
    super.prepare()
    Stage.say("UICollectionViewLayout.prepare")
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)
    Stage.say("UICollectionViewLayout.layoutAttributesForElements")
    return attributes
  }
}

final class HookBehavior: UIDynamicBehavior {
  override class var kind: String { "HookBehavior" }
  override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    Stage.say(dynamicAnimator == nil ? "UIDynamicBehavior.willMove(to: nil)" : "UIDynamicBehavior.willMove(to:)")
  }
}

/// An item that is not a view.
final class HookDynamicItem: NSObject, UIDynamicItem {
  override class var kind: String { "HookDynamicItem" }
  var center = CGPoint(x: 200, y: 40) { didSet { Stage.say("UIDynamicItem.center") } }
  var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
  var transform = CGAffineTransform.identity
}
