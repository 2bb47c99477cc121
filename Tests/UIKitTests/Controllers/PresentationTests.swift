import Testing
import UIKit
import UIKitCore

private final class Judge: NSObject, UISheetPresentationControllerDelegate {
  var lines: [String] = []
  var style = UIModalPresentationStyle.automatic
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    lines.append(sheet.selectedDetentIdentifier?.rawValue ?? "")
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
  func presentationControllerWillDismiss(_ presentation: UIPresentationController) { lines.append("dismisses") }
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) { lines.append("dismissed") }
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) { lines.append("attempt") }
}

/// A delegate that records the callbacks about popovers.
private final class PopoverJudge: NSObject, UIPopoverPresentationControllerDelegate {
  var prepared = 0
  var style = UIModalPresentationStyle.automatic
  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { prepared += 1 }
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { style }
}

/// Occupies a strip at the right, and records its callbacks.
private final class Strip: UIPresentationController {
  let shade = UIView()
  var calls: [String] = []
  override var frameOfPresentedViewInContainerView: CGRect {
    let bounds = containerView?.bounds ?? .zero
    return CGRect(x: bounds.width - 200, y: 0, width: 200, height: bounds.height)
  }
  override func presentationTransitionWillBegin() {
    calls.append("will present")
    shade.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(shade, at: 0)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("presented \(completed)") }
  override func dismissalTransitionWillBegin() { calls.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
  override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }
}

private final class StripMaker: NSObject, UIViewControllerTransitioningDelegate {
  var strip: Strip?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    strip = Strip(presentedViewController: presented, presenting: presenting)
    return strip
  }
}

private final class Transitions: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning
{
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let view = context.view(forKey: .to)!
    view.frame = context.finalFrame(for: context.viewController(forKey: .to)!)
    view.frame.origin.x = -500
    context.containerView.addSubview(view)
    UIView.animate(withDuration: 0.4) {
      view.frame.origin.x = 0
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Moves both views in the container, as animations for full-screen presentations do.
private final class Push: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    self
  }
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let old = context.view(forKey: .from), let new = context.view(forKey: .to) else { return }
    context.containerView.addSubview(old)
    context.containerView.addSubview(new)
    new.frame = context.containerView.bounds.offsetBy(dx: 390, dy: 0)
    UIView.animate(withDuration: 0.3) {
      old.frame.origin.x = -390
      new.frame.origin.x = 0
    } completion: { _ in
      old.removeFromSuperview()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

@Suite struct PresentationTests {
  private let log = CallLog()

  private func show(
    size: CGSize = CGSize(width: 390, height: 844), _ change: (inout PreferencesInput) -> Void = { _ in }
  ) -> HeadlessHost {
    var preferences = PreferencesInput()
    change(&preferences)
    let host = HeadlessHost(
      size: size, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), preferences: preferences
    ) { [log] in LoggedController("Behind", log) }
    host.advance(ticks: 1)
    return host
  }

  private func sheet(
    on host: HeadlessHost, detents: [UISheetPresentationController.Detent] = [.medium(), .large()]
  ) -> (LoggedController, UISheetPresentationController) {
    let page = LoggedController("Sheet", log)
    let sheet = page.sheetPresentationController!
    sheet.detents = detents
    host.rootViewController!.present(page, animated: true)
    host.settle()
    return (page, sheet)
  }

  @Test func aSheetRestsAtItsLowestHeight() {
    let host = show()
    let (page, _) = sheet(on: host)
    #expect(page.view.frame == CGRect(x: 0, y: 844 - 425, width: 390, height: 425))
    #expect(host.diagnostics.isEmpty && !host.needsFrame)
    #expect(
      log.lines.suffix(4) == ["Sheet didLoad", "Sheet willAppear animated", "Sheet isAppearing", "Sheet didAppear"])
  }

  @Test func whatIsBehindCannotBeReached() {
    let host = show()
    _ = sheet(on: host)
    #expect(host.element("In Behind") == nil && host.elements(role: .dialog).count == 1)
    for _ in 0..<3 {
      host.tab()
      #expect(host.focusedName == "In Sheet")
    }
  }

