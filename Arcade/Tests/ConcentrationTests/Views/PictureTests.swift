import ArcadeKit
import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Concentration

/// The drawn pictures.
@Suite(.serialized) struct PictureTests {
  /// The drawing commands that the page receives for a card's face.
  private func drawing(_ theme: Theme, _ face: String) -> String {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    let view = CardFace(theme)
    view.frame = CGRect(x: 10, y: 10, width: 100, height: 130)
    view.show(theme, text: face, isFaceUp: true)
    host.view.addSubview(view)
    return host.frame().filter { $0.hasPrefix("drawing") }.map {
      $0.split(separator: " ").dropFirst(2).joined(separator: " ")
    }.joined()
  }

  @Test(
    "SE-X10: each picture of a theme differs from the others, has many shapes, and is lit",
    arguments: Theme.Art.allCases)
  func different(art: Theme.Art) {
    let theme = Theme.all.first { $0.art == art }!
    var seen = Set<String>()
    for face in theme.faces {
      let drawing = drawing(theme, face)
      seen.insert(drawing)
      #expect(drawing.count > 200, "\(face)")
    }
    #expect(seen.count == theme.faces.count)
  }

  @Test("SE-X10: every picture has a name in both languages", arguments: Theme.Art.allCases)
  func names(art: Theme.Art) {
    let host = HeadlessHost(root: { UIViewController() })
    let theme = Theme.all.first { $0.art == art }!
    Language.chosen = .english
    let english = theme.faces.map { ConcentrationStrings.face($0, of: theme) }
    Language.chosen = .german
    let german = theme.faces.map { ConcentrationStrings.face($0, of: theme) }
    #expect(Set(english).count == theme.faces.count && Set(german).count == theme.faces.count)
    #expect(!german.contains { $0.contains("-") || $0.contains("o’clock") })
    #expect(host.diagnostics == [])
  }

  @Test("a written picture leaves out what it cannot read")
  func damaged() {
    let host = HeadlessHost(size: CGSize(width: 100, height: 100))
    let view = Sketch(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    host.view.addSubview(view)
    _ = host.frame()
    #expect(host.diagnostics == [])
  }

  private final class Sketch: UIView {
    override class var kind: String { "Sketch" }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      for text in ["", ";;", "nonsense", "C8202E", "GG M 1 2", "C8202E/x M 1", "C8202E M 1 2 L 3 Q 1 2 3 Z Z X 4"] {
        WrittenPicture(text: text).draw(with: PicturePen(in: bounds, context))
      }
    }
  }

  @Test("the edge of a back lies inside its rounded corners with its whole width", arguments: [30.0, 60, 120])
  func backs(width: Double) throws {
    let host = HeadlessHost(size: CGSize(width: 300, height: 300))
    let view = CardFace(Theme.all[0])
    view.frame = CGRect(x: 10, y: 10, width: width, height: width * 1.3)
    host.view.addSubview(view)
    let edge = CardFace.backEdge(in: CGRect(x: 0, y: 0, width: width, height: width * 1.3))
    let line = edge.lineWidth / 2
    #expect(edge.bounds.minX >= line - 1e-9 && edge.bounds.maxX <= width - line + 1e-9)
    // At the corner, the line's outer side is the card's own curve: 45 degrees from its center.
    let radius = CardFace.corner(of: CGSize(width: width, height: width * 1.3))
    let outer = radius - radius / 2.0.squareRoot()
    #expect(
      !edge.contains(CGPoint(x: outer, y: outer)) && edge.contains(CGPoint(x: outer + line + 1, y: outer + line + 1)))
    #expect(!host.drawing(of: view).isEmpty)
  }
}
