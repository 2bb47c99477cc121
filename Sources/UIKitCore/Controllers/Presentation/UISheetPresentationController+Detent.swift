import CaromGeometry

/// What a detent's height may depend on.
public struct UISheetPresentationControllerDetentResolutionContext {
  public let containerTraitCollection: UITraitCollection
  /// The largest height there is, points.
  public let maximumDetentValue: CGFloat
}

extension UISheetPresentationController {
  /// A height at which a sheet rests.
  public final class Detent: NSObject {
    /// Tells heights apart.
    public struct Identifier: Equatable {
      public let rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    public let identifier: Identifier
    private let resolver: (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier, resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// About half of the window; there is none where heights are scarce.
    public static func medium() -> Detent {
      Detent(.medium) {
        $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue * 0.54).rounded()
      }
    }

    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// A height of one's own, points; nil where there shall be none.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("custom"), resolver: resolver) }

    /// The height in such a place, points; nil where there is none.
    public func resolvedValue(in context: UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
      guard let height = resolver(context), height.isFinite else { return nil }
      return max(0, min(context.maximumDetentValue, height))
    }

    public override class var kind: String { "UISheetPresentationController.Detent" }
  }
}
