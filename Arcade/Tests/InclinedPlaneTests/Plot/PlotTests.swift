import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import ArcadeKit

@Suite struct PlotTests {
  @Test func ticksAreRoundNumbers() {
    for (least, greatest, step) in [(0.0, 1.0, 0.2), (0, 10, 2), (-3, 7, 2), (0, 0.037, 0.01), (1000, 1900, 200)] {
      let scale = PlotScale(least, greatest)
      #expect((scale.step(count: 5) - step).magnitude < step * 1e-9, "\(least) … \(greatest)")
      for tick in scale.ticks(count: 5) {
        #expect(tick >= least - 1e-9 && tick <= greatest + 1e-9)
        #expect(((tick / step).rounded() * step - tick).magnitude < step * 1e-6)
      }
    }
    #expect(PlotScale.places(step: 0.02) == 2 && PlotScale.places(step: 5) == 0 && PlotScale.places(step: 0.5) == 1)
  }

  @Test func aScaleWithoutExtentGetsSome() {
    for (a, b) in [(0.0, 0.0), (5, 5), (-2, -2), (.nan, 1), (.infinity, 0), (1e9, 1e9)] {
      let scale = PlotScale(a, b)
      #expect(scale.extent > 0 && scale.extent.isFinite)
      #expect(scale.ticks(count: 5).count < 64)
    }
    #expect(PlotScale(3, 1) == PlotScale(1, 3))
  }

  private func long(_ count: Int) -> PlotSeries {
    var chance = SeededGenerator(seed: 3)
    var series = PlotSeries("noise", color: .red)
    for index in 0..<count { series.append(x: Double(index), y: chance.next(in: -1.0...1)) }
    return series
  }

  @Test func thinningKeepsEveryExtreme() {
    let series = long(10_000)
    let points = series.decimated(from: 0, to: 9999, columns: 300)
    #expect(points.count <= 1204)
    #expect(points.map { $0.y }.max() == series.y.max() && points.map { $0.y }.min() == series.y.min())
    #expect(zip(points, points.dropFirst()).allSatisfy { $0.x < $1.x })
    #expect(points.first?.x == 0 && points.last?.x == 9999)
    for column in 0..<300 {
      let range = (Double(column) * 33.33)..<(Double(column + 1) * 33.33)
      let inside = series.x.indices.filter { range.contains(series.x[$0]) }.map { series.y[$0] }
      let kept = points.filter { range.contains($0.x) }.map { $0.y }
      #expect(kept.max() == inside.max() && kept.min() == inside.min())
    }
    // A short series stays as it is, with one point beyond each end.
    #expect(series.decimated(from: 10.5, to: 20.5, columns: 300).map { $0.x } == (10...21).map { Double($0) })
    #expect(PlotSeries("none", color: .red).decimated(from: 0, to: 1, columns: 10).isEmpty)
  }

  @Test func pointsThatAreNoneAreLeftOut() {
    var series = PlotSeries("a", color: .red)
    series.append(x: 0, y: 1)
    series.append(x: .nan, y: 1)
    series.append(x: 1, y: .infinity)
    series.append(x: -1, y: 2)
    series.append(x: 2, y: 3)
    #expect(series.x == [0, 2])
    #expect(series.value(at: 1) == 2 && series.value(at: 2) == 3 && series.value(at: 2.1) == nil)
  }

  private func stage(_ plot: PlotView) -> HeadlessHost {
    let host = HeadlessHost(size: CGSize(width: 400, height: 400))
    plot.frame = CGRect(x: 0, y: 50, width: 400, height: 300)
    plot.accessibilityLabel = "Plot"
    plot.xTitle = "t (s)"
    plot.yTitle = "v"
    plot.series = [PlotSeries("one", color: .red, x: [0, 1, 2, 3, 4], y: [0, 3, 2, -1, 1])]
    host.view.addSubview(plot)
    host.frame()
    return host
  }

  @Test func readsOffByTapAndKeys() {
    let plot = PlotView(frame: .zero)
    let host = stage(plot)
    #expect(plot.accessibilityValue?.contains("from 0.000 to 1.000, least −1.000, greatest 3.000") == true)
    host.tap(at: CGPoint(x: plot.field.midX, y: 200))
    #expect(((plot.mark ?? 0) - 2).magnitude < 0.02)
    host.application.focus(plot)
    host.press("End")
    #expect(plot.mark == 4)
    host.press("Home")
    #expect(plot.mark == 0 && plot.accessibilityValue == "t (s) 0.000, one 0.000")
    host.press("ArrowRight")
    #expect(((plot.mark ?? 0) - 0.04).magnitude < 1e-9)
    #expect(host.diagnostics.isEmpty)
  }

