import CaromGeometry

extension UIView {
  /// Records what `draw(_:)` draws and writes it for the page.
  final func commitDrawing(into commands: inout CommandBuffer) {
    commitDrawing(into: &commands) { draw(bounds) }
  }

  /// Records what `body` draws under the view's traits and writes it for the page. Writes nothing if the view is empty
  /// and the page shows no drawing of it.
  final func commitDrawing(into commands: inout CommandBuffer, by body: () -> Void) {
    let application = UIApplication.shared
    let context = application.scratchContext
    let bounds = self.bounds
    context.reset()
    if !bounds.isEmpty {
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      UIGraphicsPushContext(context)
      traitCollection.performAsCurrent(body)
      UIGraphicsPopContext()
    }
    guard context.hasInk || hasDrawing else { return }
    hasDrawing = context.hasInk
    let mode = contentMode == .redraw ? ContentMode.scaleToFill : contentMode
    commands.put(
      .drawing(
        width: bounds.width, height: bounds.height, mode: UInt32(mode.rawValue),
        operations: context.hasInk ? context.words : []), layer.id)
  }
}
