import ArcadeKit
import CaromGeometry
import UIKit

/// A plot of 10,000 points, zoomed to half its range and panned from end to end and back, a little in each frame.
final class PannedPlot: UIViewController {
  private static let points = 10_000
  /// The fraction of the visible range by which each frame pans.
  private static let pace = 0.004
  private let plot = PlotView(frame: .zero)
  private var link: CADisplayLink?
  private var way = PannedPlot.pace

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    plot.xTitle = "t (s)"
    plot.yTitle = "v (m/s)"
    plot.series = [PannedPlot.series("measured", color: .systemBlue), PannedPlot.wave("by the book")]
    plot.show(PlotScale(0, Double(PannedPlot.points) / 2))
    view.addSubview(plot)
    let link = CADisplayLink(target: self, selector: Selector("pan", PannedPlot.pan))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    plot.frame = view.bounds.insetBy(dx: 8, dy: 8)
  }

  private func pan() {
    let shown = plot.shownX
    if shown.least <= 0 { way = PannedPlot.pace }
    if shown.greatest >= plot.wholeX.greatest { way = -PannedPlot.pace }
    plot.show(shown.moved(by: way))
  }

  /// Noise on top of a wave, so that no two columns are equal.
  private static func series(_ name: String, color: UIColor) -> PlotSeries {
    var chance = SeededGenerator(seed: 11)
    var series = PlotSeries(name, color: color)
    for index in 0..<points {
      series.append(x: Double(index), y: sin(Double(index) / 300) + Double.random(in: -0.2...0.2, using: &chance))
    }
    return series
  }

  private static func wave(_ name: String) -> PlotSeries {
    var series = PlotSeries(name, color: .systemGray, style: .thin)
    for index in 0..<points { series.append(x: Double(index), y: sin(Double(index) / 300)) }
    return series
  }
}
