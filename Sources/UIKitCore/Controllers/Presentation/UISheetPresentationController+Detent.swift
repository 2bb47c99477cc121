import CaromGeometry

/// The context in which the height of a detent is resolved.
public struct UISheetPresentationControllerDetentResolutionContext: Sendable {
  /// The traits of the window, or wherever the sheet is shown.
  public let containerTraitCollection: UITraitCollection
  /// The height of the largest detent, in points.
  public let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: UIObject {
    /// A name that distinguishes the heights of a sheet.
    public struct Identifier: Equatable, Sendable {
      /// The text of the identifier.
      public let rawValue: String
      /// Creates an identifier from a text.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The identifier of `Detent.medium()`.
      public static let medium = Identifier("medium")
      /// The identifier of `Detent.large()`.
      public static let large = Identifier("large")
    }

    /// Tells this height apart from the others of the sheet.
    public let identifier: Identifier
    private let resolver: (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the window: 54 % of the largest height. It does not exist if the height is compact.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue * 0.54).rounded()
      }
    }

    /// The full height of a sheet: 10 pt below the top safe area.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height that the app calculates.
    ///
    /// - Parameters:
    ///   - identifier: A name for the height; "custom" if nil. Several custom heights of one sheet need different
    ///     names.
    ///   - resolver: Returns the height in points, which is clamped to the possible ones; nil, NaN or infinity if the
    ///     height does not exist there.
    /// - Returns: A detent for `detents`.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver: resolver) }

    /// The height in a container, in points, clamped to 0…`maximumDetentValue`; nil if it does not exist there.
    public func resolvedValue(in context: UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let height = resolver(context), height.isFinite else { return nil }
      return max(0, min(context.maximumDetentValue, height))
    }

    public override class var kind: String { "UISheetPresentationController.Detent" }
  }
}
