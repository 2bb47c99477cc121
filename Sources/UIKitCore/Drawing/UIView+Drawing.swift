import CaromGeometry

extension UIView {
  /// Records the background's pattern and what `draw(_:)` draws, and writes it for the page.
  final func commitDrawing(into commands: inout CommandBuffer) {
    commitDrawing(into: &commands) {
      backgroundColor?.pattern?(bounds)
      draw(bounds)
    }
  }

  /// Records what `body` draws under the view's traits and writes it for the page. Writes nothing if the view is empty
  /// and the page shows no drawing of it.
  final func commitDrawing(into commands: inout CommandBuffer, by body: () -> Void) {
    layer.commitDrawing(into: &commands, mode: contentMode == .redraw ? .scaleToFill : contentMode) { _ in body() }
  }
}
