import CaromHeadlessHost
import UIKit

/// A change that an app makes, and how to tell that it was made.
struct Move {
  let name: String
  /// Makes the change. The closure that it returns tells whether the change took place.
  let make: (Stage) -> () -> Bool

  private init(_ name: String, _ make: @escaping (Stage) -> () -> Bool) {
    self.name = name
    self.make = make
  }

  static let every = tables + collections + views + controllers + motion + times + inputs

  // MARK: Lists

  private static let tables = [
    Move("UITableView.reloadData") { stage in
      stage.rows = [["A", "B", "C"]]
      stage.root.table.reloadData()
      return { stage.root.table.window == nil || stage.root.table.visibleCells.count == 3 }
    },
    Move("UITableView.insertRows") { stage in
      stage.rows[0].insert("New", at: 0)
      stage.root.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      return { stage.root.table.numberOfRows(inSection: 0) == stage.rows[0].count }
    },
    Move("UITableView.deleteRows") { stage in
      stage.rows[0].removeFirst(8)
      stage.root.table.deleteRows(at: (0..<8).map { IndexPath(row: $0, section: 0) }, with: .left)
      return { stage.root.table.numberOfRows(inSection: 0) == stage.rows[0].count }
    },
    Move("UITableView.deleteSections") { stage in
      stage.rows.removeLast()
      stage.root.table.deleteSections(IndexSet(integer: 1), with: .fade)
      return { stage.root.table.numberOfSections == 1 }
    },
    Move("UITableView.reloadRows") { stage in
      let before = stage.root.table.cellForRow(at: IndexPath(row: 1, section: 0))
      stage.root.table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .none)
      return { before == nil || stage.root.table.cellForRow(at: IndexPath(row: 1, section: 0)) !== before }
    },
    Move("UITableView.performBatchUpdates") { stage in
      var isOver = false
      stage.root.table.performBatchUpdates {
        stage.rows[0].remove(at: 2)
        stage.root.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
      } completion: { _ in
        isOver = true
      }
      return { isOver }
    },
    Move("UITableView.selectRow") { stage in
      stage.root.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      return { stage.root.table.indexPathForSelectedRow?.row == 2 }
    },
    Move("UITableView.scrollToRow") { stage in
      stage.root.table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
      return { stage.root.table.contentOffset.y > 100 }
    },
    Move("UITableView.setEditing") { stage in
      stage.root.table.setEditing(true, animated: true)
      return { stage.root.table.isEditing }
    },
    Move("UITableView.dataSource = nil") { stage in
      stage.root.table.dataSource = nil
      stage.root.table.reloadData()
      return { stage.root.table.window == nil || stage.root.table.visibleCells.isEmpty }
    },
    Move("UITableView.layoutIfNeeded") { stage in
      stage.root.table.setNeedsLayout()
      stage.root.table.layoutIfNeeded()
      return { true }
    },
    Move("UITableView.removeFromSuperview") { stage in
      stage.root.table.removeFromSuperview()
      return { stage.root.table.superview == nil }
    },
  ]

  private static let collections = [
    Move("UICollectionView.reloadData") { stage in
      stage.items = [3]
      stage.root.collection.reloadData()
      return { stage.root.collection.window == nil || stage.root.collection.visibleCells.count == 3 }
    },
    Move("UICollectionView.insertItems") { stage in
      stage.items[0] += 1
      stage.root.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
      return { stage.root.collection.numberOfItems(inSection: 0) == stage.items[0] }
    },
    Move("UICollectionView.deleteItems") { stage in
      stage.items[0] -= 20
      stage.root.collection.deleteItems(at: (0..<20).map { IndexPath(item: $0, section: 0) })
      return { stage.root.collection.numberOfItems(inSection: 0) == stage.items[0] }
    },
    Move("UICollectionView.performBatchUpdates") { stage in
      var isOver = false
      stage.root.collection.performBatchUpdates {
        stage.items[0] -= 1
        stage.root.collection.deleteItems(at: [IndexPath(item: 2, section: 0)])
      } completion: { _ in
        isOver = true
      }
      return { isOver }
    },
    Move("UICollectionView.selectItem") { stage in
      stage.root.collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
      return { stage.root.collection.indexPathsForSelectedItems?.first?.item == 2 }
    },
    Move("UICollectionView.scrollToItem") { stage in
      stage.root.collection.scrollToItem(at: IndexPath(item: 23, section: 0), at: .bottom, animated: false)
      return { stage.root.collection.contentOffset.y > 100 }
    },
    Move("UICollectionView.collectionViewLayout") { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 40, height: 40)
      stage.root.collection.setCollectionViewLayout(layout, animated: false)
      return { stage.root.collection.collectionViewLayout === layout }
    },
    Move("UICollectionViewLayout.invalidateLayout") { stage in
      stage.root.layout.itemSize = CGSize(width: 50, height: 50)
      stage.root.layout.invalidateLayout()
      return { true }
    },
    Move("UICollectionView.removeFromSuperview") { stage in
      stage.root.collection.removeFromSuperview()
      return { stage.root.collection.superview == nil }
    },
  ]

  // MARK: Views

  private static let views = [
    Move("UIView.addSubview") { stage in
      let view = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
      stage.root.box.addSubview(view)
      return { view.superview === stage.root.box }
    },
    Move("UIView.addSubview of a subview elsewhere") { stage in
      stage.root.pad.addSubview(stage.root.left)
      return { stage.root.left.superview === stage.root.pad }
    },
    Move("UIView.removeFromSuperview") { stage in
      stage.root.box.removeFromSuperview()
      return { stage.root.box.superview == nil }
    },
    Move("UIView.removeFromSuperview of all subviews") { stage in
      for view in stage.root.view.subviews { view.removeFromSuperview() }
      return { stage.root.view.subviews.isEmpty }
    },
    Move("UIView.bringSubviewToFront") { stage in
      stage.root.box.bringSubviewToFront(stage.root.left)
      return { stage.root.left.superview !== stage.root.box || stage.root.box.subviews.last === stage.root.left }
    },
    Move("UIView.frame") { stage in
      stage.root.box.frame.size = CGSize(width: 150, height: 90)
      return { stage.root.box.frame.size == CGSize(width: 150, height: 90) }
    },
    Move("UIView.layoutIfNeeded") { stage in
      stage.root.view.setNeedsLayout()
      stage.root.box.setNeedsLayout()
      stage.tabs.view.layoutIfNeeded()
      return { true }
    },
    Move("UIView.setNeedsDisplay") { stage in
      stage.root.box.setNeedsDisplay()
      return { true }
    },
    Move("NSLayoutConstraint.isActive") { stage in
      let label = UILabel()
      label.text = "Label"
      label.translatesAutoresizingMaskIntoConstraints = false
      stage.root.pad.addSubview(label)
      let constraint = label.leftAnchor.constraint(equalTo: stage.root.pad.leftAnchor, constant: 4)
      constraint.isActive = true
      label.topAnchor.constraint(equalTo: stage.root.pad.topAnchor).isActive = true
      return { constraint.isActive }
    },
    Move("UIWindow.rootViewController") { stage in
      let controller = StageController.Plain("New")
      let window = stage.host.application.keyWindow
      window?.rootViewController = controller
      return { controller.viewIfLoaded?.window != nil && window?.subviews.contains { $0 === controller.view } == true }
    },
    Move("UIWindow.makeKeyAndVisible") { stage in
      let window = UIWindow(windowScene: stage.host.application.windowScene)
      window.rootViewController = StageController.Plain("Second")
      stage.kept.append(window)
      window.makeKeyAndVisible()
      return { stage.host.application.keyWindow === window }
    },
  ]

  // MARK: Controllers

  private static let controllers = [
    Move("UIViewController.present") { stage in
      let controller = StageController.Plain("Modal")
      stage.root.present(controller, animated: false)
      return { controller.presentingViewController != nil }
    },
    Move("UIViewController.present animated") { stage in
      let controller = StageController.Plain("Modal")
      controller.modalPresentationStyle = .pageSheet
      var isOver = false
      stage.root.present(controller, animated: true) { isOver = true }
      return { isOver }
    },
    Move("UIViewController.dismiss") { stage in
      stage.root.dismiss(animated: true)
      return { true }
    },
    Move("UINavigationController.pushViewController") { stage in
      let controller = StageController.Plain("Next")
      stage.navigation.pushViewController(controller, animated: false)
      return { stage.navigation.topViewController === controller }
    },
    Move("UINavigationController.pushViewController animated") { stage in
      let controller = StageController.Plain("Next")
      stage.navigation.pushViewController(controller, animated: true)
      return { stage.navigation.topViewController === controller }
    },
    Move("UINavigationController.popViewController") { stage in
      stage.navigation.popViewController(animated: true)
      return { true }
    },
    Move("UINavigationController.setViewControllers") { stage in
      let controllers = [StageController.Plain("A"), StageController.Plain("B")]
      stage.navigation.setViewControllers(controllers, animated: false)
      return { stage.navigation.viewControllers == controllers }
    },
    Move("UITabBarController.selectedIndex") { stage in
      stage.tabs.selectedIndex = 1
      return { stage.tabs.selectedIndex == 1 }
    },
    Move("UIViewController.addChild") { stage in
      let child = StageController.Plain("Child")
      stage.root.addChild(child)
      stage.root.pad.addSubview(child.view)
      child.didMove(toParent: stage.root)
      return { child.parent === stage.root && child.view.superview === stage.root.pad }
    },
    Move("UIViewController.additionalSafeAreaInsets") { stage in
      stage.root.additionalSafeAreaInsets.left = 12
      return { stage.root.view.window == nil || stage.root.view.safeAreaInsets.left == 12 }
    },
  ]

  // MARK: Dynamics and animations

  private static let motion = [
    Move("UIDynamicAnimator.addBehavior") { stage in
      let push = UIPushBehavior(items: [stage.root.ball], mode: .continuous)
      push.magnitude = 0.1
      stage.animator.addBehavior(push)
      return { push.dynamicAnimator === stage.animator }
    },
    Move("UIDynamicAnimator.removeBehavior") { stage in
      stage.animator.removeBehavior(stage.root.collision)
      return { stage.root.collision.dynamicAnimator == nil }
    },
    Move("UIDynamicAnimator.removeAllBehaviors") { stage in
      stage.animator.removeAllBehaviors()
      return { stage.animator.behaviors.isEmpty && stage.root.gravity.dynamicAnimator == nil }
    },
    Move("UIDynamicBehavior.addChildBehavior") { stage in
      let child = UIGravityBehavior(items: [stage.root.block])
      stage.root.behavior.addChildBehavior(child)
      return { child.dynamicAnimator === stage.root.behavior.dynamicAnimator }
    },
    Move("UICollisionBehavior.addItem") { stage in
      let view = UIView(frame: CGRect(x: 200, y: 20, width: 10, height: 10))
      stage.root.arena.addSubview(view)
      stage.root.collision.addItem(view)
      return { stage.root.collision.items.contains { $0 === view } }
    },
    Move("UICollisionBehavior.removeItem") { stage in
      stage.root.collision.removeItem(stage.root.ball)
      stage.root.gravity.removeItem(stage.root.ball)
      stage.root.ball.removeFromSuperview()
      return { !stage.root.collision.items.contains { $0 === stage.root.ball } }
    },
    Move("UIDynamicAnimator.advance(by:)") { stage in
      let before = stage.animator.elapsedTime
      stage.animator.isPaused = false
      stage.animator.advance(by: 0.1)
      return { stage.animator.elapsedTime > before + 0.08 || stage.animator.behaviors.isEmpty }
    },
    Move("UIDynamicAnimator.updateItem") { stage in
      stage.root.ball.center = CGPoint(x: 300, y: 30)
      stage.animator.updateItem(usingCurrentState: stage.root.ball)
      return { abs(stage.root.ball.center.x - 300) < 1 }
    },
    Move("UIView.animate") { stage in
      var isOver = false
      UIView.animate(withDuration: 0.1, animations: { stage.root.right.alpha = 0.4 }, completion: { _ in isOver = true })
      return { isOver }
    },
    Move("UIView.transition") { stage in
      var isOver = false
      UIView.transition(
        with: stage.root.box, duration: 0.1, options: .transitionFlipFromLeft,
        animations: { stage.root.right.isHidden = true }, completion: { _ in isOver = true })
      return { isOver }
    },
    Move("CALayer.removeAllAnimations") { stage in
      for view in [stage.root.left, stage.root.right, stage.root.box] { view.layer.removeAllAnimations() }
      return { true }
    },
    Move("UIViewPropertyAnimator.startAnimation") { stage in
      let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { stage.root.right.alpha = 0.3 }
      stage.kept.append(animator)
      animator.startAnimation()
      return { stage.root.right.alpha == 0.3 }
    },
  ]

  // MARK: Times and messages

  private static let times = [
    Move("Timer.scheduledTimer") { stage in
      var isOver = false
      Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in isOver = true }
      return { isOver }
    },
    Move("Timer.invalidate") { stage in
      stage.timer?.invalidate()
      return { stage.timer?.isValid != true }
    },
    Move("CADisplayLink.invalidate") { stage in
      stage.link?.invalidate()
      return { true }
    },
    Move("DispatchQueue.main.async") { stage in
      var isOver = false
      DispatchQueue.main.async { isOver = true }
      return { isOver }
    },
    Move("TickClock.isPaused") { stage in
      stage.root.view.clock.isPaused = true
      stage.root.view.clock.isPaused = false
      return { !stage.root.view.clock.isPaused }
    },
    Move("NotificationCenter.post") { stage in
      var isOver = false
      let token = NotificationCenter.default.addObserver(forName: Notification.Name("other"), object: nil) { _ in
        isOver = true
      }
      NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
      NotificationCenter.default.removeObserver(token)
      return { isOver }
    },
    Move("NotificationCenter.removeObserver") { stage in
      if let observer = stage.observer { NotificationCenter.default.removeObserver(observer) }
      NotificationCenter.default.removeObserver(stage.hooks)
      return { true }
    },
  ]

  // MARK: Gestures, controls, texts, scrolling

  private static let inputs = [
    Move("UIGestureRecognizer.isEnabled") { stage in
      stage.root.pan.isEnabled = false
      stage.root.tap.isEnabled = false
      return { !stage.root.pan.isEnabled }
    },
    Move("UIView.removeGestureRecognizer") { stage in
      stage.root.box.removeGestureRecognizer(stage.root.pan)
      stage.root.box.removeGestureRecognizer(stage.root.tap)
      return { stage.root.pan.view == nil }
    },
    Move("UIView.addGestureRecognizer") { stage in
      let press = UILongPressGestureRecognizer(target: nil, action: nil)
      stage.root.box.addGestureRecognizer(press)
      return { press.view === stage.root.box }
    },
    Move("UIView.isUserInteractionEnabled") { stage in
      for view in stage.root.view.subviews { view.isUserInteractionEnabled = false }
      return { !stage.root.box.isUserInteractionEnabled || stage.root.box.superview == nil }
    },
    Move("UIApplication.cancelTouches") { stage in
      stage.host.application.cancelTouches(in: stage.root.view)
      return { true }
    },
    Move("UIControl.isEnabled") { stage in
      stage.root.button.isEnabled = false
      stage.root.toggle.isEnabled = false
      return { !stage.root.button.isEnabled }
    },
    Move("UIControl.removeTarget") { stage in
      stage.root.button.removeTarget(stage.hooks, action: nil, for: .allEvents)
      return { true }
    },
    Move("UIControl.sendActions") { stage in
      var isOver = false
      stage.root.toggle.addAction(UIAction { _ in isOver = true }, for: .editingDidEnd)
      stage.root.toggle.sendActions(for: .editingDidEnd)
      return { isOver }
    },
    Move("UIControl.removeFromSuperview") { stage in
      for view in [stage.root.button, stage.root.toggle, stage.root.field] { view.removeFromSuperview() }
      return { stage.root.button.superview == nil }
    },
    Move("UIResponder.becomeFirstResponder") { stage in
      stage.root.field.becomeFirstResponder()
      return { stage.root.field.isFirstResponder || stage.root.field.window == nil }
    },
    Move("UIResponder.resignFirstResponder") { stage in
      stage.root.field.resignFirstResponder()
      return { !stage.root.field.isFirstResponder }
    },
    Move("UITextField.text") { stage in
      stage.root.field.text = "Words"
      return { stage.root.field.text?.hasPrefix("Words") == true }
    },
    Move("UIScrollView.contentOffset") { stage in
      stage.root.scroll.contentOffset.y = 40
      return { stage.root.scroll.contentOffset.y == 40 }
    },
    Move("UIScrollView.setContentOffset animated") { stage in
      stage.root.scroll.setContentOffset(CGPoint(x: 0, y: 60), animated: true)
      return { stage.root.scroll.contentOffset.y == 60 }
    },
    Move("UIScrollView.contentSize") { stage in
      stage.root.scroll.contentSize = CGSize(width: 190, height: 150)
      return { stage.root.scroll.contentSize.height == 150 }
    },
    Move("UIScrollView.zoomScale") { stage in
      stage.root.scroll.zoomScale = 2
      return { stage.root.scroll.zoomScale == 2 }
    },
    Move("UIScrollView.delegate = nil") { stage in
      stage.root.scroll.delegate = nil
      return { stage.root.scroll.delegate == nil }
    },
    Move("UIApplication.setAddress") { stage in
      stage.host.application.setAddress("elsewhere", step: .same)
      return { stage.host.application.address == "elsewhere" }
    },
  ]
}
