import UIKit

// Objects whose every callback may do anything.

class Box: UIView {
  override class var kind: String { "Box" }
  override func layoutSubviews() {
    super.layoutSubviews()
    Program.interrupt()
  }
  override func willMove(toSuperview newSuperview: UIView?) { Program.interrupt() }
  override func didMoveToSuperview() { Program.interrupt() }
  override func willMove(toWindow newWindow: UIWindow?) { Program.interrupt() }
  override func didMoveToWindow() { Program.interrupt() }
  override func didAddSubview(_ subview: UIView) { Program.interrupt() }
  override func willRemoveSubview(_ subview: UIView) { Program.interrupt() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { Program.interrupt() }
  override func safeAreaInsetsDidChange() { Program.interrupt() }
  override func updateConstraints() {
    Program.interrupt()
    super.updateConstraints()
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    Program.interrupt()
    return Program.current?.size() ?? size
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { Program.interrupt() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { Program.interrupt() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { Program.interrupt() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { Program.interrupt() }
  override var canBecomeFirstResponder: Bool { true }
}

/// Draws nonsense, and has a random size.
final class Picture: Box {
  override class var kind: String { "Picture" }
  override var intrinsicContentSize: CGSize { Program.current?.size() ?? .zero }
  override func draw(_ rect: CGRect) {
    guard let program = Program.current, let context = UIGraphicsGetCurrentContext() else { return }
    program.color().setFill()
    context.setLineWidth(program.number())
    context.saveGState()
    context.rotate(by: program.number())
    context.scaleBy(x: program.number(), y: program.number())
    program.bezier().fill()
    program.bezier().stroke()
    if program.flag() { context.restoreGState() }
    program.text().draw(at: program.point(), withAttributes: [:])
    Program.interrupt()
  }
}

/// A controller that interrupts its own life cycle.
final class Controller: UIViewController {
  override class var kind: String { "Controller" }
  override func loadView() {
    super.loadView()
    Program.interrupt()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    Program.interrupt()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Program.interrupt()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    Program.interrupt()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Program.interrupt()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Program.interrupt()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Program.interrupt()
  }
  override func viewWillLayoutSubviews() { Program.interrupt() }
  override func viewDidLayoutSubviews() { Program.interrupt() }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    Program.interrupt()
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    Program.interrupt()
  }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in Program.interrupt() }, completion: { _ in Program.interrupt() })
    Program.interrupt()
  }
}

final class Row: UITableViewCell {
  override class var kind: String { "Row" }
  override func prepareForReuse() {
    super.prepareForReuse()
    Program.interrupt()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    Program.interrupt()
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Program.interrupt()
  }
}

final class Item: UICollectionViewCell {
  override class var kind: String { "Item" }
  override func prepareForReuse() {
    super.prepareForReuse()
    Program.interrupt()
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    Program.interrupt()
  }
}

/// The data of all tables; an app would trap if it were asked for a row that no longer exists.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts = [12, 3]
  override class var kind: String { "Rows" }
  func numberOfSections(in tableView: UITableView) -> Int {
    Program.interrupt()
    return counts.count
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Program.interrupt()
    return section < counts.count ? counts[section] : 0
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = Row(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = Program.current?.text()
    Program.interrupt()
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    Program.interrupt()
    return Program.current?.chance(8) == 0 ? Program.current?.tame() ?? 44 : 44
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    Program.interrupt()
  }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    Program.interrupt()
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { Program.interrupt() }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { Program.interrupt() }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { Program.interrupt() }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Go") { _, _, done in
        Program.interrupt()
        done(true)
      }
    ])
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { Program.interrupt() }
}

/// The data of all collections.
final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var counts = [20]
  override class var kind: String { "Items" }
  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    Program.interrupt()
    return section < counts.count ? counts[section] : 0
  }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    Program.interrupt()
    return collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    Program.interrupt()
    return Program.current?.chance(8) == 0 ? Program.current?.size() ?? .zero : CGSize(width: 60, height: 60)
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { Program.interrupt() }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) { Program.interrupt() }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { Program.interrupt() }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { Program.interrupt() }
}

/// Receives all other callbacks.
final class Ears: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate, UITextFieldDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate,
  CAAnimationDelegate
{
  override class var kind: String { "Ears" }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { Program.interrupt() }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { Program.interrupt() }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { Program.interrupt() }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? {
    Program.interrupt()
    return scrollView.subviews.first
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    Program.interrupt()
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    Program.interrupt()
    return Program.current?.flag() ?? false
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    Program.interrupt()
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { Program.interrupt() }
  func textFieldDidChangeSelection(_ textField: UITextField) { Program.interrupt() }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    Program.interrupt()
    return true
  }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    Program.interrupt()
    return Program.current?.flag() ?? true
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { Program.interrupt() }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { Program.interrupt() }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    Program.interrupt()
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
    at p: CGPoint
  ) { Program.interrupt() }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
  ) { Program.interrupt() }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: UIBoundaryIdentifier?, at p: CGPoint
  ) { Program.interrupt() }
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { Program.interrupt() }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { Program.interrupt() }

  func animationDidStart(_ anim: CAAnimation) { Program.interrupt() }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { Program.interrupt() }
  /// The target of timers, display links, actions and observers.
  func hear(_ sender: NSObject) { Program.interrupt() }
}
