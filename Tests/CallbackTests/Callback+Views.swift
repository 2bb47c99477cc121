import CaromHeadlessHost
import UIKit

extension Callback {
  static let views =
    all(
      "UIView.",
      [
        "willMove(toSuperview:)", "didMoveToSuperview", "willMove(toWindow:)", "didMoveToWindow",
      ]
    ) { stage in
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
}
