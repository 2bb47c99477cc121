import CaromHeadlessHost
import Testing
import UIKit

/// The color of the browser's own bars: the background of the scene's first window.
@Suite(.serialized) struct ThemeColorTests {
  private func shown(_ host: HeadlessHost) -> [UInt32] {
    host.outputs.compactMap { if case .themeColor(let color) = $0 { color } else { nil } }
  }

  @Test("it is the window's background, follows light and dark, and is removed with it")
  func follows() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    #expect(shown(host) == [])
    let window = host.view.window
    window?.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
    host.advance(ticks: 1)
    #expect(shown(host) == [0xFFFF_FFFF])
    var preferences = PreferencesInput()
    preferences.isDark = 1
    host.send(.preferences(preferences))
    host.advance(ticks: 1)
    #expect(shown(host) == [0xFFFF_FFFF, 0xFF00_0000])
    window?.backgroundColor = nil
    host.advance(ticks: 1)
    #expect(shown(host).last == 0)
  }

  @Test("it is sent once, and not for a second window")
  func once() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    host.view.window?.backgroundColor = .red
    host.view.window?.backgroundColor = .red
    let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.backgroundColor = .blue
    other.isHidden = false
    host.advance(ticks: 1)
    #expect(shown(host) == [0xFFFF_0000])
  }
}
