import UIKit

extension Move {
  static let inputs = [
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
