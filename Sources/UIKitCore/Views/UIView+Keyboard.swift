import CaromGeometry

extension UIView {
  /// Takes the keyboard from this view or one inside of it. A first responder that refuses keeps it, unless `force` is
  /// true. Returns whether no view here has the keyboard afterwards.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    guard let view = UIApplication.shared.firstResponder as? UIView, view.isDescendant(of: self) else { return true }
    if view.resignFirstResponder() { return true }
    guard force else { return false }
    UIApplication.shared.firstResponder = nil
    return true
  }

  /// The area that the on-screen keyboard covers, across the view's width: below the safe area while it is hidden.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let guide as UIKeyboardLayoutGuide in existingGuides ?? [] { return guide }
    let guide = UIKeyboardLayoutGuide(on: self)
    existingGuides = (existingGuides ?? []) + [guide]
    return guide
  }
}

/// The area that the on-screen keyboard covers in a view.
///
///     form.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
///
/// While the keyboard is hidden the guide begins where the safe area ends, or at the view's lower edge if
/// `usesBottomSafeArea` is false.
public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide begins above the safe area's lower edge while the keyboard is hidden; true by default.
  public var usesBottomSafeArea = true { didSet { if usesBottomSafeArea != oldValue { owningView?.guidesMoved() } } }
  /// Whether the guide follows a floating keyboard; it has no effect, because a page cannot detect one.
  public var followsUndockedKeyboard = false

  init(on view: UIView) {
    super.init(.keyboard, of: view)
    ownInsets = { [me = Weak(self)] in
      let top = UIKeyboardLayoutGuide.top(in: $0, usesSafeArea: me.value?.usesBottomSafeArea ?? true)
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
  }

  public override class var kind: String { "UIKeyboardLayoutGuide" }

  /// How far the guide begins below the view's upper edge.
  private static func top(in view: UIView, usesSafeArea: Bool) -> CGFloat {
    let scene = UIApplication.shared.windowScene!
    let safe = view.bounds.height - (usesSafeArea ? view.safeAreaInsets.bottom : 0)
    guard scene.keyboardHeight > 0, view.window != nil else { return max(0, safe) }
    let edge =
      view.convert(CGPoint(x: 0, y: scene.bounds.height - scene.keyboardHeight), from: nil).y - view.bounds.minY
    return max(0, min(safe, edge))
  }
}
