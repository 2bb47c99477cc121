import CaromGeometry
import Testing
import UIKit

/// What must not affect results: frames, memory addresses, the width of Int, infinite times.
@Suite struct DeterminismTests {
  /// A small screen, driven in the same way with and without frames in between.
  private func session(commits: Bool, inSteps: Bool) -> UInt64 {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    let label = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    host.view.addSubview(label)
    var count = 0
    Timer.scheduledTimer(withTimeInterval: 0.15, repeats: true) { _ in
      count += 1
      label.text = "\(count)"
      UIView.animate(withDuration: 0.4, delay: 0.02, options: [.beginFromCurrentState]) { label.center.x += 13 }
    }
    for round in 0..<20 {
      if commits { host.commit(fraction: Double(round % 7) / 7) }
      if inSteps { for _ in 0..<9 { host.advance(ticks: 1) } } else { host.advance(ticks: 9) }
    }
    return host.application.stateHash()
  }

  @Test func framesAndLeapsMakeNoDifference() {
    let plain = session(commits: false, inSteps: false)
    #expect(session(commits: true, inSteps: false) == plain)
    #expect(session(commits: true, inSteps: true) == plain)
  }

  /// Draws a square, or nothing.
  private final class Square: UIView {
    var isEmpty = false { didSet { setNeedsDisplay() } }
    override func draw(_ rect: CGRect) { if !isEmpty { UIRectFill(rect) } }
  }

  @Test func aHashKnowsNothingOfFramesAndTakesNothingFromThem() {
    func session(commits: Bool, hashes: Bool) -> (hash: UInt64, lines: [String]) {
      let host = HeadlessHost(size: CGSize(width: 100, height: 100))
      let square = Square(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      let (shape, gradient, text) = (CAShapeLayer(), CAGradientLayer(), CATextLayer())
      host.view.addSubview(square)
      for layer in [shape, gradient, text] {
        layer.frame = square.frame
        host.view.layer.addSublayer(layer)
      }
      shape.path = UIBezierPath(rect: square.bounds).cgPath
      gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
      text.string = "text"
      host.advance(ticks: 1)
      host.commit()
      square.isEmpty = true
      (shape.path, gradient.colors, text.string) = (nil, nil, nil)
      host.advance(ticks: 1)
      if commits { host.commit() }
      if hashes { _ = host.application.stateHash() }
      let lines = host.commit()
      return (host.application.stateHash(), lines)
    }
    let plain = session(commits: false, hashes: false)
    // Each of the four contents leaves the page.
    #expect(plain.lines.count >= 4)
    let hashed = session(commits: false, hashes: true)
    #expect(hashed.hash == plain.hash && hashed.lines == plain.lines)
    #expect(session(commits: true, hashes: false).hash == plain.hash)
    // A state that never had a content equals one that no longer has it.
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let square = Square(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    host.view.addSubview(square)
    host.commit()
    square.isEmpty = true
    let before = host.application.stateHash()
    #expect(host.application.stateHash() == before)
    host.commit()
    #expect(host.application.stateHash() == before)
  }

  @Test func layersThatOutliveTheirApplicationTellTheNextOneNothing() {
    let plain = linesOfAnEmptyPage()
    var host: HeadlessHost? = HeadlessHost(size: CGSize(width: 300, height: 300))
    var kept: UIView? = UIView(frame: CGRect(x: 0, y: 40, width: 100, height: 20))
    host?.view.addSubview(kept!)
    host?.commit()
    host = nil
    #expect(linesOfAnEmptyPage { kept = nil } == plain)
  }

  private func linesOfAnEmptyPage(_ body: () -> Void = {}) -> [String] {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    body()
    return host.commit()
  }

  @Test func aClockBeginsWithTheTickAfterTheOneItIsMadeIn() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    var clock: TickClock?
    Timer.scheduledTimer(withTimeInterval: 1 / 120, repeats: false) { _ in clock = TickClock(seed: 1) }
    host.advance(ticks: 1)
    #expect(clock?.tick == 0)
    host.advance(ticks: 5)
    #expect(clock?.tick == 5)
  }

  @Test(arguments: [TimeInterval.infinity, 1e300, 1e12])
  func endlessTimesNeverCome(seconds: TimeInterval) {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    var fires = 0
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in fires += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { fires += 1 }
    let press = UILongPressGestureRecognizer { _ in fires += 1 }
    press.minimumPressDuration = seconds
    host.view.addGestureRecognizer(press)
    host.press(at: CGPoint(x: 50, y: 50), seconds: 20)
    #expect(fires == 0)
  }

  @Test func timesThatAreNoNumberComeAtOnce() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    var fires = 0
    DispatchQueue.main.asyncAfter(deadline: .now() + .nan) { fires += 1 }
    DispatchQueue.main.asyncAfter(deadline: .now() + -5) { fires += 1 }
    host.advance(ticks: 1)
    #expect(fires == 2)
  }

