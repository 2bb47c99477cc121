import CaromGeometry

extension UIImage {
  /// How large and heavy a symbol is.
  public final class SymbolConfiguration: NSObject {
    let pointSize: CGFloat
    let weight: UIFont.Weight

    /// The size of the text that the symbol stands beside, in points; a size that is no size is 17.
    public init(pointSize: CGFloat, weight: UIFont.Weight = .regular) {
      self.pointSize = pointSize > 0 && pointSize.isFinite ? min(pointSize, 1000) : 17
      self.weight = weight
    }

    public convenience init(font: UIFont) {
      self.init(pointSize: font.pointSize, weight: font.fontDescriptor.weight)
    }

    public convenience init(textStyle: UIFont.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }

    public override class var kind: String { "UIImage.SymbolConfiguration" }
  }

  /// A symbol by Apple's name for what it means; the drawings are our own. Nil, with a diagnostic, where there is none.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: SymbolConfiguration(pointSize: 17))
  }

  /// The same in a size and weight of one's own: a square of six fifths of the text's size.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    let configuration = configuration ?? SymbolConfiguration(pointSize: 17)
    let side = (configuration.pointSize * 1.2).rounded()
    let context = CGContext(isEmbedded: true)
    context.scaleBy(x: side / SymbolPen.grid, y: side / SymbolPen.grid)
    let isRightToLeft = UITraitCollection.current.layoutDirection == .rightToLeft
    guard SymbolPen(context, weight: configuration.weight).draw(name, isRightToLeft: isRightToLeft) else {
      UIApplication.shared.diagnose(
        "UIImage: there is no symbol \"\(name)\"; draw one with UIGraphicsImageRenderer, or take one of \(SymbolPen.names)."
      )
      return nil
    }
    self.init(recording: context.balancedWords, size: CGSize(width: side, height: side), isSymbol: true)
  }
}
