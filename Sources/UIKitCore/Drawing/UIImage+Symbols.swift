import CaromGeometry

extension UIImage {
  /// Creates a symbol by Apple's name, for text of 17 pt. For an unknown name it is nil, with a diagnostic that lists
  /// the names.
  ///
  /// There are about forty symbols, in our own drawings; names may end in `.fill`, and directions may be `.forward` or
  /// `.backward`.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol by Apple's name, with a size, weight and scale. The image is a square whose side is 1.2 times the
  /// text's size, rounded to whole points.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let wanted = configuration ?? .unspecified
    let side = wanted.side
    let context = CGContext(isEmbedded: true)
    context.scaleBy(x: side / SymbolPen.grid, y: side / SymbolPen.grid)
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    guard SymbolPen(context, weight: wanted.weight).draw(name, isRightToLeft: isRightToLeft) else {
      UIApplication.shared.diagnose(
        "UIImage: there is no symbol \"\(name)\"; draw one with UIGraphicsImageRenderer, or use one of \(SymbolPen.names)."
      )
      return nil
    }
    self.init(
      recording: context.balancedWords, size: CGSize(width: side, height: side),
      renderingMode: wanted.color == nil ? .automatic : .alwaysOriginal, isSymbol: true, fixedTint: wanted.color)
    symbol = (name, configuration)
  }
}
