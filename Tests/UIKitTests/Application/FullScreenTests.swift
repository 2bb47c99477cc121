import CaromHeadlessHost
import Testing
import UIKit

@Suite struct FullScreenTests {
  @Test("A scene asks for the screen only where that is possible and would change something, and is told the outcome")
  func asks() {
    let host = HeadlessHost(root: { UIViewController() })
    let scene: UIWindowScene = host.application.windowScene
    func wishes() -> [Bool] {
      host.outputs.compactMap { if case .fullScreen(let isWanted) = $0 { isWanted } else { nil } }
    }
    var told = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIWindowScene.fullScreenDidChangeNotification, object: nil, queue: nil
    ) { _ in told += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    scene.setFullScreen(true)
    host.advance(ticks: 1)
    #expect(!scene.canBeFullScreen && wishes().isEmpty)
    host.setFullScreen(false)
    #expect(scene.canBeFullScreen && !scene.isFullScreen && told == 1)
    scene.setFullScreen(false)
    scene.setFullScreen(true)
    host.advance(ticks: 1)
    #expect(wishes() == [true] && !scene.isFullScreen, "not before the browser has done it")
    host.setFullScreen(true)
    #expect(scene.isFullScreen && told == 2)
  }
}
