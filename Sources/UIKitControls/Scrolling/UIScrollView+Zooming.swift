import CaromGeometry
import UIKitCore

extension UIScrollView {
  final var zoomRange: ZoomRange { ZoomRange(least: minimumZoomScale, most: maximumZoomScale) }

  /// What is made larger and smaller.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether a person can zoom.
  final var isZoomable: Bool { zoomRange.isOpen && zoomedView != nil }

  /// Delegate or limits may let it zoom now, or no longer.
  final func zoomingMayHaveChanged() {
    guard wasZoomable != isZoomable else { return }
    wasZoomable.toggle()
    semanticsChanged()
    zoomsByWheel = wasZoomable
  }

  /// Whether that is no limit of a scale, which is told of.
  final func refusesZoomLimit(_ limit: CGFloat) -> Bool {
    if limit.isFinite, limit > 0 { return false }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): limits of the zoom scale are above 0 and finite; it was not set.")
    return true
  }

  // MARK: At once

  /// Zooms about the middle of what is seen.
  final func zoom(to scale: CGFloat, animated: Bool) {
    guard let view = zoomedView else { return }
    motion.stop()
    guard scale != zoomScale else { return }
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    if animated {
      delegate?.scrollViewWillBeginZooming(self, with: view)
      travel(view, to: scale, keeping: middle, isBounce: false)
    } else {
      let here = CGPoint(x: bounds.midX, y: bounds.midY)
      zoom(view, to: scale, keeping: view.convert(here, from: self), at: middle) { me, offset in me.clamped(offset) }
    }
  }

  /// Zooms until `rect` of the zoomed view fills the view, as far as the limits allow.
  final func show(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView else { return }
    motion.stop()
    let scale = zoomRange.clamped(min(bounds.width / rect.width, bounds.height / rect.height))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    guard animated else {
      return zoom(view, to: scale, keeping: middle, at: place) { me, offset in me.clamped(offset) }
    }
    let (here, corner, ratio) = (view.convert(middle, to: self), view.frame.origin, scale / zoomScale)
    let there = CGPoint(x: corner.x + (here.x - corner.x) * ratio, y: corner.y + (here.y - corner.y) * ratio)
    delegate?.scrollViewWillBeginZooming(self, with: view)
    travel(view, to: scale, offset: CGPoint(x: there.x - place.x, y: there.y - place.y), isBounce: false)
  }

  /// Gives the zoomed view that scale; its point `anchor` is at `place` then, counted from the view's corner, as far as
  /// `limiting` allows.
  final func zoom(
    _ view: UIView, to scale: CGFloat, keeping anchor: CGPoint, at place: CGPoint,
    limiting: (UIScrollView, CGPoint) -> CGPoint
  ) {
    let isNew = scale != zoomScale
    lastPlace = place
    if isNew { give(view, scale) }
    func follow() {
      let now = view.convert(anchor, to: self)
      moved(to: limiting(self, CGPoint(x: now.x - place.x, y: now.y - place.y)))
    }
    follow()
    guard isNew else { return }
    delegate?.scrollViewDidZoom(self)
    // An app that keeps a small content in the middle has moved it, or changed the insets.
    follow()
  }

  /// The zoomed view keeps its upper left corner, and the content is as large as it.
  private func give(_ view: UIView, _ scale: CGFloat) {
    isGivingScale = true
    let origin = view.frame.origin
    currentScale = scale
    view.zoomed(to: scale)
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let new = view.frame
    view.center = CGPoint(x: view.center.x + origin.x - new.minX, y: view.center.y + origin.y - new.minY)
    contentSize = new.size
    isGivingScale = false
  }

  // MARK: Animated

  /// Zooms over 0.3 s to `scale`, keeping what is at `place`, counted from the view's corner.
  final func travel(_ view: UIView, to scale: CGFloat, keeping place: CGPoint, isBounce: Bool) {
    let here = CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y)
    let corner = view.frame.origin
    let ratio = scale / zoomScale
    let there = CGPoint(x: corner.x + (here.x - corner.x) * ratio, y: corner.y + (here.y - corner.y) * ratio)
    travel(view, to: scale, offset: CGPoint(x: there.x - place.x, y: there.y - place.y), isBounce: isBounce)
  }

  /// Zooms over 0.3 s to `scale` and an offset, as far as the limits are then.
  final func travel(_ view: UIView, to scale: CGFloat, offset: CGPoint, isBounce: Bool) {
    let ratio = scale / zoomScale
    let size = view.frame.size
    let end = clamped(offset, content: CGSize(width: size.width * ratio, height: size.height * ratio))
    guard window != nil, !traitCollection.reducesMotion else {
      zoom(view, to: scale, offset: end)
      delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
      return
    }
    let start = clamped(contentOffset)
    indicators.show(in: self)
    motion.zoom(
      ZoomTravel(
        startScale: zoomScale, endScale: scale, start: start, end: end,
        excess: CGVector(dx: contentOffset.x - start.x, dy: contentOffset.y - start.y), isBounce: isBounce))
  }

  private func zoom(_ view: UIView, to scale: CGFloat, offset: CGPoint) {
    let isNew = scale != zoomScale
    if isNew { give(view, scale) }
    moved(to: clamped(offset))
    guard isNew else { return }
    delegate?.scrollViewDidZoom(self)
    moved(to: clamped(offset))
  }

  /// A step of an animated zoom.
  final func zoom(along travel: ZoomTravel, share: CGFloat) {
    guard let view = zoomedView else { return }
    isInZoomStep = true
    defer { isInZoomStep = false }
    let offset = travel.offset(at: share)
    let scale = travel.scale(at: share)
    let isNew = scale != zoomScale
    if isNew { give(view, scale) }
    func follow() {
      let near = clamped(offset)
      moved(
        to: CGPoint(x: near.x + travel.excess.dx * (1 - share), y: near.y + travel.excess.dy * (1 - share)))
    }
    follow()
    guard isNew else { return }
    delegate?.scrollViewDidZoom(self)
    follow()
  }

  final func zoomTravelEnded() {
    indicators.hideSoon(in: self)
    delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoomScale)
  }
}