  @Test("a narrow plot names every line and says every value, in as many lines of words as that takes")
  func narrow() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 568))
    let plot = PlotView(frame: CGRect(x: 0, y: 0, width: 288, height: 240))
    let names = ["Ring", "Disc", "Ball", "Hollow ball", "theory"]
    plot.xTitle = "t (s)"
    plot.yTitle = "x (m)"
    plot.series = names.map { PlotSeries($0, color: .red, x: [0, 1, 2], y: [0, 1, 4]) }
    plot.mark = 1
    host.view.addSubview(plot)
    host.frame()
    let words = { (text: String, font: UIFont) in text.size(withAttributes: [.font: font]).width }
    #expect(plot.legendLines.flatMap { $0.map { $0.name } } == names && plot.legendLines.count == 2)
    let title = words(plot.yTitle, PlotView.nameFont)
    for (number, line) in plot.legendLines.enumerated() {
      let width = line.reduce(0) { $0 + words($1.name, PlotView.nameFont) + 26 }
      #expect(width <= 288 - 8 - (number == 0 ? title : 0), "\(line.map { $0.name })")
    }
    let values = plot.readingLines(at: 1)
    #expect(values.joined(separator: ", ") == plot.readings(at: 1) && values.count > 1)
    for line in values { #expect(words(line, PlotView.tickFont) <= 280, "\(line)") }
    // Between them the field has what is left.
    let below = plot.bounds.height - 17 - CGFloat(values.count - 1) * PlotView.lineHeight
    #expect(plot.field.minY >= 4 + 2 * PlotView.lineHeight && plot.field.maxY + 18 <= below)
    plot.frame.size.width = 800
    host.frame()
    #expect(plot.legendLines.count == 1 && plot.readingLines(at: 1).count == 1 && plot.field.minY == 22)
  }

  @Test func aScreenReaderMovesTheMark() {
    // The host must exist first, because a view's layer IDs belong to the current application.
    let host = HeadlessHost(size: CGSize(width: 400, height: 400))
    let plot = PlotView(frame: CGRect(x: 0, y: 50, width: 400, height: 300))
    plot.accessibilityLabel = "Plot"
    plot.series = [PlotSeries("one", color: .red, x: [0, 1, 2, 3, 4], y: [0, 3, 2, -1, 1])]
    host.view.addSubview(plot)
    host.frame()
    #expect(host.adjust("Plot"))
    #expect(((plot.mark ?? 0) - 0.08).magnitude < 1e-9)
    host.adjust("Plot")
    host.adjust("Plot", up: false)
    #expect(plot.semanticRange?.least == 0 && plot.semanticRange?.greatest == 4)
    #expect(((plot.mark ?? 0) - 0.08).magnitude < 1e-9)
  }

  @Test func zoomsAndMovesInsideItsWhole() {
    let plot = PlotView(frame: .zero)
    let host = stage(plot)
    host.application.focus(plot)
    host.press("Equal")
    #expect(plot.shownX.extent == 2)
    host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 20, y: 200))
    #expect(plot.shownX.extent == 2 && plot.shownX.greatest > 3.5)
    host.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 20, y: 200))
    #expect((plot.shownX.greatest - 4).magnitude < 1e-9)
    for _ in 0..<30 { host.press("Equal") }
    #expect(plot.shownX.extent >= 4.0 / 1001)
    host.press("Digit0")
    #expect(plot.zoom == nil)
    host.press("Minus")
    #expect(plot.zoom == nil)
  }

  @Test func twoFingersZoomAndAWheelPans() {
    let plot = PlotView(frame: .zero)
    let host = stage(plot)
    let middle = plot.field.midX
    func fingers(_ phase: HeadlessHost.TouchPhase, _ apart: CGFloat) {
      host.touch(id: 1, phase: phase, at: CGPoint(x: middle - apart, y: 200))
      host.touch(id: 2, phase: phase, at: CGPoint(x: middle + apart, y: 200))
      host.advance(ticks: 2)
    }
    fingers(.down, 30)
    for apart in stride(from: 30.0, through: 90, by: 6) { fingers(.move, apart) }
    fingers(.up, 90)
    // The zoom factor equals the spread of the fingers, less the distance that the pinch needed to be recognized.
    #expect(plot.shownX.extent < 2.2 && plot.shownX.extent > 1.2, "\(plot.shownX)")
    #expect((plot.shownX.least + plot.shownX.greatest - 4).magnitude < 0.3)
    let before = plot.shownX
    host.wheel(at: CGPoint(x: middle, y: 200), by: CGVector(dx: 40, dy: 0))
    host.advance(ticks: 2)
    #expect(plot.shownX.least > before.least && (plot.shownX.extent - before.extent).magnitude < 1e-9)
    // A vertical pan scrolls the page.
    let panned = plot.shownX
    host.wheel(at: CGPoint(x: middle, y: 200), by: CGVector(dx: 0, dy: 40))
    host.advance(ticks: 2)
    #expect(plot.shownX == panned && host.diagnostics.isEmpty)
  }

  @Test func severalLinesAreNamedAndReadOff() {
    let plot = PlotView(frame: .zero)
    let host = stage(plot)
    plot.series.append(PlotSeries("two", color: .blue, style: .thin, x: [0, 2, 4], y: [1, 1, 5]))
    let one = "one: from 0.000 to 1.000, least −1.000, greatest 3.000."
    #expect(plot.summary == "v over t (s). " + one + " two: from 1.000 to 5.000.")
    plot.mark = 3
    #expect(plot.accessibilityValue == "t (s) 3.000, one −1.000, two 3.000")
    host.commit()
    #expect(host.element("Plot")?.accessibilityTraits.contains(.adjustable) == true)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func tenThousandPointsPanWithoutAStutter() {
    let plot = PlotView(frame: .zero)
    let host = stage(plot)
    plot.series = [long(10_000)]
    plot.show(PlotScale(0, 5000))
    // The size of a frame's commands depends on the plot's width alone, not on the number of points.
    var words: [Int] = []
    for step in 0..<40 {
      plot.show(PlotScale(Double(step) * 100, Double(step) * 100 + 5000))
      words.append(host.commit().reduce(0) { $0 + $1.utf8.count })
    }
    #expect(words.min()! > 0 && words.max()! < 60_000, "\(words.max()!)")
    #expect(host.diagnostics.isEmpty)
  }

  @Test func drawsTenThousandPointsAsFewWords() {
    let plot = PlotView(frame: .zero)
    let host = stage(plot)
    plot.series = [long(10_000)]
    let text = host.commit().joined(separator: "\n")
    #expect(!text.isEmpty)
    plot.show(PlotScale(100, 5000))
    host.commit()
    #expect(host.diagnostics.isEmpty)
  }
}
