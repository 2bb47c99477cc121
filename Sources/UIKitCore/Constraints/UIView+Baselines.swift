import CaromGeometry

extension UIView {
  /// How far the baselines of the first and the last line of the view's own text are below the view's middle, in points,
  /// when its lines are as wide as `width`; nil for a view without text.
  ///
  /// A text is centered vertically, so the distances from the middle hold whatever the height of the view is. In a view as
  /// high as its text, the first baseline is the font's ascender below the top.
  final func baselines(forWidth width: CGFloat) -> (first: CGFloat, last: CGFloat)? {
    guard let font = baselineFont else { return nil }
    let half = textHeight(forWidth: width) / 2
    return (font.ascender - half, half + font.descender)
  }
}
