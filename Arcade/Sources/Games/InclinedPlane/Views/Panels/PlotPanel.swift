import ArcadeKit
import CaromGeometry
import UIKit

/// A quantity over time: measured, in theory, and as the user predicted it.
final class PlotPanel: InstrumentPanel {
  private let plot = PlotView(frame: .zero)
  /// Explains how to predict, or how close the prediction came.
  private let note = Words(.note)
  private let zoomTools = ToolStrip(frame: .zero)
  private var predictRow: ChoiceRow!
  private var choice = 0
  private var prediction = Prediction()
  private var isPredicting = false
  /// Whether the comparison with this experiment has been announced.
  private var isAnswered = false
  private var shownTicks = -1
  private var shownSetup: Setup?

  override class var kind: String { "PlotPanel" }

  override func build() {
    super.build()
    plot.accessibilityLabel = InclineStrings.plot
    plot.leastStep = 1 / Experiment.ticksPerSecond
    plot.colors = PlotView.Colors(paper: Draft.paper, grid: Draft.grid, text: Draft.wash, cursor: Draft.ink)
    plot.layer.borderWidth = 1
    plot.xTitle = InclineStrings.timeAxis
    plot.onMark = { [me = Weak(self)] time in
      guard let controller = me.value?.controller else { return }
      controller.scrub(to: Int((time * Experiment.ticksPerSecond).rounded()))
    }
    zoomTools.add("minus", InclineStrings.smaller) { [me = Weak(self)] in me.value?.zoom(2) }
    zoomTools.add("plus", InclineStrings.larger) { [me = Weak(self)] in me.value?.zoom(0.5) }
    zoomTools.add("arrow.counterclockwise", InclineStrings.whole) { [me = Weak(self)] in me.value?.plot.show(nil) }
    predictRow = ChoiceRow(InclineStrings.predict, isOn: false) { [me = Weak(self)] isOn in me.value?.predict(isOn) }
    sheet.rows = [
      ChoiceRow(InclineStrings.plotted, InclineStrings.plotNames, selected: 0) { [me = Weak(self)] choice in
        me.value?.choose(choice)
      }, note, plot, StripRow(zoomTools), predictRow, Words(.note, InclineStrings.plotHelp),
    ]
    note.isHidden = true
    traitCollectionDidChange(nil)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    plot.layer.borderColor = Draft.strongGrid.resolvedColor(with: traitCollection).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // The height that the choice above leaves, so that the axis and the curve are visible together.
    let height = max(170, min(bounds.height - 92, 340))
    guard plot.preferredHeight != height else { return }
    plot.preferredHeight = height
    sheet.setNeedsLayout()
  }

  private func zoom(_ factor: Double) {
    let shown = plot.shownX
    let part = plot.mark.map { max(0, min(shown.part($0), 1)) } ?? 0.5
    plot.show(shown.zoomed(by: factor, at: part))
  }

  private func choose(_ choice: Int) {
    self.choice = choice
    if choice != 0, isPredicting { predict(false) }
    redraw()
  }

  /// Turns on or off that a finger draws the curve of x before the experiment.
  private func predict(_ isOn: Bool) {
    isPredicting = isOn
    note.isHidden = !isOn
    sheet.setNeedsLayout()
    predictRow.selected = isOn ? 1 : 0
    guard isOn else {
      plot.onDraw = nil
      prediction = Prediction()
      return redraw()
    }
    choice = 0
    plot.show(nil)
    controller?.restart()
    plot.onDraw = { [me = Weak(self)] point, isFirst in
      guard let panel = me.value else { return }
      if isFirst { panel.prediction = Prediction() }
      panel.prediction.draw(max(0, point.x), point.y)
      panel.redraw()
    }
    redraw()
    // The switch is below the curve, which is wanted now.
    sheet.reveal(note, height: sheet.bounds.height)
  }

  private func redraw() {
    shownTicks = -1
    update(isHurried: false)
  }

  override func update(isHurried: Bool) {
    guard let controller, predictRow != nil else { return }
    let run = controller.experiment
    if !isHurried, run.lastTick != shownTicks || run.setup != shownSetup {
      shownTicks = run.lastTick
      shownSetup = run.setup
      plot.yTitle = InclineStrings.axisNames[choice]
      let curves = PlotCurves(run, lane: controller.lane)
      var series = curves.series(choice)
      if let other = controller.ghost?.experiment ?? controller.before, other.lastTick > 2 {
        let name = controller.ghost == nil ? InclineStrings.before : InclineStrings.ghost
        series.append(PlotCurves(other, lane: controller.lane).faint(choice, named: name))
      }
      if isPredicting, !prediction.isEmpty {
        series.append(
          PlotSeries(
            InclineStrings.drawn, color: Draft.ink, x: prediction.points.map { $0.time },
            y: prediction.points.map { $0.place }))
      }
      plot.series = series
      // A prediction needs axes before there is anything to plot.
      plot.fullX = isPredicting ? PlotScale(0, curves.foreseen) : run.lastTick < 2 ? PlotScale(0, 1) : nil
      plot.fullY = isPredicting ? PlotScale(0, run.conditions().length) : nil
    }
    let cursor = run.tick == run.lastTick && controller.isPlaying ? nil : run.time
    plot.mark = isPredicting ? nil : cursor
    guard isPredicting, !isHurried else { return }
    let words = words(run)
    if run.tick == 0 { isAnswered = false }
    if run.isOver, run.tick > 0, !prediction.isEmpty, !isAnswered {
      isAnswered = true
      UIAccessibility.post(notification: .announcement, argument: words)
      note.show(words)
      return sheet.reveal(note)
    }
    note.show(words)
  }

  private func words(_ run: Experiment) -> String {
    guard run.tick > 0, let difference = prediction.difference(to: run) else { return InclineStrings.predictHelp }
    let words = prediction.comparison(with: run).map {
      InclineStrings.comparison($0.drawn, $0.seen, late: $0.late) + " "
    }
    return (words ?? "") + InclineStrings.difference(difference)
  }
}

/// A strip of tools as a row of a sheet.
final class StripRow: UIView {
  private let strip: ToolStrip

  init(_ strip: ToolStrip) {
    self.strip = strip
    super.init(frame: .zero)
    addSubview(strip)
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "StripRow" }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Spacing.target) }

  override func layoutSubviews() {
    super.layoutSubviews()
    strip.frame = bounds
  }
}
