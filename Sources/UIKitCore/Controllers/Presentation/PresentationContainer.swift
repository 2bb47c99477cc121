import CaromGeometry

/// The view that contains the presented view and what surrounds it; it covers everything behind it.
final class PresentationContainer: UIView {
  @BackLink var presentation: UIPresentationController? { didSet { semanticsChanged() } }

  override class var kind: String { "UIPresentationContainer" }
  override var semanticRole: Semantics.Role? { presentation?.containerRole }

  override func layoutSubviews() {
    super.layoutSubviews()
    presentation?.containerViewWillLayoutSubviews()
    presentation?.layOut()
    presentation?.containerViewDidLayoutSubviews()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    presentation?.adapt()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    presentation?.letsThrough(point) == true ? nil : super.hitTest(point, with: event)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet = presentation as? UISheetPresentationController else { return true }
    return sheet.mayBegin(gestureRecognizer)
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.dismissByHand()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
