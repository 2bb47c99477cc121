import SwiftSyntax

/// Replaces names of Swift 4 and 4.2 by the current ones.
final class RenamedRule: SourceRule {
  /// Types, and members that include the name of their type.
  private static let types: [String: String] = [
    "UIControlState": "UIControl.State", "UIControlEvents": "UIControl.Event",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewAnimationTransition": "UIView.AnimationTransition", "UIViewContentMode": "UIView.ContentMode",
    "UIViewAutoresizing": "UIView.AutoresizingMask",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UILayoutPriority.required": "UILayoutPriority.required", "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutAttribute": "NSLayoutConstraint.Attribute", "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIStackViewDistribution": "UIStackView.Distribution", "UIStackViewAlignment": "UIStackView.Alignment",
    "NSAttributedStringKey": "NSAttributedString.Key", "NSNotification.Name": "Notification.Name",
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey", "UIApplicationState": "UIApplication.State",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UITableViewCellStyle": "UITableViewCell.CellStyle", "UITableViewStyle": "UITableView.Style",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewRowAnimation": "UITableView.RowAnimation", "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewAutomaticDimension": "UITableView.automaticDimension",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UITabBarSystemItem": "UITabBarItem.SystemItem", "UIButtonType": "UIButton.ButtonType",
    "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
    "UIFont.Weight.regular": "UIFont.Weight.regular",
    "UITextBorderStyle": "UITextField.BorderStyle", "UITextFieldViewMode": "UITextField.ViewMode",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style", "UIProgressViewStyle": "UIProgressView.Style",
    "UIModalPresentationStyle": "UIModalPresentationStyle", "UIBlurEffectStyle": "UIBlurEffect.Style",
    "UIImageOrientation": "UIImage.Orientation", "UIImageRenderingMode": "UIImage.RenderingMode",
    "UIEventType": "UIEvent.EventType", "UIEventSubtype": "UIEvent.EventSubtype", "UITouchPhase": "UITouch.Phase",
    "UIPushBehaviorMode": "UIPushBehavior.Mode", "UICollisionBehaviorMode": "UICollisionBehavior.Mode",
    "UIDynamicItemCollisionBoundsType": "UIDynamicItemCollisionBoundsType", "RunLoopMode": "RunLoop.Mode",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UIImpactFeedbackStyle": "UIImpactFeedbackGenerator.FeedbackStyle",
    "UINotificationFeedbackType": "UINotificationFeedbackGenerator.FeedbackType",
    "NSNotification": "Notification", "NSTimer": "Timer", "NSUserDefaults": "UserDefaults", "NSBundle": "Bundle",
    "NSIndexPath": "IndexPath", "NSDate": "Date", "NSURL": "URL", "NSCharacterSet": "CharacterSet",
    "kCAMediaTimingFunctionLinear": "CAMediaTimingFunctionName.linear",
    "kCAMediaTimingFunctionEaseIn": "CAMediaTimingFunctionName.easeIn",
    "kCAMediaTimingFunctionEaseOut": "CAMediaTimingFunctionName.easeOut",
    "kCAMediaTimingFunctionEaseInEaseOut": "CAMediaTimingFunctionName.easeInEaseOut",
    "kCAFillModeForwards": "CAMediaTimingFillMode.forwards", "kCAFillModeBoth": "CAMediaTimingFillMode.both",
    "kCAFillModeBackwards": "CAMediaTimingFillMode.backwards", "kCAFillModeRemoved": "CAMediaTimingFillMode.removed",
    "kCALineCapRound": "CAShapeLayerLineCap.round", "kCALineCapSquare": "CAShapeLayerLineCap.square",
    "kCALineJoinRound": "CAShapeLayerLineJoin.round", "M_PI": "Double.pi", "M_PI_2": "(Double.pi / 2)",
    "M_PI_4": "(Double.pi / 4)", "CGPointZero": "CGPoint.zero", "CGSizeZero": "CGSize.zero",
    "CGRectZero": "CGRect.zero",
    "UIEdgeInsetsZero": "UIEdgeInsets.zero", "CGAffineTransformIdentity": "CGAffineTransform.identity",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UISplitViewControllerAutomaticDimension": "UISplitViewController.automaticDimension",
    "UIApplicationOpenSettingsURLString": "UIApplication.openSettingsURLString",
  ].filter { $0.key != $0.value && !$0.key.contains(".") || $0.key == "NSNotification.Name" }

