import CaromGeometry
import UIKitCore

extension UIScrollView {
  final var zoomRange: ZoomRange { ZoomRange(least: minimumZoomScale, most: maximumZoomScale) }

  /// The view that is zoomed, or nil.
  final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  /// Whether the user can zoom.
  final var isZoomable: Bool { zoomRange.isOpen && zoomedView != nil }

  /// Updates the state after the delegate or the limits may have enabled or disabled zooming.
  final func zoomingMayHaveChanged() {
    guard wasZoomable != isZoomable else { return }
    wasZoomable.toggle()
    semanticsChanged()
    zoomsByWheel = wasZoomable
  }

  /// Diagnoses an invalid limit of the scale; returns whether it is invalid.
  final func refusesZoomLimit(_ limit: CGFloat) -> Bool {
    if limit.isFinite, limit > 0 { return false }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): a limit of the zoom scale must be finite and greater than 0; it was not set.")
    return true
  }

  // MARK: Without an animation

  /// Zooms around the middle of the visible part.
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

  /// Sets the scale so that the point `anchor` of the zoomed view is at `place`, relative to the view's corner, as
  /// far as `limiting` allows.
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
    // In the callback, an app that centers small content may have moved it, or changed the insets.
    follow()
  }

  /// Sets the scale; the zoomed view keeps its upper left corner, and the content size becomes its size.
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

  /// Zooms to `scale` over 0.3 s, and keeps what is at `place`, relative to the view's corner.
  final func travel(_ view: UIView, to scale: CGFloat, keeping place: CGPoint, isBounce: Bool) {
    let here = CGPoint(x: contentOffset.x + place.x, y: contentOffset.y + place.y)
    let corner = view.frame.origin
    let ratio = scale / zoomScale
    let there = CGPoint(x: corner.x + (here.x - corner.x) * ratio, y: corner.y + (here.y - corner.y) * ratio)
    travel(view, to: scale, offset: CGPoint(x: there.x - place.x, y: there.y - place.y), isBounce: isBounce)
  }

  /// Zooms to `scale` and an offset over 0.3 s, as far as the limits at that scale allow.
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

  /// Performs a step of an animated zoom.
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
