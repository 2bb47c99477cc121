import CaromGeometry

extension UIImage {
  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject {
    let pointSize: CGFloat
    let weight: UIFont.Weight

    /// Creates a configuration for symbols next to text of a size.
    ///
    /// - Parameters:
    ///   - pointSize: The text's size in points, at most 1,000; sizes that are not positive and finite become 17.
    ///   - weight: The weight of the strokes.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
      self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, 1000) : 17
      self.weight = weight
    }

    /// Creates a configuration for symbols next to text in a font, with its size and weight.
    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.fontDescriptor.weight)
    }

    /// Creates a configuration for symbols next to text of a style, at the user's text size at this moment.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }

    public override class var kind: String { "UIImage.SymbolConfiguration" }
  }

  /// Creates a symbol by Apple's name, for text of 17 pt. For an unknown name it is nil, with a diagnostic that lists
  /// the names.
  ///
  /// There are about forty symbols, in our own drawings; names may end in `.fill`, and directions may be `.forward` or
  /// `.backward`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17))
  }

  /// Creates a symbol by Apple's name, with a size and weight. The image is a square whose side is 1.2 times the text's
  /// size, rounded to whole points.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration(pointSize: 17)
    let side = (configuration.pointSize * 1.2).rounded()
    let context = CGContext(isEmbedded: true)
    context.scaleBy(x: side / SymbolPen.grid, y: side / SymbolPen.grid)
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    guard SymbolPen(context, weight: configuration.weight).draw(name, isRightToLeft: isRightToLeft) else {
      UIApplication.shared.diagnose(
        "UIImage: there is no symbol \"\(name)\"; draw one with UIGraphicsImageRenderer, or use one of \(SymbolPen.names)."
      )
      return nil
    }
    self.init(recording: context.balancedWords, size: CGSize(width: side, height: side), isSymbol: true)
  }
}
