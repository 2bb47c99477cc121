import Testing
import UIKit

@Suite struct ApplicationTimeTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))

  @Test func aTimerOfAnEightiethFiresEightyTimesInEachSecond() {
    var fires = 0
    Timer.scheduledTimer(withTimeInterval: 0.0125, repeats: true) { _ in fires += 1 }
    for second in 1...10 {
      host.advance(seconds: 1)
      #expect(fires == 80 * second)
    }
  }

  @Test func timersAreNeverRebased() {
    var ticks: [Tick] = []
    let start = host.tick
    Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks.append(self.host.tick - start) }
    host.advance(seconds: 1)
    #expect(ticks == [12, 24, 36, 48, 60, 72, 84, 96, 108, 120])
  }

  @Test func aTimerCanStopItself() {
    var fires = 0
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
      fires += 1
      if fires == 3 { timer.invalidate() }
    }
    host.advance(seconds: 2)
    #expect(fires == 3)
    #expect(!timer.isValid)
    host.settle()
    #expect(host.countFrames(seconds: 5) == 0)
  }

  @Test func delayedBlocksComeInTheirTickInOrder() {
    var heard: [String] = []
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { heard.append("late") }
    DispatchQueue.main.async { heard.append("next") }
    DispatchQueue.main.async { heard.append("after it") }
    #expect(heard.isEmpty)
    host.advance(ticks: 1)
    #expect(heard == ["next", "after it"])
    host.advance(ticks: 58)
    #expect(heard.count == 2)
    host.advance(ticks: 1)
    #expect(heard.last == "late")
  }

  @Test func aPausedClockStandsStillAndGoesOn() {
    let clock = TickClock(seed: 9)
    var fires = 0
    clock.perform { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fires += 1 } }
    host.advance(seconds: 1.5)
    clock.isPaused = true
    host.advance(seconds: 10)
    #expect(fires == 1)
    #expect(clock.time == 1.5)
    clock.isPaused = false
    host.advance(seconds: 0.5)
    #expect(fires == 2)
  }

  /// developer.apple.com, `fire()`: "You can use this method to fire a repeating timer without interrupting its regular
  /// firing schedule".
  @Test func aClockStandsWhileOneAroundItsViewDoes() {
    let (outer, other, inner) = (UIView(), UIView(), UIView())
    host.view.addSubview(outer)
    host.view.addSubview(other)
    outer.addSubview(inner)
    inner.clock = TickClock(seed: 1)
    host.advance(ticks: 3)
    #expect(inner.clock.tick == 3)
    // A clock that comes between, and stands.
    outer.clock = TickClock(seed: 2)
    outer.clock.isPaused = true
    host.advance(ticks: 4)
    #expect(inner.clock.tick == 3)
    outer.clock.isPaused = false
    host.advance(ticks: 5)
    #expect(inner.clock.tick == 8)
    // The view leaves the clock that stands, and comes back.
    outer.clock.isPaused = true
    other.addSubview(inner)
    host.advance(ticks: 6)
    #expect(inner.clock.tick == 14)
    outer.addSubview(inner)
    host.advance(ticks: 7)
    #expect(inner.clock.tick == 14)
  }

  @Test func aClockGoesOnWhenTheViewWithTheOneAroundItIsGone() {
    let inner = UIView()
    inner.clock = TickClock(seed: 1)
    var outer: UIView? = UIView()
    let standing = TickClock(seed: 2)
    standing.isPaused = true
    outer?.clock = standing
    outer?.addSubview(inner)
    host.advance(ticks: 2)
    #expect(inner.clock.tick == 0)
    outer = nil
    host.advance(ticks: 3)
    #expect(inner.clock.tick == 3)
  }

  @Test func firingATimerByHandLeavesItsSchedule() {
    var ticks: [Tick] = []
    let start = host.tick
    let timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in ticks.append(self.host.tick - start) }
    host.advance(ticks: 3)
    timer.fire()
    host.advance(ticks: 27)
    #expect(ticks == [3, 12, 24])
    let once = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in ticks = [] }
    once.fire()
    #expect(!once.isValid && ticks.isEmpty)
  }

  /// developer.apple.com, `add(to:forMode:)`: a link may be added to several modes; it is called once per refresh.
  @Test func aDisplayLinkAddedTwiceFiresOnce() {
    final class Watch: NSObject {
      var calls = 0
      func look() { calls += 1 }
    }
    let watch = Watch()
    let link = CADisplayLink(target: watch, selector: Selector("look", Watch.look))
    link.add(to: .main, forMode: .common)
    link.add(to: .main, forMode: .tracking)
    host.advance(ticks: 3)
    #expect(watch.calls == 3)
    link.invalidate()
    host.advance(ticks: 3)
    #expect(watch.calls == 3)
  }

  @Test func displayLinksFireInEachTick() {
    final class Watch: NSObject {
      var times: [Double] = []
      func look(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let watch = Watch()
    let link = CADisplayLink(target: watch, selector: Selector("look", Watch.look))
    link.add(to: .main, forMode: .common)
    host.advance(ticks: 3)
    link.isPaused = true
    host.advance(ticks: 3)
    link.invalidate()
    host.advance(ticks: 3)
    #expect(watch.times.count == 3)
    #expect(abs(watch.times[2] - watch.times[0] - 2.0 / 120) < 1e-12)
  }
}

@Suite struct ApplicationLifeTests {
  private final class Delegate: NSObject, UIApplicationDelegate {
    var heard: [String] = []
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
      heard.append(
        "launch \(application.windowScene.bounds.size.width) \(application.traits.userInterfaceStyle.rawValue)")
      return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { heard.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { heard.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { heard.append("foreground") }
    func application(_ application: UIApplication, openAddress path: String) -> Bool {
      heard.append("open \(path)")
      return path != "nowhere"
    }
  }

  @Test func theDelegateHearsOfTheSessionsLife() {
    let delegate = Delegate()
    var preferences = PreferencesInput()
    preferences.isDark = 1
    let host = HeadlessHost(delegate: delegate, size: CGSize(width: 321, height: 500), preferences: preferences)
    #expect(delegate.heard == ["launch 321.0 2", "active"])
    delegate.heard = []
    host.blur()
    host.hide()
    host.show()
    #expect(delegate.heard == ["resign", "background", "foreground", "active"])
  }

  @Test func anAddressThatIsNoneIsDiagnosed() {
    let delegate = Delegate()
    let host = HeadlessHost(delegate: delegate)
    host.go(to: "breakout/settings")
    #expect(host.diagnostics.isEmpty)
    host.go(to: "nowhere")
    #expect(host.diagnostics.count == 1)
  }

  @Test func notificationsReachObserversInOrderUntilTheyLeave() {
    final class Ear: NSObject {
      var heard = 0
      func hear() { heard += 1 }
    }
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let name = Notification.Name("Test")
    let center = NotificationCenter.default
    var order: [Int] = []
    let token = center.addObserver(forName: name, object: nil) { _ in order.append(1) }
    _ = center.addObserver(forName: name, object: host.view) { _ in order.append(2) }
    var ear: Ear? = Ear()
    center.addObserver(ear!, selector: Selector("hear", Ear.hear), name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: name, object: host.view)
    center.post(name: Notification.Name("Other"), object: nil)
    #expect(order == [1, 1, 2])
    #expect(ear?.heard == 2)
    let gone = Weak(ear)
    ear = nil
    #expect(gone.value == nil)
    center.removeObserver(token)
    center.post(name: name, object: host.view)
    #expect(order == [1, 1, 2, 2])
  }

  @Test func sizesAndTraitsFollowThePage() {
    let host = HeadlessHost(size: CGSize(width: 375, height: 667))
    #expect(UITraitCollection.current.horizontalSizeClass == .compact)
    #expect(UITraitCollection.current.verticalSizeClass == .regular)
    host.rotate()
    #expect(UITraitCollection.current.verticalSizeClass == .compact)
    host.resize(to: CGSize(width: 1024, height: 768))
    #expect(UITraitCollection.current.horizontalSizeClass == .regular)
    host.setDark(true)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    host.reduceMotion()
    #expect(UIAccessibility.isReduceMotionEnabled)
    for size in [CGSize.zero, CGSize(width: Double.nan, height: -5), CGSize(width: Double.infinity, height: 1e300)] {
      host.resize(to: size)
      #expect(host.view.bounds.isFinite && host.view.bounds.width >= 1)
    }
  }

  @Test func aMillionthOfAMonkeyBreaksNothing() {
    final class Court: UIViewController {
      override func viewDidLoad() {
        for index in 0..<12 {
          let view = UIView(
            frame: CGRect(x: Double(index % 4) * 90, y: Double(index / 4) * 200, width: 80, height: 150))
          view.isAccessibilityElement = true
          view.accessibilityTraits = index % 2 == 0 ? .button : .adjustable
          view.accessibilityLabel = "\(index)"
          view.isMultipleTouchEnabled = index % 3 == 0
          let pan = UIPanGestureRecognizer { pan in
            view.center.x += pan.translation(in: view.superview).x
            pan.setTranslation(.zero, in: view.superview)
          }
          let double = UITapGestureRecognizer { _ in self.view.bringSubviewToFront(view) }
          double.numberOfTapsRequired = 2
          let single = UITapGestureRecognizer { _ in
            if index == 5 { view.removeFromSuperview() } else { view.alpha = 0.9 }
          }
          single.require(toFail: double)
          for each in [pan, double, single, UILongPressGestureRecognizer(), UIPinchGestureRecognizer()] {
            each.delaysTouchesBegan = index % 4 == 1
            view.addGestureRecognizer(each)
          }
          self.view.addSubview(view)
        }
      }
    }
    let host = HeadlessHost(root: { Court() })
    var random = SeededGenerator(seed: 42)
    for _ in 0..<5_000 {
      host.sendAnything(using: &random)
      if random.next(below: 4) == 0 { host.advance(ticks: Int(random.next(below: 30))) }
      if random.next(below: 50) == 0 { host.commit() }
    }
    host.hide()
    host.show()
    for id in 0..<5 { host.touch(id: Int32(id), phase: .up, at: .zero) }
    host.advance(seconds: 2)
    #expect(host.application.touchDispatcher.isIdle)
    #expect(host.view.subviews.allSatisfy { $0.frame.isFinite })
    host.settle()
    #expect(host.countFrames(seconds: 2) == 0)
  }
}
