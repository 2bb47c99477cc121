import UIKit

extension PlotView {
  func connect() {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.maximumNumberOfTouches = 1
    pan.addAction { [me = Weak(self), pan = Weak(pan)] _ in if let pan = pan.value { me.value?.dragged(pan) } }
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: nil, action: nil)
    tap.addAction { [me = Weak(self), tap = Weak(tap)] _ in
      guard let plot = me.value, let tap = tap.value, plot.onDraw == nil else { return }
      plot.read(at: tap.location(in: plot))
    }
    addGestureRecognizer(tap)
    let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
    pinch.addAction { [me = Weak(self), pinch = Weak(pinch)] _ in
      if let pinch = pinch.value { me.value?.pinched(pinch) }
    }
    addGestureRecognizer(pinch)
  }

  /// Draws if `onDraw` is set, pans if the plot is zoomed, and otherwise moves the mark.
  private func dragged(_ pan: UIPanGestureRecognizer) {
    let place = pan.location(in: self)
    if let onDraw {
      let values = values(at: place)
      if pan.state == .began || pan.state == .changed { onDraw(values, pan.state == .began) }
      return
    }
    switch pan.state {
    case .began: panStart = zoom
    case .changed: break
    default:
      panStart = nil
      return
    }
    guard let panStart else { return read(at: place) }
    show(panStart.moved(by: -pan.translation(in: self).x / field.width))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began: pinchStart = shownX
    case .changed:
      guard let pinchStart else { return }
      let part = (pinch.location(in: self).x - field.minX) / field.width
      show(pinchStart.zoomed(by: 1 / max(0.01, pinch.scale), at: max(0, min(part, 1))))
    default: pinchStart = nil
    }
  }

  /// Moves the mark to a place in the view.
  private func read(at place: CGPoint) {
    let whole = wholeX
    put(mark: max(whole.least, min(values(at: place).x, whole.greatest)))
  }

  private func put(mark: Double) {
    self.mark = mark
    onMark?(mark)
  }

  /// Pans a zoomed plot with a horizontal wheel. Vertical scrolling is left to the page.
  func scrolled(by delta: CGVector) -> Bool {
    guard zoom != nil, delta.dx.magnitude > delta.dy.magnitude else { return false }
    // Content that moves to the left (a negative dx) reveals later values.
    show(shownX.moved(by: -delta.dx / field.width))
    return true
  }

  /// Moves the mark by a fraction of the visible range, and scrolls to keep it visible.
  func step(_ part: Double) {
    let whole = wholeX
    let way = max(part.magnitude * shownX.extent, leastStep)
    let place = (mark ?? shownX.least) + (part < 0 ? -way : way)
    put(mark: max(whole.least, min(place, whole.greatest)))
    guard let zoom, let mark, mark < zoom.least || mark > zoom.greatest else { return }
    show(zoom.moved(by: part))
  }

  /// Handles a key while the plot has the focus; returns false if the key has no meaning here.
  func pressed(_ code: String) -> Bool {
    let part = mark.map { max(0, min(shownX.part($0), 1)) } ?? 0.5
    switch code {
    case "ArrowRight": step(0.01)
    case "ArrowLeft": step(-0.01)
    case "PageUp": step(0.1)
    case "PageDown": step(-0.1)
    case "Home": put(mark: wholeX.least)
    case "End": put(mark: wholeX.greatest)
    case "Equal", "NumpadAdd": show(shownX.zoomed(by: 0.5, at: part))
    case "Minus", "NumpadSubtract": show(shownX.zoomed(by: 2, at: part))
    case "Digit0": show(nil)
    default: return false
    }
    return true
  }
}
