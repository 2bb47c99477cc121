import Testing
import UIKit
import UIKitCore

private final class Judge: NSObject, UIAdaptivePresentationControllerDelegate {
  var lines: [String] = []
  func presentationControllerDidDismiss(_ presentation: UIPresentationController) { lines.append("dismissed") }
  func presentationControllerDidAttemptToDismiss(_ presentation: UIPresentationController) { lines.append("attempt") }
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
    #expect(page.presentingViewController == nil && judge.lines == ["dismissed"])
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
    #expect(judge.lines.contains("attempt") && !judge.lines.contains("dismissed"))
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

private final class Chooser: UIViewController {
  let log: CallLog
  init(_ log: CallLog) {
    self.log = log
    super.init()
    title = "Chooser"
    register(
      .init("theme", .show) { LoggedController("Theme", log) },
      .init("help", .present(.pageSheet)) { LoggedController("Help", log) },
      .init("own", .custom { log.lines.append("own \($0.destination.title ?? "")") }) { LoggedController("Own", log) })
  }
  required init?(coder: NSCoder) { nil }
  var allows = true
  override func shouldPerformSegue(withIdentifier identifier: String, sender: NSObject?) -> Bool { allows }
  override func prepare(for segue: UIStoryboardSegue, sender: NSObject?) {
    log.lines.append("prepare \(segue.identifier ?? "") \(segue.destination.isViewLoaded ? "late" : "early")")
  }
}

@Suite struct SegueTests {
  private let log = CallLog()

  private func show() -> (HeadlessHost, UINavigationController, Chooser) {
    let host = HeadlessHost { [log] in UINavigationController(rootViewController: Chooser(log)) }
    host.advance(ticks: 1)
    let navigation = host.rootViewController as! UINavigationController
    return (host, navigation, navigation.topViewController as! Chooser)
  }

  @Test func theDestinationIsPreparedBeforeItsViewIsLoaded() {
    let (host, navigation, chooser) = show()
    chooser.performSegue(withIdentifier: "theme", sender: nil)
    host.settle()
    #expect(log.lines.first == "prepare theme early" && log.lines.contains("Theme didLoad"))
    #expect(navigation.topViewController?.title == "Theme")
  }

  @Test func aSeguePresentsOrDoesAsItLikes() {
    let (host, _, chooser) = show()
    chooser.performSegue(withIdentifier: "own", sender: nil)
    #expect(log.take() == ["prepare own early", "own Own"])
    chooser.performSegue(withIdentifier: "help", sender: nil)
    host.settle()
    #expect(host.isVisible("In Help"))
  }

  @Test func controlsAskFirst() {
    let (host, navigation, chooser) = show()
    chooser.allows = false
    chooser.triggerSegue(withIdentifier: "theme", sender: nil)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && log.lines.isEmpty)
  }

  @Test func anUnknownSegueIsTold() {
    let (host, _, chooser) = show()
    chooser.performSegue(withIdentifier: "nowhere", sender: nil)
    host.commit()
    #expect(host.diagnostics.count == 1 && host.diagnostics[0].contains("\"theme\""))
  }

  @Test func unwindingGoesAllTheWayBack() {
    let (host, navigation, chooser) = show()
    chooser.performSegue(withIdentifier: "theme", sender: nil)
    host.settle()
    navigation.topViewController!.present(LoggedController("Over", log), animated: true)
    host.settle()
    navigation.presentedViewController?.unwind(to: chooser)
    host.settle()
    #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
  }

  @Test func whoShowsIsKnown() {
    let (_, navigation, chooser) = show()
    let show = Selector("show", UIViewController.viewDidLoad)
    #expect(chooser.targetViewController(forAction: show, sender: nil) === navigation)
    #expect(navigation.targetViewController(forAction: show, sender: nil) == nil)
  }
}
