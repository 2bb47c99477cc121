import Testing
import UIKit
import UIKitCore

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
  override func shouldPerformSegue(withIdentifier identifier: String, sender: NSObject?) -> Bool {
    log.lines.append("should \(identifier)")
    return allows
  }
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

  @Test("SE-L8, SE-H14: shouldPerformSegue, then prepare(for:sender:), before the destination's view is loaded")
  func theDestinationIsPreparedBeforeItsViewIsLoaded() {
    let (host, navigation, chooser) = show()
    chooser.performSegue(withIdentifier: "theme", sender: nil)
    host.settle()
    #expect(log.take().prefix(2) == ["prepare theme early", "Theme willMove"])
    #expect(navigation.topViewController?.title == "Theme" && navigation.topViewController?.isViewLoaded == true)
    navigation.popViewController(animated: false)
    log.lines = []
    // A control calls `shouldPerformSegue` first.
    chooser.triggerSegue(withIdentifier: "theme", sender: nil)
    host.settle()
    #expect(log.take().prefix(4) == ["should theme", "prepare theme early", "Theme willMove", "Theme didLoad"])
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
    #expect(navigation.viewControllers.count == 1 && log.lines == ["should theme"])
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
