import Testing
import UIKit

@Suite struct HeadlessHostTests {
  @Test func hostsLiveSideBySide() {
    let one = HeadlessHost(size: CGSize(width: 100, height: 200))
    let two = HeadlessHost(size: CGSize(width: 300, height: 400))
    one.advance(ticks: 5)
    #expect(one.view.bounds.size == CGSize(width: 100, height: 200))
    #expect(two.view.bounds.size == CGSize(width: 300, height: 400))
    #expect(two.tick == 1)
    #expect(one.tick == 6)
  }

  @Test func anIdlePageAsksForNoFrame() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 200))
    host.settle()
    #expect(host.countFrames(seconds: 10) == 0)
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in host.view.alpha = host.view.alpha == 1 ? 0.5 : 1 }
    let frames = host.countFrames(seconds: 10)
    #expect(frames >= 9 && frames <= 20)
  }

  @Test func theWholeTreeIsWrittenOnceAndThenWhatChanges() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 200))
    host.commit()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    host.view.addSubview(view)
    let lines = host.frame()
    let id = view.layer.id
    #expect(lines.contains("create \(id) 0"))
    #expect(lines.contains("size \(id) 30 40"))
    #expect(lines.contains("affine \(id) 1 0 0 1 10 20"))
    #expect(lines.contains("background \(id) #ffff0000"))
    #expect(lines.contains("children \(host.view.layer.id) \(id)"))
    view.center.x += 5
    #expect(host.frame() == ["affine \(id) 1 0 0 1 15 20"])
    #expect(host.frame().isEmpty)
    #expect(!host.needsFrame)
  }

  @Test func whatIsMissingIsNamedWithWhatThereIs() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 200))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Start"
    host.view.addSubview(view)
    #expect(!host.tap("Stop"))
    #expect(host.diagnostics == ["HeadlessHost: no element is called \"Stop\"; there are: Start."])
  }

  @Test func whatIsCutOffOrClearIsNotVisible() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 200))
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    frame.clipsToBounds = true
    let view = UIView(frame: CGRect(x: 60, y: 0, width: 10, height: 10))
    frame.addSubview(view)
    host.view.addSubview(frame)
    #expect(!host.isVisible(view))
    frame.clipsToBounds = false
    #expect(host.isVisible(view))
    frame.alpha = 0
    #expect(!host.isVisible(view))
    frame.alpha = 1
    view.frame.origin.x = 101
    #expect(!host.isVisible(view))
  }

  @Test func storedValuesComeInAndGoOut() {
    let host = HeadlessHost(stored: ["name": "Ada", "best": "12"], root: { UIViewController() })
    _ = host.application
    #expect(UserDefaults.standard.string(forKey: "name") == "Ada")
    #expect(UserDefaults.standard.integer(forKey: "best") == 12)
    UserDefaults.standard.set(13, forKey: "best")
    host.advance(ticks: 1)
    #expect(host.stored == ["best": "13"])
  }
}