  @Test func layersLeaveInTheOrderOfTheirNumbers() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    var root: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    for _ in 0..<3 {
      let branch = UIView()
      for _ in 0..<3 { branch.addSubview(UIView()) }
      root?.addSubview(branch)
    }
    host.view.addSubview(root!)
    host.frame()
    root?.removeFromSuperview()
    root = nil
    let left = host.frame().compactMap { line in line.hasPrefix("destroy ") ? Int(line.dropFirst(8)) : nil }
    #expect(left.count == 13)
    #expect(left == left.sorted())
  }

  /// Memory addresses are reused; an object at a dead object's address must not be mistaken for it.
  @Test func aDeadObjectsNotificationsAreNobodyElses() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let center = host.center
    let name = Notification.Name("gone")
    var heard = 0
    var sender: NSObject? = NSObject()
    var token = center.addObserver(forName: name, object: sender) { _ in heard += 1 }
    center.post(name: name, object: sender)
    #expect(heard == 1)
    sender = nil
    for _ in 0..<1000 { center.post(name: name, object: NSObject()) }
    #expect(heard == 1)
    center.removeObserver(token)
    token = center.addObserver(forName: name, object: nil) { _ in heard += 1 }
    center.post(name: name, object: nil)
    center.removeObserver(token)
    center.post(name: name, object: nil)
    #expect(heard == 2)
  }

  @Test func storedNumbersAreReadTheSameWhateverTheWidthOfInt() {
    let host = HeadlessHost(
      delegate: EmptyDelegate(), stored: ["large": "2147483648", "largest": "2147483647", "least": "-2147483648"])
    let defaults = host.defaults
    #expect(defaults.storedInteger(forKey: "large") == nil)
    #expect(defaults.storedInteger(forKey: "largest") == 2_147_483_647)
    #expect(defaults.storedInteger(forKey: "least") == -2_147_483_648)
  }

  /// Equal contents of different layers have equal fingerprints; one changed letter gives another.
  @Test func fingerprintsTellContentsAndNotLayersApart() {
    let host = HeadlessHost(size: CGSize(width: 200, height: 200))
    func hash(of text: String, behind others: Int) -> UInt64 {
      let court = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      host.view.addSubview(court)
      for _ in 0..<others { host.view.addSubview(UIView()) }
      var result: UInt64 = 0
      court.beginRun(seed: 1) { _ in
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
        label.text = text
        court.addSubview(label)
      }
      result = host.application.runHash()
      court.removeFromSuperview()
      return result
    }
    let one = hash(of: "one", behind: 0)
    #expect(hash(of: "one", behind: 5) == one)
    #expect(hash(of: "onE", behind: 0) != one)
  }
}

private final class EmptyDelegate: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool { true }
}

extension HeadlessHost {
  fileprivate var center: NotificationCenter {
    application.makeCurrent()
    return .default
  }
  fileprivate var defaults: UserDefaults {
    application.makeCurrent()
    return .standard
  }
}
