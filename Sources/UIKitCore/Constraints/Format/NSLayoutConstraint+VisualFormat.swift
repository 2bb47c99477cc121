import CaromGeometry

extension NSLayoutConstraint {
  /// The constraints of a layout that is drawn in characters, such as `H:|-[name(>=80)]-8-[value]-|`.
  ///
  /// A format that is invalid, or refers to unknown names, creates no constraints; a diagnostic shows the position with
  /// a caret.
  ///
  ///     NSLayoutConstraint.activate(
  ///       NSLayoutConstraint.constraints(
  ///         withVisualFormat: "H:|-[name]-gap-[value]-|", metrics: ["gap": 12], views: ["name": name, "value": value]))
  ///
  /// - Parameters:
  ///   - format: Views in brackets, from left to right or (`V:`) from top to bottom, with the distances between them.
  ///   - options: How the views are aligned, and in which direction the format runs.
  ///   - metrics: Numbers by the names that the format uses.
  ///   - views: Views and guides by the names that the format uses.
  /// - Returns: The constraints, which are not active yet; empty if the format is invalid.
  public static func constraints<Item: NSObject>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: CGFloat]? = nil,
    views: [String: Item]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metric: { metrics?[$0] }) { views[$0]?.asLayoutItem }
  }

  /// The same with whole numbers as metrics.
  public static func constraints<Item: NSObject, Number: BinaryInteger>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Number], views: [String: Item]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metric: { metrics[$0].map { CGFloat($0) } }) { views[$0]?.asLayoutItem }
  }

  /// The same with `NSNumber` objects as metrics.
  public static func constraints<Item: NSObject>(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: NSNumber], views: [String: Item]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metric: { metrics[$0]?.doubleValue }) { views[$0]?.asLayoutItem }
  }

  #if !hasFeature(Embedded)
    /// The same with metrics and views as `Any`; values that are not numbers, and objects that are neither a view nor a
    /// guide, are unknown to the format.
    @_disfavoredOverload
    public static func constraints(
      withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
    ) -> [NSLayoutConstraint] {
      constraints(
        format, options,
        metric: {
          switch metrics?[$0] {
          case let number as NSNumber: number.doubleValue
          case let number as Double: number
          case let number as Float: Double(number)
          case let number as Int: Double(number)
          default: nil
          }
        },
        item: { (views[$0] as? NSObject)?.asLayoutItem })
    }
  #endif

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
  /// What Auto Layout knows about a view or guide; nil for other objects.
  fileprivate final var asLayoutItem: LayoutItem? { (self as? UIView)?.layoutItem ?? (self as? UILayoutGuide)?.item }
}
