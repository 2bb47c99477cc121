import ArcadeKit
import UIKit

/// The icons of the tabs, drawn as template images in the bar's tint.
enum TabGlyph {
  /// A wall of bricks with a ball below it.
  case play
  /// Three sliders.
  case settings
  /// Four walls on a map.
  case walls

  private static let side: CGFloat = 26

  var image: UIImage {
    let size = CGSize(width: TabGlyph.side, height: TabGlyph.side)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      UIColor.black.setStroke()
      switch self {
      case .play: TabGlyph.drawWall()
      case .settings: TabGlyph.drawSliders()
      case .walls: TabGlyph.drawMap()
      }
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func drawWall() {
    let brick = CGSize(width: 7, height: 4.5)
    for row in 0..<2 {
      let start: CGFloat = row == 0 ? 1 : -3.5
      for column in 0..<4 {
        let x = start + CGFloat(column) * (brick.width + 1.5)
        let left = max(x, 1)
        let right = min(x + brick.width, side - 1)
        let frame = CGRect(
          x: left, y: 3 + CGFloat(row) * (brick.height + 1.5), width: right - left, height: brick.height)
        if frame.width > 1 { UIBezierPath(roundedRect: frame, cornerRadius: 1).fill() }
      }
    }
    UIBezierPath(ovalIn: CGRect(x: 14, y: 16, width: 4, height: 4)).fill()
    UIBezierPath(roundedRect: CGRect(x: 7, y: 22, width: 12, height: 2.5), cornerRadius: 1.25).fill()
  }

  private static func drawMap() {
    for (x, y) in [(2.0, 3.0), (14, 3), (2, 14), (14, 14)] {
      let card = UIBezierPath(roundedRect: CGRect(x: x, y: y, width: 10, height: 9), cornerRadius: 2)
      card.lineWidth = 1.5
      card.stroke()
      UIBezierPath(roundedRect: CGRect(x: x + 2.5, y: y + 2.5, width: 5, height: 1.8), cornerRadius: 0.5).fill()
    }
  }

  private static func drawSliders() {
    for (row, place) in [8.0, 17, 11].enumerated() {
      let y = 5.5 + CGFloat(row) * 7.5
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 2, y: y))
      line.addLine(to: CGPoint(x: place - 3, y: y))
      line.move(to: CGPoint(x: place + 3, y: y))
      line.addLine(to: CGPoint(x: side - 2, y: y))
      line.lineWidth = 2
      line.lineCapStyle = .round
      line.stroke()
      let knob = UIBezierPath(ovalIn: CGRect(x: place - 3, y: y - 3, width: 6, height: 6))
      knob.lineWidth = 2
      knob.stroke()
    }
  }
}
