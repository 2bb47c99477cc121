import CaromGeometry

/// The heights of the on-screen keyboard before and after a change. Notifications compute their user info from it on
/// demand.
struct KeyboardChange {
  let old, new: CGFloat

  /// Where the keyboard is before and after, in the screen's coordinates; below the screen while it is hidden. The page
  /// learns of the change only after the keyboard has moved, so the duration is Apple's usual one, for code that
  /// animates along with it.
  var pairs: [(AnyKey, AnyValue)] {
    let bounds = UIApplication.shared.windowScene.bounds
    func frame(_ height: CGFloat) -> NSValue {
      let shown = height > 0 ? height : max(old, new)
      return NSValue(cgRect: CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: shown))
    }
    return [
      (UIResponder.keyboardFrameBeginUserInfoKey, frame(old)), (UIResponder.keyboardFrameEndUserInfoKey, frame(new)),
      (UIResponder.keyboardAnimationDurationUserInfoKey, NSNumber(value: 0.25)),
      (UIResponder.keyboardAnimationCurveUserInfoKey, NSNumber(value: 0)),
      (UIResponder.keyboardIsLocalUserInfoKey, NSNumber(value: true)),
    ]
  }
}
