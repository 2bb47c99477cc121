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
    commands.put(.drawing, layer.id)
    commands.put(bounds.width)
    commands.put(bounds.height)
    commands.put(UInt32(contentMode == .redraw ? ContentMode.scaleToFill.rawValue : contentMode.rawValue))
    commands.put(UInt32(context.hasInk ? context.words.count : 0))
    if context.hasInk { commands.put(contentsOf: context.words) }
  }
}
