import CaromGeometry

/// Apple's name for a text that can be drawn: `(text as NSString).draw(at:withAttributes:)` compiles.
public typealias NSString = String

extension String {
  /// The size that the text needs if its width is unlimited, in points, rounded up to whole pixels.
  public func size(withAttributes attributes: [NSAttributedString.Key: AnyValue]?) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// Draws the text in the current context with its upper left corner at `point`.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: AnyValue]?) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in the current context inside a rectangle: lines break at its width, and those that do not fit its
  /// height are left out.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: AnyValue]?) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text in the current context with its upper left corner at `point`.
  public final func draw(at point: CGPoint) {
    UIGraphicsGetCurrentContext()?.draw(TextLayout(runs), in: CGRect(origin: point, size: .zero))
  }

  /// Draws the text in the current context inside a rectangle: lines break at its width, and those that do not fit its
  /// height are left out.
  public final func draw(in rect: CGRect) {
    let breaking = runs.first?.attributes.paragraphStyle?.lineBreakMode ?? .byWordWrapping
    let layout = TextLayout.fitting(runs, in: rect.size, lines: 0, breaking: breaking, leastScale: 1)
    UIGraphicsGetCurrentContext()?.draw(layout, in: rect)
  }
}

extension CGContext {
  /// Draws lines downwards from the top of a rectangle, aligned within its width. `alignment` and `color` are those of texts
  /// that have none of their own.
  func draw(
    _ layout: TextLayout, in rect: CGRect, alignment: NSTextAlignment = .natural, color: UIColor = .black
  ) {
    let traits = UITraitCollection.current
    let alignment = layout.runs.first?.attributes.paragraphStyle?.alignment ?? alignment
    let side = alignment.pageValue(isRightToLeft: traits.layoutDirection == .rightToLeft)
    for (index, line) in layout.lines.enumerated() {
      let spare = rect.width > 0 ? rect.width - line.width : 0
      var x = rect.minX + (side == 1 ? spare / 2 : side == 2 ? spare : 0)
      let top = rect.minY + Double(index) * (layout.lineHeight + layout.lineSpacing)
      for piece in line.pieces {
        let attributes = layout.runs[piece.run].attributes
        let font = attributes.fontOrDefault
        // If the line height is larger than the font's, the text is centered in it.
        let baseline = top + (layout.lineHeight - font.lineHeight) / 2 + font.ascender
        draw(
          piece, attributes, font, at: CGPoint(x: x, y: baseline),
          color: (attributes.color ?? color).resolved(for: traits),
          traits: traits)
        x += piece.width
      }
    }
  }

  private func draw(
    _ piece: TextPiece, _ attributes: TextAttributes, _ font: UIFont, at baseline: CGPoint, color: CGColor,
    traits: UITraitCollection
  ) {
    guard baseline.isFinite else { return }
    let before = wanted
    defer { wanted = before }
    if attributes.strokeWidth <= 0 {
      wanted.fill = color
      tellFill()
      put(.fillText(piece.text, at: baseline, font: font.cssFont, spacing: attributes.kern))
      ink()
    }
    if attributes.strokeWidth != 0 {
      wanted.stroke = attributes.strokeColor?.resolved(for: traits) ?? color
      wanted.line = LineStyle(width: font.pointSize * attributes.strokeWidth.magnitude / 100)
      tellStroke(wanted.line)
      put(.strokeText(piece.text, at: baseline, font: font.cssFont, spacing: attributes.kern))
      ink()
    }
    let thickness = max(1, font.pointSize / 14)
    for (isDrawn, y) in [(attributes.isUnderlined, thickness * 1.5), (attributes.isStruckThrough, -font.xHeight / 2)]
    where isDrawn {
      wanted.fill = color
      fill(CGRect(x: baseline.x, y: baseline.y + y - thickness / 2, width: piece.width, height: thickness))
    }
  }
}
