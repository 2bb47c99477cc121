import CaromGeometry

extension UISheetPresentationController {
  /// Whether a recognizer of the container may begin; that of the sheet only on the sheet.
  final func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer === pan, let container, let view = presentedView else { return true }
    return transition == nil && view.frame.insetBy(dx: 0, dy: -12).contains(recognizer.location(in: container))
  }

  final func drag(_ pan: UIPanGestureRecognizer) {
    guard transition == nil, let container else { return }
    switch pan.state {
    case .began, .changed:
      let way = pan.translation(in: container).y
      let heights = heights
      // Above the highest detent, and when the sheet must not be dismissed, it follows the finger only a little.
      let room = isCard ? 0 : (heights.last?.height ?? 0) - frameOfPresentedViewInContainerView.height
      pulled = way < -room ? -room + (way + room) * 0.15 : way
      if pulled > 0, presented?.isModalInPresentation == true, isCard || selected.height <= heights[0].height {
        pulled *= 0.25
      }
      UIView.performWithoutAnimation { layOut() }
    case .ended: letGo(speed: pan.velocity(in: container).y)
    case .cancelled, .failed: settle()
    default: break
    }
  }

  /// Moves to the height that is nearest to where the throw would end, or dismisses the sheet.
  private func letGo(speed: CGFloat) {
    let height = frameOfPresentedViewInContainerView.height
    let aim = height - pulled - 0.2 * speed
    let heights = heights
    if aim < (isCard ? height : heights[0].height) / 2, dismissByHand() { return }
    if !isCard, let nearest = heights.min(by: { abs($0.height - aim) < abs($1.height - aim) }) {
      choose(nearest.identifier)
    } else {
      settle()
    }
  }

  /// The grabber was tapped: selects the next height, or the lowest after the highest. A sheet with a single height is
  /// dismissed.
  final func takeNextHeight() {
    let heights = heights
    guard heights.count > 1, let here = heights.firstIndex(where: { $0.identifier == selected.identifier }) else {
      dismissByHand()
      return
    }
    choose(heights[(here + 1) % heights.count].identifier)
  }

  private func choose(_ identifier: Detent.Identifier) {
    let before = selected.identifier
    selectedDetentIdentifier = identifier
    settle()
    if before != identifier {
      delegate?.asSheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
  }

  /// Animates to the position where the sheet belongs.
  final func settle() {
    pulled = 0
    guard transition == nil else { return }
    guard let container, container.window != nil, !container.traitCollection.reducesMotion else { return layOut() }
    container.clock.perform {
      UIView.animate(
        withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: {
          layOut()
          presentedView?.layoutIfNeeded()
        })
    }
  }
}
