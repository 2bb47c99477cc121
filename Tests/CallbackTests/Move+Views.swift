import UIKit

extension Move {
  static let views = [
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
}
