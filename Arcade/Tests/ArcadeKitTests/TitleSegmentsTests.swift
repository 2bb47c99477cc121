import ArcadeKit
import CaromHeadlessHost
import Testing
import UIKit

/// Segments whose titles are not cut off.
@Suite struct TitleSegmentsTests {
  private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    (view as? V).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
  }

  @Test("titles are whole, whichever is selected: equal segments, then apportioned ones, then smaller letters")
  func whole() {
    let host = HeadlessHost(size: CGSize(width: 480, height: 200))
    let titles = ["Aus", "Leicht", "Mittel", "Stark", "Neigung"]
    let segments = TitleSegments(items: titles)
    segments.selectedSegmentIndex = 0
    host.view.addSubview(segments)
    var sizes: [CGFloat] = []
    for width in [460.0, 280, 230, 205] {
      segments.frame = CGRect(x: 0, y: 0, width: width, height: 32)
      for selected in titles.indices {
        segments.selectedSegmentIndex = selected
        host.advance(ticks: 60)
        host.frame()
        let labels = all(UILabel.self, in: segments)
        #expect(labels.map { $0.text ?? "" } == titles)
        for label in labels {
          let needed = (label.text ?? "").size(withAttributes: [.font: label.font!]).width
          #expect(needed <= label.bounds.width + 0.01, "\(label.text ?? "") at \(width)")
        }
      }
      let labels = all(UILabel.self, in: segments)
      sizes.append(labels[0].font.pointSize)
      let isEven = labels.allSatisfy { ($0.bounds.width - labels[0].bounds.width).magnitude < 0.01 }
      #expect(isEven == (width == 460), "\(width)")
    }
    #expect(sizes[0] == 13 && sizes[1] == 13 && sizes[2] < 13 && sizes[3] < sizes[2], "\(sizes)")
    // When there is room again, they are as before.
    segments.frame.size.width = 460
    host.advance(ticks: 60)
    host.frame()
    #expect(all(UILabel.self, in: segments).allSatisfy { $0.font.pointSize == 13 })
    #expect(host.diagnostics == [])
  }
}
