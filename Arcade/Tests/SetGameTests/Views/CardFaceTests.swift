import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import SetGame

/// The printing on the cards.
@Suite(.serialized) struct CardFaceTests {
  @Test("the measure of colors agrees with published pairs of CIEDE2000")
  func measure() {
    // The published CIEDE2000 differences of pure red, green and blue: 86.6 and 52.9.
    #expect(abs(ColorVision.usual.difference(0xFF0000, 0x00FF00) - 86.6) < 0.3)
    #expect(abs(ColorVision.usual.difference(0xFF0000, 0x0000FF) - 52.9) < 0.3)
    #expect(ColorVision.usual.difference(0x123456, 0x123456) == 0)
  }

  @Test("to any eyes two inks differ by 20 of CIEDE2000, or by their rims; to the usual ones by both")
  func inks() {
    for eyes in ColorVision.allCases {
      for first in Card.Ink.allCases {
        for second in Card.Ink.allCases where second.rawValue > first.rawValue {
          let difference = eyes.difference(FeltInk.hex(first), FeltInk.hex(second))
          let hasOwnRim = SymbolPress.rim(first) != SymbolPress.rim(second)
          #expect(difference >= 20 || hasOwnRim, "\(eyes): \(first) and \(second) differ by \(difference)")
          #expect(hasOwnRim && SetStrings.letter(first) != SetStrings.letter(second))
          if eyes == .usual { #expect(difference >= 40, "\(first) and \(second): \(difference)") }
          // No two inks look the same, with any kind of color vision.
          #expect(difference >= 8, "\(eyes): \(first) and \(second) differ by \(difference)")
        }
      }
    }
  }

  @Test("inks stand out from the paper")
  func contrast() {
    for ink in Card.Ink.allCases {
      let paper = ColorVision.usual.lab(0xFBF5E6).l
      #expect(paper - ColorVision.usual.lab(FeltInk.hex(ink)).l > 30)
    }
  }

  /// The drawing commands that the page receives for a card.
  private func drawing(
    _ card: Card, size: CGSize, letters: Bool, mark: SetCardView.Mark = .none
  ) -> String {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let view = SetCardView(card)
    view.take(CGRect(origin: CGPoint(x: 10, y: 10), size: size))
    view.flip(up: true, seconds: 0)
    view.show(mark, letters: letters)
    host.view.addSubview(view)
    return host.frame().filter { $0.hasPrefix("drawing") }.map {
      $0.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
    .joined()
  }

  @Test("SE-P4: there are 81 distinct renderings, upright and sideways, also in one color and without letters")
  func distinct() {
    for size in [CGSize(width: 100, height: 150), CGSize(width: 150, height: 100)] {
      var seen = Set<String>()
      for card in Card.all { seen.insert(drawing(card, size: size, letters: false)) }
      #expect(seen.count == 81)
    }
  }

  @Test("symbols lie inside the card with room around them, and letters never touch them, however a card lies")
  func room() {
    for width in stride(from: 26.0, through: 220, by: 9.7) {
      for aspect in [0.6, 0.66, 0.75] {
        for size in [CGSize(width: width, height: width / aspect), CGSize(width: width / aspect, height: width)] {
          for number in 1...3 { check(number, size) }
        }
      }
    }
  }

  private func check(_ number: Int, _ size: CGSize) {
    let frames = CardPrint.symbolFrames(number, in: size)
    #expect(frames.count == number)
    let letters = Card.Ink.allCases.map { CardPrint.letterFrame(SetStrings.letter($0), in: size) }
    for (index, frame) in frames.enumerated() {
      let rim = min(frame.width, frame.height) * CardPrint.rim
      let whole = frame.insetBy(dx: -rim, dy: -rim)
      #expect(CGRect(origin: .zero, size: size).insetBy(dx: 2, dy: 2).contains(whole), "\(size): \(whole)")
      for other in frames[..<index] {
        #expect(!frame.insetBy(dx: -rim / 2, dy: -rim / 2).intersects(other.insetBy(dx: -rim / 2, dy: -rim / 2)))
      }
      for letter in letters {
        // The same letter stands upside down in the corner opposite.
        let other = CGRect(
          x: size.width - letter.maxX, y: size.height - letter.maxY, width: letter.width, height: letter.height)
        #expect(!whole.intersects(letter) && !whole.intersects(other), "\(size), \(number): \(letter) and \(whole)")
      }
    }
  }

  @Test("SE-P8: states of a card differ in their sign and in words, not by color alone")
  func marks() {
    let marks: [SetCardView.Mark] = [.selected, .hinted, .mismatched, .called, .matched]
    for (index, mark) in marks.enumerated() {
      for other in marks[..<index] { #expect(SetStrings.state(mark) != SetStrings.state(other)) }
    }
    let signs = Set(marks.map { drawing(Card(id: 5), size: CGSize(width: 100, height: 150), letters: false, mark: $0) })
    // A hint and the computer's claim have the same sign; their rings differ.
    #expect(signs.count == marks.count)
    let view = SetCardView(Card(id: 5))
    view.flip(up: true, seconds: 0)
    view.show(.selected, letters: true)
    #expect(view.accessibilityTraits.contains(.selected) && view.accessibilityValue == "selected")
  }
}
