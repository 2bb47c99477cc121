import ArcadeKit
import CaromGeometry
import UIKit

/// The first tab: the tutorial's ball on its slope, next to the code that moves it, with controls for the values in
/// that code.
package final class TutorialViewController: GameViewController {
  let plate = UIView()
  private let grid = GridView(frame: .zero)
  private let stage = UIView()
  private let caption = Words(.numbers)
  private let tools = ToolStrip(frame: .zero)
  private let sheet = Sheet(frame: .zero)
  private lazy var listing = ListingView { [me = Weak(self)] in me.value?.write($0) }
  private var playButton: UIButton!
  private var heightRow: DialRow!
  /// The controller of the slope, created anew for each start.
  private(set) var slopeController: SlopeViewController!
  private var isHeld = false

  // The user's choices.
  private var planeHeight = TutorialSlope.standardHeight
  private var isMended = false
  private var isTangent = false
  private var goesDownhill = false
  private var isSwinging = false
  private var edge = TutorialSlope.Edge.wraps
  private var hasTrueBall = true

  package override class var kind: String { "TutorialViewController" }

  package override var runView: UIView { stage }
  package override var canPause: Bool { slopeController != nil }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = InclineStrings.tutorial
    view.backgroundColor = Draft.table
    plate.clipsToBounds = true
    plate.layer.borderWidth = 1
    plate.accessibilityLabel = InclineStrings.sheet
    plate.addSubview(grid)
    plate.addSubview(stage)
    playButton = tools.add("pause", InclineStrings.pause) { [me = Weak(self)] in me.value?.toggle() }
    tools.add("arrow.counterclockwise", InclineStrings.again) { [me = Weak(self)] in me.value?.begin() }
    sheet.rows = makeRows()
    caption.fitsOneLine()
    for each in [plate, caption, tools, sheet] as [UIView] { view.addSubview(each) }
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addAction { [me = Weak(self), pan = Weak(pan)] _ in if let pan = pan.value { me.value?.drag(pan) } }
    plate.addGestureRecognizer(pan)
    traitCollectionDidChange(nil)
  }

  private func makeRows() -> [UIView] {
    let heights = TutorialSlope.heights
    let writing = DialRow.Writing(
      text: { FixedPoint.text(Int64($0), places: 0) }, unit: " pt",
      take: { [me = Weak(self)] in me.value?.write($0) })
    heightRow = DialRow(
      "PLANE_HEIGHT", heights, step: 5, fine: 1, value: Int(planeHeight),
      words: { FixedPoint.text(Int64($0), places: 0) }, writing: writing
    ) { [me = Weak(self)] value in
      me.value?.setHeight(Double(value))
      return nil
    }
    return [
      Words(.title, InclineStrings.tutorialTitle), Words(.body, InclineStrings.tutorialText), heightRow,
      ChoiceRow(InclineStrings.trueBall, isOn: true) { [me = Weak(self)] isOn in
        me.value?.hasTrueBall = isOn
        me.value?.slopeController?.setTrueBall(isOn)
      },
      ChoiceRow(InclineStrings.downhill, isOn: false) { [me = Weak(self)] isOn in
        me.value?.goesDownhill = isOn
        me.value?.adopt()
      },
      ChoiceRow(InclineStrings.swing, isOn: false) { [me = Weak(self)] isOn in
        me.value?.isSwinging = isOn
        me.value?.adopt()
      },
      ChoiceRow(InclineStrings.mend, isOn: false) { [me = Weak(self)] isOn in
        me.value?.isMended = isOn
        me.value?.begin()
      },
      ChoiceRow(InclineStrings.tangent, isOn: false) { [me = Weak(self)] isOn in
        me.value?.isTangent = isOn
        me.value?.adopt()
      },
      ChoiceRow(InclineStrings.edge, InclineStrings.edges, selected: edge.rawValue) { [me = Weak(self)] choice in
        me.value?.edge = TutorialSlope.Edge(rawValue: choice) ?? .leaves
        me.value?.adopt()
      },
      Words(.header, InclineStrings.listing), listing, Words(.header, InclineStrings.notes),
      Words(.note, InclineStrings.tutorialNotes),
    ]
  }

  // MARK: Starting and pausing

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if slopeController == nil { begin() } else if !isHeld { resume() }
  }

  /// Starts as the tutorial's app does at launch.
  package func begin() {
    startNewGame()
    if Motion.isReduced, !isHeld { hold(true) } else if isHeld { pause() }
  }

  package override func build(in run: TickClock) {
    let controller = SlopeViewController(makeSlope(), isMended: isMended, frame: contentFrame)
    controller.isSwinging = isSwinging
    controller.onMove = { [me = Weak(self)] in me.value?.showReadings() }
    slopeController = controller
    addChild(controller)
    let content: UIView = controller.view
    stage.addSubview(content)
    controller.didMove(toParent: self)
    if hasTrueBall { controller.setTrueBall(true) }
  }

  package override func leaveGame() {
    guard let old = slopeController else { return }
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
  }

  private func makeSlope() -> TutorialSlope {
    var slope = TutorialSlope(width: max(1, stage.bounds.width))
    slope.planeHeight = planeHeight
    change(&slope)
    return slope
  }

  private func change(_ slope: inout TutorialSlope) {
    slope.isTangent = isTangent
    slope.goesDownhill = goesDownhill
    slope.edge = edge
  }

  /// Continues under the rules that the user has just chosen.
  private func adopt() {
    guard let controller = slopeController else { return }
    let wasGone = controller.slope.isGone
    controller.change { change(&$0) }
    if controller.isSwinging != isSwinging { controller.isSwinging = isSwinging }
    updateViewFromModel()
    if wasGone { begin() }
  }

  package func setHeight(_ height: Double) {
    planeHeight = height
    slopeController?.setHeight(height)
    heightRow.show(Int(height))
    arrangeStage()
    updateViewFromModel()
  }

  /// Applies a height that was typed; returns the reason if it is refused.
  private func write(_ text: String) -> String? {
    guard let height = FixedPoint.steps(text, places: 0), TutorialSlope.heights.contains(Int(clamping: height)) else {
      return InclineStrings.heightRange
    }
    setHeight(Double(height))
    return nil
  }

  private func toggle() { hold(!isPaused) }

  private func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    isHeld ? pause() : resume()
  }

  package override func updateViewFromModel() {
    super.updateViewFromModel()
    guard let controller = slopeController else { return }
    ToolStrip.set(
      playButton, isPaused ? "play" : "pause", isPaused ? InclineStrings.play : InclineStrings.pause)
    var shown = controller.slope
    shown.planeHeight = planeHeight
    listing.show(
      Listing.text(shown, isMended: isMended), height: FixedPoint.text(Int64(planeHeight), places: 0))
    showReadings()
  }

  private func showReadings() {
    guard let slope = slopeController?.slope else { return }
    caption.show(InclineStrings.readings(slope))
  }

  /// A vertical drag on the right half moves the slope's right end, one on the left half its left end.
  private func drag(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed, stage.bounds.width > 0 else { return }
    let place = pan.location(in: stage)
    let isRight = place.x > stage.bounds.width / 2
    let reach = pan.translation(in: stage).y * (isRight ? 1 : -1)
    pan.setTranslation(.zero, in: stage)
    let heights = TutorialSlope.heights
    setHeight(max(Double(heights.lowerBound), min(planeHeight + reach, Double(heights.upperBound))).rounded())
  }

  package override func keyWentDown(_ code: String, isRepeat: Bool) -> Bool {
    let heights = TutorialSlope.heights
    switch code {
    case "Space", "KeyP": if !isRepeat { toggle() }
    case "KeyR": if !isRepeat { begin() }
    case "ArrowUp": setHeight(max(Double(heights.lowerBound), planeHeight - 2))
    case "ArrowDown": setHeight(min(Double(heights.upperBound), planeHeight + 2))
    default: return false
    }
    return true
  }

  // MARK: Layout

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.leadingSafeAreaInsets)
    guard area.width > 0, area.height > 0 else { return }
    let line = caption.font.lineHeight.rounded(.up)
    let frames = FigureAndSheet(in: area, footer: Spacing.target + Spacing.tight + line)
    view.place(plate, leading: frames.figure)
    view.place(sheet, leading: frames.sheet)
    let foot = frames.footer
    view.place(
      caption, leading: CGRect(x: foot.minX, y: foot.minY + Spacing.tight, width: foot.width, height: line))
    view.place(
      tools, leading: CGRect(x: foot.minX, y: foot.maxY - Spacing.target, width: foot.width, height: Spacing.target))
    grid.frame = plate.bounds
    arrangeStage()
  }

  /// Scales the tutorial's view to fit the plate, from above the ball's start down to the foot of the plane.
  private func arrangeStage() {
    guard plate.bounds.width > 0 else { return }
    let shown = planeHeight.magnitude + TutorialStage.room
    let scale = max(TutorialStage.least, min(TutorialStage.most, plate.bounds.height / shown))
    let size = CGSize(width: plate.bounds.width / scale, height: plate.bounds.height / scale)
    // A tall plate shows the plane in its middle, and the middle stays in place while a finger changes the height
    // within the usual range.
    let spare = max(0, size.height - max(shown, TutorialStage.usual))
    stage.bounds = CGRect(origin: CGPoint(x: 0, y: TutorialStage.top - spare / 2), size: size)
    stage.center = CGPoint(x: plate.bounds.midX, y: plate.bounds.midY)
    stage.transform = CGAffineTransform(scaleX: scale, y: scale)
    slopeController?.view.frame = contentFrame
    slopeController?.view.layoutIfNeeded()
  }

  /// The frame of the tutorial's view, whose upper part is outside the plate.
  private var contentFrame: CGRect {
    CGRect(x: 0, y: 0, width: stage.bounds.width, height: stage.bounds.height + TutorialStage.top)
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    plate.layer.borderColor = Draft.strongGrid.resolvedColor(with: traitCollection).cgColor
    if isViewLoaded { view.setNeedsLayout() }
  }
}

/// The part of the tutorial's view that is shown, in points.
private enum TutorialStage {
  /// Above what stands over the balls, which says how far one is ahead of the other.
  static let top = 110.0
  /// The height needed besides the plane: from `top` to the plane, and a margin below.
  static let room = 110.0
  /// The height that any plane up to a height of 160 points needs.
  static let usual = room + 160
  static let least = 0.3
  static let most = 1.4
}
