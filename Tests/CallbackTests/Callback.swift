import CaromHeadlessHost
import UIKit

/// A callback into an app's code, and what makes the kit call it on a fresh stage.
struct Callback {
  let name: String
  let provoke: (Stage) -> Void

  private init(_ name: String, _ provoke: @escaping (Stage) -> Void) {
    self.name = name
    self.provoke = provoke
  }

  private static func all(_ prefix: String, _ names: [String], _ provoke: @escaping (Stage) -> Void) -> [Callback] {
    names.map { Callback(prefix + $0, provoke) }
  }

  static let every =
    tables + collections + views + controllers + motion + times + gestures + controls + texts + scrolls

  /// Nothing calls it: what a move does elsewhere.
  static let none = Callback("") { _ in }

  // MARK: Lists

  private static func reloadTable(_ stage: Stage) {
    stage.root.table.reloadData()
    stage.host.advance(ticks: 1)
  }

  private static func tapRow(_ stage: Stage) {
    stage.host.tap(at: CGPoint(x: 60, y: 40))
    stage.host.advance(ticks: 5)
    stage.host.tap(at: CGPoint(x: 60, y: 90))
  }

  private static func swipeRow(_ stage: Stage) {
    stage.host.drag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 150, y: 90), duration: 0.2)
    stage.host.advance(ticks: 60)
  }

  private static let tables =
    all("UITableViewDataSource.", [
      "numberOfSections", "numberOfRowsInSection", "cellForRowAt", "titleForHeaderInSection",
    ], reloadTable)
    + all("UITableViewDelegate.", [
      "heightForRowAt", "heightForHeaderInSection", "viewForHeaderInSection", "willDisplay",
    ], reloadTable)
    + all("UITableViewCell.", ["prepareForReuse", "layoutSubviews", "setSelected"], reloadTable)
    + all("UITableViewDelegate.", ["didEndDisplaying"]) {
      $0.root.table.contentOffset.y = 400
      $0.host.advance(ticks: 1)
    }
    + all("UITableViewDelegate.", [
      "shouldHighlightRowAt", "didHighlightRowAt", "didUnhighlightRowAt", "willSelectRowAt", "didSelectRowAt",
      "willDeselectRowAt", "didDeselectRowAt",
    ], tapRow)
    + [Callback("UITableViewCell.setHighlighted", tapRow)]
    + all("", ["UITableViewDataSource.canEditRowAt", "UITableViewDelegate.editingStyleForRowAt"]) {
      $0.root.table.setEditing(true, animated: true)
      $0.host.advance(ticks: 2)
    }
    + all("UITableViewDelegate.", ["trailingSwipeActionsConfigurationForRowAt", "willBeginEditingRowAt"], swipeRow)
    + all("", ["UIContextualAction handler", "UITableViewDelegate.didEndEditingRowAt"]) {
      swipeRow($0)
      $0.host.tap(at: CGPoint(x: 370, y: 90))
    }
    + [
      Callback("UITableView.performBatchUpdates") { stage in
        stage.root.table.performBatchUpdates { Stage.say("UITableView.performBatchUpdates") }
      },
      Callback("UITableView.performBatchUpdates completion") { stage in
        stage.rows[0].insert("New", at: 0)
        stage.root.table.performBatchUpdates {
          stage.root.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        } completion: { _ in
          Stage.say("UITableView.performBatchUpdates completion")
        }
        stage.host.advance(ticks: 60)
      },
    ]

  private static func reloadCollection(_ stage: Stage) {
    stage.root.collection.reloadData()
    stage.host.advance(ticks: 1)
  }

  private static func tapItem(_ stage: Stage) {
    stage.host.tap(at: CGPoint(x: 30, y: 270))
    stage.host.advance(ticks: 5)
    stage.host.tap(at: CGPoint(x: 110, y: 270))
  }

  private static let collections =
    all("UICollectionViewDataSource.", [
      "numberOfSections", "numberOfItemsInSection", "cellForItemAt", "viewForSupplementaryElementOfKind",
    ], reloadCollection)
    + all("UICollectionViewDelegate.", ["sizeForItemAt", "willDisplay", "willDisplaySupplementaryView"], reloadCollection)
    + all("UICollectionViewCell.", ["prepareForReuse", "apply", "layoutSubviews"], reloadCollection)
    + all("UICollectionViewLayout.", ["prepare", "layoutAttributesForElements"], reloadCollection)
    + all("UICollectionViewDelegate.", ["didEndDisplaying"]) {
      $0.root.collection.contentOffset.y = 250
      $0.host.advance(ticks: 1)
    }
    + all("UICollectionViewDelegate.", [
      "shouldHighlightItemAt", "didHighlightItemAt", "didUnhighlightItemAt", "shouldSelectItemAt", "didSelectItemAt",
      "didDeselectItemAt",
    ], tapItem)
    + [
      Callback("UICollectionView.performBatchUpdates") { stage in
        stage.root.collection.performBatchUpdates { Stage.say("UICollectionView.performBatchUpdates") }
      },
      Callback("UICollectionView.performBatchUpdates completion") { stage in
        stage.items[0] += 1
        stage.root.collection.performBatchUpdates {
          stage.root.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { _ in
          Stage.say("UICollectionView.performBatchUpdates completion")
        }
        stage.host.advance(ticks: 60)
      },
    ]

  // MARK: Views

  private static let views =
    all("UIView.", [
      "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)", "didMoveToWindow",
    ]) { stage in
      let view = HookView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      stage.kept.append(view)
      stage.root.box.insertSubview(view, at: 1)
      stage.host.advance(ticks: 1)
      view.removeFromSuperview()
    }
    + all("UIView.", ["didAddSubview", "willRemoveSubview"]) { stage in
      let view = UIView()
      stage.root.box.insertSubview(view, at: 1)
      view.removeFromSuperview()
    }
    + all("UIView.", ["layoutSubviews"]) {
      $0.root.box.setNeedsLayout()
      $0.host.advance(ticks: 1)
    }
    + all("UIView.", ["updateConstraints"]) {
      $0.root.box.setNeedsUpdateConstraints()
      $0.host.advance(ticks: 1)
    }
    + all("UIView.", ["traitCollectionDidChange"]) { $0.host.setDark(true) }
    + all("UIView.", ["safeAreaInsetsDidChange", "layoutMarginsDidChange"]) {
      $0.root.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 280, right: 0)
      $0.root.box.layoutMargins.left = 33
      $0.host.advance(ticks: 1)
    }
    + all("UIView.", ["tintColorDidChange"]) { $0.root.view.tintColor = .red }
    + all("UIView.", ["sizeThatFits"]) { $0.root.box.sizeToFit() }
    + all("UIView.", ["intrinsicContentSize"]) { stage in
      let view = HookView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.box.addSubview(view)
      view.leftAnchor.constraint(equalTo: stage.root.box.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: stage.root.box.topAnchor).isActive = true
      stage.host.advance(ticks: 1)
    }
    + all("UIView.", ["draw"]) {
      $0.root.box.setNeedsDisplay()
      $0.show()
    }
    + all("", ["UIView.hitTest", "UIResponder.touchesBegan", "UIResponder.touchesMoved", "UIResponder.touchesEnded"]) {
      $0.host.drag(from: CGPoint(x: 250, y: 550), to: CGPoint(x: 270, y: 560), duration: 0.1)
    }
    + [
      Callback("UIResponder.touchesCancelled") {
        $0.host.touch(phase: .down, at: CGPoint(x: 250, y: 550))
        $0.host.advance(ticks: 2)
        $0.host.touch(phase: .cancel, at: CGPoint(x: 250, y: 550))
        $0.host.advance(ticks: 1)
      }
    ]

  // MARK: Controllers

  private static let controllers =
    all("UIViewController.", [
      "loadView", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillLayoutSubviews",
      "viewDidLayoutSubviews", "willMove(toParent:)", "didMove(toParent:)", "viewWillDisappear", "viewDidDisappear",
      "willMove(toParent: nil)", "didMove(toParent: nil)",
    ]) { stage in
      stage.navigation.pushViewController(HookController(), animated: true)
      stage.host.advance(ticks: 90)
      if stage.navigation.topViewController is HookController { stage.navigation.popViewController(animated: true) }
      stage.host.advance(ticks: 90)
    }
    + all("", [
      "UIViewController.viewWillTransition", "animate(alongsideTransition:)",
      "animate(alongsideTransition:) completion",
    ]) { stage in
      stage.navigation.pushViewController(HookController(), animated: false)
      stage.host.advance(ticks: 2)
      stage.host.resize(to: CGSize(width: 844, height: 390))
      stage.host.advance(ticks: 60)
      stage.navigation.popViewController(animated: false)
      stage.host.resize(to: CGSize(width: 390, height: 844))
    }
    + all("UINavigationControllerDelegate.", ["willShow", "didShow", "animationControllerFor"]) { stage in
      stage.navigation.pushViewController(StageController.Plain("Pushed"), animated: true)
      stage.host.advance(ticks: 90)
    }
    + all("UITabBarControllerDelegate.", ["shouldSelect", "didSelect"]) { stage in
      stage.host.tap("Two")
      stage.host.advance(ticks: 2)
      stage.host.tap("One")
    }
    + [
      Callback("present completion") { stage in
        stage.root.present(StageController.Plain("Presented"), animated: true) { Stage.say("present completion") }
        stage.host.advance(ticks: 90)
      },
      Callback("dismiss completion") { stage in
        stage.root.present(StageController.Plain("Presented"), animated: false)
        stage.host.advance(ticks: 2)
        stage.root.dismiss(animated: true) { Stage.say("dismiss completion") }
        stage.host.advance(ticks: 90)
      },
    ]
    + all("UIAdaptivePresentationControllerDelegate.", [
      "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
    ]) { stage in
      let controller = StageController.Plain("Sheet")
      controller.modalPresentationStyle = .pageSheet
      controller.presentationController?.delegate = stage.hooks
      stage.root.present(controller, animated: false)
      stage.host.advance(ticks: 2)
      stage.host.drag(from: CGPoint(x: 195, y: 40), to: CGPoint(x: 195, y: 800), duration: 0.2)
      stage.host.advance(ticks: 120)
    }

  // MARK: Dynamics and animations

  private static func fall(_ stage: Stage) {
    stage.animator.isPaused = false
    stage.host.advance(ticks: 30)
  }

  private static let motion =
    all("", [
      "UIDynamicBehavior.action", "UICollisionBehaviorDelegate.beganContactFor withBoundaryIdentifier",
    ], fall)
    + [
      Callback("UICollisionBehaviorDelegate.endedContactFor withBoundaryIdentifier") { stage in
        fall(stage)
        let push = UIPushBehavior(items: [stage.root.ball], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: -1)
        stage.animator.addBehavior(push)
        stage.host.advance(ticks: 30)
      },
      Callback("UICollisionBehaviorDelegate.beganContactFor with") { stage in
        stage.root.block.center = CGPoint(x: stage.root.ball.center.x, y: 60)
        stage.animator.updateItem(usingCurrentState: stage.root.block)
        stage.animator.isPaused = false
        stage.host.advance(ticks: 60)
      },
      Callback("UIDynamicAnimatorDelegate.dynamicAnimatorDidPause") { stage in
        stage.animator.isPaused = false
        stage.host.advance(ticks: 240)
      },
      Callback("UIDynamicAnimatorDelegate.dynamicAnimatorWillResume") { stage in
        stage.animator.isPaused = false
        stage.host.advance(ticks: 240)
        stage.root.gravity.magnitude = 1.1
      },
      Callback("UIDynamicBehavior.willMove(to:)") { stage in
        stage.animator.isPaused = false
        stage.animator.addBehavior(HookBehavior())
      },
      Callback("UIDynamicBehavior.willMove(to: nil)") { stage in
        stage.animator.isPaused = false
        stage.animator.removeBehavior(stage.root.behavior)
      },
      Callback("UIDynamicItem.center") { stage in
        stage.animator.isPaused = false
        let item = HookDynamicItem()
        stage.kept.append(item)
        stage.root.gravity.addItem(item)
      stage.root.collision.addItem(item)
        stage.host.advance(ticks: 5)
      },
      Callback("UIView.animate") { _ in UIView.animate(withDuration: 0.1) { Stage.say("UIView.animate") } },
      Callback("UIView.animate completion") { stage in
        UIView.animate(
          withDuration: 0.1, animations: { stage.root.left.alpha = 0.5 },
          completion: { _ in Stage.say("UIView.animate completion") })
        stage.host.advance(ticks: 30)
      },
      Callback("UIView.transition") { stage in
        UIView.transition(with: stage.root.left, duration: 0.1, options: .transitionCrossDissolve) {
          Stage.say("UIView.transition")
        }
      },
      Callback("UIView.transition completion") { stage in
        UIView.transition(
          with: stage.root.left, duration: 0.1, options: .transitionCrossDissolve,
          animations: { stage.root.left.backgroundColor = .red }, completion: { _ in Stage.say("UIView.transition completion") })
        stage.host.advance(ticks: 30)
      },
      Callback("UIViewPropertyAnimator animations") { stage in
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) {
          Stage.say("UIViewPropertyAnimator animations")
        }
        stage.kept.append(animator)
        animator.startAnimation()
        stage.host.advance(ticks: 30)
      },
      Callback("UIViewPropertyAnimator completion") { stage in
        let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { stage.root.left.alpha = 0.5 }
        animator.addCompletion { _ in Stage.say("UIViewPropertyAnimator completion") }
        stage.kept.append(animator)
        animator.startAnimation()
        stage.host.advance(ticks: 30)
      },
      Callback("CATransaction completion") { stage in
        CATransaction.begin()
        CATransaction.setCompletionBlock { Stage.say("CATransaction completion") }
        stage.root.left.layer.opacity = 0.7
        CATransaction.commit()
        stage.host.advance(ticks: 60)
      },
    ]
    + all("CAAnimationDelegate.", ["animationDidStart", "animationDidStop"]) { stage in
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.toValue = 0.2
      animation.duration = 0.1
      animation.delegate = stage.hooks
      stage.root.left.layer.add(animation, forKey: "fade")
      stage.host.advance(ticks: 30)
    }

  // MARK: Times and messages

  private static let times = [
    Callback("Timer") { stage in
      stage.timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { _ in Stage.say("Timer") }
      stage.host.advance(ticks: 20)
    },
    Callback("DispatchQueue.main.async") { stage in
      DispatchQueue.main.async { Stage.say("DispatchQueue.main.async") }
      stage.host.advance(ticks: 2)
    },
    Callback("CADisplayLink") { stage in
      let link = CADisplayLink(target: stage.hooks, selector: Selector("ticked", Hooks.ticked))
      link.add(to: .main, forMode: .common)
      stage.link = link
      stage.host.advance(ticks: 3)
    },
    Callback("NotificationCenter block") { stage in
      stage.observer = NotificationCenter.default.addObserver(forName: Notification.Name("news"), object: nil) { _ in
        Stage.say("NotificationCenter block")
      }
      NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
    },
    Callback("NotificationCenter selector") { stage in
      NotificationCenter.default.addObserver(
        stage.hooks, selector: Selector("noticed", Hooks.noticed), name: Notification.Name("news"), object: nil)
      NotificationCenter.default.post(name: Notification.Name("news"), object: nil)
    },
  ]

  private static let gestures =
    all("UIGestureRecognizerDelegate.", ["shouldReceive", "gestureRecognizerShouldBegin"]) {
      $0.host.tap(at: CGPoint(x: 30, y: 550))
    }
    + [Callback("UITapGestureRecognizer action") { $0.host.tap(at: CGPoint(x: 30, y: 550)) }]
    + all("", [
      "UIPanGestureRecognizer action .began", "UIPanGestureRecognizer action .changed",
      "UIPanGestureRecognizer action .ended", "UIGestureRecognizerDelegate.shouldRecognizeSimultaneouslyWith",
    ]) { stage in
      let second = UIPanGestureRecognizer(target: nil, action: nil)
      second.delegate = stage.hooks
      stage.root.box.addGestureRecognizer(second)
      stage.host.drag(from: CGPoint(x: 30, y: 550), to: CGPoint(x: 90, y: 560), duration: 0.2)
      stage.root.box.removeGestureRecognizer(second)
    }

  private static let controls =
    all("UIControl ", ["action .touchDown", "action .touchUpInside", "target"]) {
      $0.host.tap(at: CGPoint(x: 240, y: 440))
    }
    + all("UIControl.", ["beginTracking", "endTracking"]) { $0.host.tap(at: CGPoint(x: 240, y: 440)) }
    + [Callback("UIControl action .valueChanged") { $0.host.activate("Toggle") }]

  private static let texts =
    all("UITextFieldDelegate.", ["textFieldShouldBeginEditing", "textFieldDidBeginEditing"]) {
      $0.root.field.becomeFirstResponder()
      $0.host.advance(ticks: 1)
    }
    + all("UITextFieldDelegate.", ["shouldChangeCharactersIn", "textFieldDidChangeSelection", "textFieldShouldReturn"]) {
      stage in
      stage.root.field.becomeFirstResponder()
      stage.host.advance(ticks: 1)
      stage.host.type("a", into: "Field")
      stage.host.press("Enter")
    }
    + [
      Callback("UIControl action .editingChanged") { stage in
        stage.root.field.becomeFirstResponder()
        stage.host.advance(ticks: 1)
        stage.host.type("a", into: "Field")
      }
    ]
    + all("UITextFieldDelegate.", ["textFieldShouldEndEditing", "textFieldDidEndEditing"]) { stage in
      stage.root.field.becomeFirstResponder()
      stage.host.advance(ticks: 1)
      stage.root.field.resignFirstResponder()
      stage.host.advance(ticks: 1)
    }

  private static let scrolls =
    all("UIScrollViewDelegate.", [
      "scrollViewDidScroll", "scrollViewWillBeginDragging", "scrollViewWillEndDragging", "scrollViewDidEndDragging",
      "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    ]) { stage in
      stage.host.drag(from: CGPoint(x: 90, y: 480), to: CGPoint(x: 90, y: 430), duration: 0.1)
      stage.host.advance(ticks: 300)
    }
    + [
      Callback("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation") { stage in
        stage.root.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        stage.host.advance(ticks: 90)
      },
      Callback("UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset") {
        $0.root.scroll.contentInset.top = 10
      },
    ]
    + all("UIScrollViewDelegate.", [
      "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidZoom", "scrollViewDidEndZooming",
    ]) { stage in
      stage.host.pinch(at: CGPoint(x: 90, y: 430), from: 40, to: 80, duration: 0.2)
      stage.host.advance(ticks: 60)
    }
}
