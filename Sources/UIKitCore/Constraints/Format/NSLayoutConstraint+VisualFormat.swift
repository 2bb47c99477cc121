import CaromGeometry

extension NSLayoutConstraint {
  /// The constraints that a drawing of the layout in letters stands for, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// A format that cannot be read, or names what is not there, is told of in a diagnostic with a caret under the place,
  /// and there are no constraints.
  ///
  /// - Parameters:
  ///   - format: Views in brackets, from left to right or (`V:`) from top to bottom, with the distances between them.
  ///   - options: How the views are lined up, and which way the format runs.
  ///   - metrics: Numbers by the names that the format has for them.
  ///   - views: Views, and guides, by their names.
  public static func constraints<Item: NSObject>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: Item]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metric: { metrics?[$0] }) { views[$0]?.asLayoutItem }
  }

  /// The same with metrics that are whole numbers.
  public static func constraints<Item: NSObject, Number: BinaryInteger>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Number], views: [String: Item]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metric: { metrics[$0].map { CGFloat($0) } }) { views[$0]?.asLayoutItem }
  }

  /// The same with metrics that are objects.
  public static func constraints<Item: NSObject>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: NSNumber], views: [String: Item]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metric: { metrics[$0]?.doubleValue }) { views[$0]?.asLayoutItem }
  }

  private static func constraints(
    _ format: String, _ options: FormatOptions, metric: @escaping (String) -> CGFloat?,
    item: @escaping (String) -> LayoutItem?
  ) -> [NSLayoutConstraint] {
    do throws(VisualFormatError) {
      let parsed = try VisualFormatParser.parse(format)
      return try VisualFormatBuilder(format: parsed, options: options, metric: metric, item: item).constraints()
    } catch {
      UIApplication.shared.diagnose(error.said(of: format))
      return []
    }
  }
}

extension NSObject {
  /// What Auto Layout knows of a view or guide; nil for anything else.
  fileprivate final var asLayoutItem: LayoutItem? { (self as? UIView)?.layoutItem ?? (self as? UILayoutGuide)?.item }
}
