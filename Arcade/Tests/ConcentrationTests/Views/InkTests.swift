import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// The colors and backs of the themes.
@Suite(.serialized) struct InkTests {
  private func hex(_ color: UIColor) -> Int {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].reduce(0) { $0 << 8 | Int($1 * 255 + 0.5) }
  }

  @Test("words are read on every table and every card, by day and by night", arguments: [false, true])
  func contrast(isDark: Bool) {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    host.setDark(isDark)
    host.advance(ticks: 1)
    for theme in Theme.all {
      let ink = ThemeInk(theme)
      for ground in [ink.light, ink.table, ink.dark] {
        let contrast = Shade.contrast(hex(ink.words), hex(ground))
        #expect(contrast >= 4.5, "\(theme.name): \(contrast)")
      }
      #expect(Shade.contrast(hex(ink.letters), hex(ink.paper)) >= 7, "\(theme.name)")
      #expect(Shade.contrast(hex(ink.back), hex(ink.backLine)) >= 1.4, "\(theme.name): the pattern")
      #expect(Shade.contrast(hex(ink.back), hex(ink.paper)) >= 1.5, "\(theme.name): a back and a front")
    }
  }

  @Test("a disabled button is quieter than the others, and yet seen, on every table", arguments: [false, true])
  func disabledButtons(isDark: Bool) {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    host.setDark(isDark)
    host.advance(ticks: 1)
    let board = CardBoardView(CardBoardView.Names(pause: "Pause", resume: "Resume", newGame: "New"))
    for theme in Theme.all {
      let ink = ThemeInk(theme)
      board.ink = ink.words
      let faint = board.pauseButton.titleColor(for: .disabled)!
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      _ = faint.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      let seen = Shade.mixed(hex(ink.table), hex(ink.words), alpha)
      let contrast = Shade.contrast(seen, hex(ink.table))
      #expect(contrast >= 2 && contrast < Shade.contrast(hex(ink.words), hex(ink.table)), "\(theme.name): \(contrast)")
    }
  }

  @Test(
    "spots are whole on every card: none is cut by the edge of the back",
    arguments: [CGSize(width: 60, height: 90), CGSize(width: 200, height: 140), CGSize(width: 33, height: 51.5)])
  func wholeSpots(size: CGSize) {
    let field = CGRect(origin: CGPoint(x: 5, y: 5), size: size)
    for pattern in Theme.Pattern.allCases {
      let (path, isFilled) = BackPattern(pattern, in: field).path
      if isFilled { #expect(field.insetBy(dx: -0.01, dy: -0.01).contains(path.bounds), "\(pattern): \(path.bounds)") }
    }
  }

  @Test("colors are mixed and compared as the standards define it")
  func shades() {
    #expect(Shade.mixed(0x000000, 0xFFFFFF, 0.5) == 0x808080 && Shade.mixed(0x123456, 0xFFFFFF, 0) == 0x123456)
    #expect(abs(Shade.contrast(0, 0xFFFFFF) - 21) < 0.001 && Shade.contrast(0x336699, 0x336699) == 1)
    #expect(Shade.words(on: 0xFFFF00) == 0x17181C && Shade.words(on: 0x000080) == 0xFFFFFF)
  }

  @Test(
    "every pattern draws something of its own inside any card",
    arguments: [CGSize(width: 60, height: 90), CGSize(width: 200, height: 140)])
  func patterns(size: CGSize) {
    var boxes: [CGRect] = []
    for pattern in Theme.Pattern.allCases {
      let field = CGRect(origin: CGPoint(x: 5, y: 5), size: size)
      let (path, _) = BackPattern(pattern, in: field).path
      #expect(!path.isEmpty && path.bounds.intersects(field), "\(pattern)")
      #expect(
        path.bounds.width >= size.width * 0.7 && path.bounds.height >= size.height * 0.7, "\(pattern): \(path.bounds)")
      boxes.append(path.bounds)
    }
    #expect(Set(Theme.all.map { $0.pattern }).count == boxes.count, "each pattern is used")
  }

  @Test("a face is set in the largest type that fits")
  func type() {
    let host = HeadlessHost(size: CGSize(width: 390, height: 844))
    host.advance(ticks: 1)
    for theme in Theme.all where theme.art == nil {
      for face in theme.faces.indices {
        for size in [CGSize(width: 40, height: 52), CGSize(width: 180, height: 240)] {
          let text = theme.face(face, twin: 1)
          let font = CardFace.font(for: text, in: size)
          let drawn = text.size(withAttributes: [.font: font])
          #expect(drawn.width <= size.width + 1 && drawn.height <= size.height + 1, "\(text)")
          #expect(drawn.width > size.width * 0.8 || drawn.height > size.height * 0.8, "\(text)")
        }
      }
    }
  }
}
