extension CALayer {
  /// How deep layers, and so views, may be nested, including the window.
  ///
  /// The limit exists because layout, touches and traits are handled recursively: a level takes up to 3 KB of stack in
  /// a debug build, and a page has 1 MB.
  package static let maximumDepth = 256

  /// The number of layers from the root to this one.
  private var depth: Int {
    var depth = 1
    var each = superlayer
    while let layer = each {
      depth += 1
      each = layer.superlayer
    }
    return depth
  }

  /// Whether `layer`, with its sublayers, may be added to this one without exceeding the greatest depth. If not, this
  /// is diagnosed, and `name` describes this layer.
  final func hasRoom(for layer: CALayer, called name: @autoclosure () -> String) -> Bool {
    let depth = depth
    if depth + layer.levels <= CALayer.maximumDepth { return true }
    // Some levels may have been removed since.
    layer.countLevels()
    if depth + layer.levels <= CALayer.maximumDepth { return true }
    UIApplication.shared.diagnose(
      "\(name()): it is \(depth - 1) levels deep, and the view or layer to add has \(layer.levels) levels; at most \(CALayer.maximumDepth) may be nested, so nothing was added. Put views beside each other instead."
    )
    return false
  }

  private func countLevels() {
    levels = 0
    var level = [self]
    while !level.isEmpty {
      levels += 1
      level = level.flatMap { $0.allSublayers }
    }
  }

  /// Updates `levels` of this layer and those above after a sublayer was added.
  final func hasLevels(of sublayer: CALayer) {
    var levels = sublayer.levels + 1
    var each: CALayer? = self
    while let layer = each, layer.levels < levels {
      layer.levels = levels
      levels += 1
      each = layer.superlayer
    }
  }
}