  /// Notification names, which used to be in `NSNotification.Name`.
  private static let notifications: [String: String] = [
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
  ]

  /// Renamed members.
  private static let members: [String: String] = [
    "childViewControllers": "children", "addChildViewController": "addChild",
    "removeFromParentViewController": "removeFromParent", "isStatusBarHidden": "isStatusBarHidden",
  ].filter { $0.key != $0.value }

  /// Functions whose labels changed: the name, its first label, and the current ones.
  private static let calls: [(name: String, label: String, today: String, todaysLabel: String?)] = [
    ("bringSubview", "toFront", "bringSubviewToFront", nil), ("sendSubview", "toBack", "sendSubviewToBack", nil),
    ("didMove", "toParentViewController", "didMove", "toParent"),
    ("willMove", "toParentViewController", "willMove", "toParent"),
    ("index", "of", "firstIndex", "of"), ("index", "where", "firstIndex", "where"),
  ]

  /// Functions that became initializers: the current name and labels.
  private static let makers: [String: (name: String, labels: [String])] = [
    "CGRectMake": ("CGRect", ["x", "y", "width", "height"]), "CGPointMake": ("CGPoint", ["x", "y"]),
    "CGSizeMake": ("CGSize", ["width", "height"]), "CGVectorMake": ("CGVector", ["dx", "dy"]),
    "UIEdgeInsetsMake": ("UIEdgeInsets", ["top", "left", "bottom", "right"]),
    "CGAffineTransformMakeRotation": ("CGAffineTransform", ["rotationAngle"]),
    "CGAffineTransformMakeScale": ("CGAffineTransform", ["scaleX", "y"]),
    "CGAffineTransformMakeTranslation": ("CGAffineTransform", ["translationX", "y"]),
  ]

  private func rename(_ node: some SyntaxProtocol, to name: String) {
    file.replace(node, with: name)
    file.done(node, "names of earlier Swift are those of today")
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if let today = RenamedRule.types[node.name.text], index[node.name.text] == nil { rename(node.name, to: today) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let today = RenamedRule.types[node.trimmedDescription] else { return .visitChildren }
    rename(node, to: today)
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if index[name] != nil { return .visitChildren }
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if isMember, let today = RenamedRule.members[name] {
      rename(node.baseName, to: today)
    } else if !isMember, let today = RenamedRule.types[name] {
      rename(node.baseName, to: today)
    } else if !isMember, let today = RenamedRule.members[name], name.count > 12 {
      rename(node.baseName, to: today)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription
    let name = node.declName.baseName.text
    if let today = RenamedRule.notifications[name], base == nil || base!.hasSuffix("Notification.Name") {
      rename(node, to: today)
      return .skipChildren
    }
    if base == "NSNotification.Name" || base == "NSNotification" && name == "Name" {
      if let base = node.base, base.trimmedDescription == "NSNotification.Name" {
        rename(base, to: "Notification.Name")
      }
      return .skipChildren
    }
    if name == "characters", let base = node.base, node.parent?.is(MemberAccessExprSyntax.self) == true {
      // `text.characters.count` becomes `text.count`.
      let start = base.endPositionBeforeTrailingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      file.cut(start..<end)
      file.done(node, "names of earlier Swift are those of today")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.calledExpression
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text, let maker = RenamedRule.makers[name],
      node.arguments.count == maker.labels.count
    {
      rename(called, to: maker.name)
      for (argument, label) in zip(node.arguments, maker.labels) where argument.label == nil {
        file.insert(label + ": ", before: argument)
      }
    }
    let declName = called.as(MemberAccessExprSyntax.self)?.declName ?? called.as(DeclReferenceExprSyntax.self)
    if let declName, let first = node.arguments.first, let label = first.label?.text,
      let call = RenamedRule.calls.first(where: { $0.name == declName.baseName.text && $0.label == label })
    {
      if call.today != call.name { rename(declName.baseName, to: call.today) }
      if let today = call.todaysLabel {
        if today != label, let old = first.label { rename(old, to: today) }
      } else if let old = first.label {
        file.cut(
          old.positionAfterSkippingLeadingTrivia
            .utf8Offset..<first.expression.positionAfterSkippingLeadingTrivia.utf8Offset)
      }
    }
    return .visitChildren
  }
}