  @Test func aFingerDrawsItFromHeightToHeightAndAway() {
    let host = show()
    let (page, sheet) = sheet(on: host)
    host.drag(from: CGPoint(x: 40, y: 440), to: CGPoint(x: 40, y: 150), duration: 0.5)
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .large && page.view.frame.minY == 57)
    host.drag(from: CGPoint(x: 40, y: 70), to: CGPoint(x: 40, y: 400), duration: 0.5)
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .medium)
    host.drag(from: CGPoint(x: 40, y: 440), to: CGPoint(x: 40, y: 800), duration: 0.3)
    host.settle()
    #expect(host.rootViewController!.presentedViewController == nil && page.view.window == nil)
    #expect(log.lines.last == "Sheet didDisappear")
  }

  @Test func aTapBesideOrEscapeDismisses() {
    let host = show()
    let judge = Judge()
    var (page, sheet) = sheet(on: host)
    sheet.delegate = judge
    host.tap(at: CGPoint(x: 200, y: 100))
    host.settle()
    #expect(page.presentingViewController == nil && judge.lines == ["dismisses", "dismissed"])
    (page, sheet) = self.sheet(on: host)
    host.press("Escape")
    host.settle()
    #expect(page.presentingViewController == nil && host.isVisible("In Behind"))
  }

  @Test func whatMustBeAnsweredStays() {
    let host = show()
    let judge = Judge()
    let (page, sheet) = sheet(on: host, detents: [.medium()])
    sheet.delegate = judge
    page.isModalInPresentation = true
    host.tap(at: CGPoint(x: 200, y: 100))
    host.drag(from: CGPoint(x: 40, y: 440), to: CGPoint(x: 40, y: 840), duration: 0.2)
    host.settle()
    #expect(page.view.frame.minY == 844 - 425 && page.presentingViewController != nil)
    #expect(judge.lines.contains("attempt") && !judge.lines.contains("dismissed") && !judge.lines.contains("dismisses"))
  }

  @Test func theDelegateHearsOfHeightsThatAPersonChose() {
    let host = show()
    let judge = Judge()
    let (page, sheet) = sheet(on: host)
    sheet.delegate = judge
    sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    host.settle()
    #expect(judge.lines.isEmpty && page.view.frame.minY == 57)
    host.drag(from: CGPoint(x: 40, y: 70), to: CGPoint(x: 40, y: 400), duration: 0.5)
    host.settle()
    #expect(judge.lines == ["medium"])
  }

  @Test func theGrabberGoesFromHeightToHeight() {
    let host = show()
    let (page, sheet) = sheet(on: host)
    #expect(host.element("Sheet Grabber") == nil)
    sheet.prefersGrabberVisible = true
    host.advance(ticks: 1)
    #expect(host.tap("Sheet Grabber"))
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .large && page.view.frame.minY == 57)
    host.tab(to: "Sheet Grabber")
    host.press("Space")
    host.settle()
    #expect(sheet.selectedDetentIdentifier == .medium && page.view.frame.minY == 419)
    sheet.detents = [.medium()]
    host.tap("Sheet Grabber")
    host.settle()
    #expect(page.presentingViewController == nil)
  }

  @Test func heightsOfOnesOwn() {
    let host = show()
    var most: CGFloat = 0
    let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) {
      most = $0.maximumDetentValue
      return 200
    }
    let none = UISheetPresentationController.Detent.custom { _ in nil }
    let broken = UISheetPresentationController.Detent.custom { _ in .nan }
    let (page, sheet) = sheet(on: host, detents: [.large(), none, broken, low])
    #expect(page.view.frame == CGRect(x: 0, y: 644, width: 390, height: 200) && most == 844 - 57)
    sheet.selectedDetentIdentifier = .init("nowhere")
    host.advance(ticks: 1)
    #expect(page.view.frame.height == 200)
    sheet.detents = [none]
    host.advance(ticks: 1)
    #expect(page.view.frame.height == 844 - 57)
  }

  @Test func sidewaysAPhoneHasTheLargeHeightOnly() {
    let host = show()
    let (page, _) = sheet(on: host)
    host.resize(to: CGSize(width: 844, height: 390))
    host.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 10, width: 844, height: 380))
    host.resize(to: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    host.settle()
    #expect(page.view.frame.minY == 419)
  }

  @Test func whatIsBehindAnUndimmedSheetCanBeReached() {
    let host = show()
    let (page, sheet) = sheet(on: host)
    sheet.largestUndimmedDetentIdentifier = .medium
    host.advance(ticks: 1)
    #expect(host.element("In Behind") != nil && host.element("In Sheet") != nil)
    var taps = 0
    (host.element("In Behind") as? UIButton)?.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    host.tap("In Behind")
    host.settle()
    #expect(taps == 1 && page.presentingViewController != nil)
    sheet.selectedDetentIdentifier = .large
    host.settle()
    host.advance(ticks: 1)
    #expect(host.element("In Behind") == nil)
  }

  @Test func reducedMotionFadesAndJumps() {
    let host = show { $0.reducesMotion = 1 }
    let page = LoggedController("Sheet", log)
    page.sheetPresentationController!.detents = [.medium(), .large()]
    page.sheetPresentationController!.prefersGrabberVisible = true
    host.rootViewController!.present(page, animated: true)
    host.advance(ticks: 6)
    #expect(page.view.layer.presentation()!.frame.minY == 419 && page.view.layer.presentation()!.opacity < 1)
    host.settle()
    #expect(page.view.alpha == 1)
    host.tap("Sheet Grabber")
    host.advance(ticks: 2)
    #expect(page.view.layer.presentation()!.frame.minY == 57)
  }

  @Test func theDoneButtonInsideDismisses() {
    let host = show()
    let inner = LoggedController("Inner", log)
    let navigation = UINavigationController(rootViewController: inner)
    inner.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [inner = Weak(inner)] _ in inner.value?.dismiss(animated: true) })
    host.rootViewController!.present(navigation, animated: true)
    host.settle()
    #expect(inner.presentingViewController === host.rootViewController)
    #expect(inner.sheetPresentationController === navigation.sheetPresentationController)
    #expect(navigation.isBeingPresented == false && host.tap("Done"))
    host.settle()
    #expect(host.rootViewController!.presentedViewController == nil && host.isVisible("In Behind"))
  }

  @Test func severalLiesOverOneAnotherAndGoTogether() {
    let host = show()
    let (first, _) = sheet(on: host)
    let second = LoggedController("Second", log)
    first.present(second, animated: true)
    host.settle()
    #expect(host.isVisible("In Second") && host.element("In Sheet") == nil)
    host.press("Escape")
    host.settle()
    #expect(host.element("In Sheet") != nil && first.presentedViewController == nil)
    first.present(second, animated: true)
    host.settle()
    host.rootViewController!.dismiss(animated: true)
    host.settle()
    #expect(second.presentingViewController == nil && first.presentingViewController == nil)
    #expect(host.isVisible("In Behind") && host.diagnostics.isEmpty)
  }

  @Test func aFullScreenCoversAndGivesBack() {
    let host = show()
    let page = LoggedController("Page", log)
    page.modalPresentationStyle = .fullScreen
    host.rootViewController!.present(page, animated: true)
    host.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && !host.isVisible("In Behind"))
    #expect(host.rootViewController!.view.isHidden)
    host.resize(to: CGSize(width: 844, height: 390))
    host.settle()
    page.dismiss(animated: true)
    host.settle()
    #expect(host.isVisible("In Behind") && host.rootViewController!.view.frame.width == 844)
  }

  @Test func aDarkPageHasDarkSheets() {
    let host = show(size: CGSize(width: 1194, height: 834)) { $0.isDark = 1 }
    let page = LoggedController("Card", log)
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = host.element("In Behind")
    host.rootViewController!.present(page, animated: true)
    host.settle()
    let parts = page.popoverPresentationController!.containerView!.subviews
    let colors = parts.compactMap { $0.layer.backgroundColor }
    #expect(page.view.traitCollection.userInterfaceStyle == .dark && colors.count >= 2)
    #expect(colors.allSatisfy { $0 == page.view.layer.backgroundColor })
  }

  @Test func inWideWindowsASheetIsACard() {
    let host = show(size: CGSize(width: 1194, height: 834))
    let page = LoggedController("Form", log)
    page.modalPresentationStyle = .formSheet
    host.rootViewController!.present(page, animated: true)
    host.settle()
    #expect(page.view.frame == CGRect(x: 327, y: 107, width: 540, height: 620))
  }

  @Test func theKeyboardComesBack() {
    let host = show()
    host.tab(to: "In Behind")
    _ = sheet(on: host)
    host.press("Escape")
    host.settle()
    #expect(host.focusedName == "In Behind")
  }

  @Test func aPopoverPointsAtItsSource() {
    let host = show(size: CGSize(width: 1194, height: 834))
    let page = LoggedController("Card", log)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 150)
    page.popoverPresentationController?.sourceView = host.element("In Behind")
    host.rootViewController!.present(page, animated: true)
    host.settle()
    let popover = page.popoverPresentationController!
    #expect(popover.arrowDirection == .up)
    #expect(page.view.frame == CGRect(x: 60, y: 356, width: 200, height: 150))
    host.tap(at: CGPoint(x: 900, y: 600))
    host.settle()
    #expect(page.presentingViewController == nil)
  }

  @Test func onPhonesASheetStandsInForAPopover() {
    let host = show()
    let page = LoggedController("Card", log)
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = host.element("In Behind")
    host.rootViewController!.present(page, animated: true)
    host.settle()
    #expect(page.sheetPresentationController != nil && page.view.frame.width == 390)
  }

  @Test func aPopoverPointsAtAnItemOfABar() {
    let host = HeadlessHost(size: CGSize(width: 1194, height: 834)) { [log] in
      UINavigationController(rootViewController: LoggedController("Behind", log))
    }
    let item = UIBarButtonItem(title: "More")
    let behind = (host.rootViewController as! UINavigationController).topViewController!
    behind.navigationItem.rightBarButtonItem = item
    host.advance(ticks: 1)
    let judge = PopoverJudge()
    let page = UIViewController()
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 240, height: 100)
    page.popoverPresentationController?.barButtonItem = item
    page.popoverPresentationController?.delegate = judge
    behind.present(page, animated: true)
    host.settle()
    #expect(page.view.frame == CGRect(x: 944, y: 56, width: 240, height: 100) && judge.prepared == 1)
    // It follows its content's size and its anchor.
    page.preferredContentSize.height = 200
    host.resize(to: CGSize(width: 1000, height: 834))
    host.settle()
    #expect(page.view.frame == CGRect(x: 750, y: 56, width: 240, height: 200))
    host.press("Escape")
    host.settle()
    #expect(page.presentingViewController == nil && host.diagnostics.isEmpty)
  }

  @Test func theDelegateMayKeepAPopoverOrFillTheScreen() {
    for (style, width) in [(UIModalPresentationStyle.none, 200.0), (.fullScreen, 390), (.formSheet, 390)] {
      let host = show()
      let judge = PopoverJudge()
      judge.style = style
      let page = LoggedController("Card", log)
      page.modalPresentationStyle = .popover
      page.preferredContentSize = CGSize(width: 200, height: 150)
      page.popoverPresentationController?.sourceView = host.element("In Behind")
      page.popoverPresentationController?.delegate = judge
      page.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
      host.rootViewController!.present(page, animated: true)
      host.settle()
      #expect(page.view.frame.width == width)
      #expect(page.view.frame.height == (style == .none ? 150 : style == .fullScreen ? 844 : 425))
      #expect((page.sheetPresentationController != nil) == (style == .formSheet))
      host.press("Escape")
      host.settle()
      #expect(page.presentingViewController == nil && host.isVisible("In Behind"))
    }
  }

  @Test func aPopoverFollowsTheWindowsWidth() {
    let host = show(size: CGSize(width: 1194, height: 834))
    let page = LoggedController("Card", log)
    page.modalPresentationStyle = .popover
    page.preferredContentSize = CGSize(width: 200, height: 150)
    let popover = page.popoverPresentationController!
    popover.sourceView = host.element("In Behind")
    popover.adaptiveSheetPresentationController.detents = [.medium()]
    host.rootViewController!.present(page, animated: true)
    host.settle()
    for _ in 0..<3 {
      host.resize(to: CGSize(width: 390, height: 844))
      host.settle()
      #expect(page.view.frame.width == 390 && page.view.frame.maxY == 844 && page.sheetPresentationController != nil)
      #expect(popover.containerView == nil && page.popoverPresentationController === popover)
      host.resize(to: CGSize(width: 1194, height: 834))
      host.settle()
      #expect(page.view.frame == CGRect(x: 60, y: 356, width: 200, height: 150))
      #expect(popover.containerView != nil && page.sheetPresentationController == nil)
    }
    host.tap(at: CGPoint(x: 900, y: 600))
    host.settle()
    #expect(page.presentingViewController == nil && host.isVisible("In Behind"))
  }

  @Test func someViewsCanBeTouchedBesideAPopover() {
    let host = show(size: CGSize(width: 1194, height: 834))
    let behind = host.element("In Behind") as! UIButton
    var taps = 0
    behind.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let page = LoggedController("Card", log)
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = behind
    page.popoverPresentationController?.passthroughViews = [behind]
    host.rootViewController!.present(page, animated: true)
    host.settle()
    host.tap(at: CGPoint(x: 160, y: 322))
    host.settle()
    #expect(taps == 1 && page.presentingViewController != nil)
  }

  @Test func placesOfOnesOwn() {
    let host = show()
    let maker = StripMaker()
    let page = LoggedController("Strip", log)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = maker
    host.rootViewController!.present(page, animated: true)
    host.settle()
    #expect(page.view.frame == CGRect(x: 190, y: 0, width: 200, height: 844))
    #expect(page.presentationController === maker.strip && maker.strip?.shade.frame.width == 390)
    host.resize(to: CGSize(width: 844, height: 390))
    host.settle()
    #expect(page.view.frame == CGRect(x: 644, y: 0, width: 200, height: 390) && maker.strip?.shade.frame.width == 844)
    page.dismiss(animated: true)
    host.settle()
    #expect(maker.strip?.calls == ["will present", "presented true", "will dismiss", "dismissed true"])
  }

  @Test func animationsOfOnesOwn() {
    let host = show()
    let transitions = Transitions()
    let page = LoggedController("Own", log)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transitions
    host.rootViewController!.present(page, animated: true)
    host.advance(ticks: 12)
    #expect(page.view.layer.presentation()!.frame.minX < -100)
    host.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    page.dismiss(animated: true)
    host.settle()
    #expect(page.presentingViewController == nil)
  }

  @Test func anAnimationOfAFullScreenMayMoveBothViews() {
    let host = show()
    let push = Push()
    let page = LoggedController("Own", log)
    page.modalPresentationStyle = .fullScreen
    page.transitioningDelegate = push
    for _ in 0..<2 {
      host.rootViewController!.present(page, animated: true)
      host.settle()
      #expect(host.isVisible("In Own") && !host.isVisible("In Behind"))
      page.dismiss(animated: true)
      host.settle()
      #expect(host.isVisible("In Behind") && host.rootViewController!.view.superview === host.application.keyWindow)
      #expect(host.rootViewController!.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    }
    #expect(host.diagnostics.isEmpty)
  }

  @Test func mistakesAreTold() {
    let host = show()
    let root = host.rootViewController!
    let (page, _) = sheet(on: host)
    root.present(UIViewController(), animated: true)
    page.present(page, animated: true)
    UIViewController().present(UIViewController(), animated: true)
    host.commit()
    #expect(host.diagnostics.count == 3)
  }

  @Test func nothingLeaks() {
    weak var gone: UIViewController?
    weak var other: UIViewController?
    do {
      let host = show()
      do {
        let (page, _) = sheet(on: host)
        gone = page
        page.dismiss(animated: true)
        host.settle()
      }
      host.commit()
      #expect(gone == nil)
      let page = LoggedController("Sheet", log)
      other = page
      host.rootViewController!.present(page, animated: true)
      host.advance(ticks: 5)
    }
    #expect(other == nil)
  }
}
