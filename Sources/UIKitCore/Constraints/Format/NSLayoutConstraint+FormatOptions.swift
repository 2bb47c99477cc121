extension NSLayoutConstraint {
  /// How the views of a visual format are aligned across its direction, and in which direction it runs.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits, which are Apple's.
    public let rawValue: UInt
    /// Creates a set of options from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views of a column have the same left edge.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// All views of a column have the same right edge.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// All views of a row have the same top edge.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// All views of a row have the same bottom edge.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// All views of a column have the same leading edge.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// All views of a column have the same trailing edge.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The centers of all views of a column lie below one another.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The centers of all views of a row lie beside one another.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines of all views of a row lie on one line.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines of all views of a row lie on one line.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of all alignment options.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// The first view is on the leading side; the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// The first view is on the left, whatever the direction of text.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// The first view is on the right, whatever the direction of text.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction options.
    public static let directionMask = FormatOptions(rawValue: 3 << 16)

    /// Distances are measured from edge to edge; the default.
    public static let spacingEdgeToEdge = FormatOptions([])
    /// Distances in a column are measured from the last baseline of a view to the first baseline of the next; `-` stays
    /// 8 pt from edge to edge.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bit of the spacing options.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)

    /// The attributes that are aligned.
    var alignments: [Attribute] {
      let all: [(FormatOptions, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.compactMap { contains($0.0) ? $0.1 : nil }
    }
  }
}
