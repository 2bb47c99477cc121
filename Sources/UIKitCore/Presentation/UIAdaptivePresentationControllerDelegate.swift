/// Decides about what is presented and hears of it; every method has a default.
public protocol UIAdaptivePresentationControllerDelegate: NSObject {
  /// Whether a person may dismiss; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person dismisses it. Not called where code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person dismissed it, and it is gone. Not called where code did.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person wanted to dismiss what must be answered.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The style where the width is compact; `.none` keeps the one that was asked for, `.automatic`, the default, leaves it
  /// to the kit.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same, for whoever wants to look at the traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The same object as a sheet's delegate; Embedded Swift cannot ask an object what else it is.
  var asSheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  /// The same object as a popover's delegate.
  var asPopoverDelegate: (any UIPopoverPresentationControllerDelegate)? { get }
}

extension UIAdaptivePresentationControllerDelegate {
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
  /// `.automatic`.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// The answer of `adaptivePresentationStyle(for:)`.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Nil.
  public var asSheetDelegate: (any UISheetPresentationControllerDelegate)? { nil }
  /// Nil.
  public var asPopoverDelegate: (any UIPopoverPresentationControllerDelegate)? { nil }
}

/// Hears of a sheet besides; every method has a default.
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person drew the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
  /// The delegate itself.
  public var asSheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
}

/// Hears of a popover besides; every method has a default.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The last moment to say what it points at.
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}
  /// The delegate itself.
  public var asPopoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
}
