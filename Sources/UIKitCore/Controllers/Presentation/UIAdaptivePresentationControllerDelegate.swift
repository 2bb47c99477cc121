/// Decides how a controller is presented and dismissed, and is notified of it; all methods are optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObject {
  /// Whether a person may dismiss the controller, by a tap beside it, Escape or a drag; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person dismisses the controller. Not called if code does.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person dismissed the controller, and the animation ended. Not called if code did.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person tried to dismiss a controller that `presentationControllerShouldDismiss(_:)` or `isModalInPresentation`
  /// holds back.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  /// The style in compact widths: `.none` keeps the original style, and `.automatic`, the default, leaves the choice to
  /// the presentation.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// The same, depending on the traits; by default the method without traits is called.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// This object as a sheet's delegate, or nil. It exists because Embedded Swift cannot cast to a protocol.
  var asSheetDelegate: (any UISheetPresentationControllerDelegate)? { get }
  /// This object as a popover's delegate, or nil.
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

/// Is also notified of changes of a sheet; all methods are optional.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A person dragged the sheet to another height, or tapped its grabber. Not called if code changes the height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {}
  /// The delegate itself.
  public var asSheetDelegate: (any UISheetPresentationControllerDelegate)? { self }
}

/// Is also notified of a popover; all methods are optional.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be shown: the last opportunity to set its source.
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {}
  /// The delegate itself.
  public var asPopoverDelegate: (any UIPopoverPresentationControllerDelegate)? { self }
}
