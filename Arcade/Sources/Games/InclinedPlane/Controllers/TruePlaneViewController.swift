import ArcadeKit
import CaromGeometry
import UIKit

/// The second tab: the true plane with its instruments.
///
/// The world is the value `Experiment`. Two engines can compute it: formulas of its own, exact between events, whose
/// energies, contact and angles at which things begin to slide agree with theory to rounding; and UIKit Dynamics on a
/// `DynamicsBench`, which knows nothing of slopes. All instruments read the experiment, whichever it was.
package final class TruePlaneViewController: UIViewController {
  package private(set) var experiment = Experiment(Setup())
  var isPlaying = false { didSet { if isPlaying != oldValue { playingChanged() } } }
  /// Ticks of the experiment in a tick of the screen.
  private var rate = 1.0
  private var due = 0.0
  private var link: CADisplayLink!
  /// The push of a finger on a body, N.
  var push: (lane: Int, newtons: Double)?
  /// Computes the experiment where UIKit Dynamics does; made anew from the experiment where that is at another moment.
  private var bench: DynamicsBench?
  /// What a finger on the drawing holds.
  var grabbed = Grab.nothing
  /// Which body the instruments show and the set-up changes.
  var lane = 0
  /// The link that the address shows.
  private var shownLink: String?
  /// A set-up that came with an address and waits until there are views.
  private var linkProblem: Refusal?

  let plate = UIView()
  private let grid = GridView(frame: .zero)
  private(set) lazy var slopeView = SlopeView(experiment.moment)
  /// What UIKit Dynamics moves.
  let stage = DynamicsStage()
  private let caption = Words(.numbers)
  private let slider = UISlider()
  let tools = ToolStrip(frame: .zero)
  private var playButton: UIButton!
  let sections = UISegmentedControl(items: InclineStrings.sections)
  let panels: [InstrumentPanel] = [SetupPanel(), NowPanel(), PlotPanel(), DataPanel(), TaskPanel()]

  package override class var kind: String { "TruePlaneViewController" }
  package override var addressName: String? { "plane" }
  package override var canBecomeFirstResponder: Bool { true }

  package override var addressQuery: String? {
    get { shownLink }
    set { if let newValue { open(link: newValue) } }
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    title = InclineStrings.truePlane
    view.backgroundColor = Draft.table
    plate.clipsToBounds = true
    plate.layer.borderWidth = 1
    plate.addSubview(grid)
    plate.addSubview(stage)
    plate.addSubview(slopeView)
    slopeView.onTilt = { [me = Weak(self)] steps in
      if let me = me.value { _ = me.tilt(to: me.experiment.setup.steps(.angle) + steps) }
    }
    slider.accessibilityLabel = InclineStrings.time
    slider.minimumTrackTintColor = Draft.blue
    slider.addAction(
      UIAction { [me = Weak(self)] _ in if let me = me.value { me.scrub(to: Int(me.slider.value)) } },
      for: .valueChanged)
    makeTools()
    sections.selectedSegmentIndex = 0
    sections.accessibilityLabel = InclineStrings.sectionTitle
    sections.addAction(UIAction { [me = Weak(self)] _ in me.value?.showSection() }, for: .valueChanged)
    for each in [plate, caption, slider, tools, sections] as [UIView] { view.addSubview(each) }
    for panel in panels {
      panel.controller = self
      panel.build()
      view.addSubview(panel)
    }
    connectTouches()
    link = CADisplayLink(target: self, selector: Selector("tick", TruePlaneViewController.tick))
    link.isPaused = true
    NotificationCenter.default.addObserver(
      self, selector: Selector("hold", TruePlaneViewController.hold),
      name: UIApplication.willResignActiveNotification, object: nil)
    showSection()
    traitCollectionDidChange(nil)
    if let linkProblem { tell(linkProblem) }
    updateViewFromModel()
  }

  private func makeTools() {
    tools.add("arrow.counterclockwise", InclineStrings.again) { [me = Weak(self)] in me.value?.restart() }
    tools.add("chevron.left", InclineStrings.stepBack) { [me = Weak(self)] in me.value?.step(by: -1) }
    playButton = tools.add("play", InclineStrings.play) { [me = Weak(self)] in me.value?.toggle() }
    tools.add("chevron.right", InclineStrings.stepOn) { [me = Weak(self)] in me.value?.step(by: 1) }
  }

  package override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !isLinked {
      isLinked = true
      link.add(to: .main, forMode: .common)
    }
    becomeFirstResponder()
  }
  private var isLinked = false

  package override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    hold()
  }

  package override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, key.modifierFlags.isEmpty, !isWriting,
      handle(key.code, press.isRepeat)
    else { return super.pressesBegan(presses, with: event) }
  }

  /// Whether keys are for a field.
  private var isWriting: Bool { UIApplication.shared.firstResponder as? UITextField != nil }

  // MARK: Time

  private func tick() {
    due += rate
    while due >= 1 {
      due -= 1
      advance()
    }
    updateViewFromModel()
    if experiment.isOver, push == nil { finished() }
  }

  private func advance() {
    var pushes: [Double] = []
    if let push {
      pushes = [Double](repeating: 0, count: experiment.lanes)
      if push.lane < pushes.count { pushes[push.lane] = push.newtons }
    }
    guard experiment.setup.engine == .dynamics else { return experiment.advance(pushes: pushes) }
    if bench?.tick != experiment.tick { prepareBench() }
    if let bench { experiment.take(bench.advance(pushes)) }
  }

  /// Brings a bench to the moment that is shown, the way that the experiment came there: bit for bit.
  private func prepareBench() {
    // One animator at a time moves the bodies.
    bench = nil
    let made = DynamicsBench(experiment, at: experiment.beginning, on: stage)
    for tick in experiment.beginning..<experiment.tick { _ = made.advance(experiment.pushes(in: tick)) }
    bench = made
  }

  /// Another experiment, or another slope: what the bench knows counts no more.
  private func begin(_ experiment: Experiment) {
    bench = nil
    self.experiment = experiment
  }

  private func finished() {
    hold()
    let order = experiment.arrivals
    if experiment.lanes > 1, !order.isEmpty {
      UIAccessibility.post(
        notification: .announcement, argument: InclineStrings.won(order, experiment.setup))
    }
  }

  package func toggle() {
    if !isPlaying, experiment.isOver, experiment.tick > 0 { restart() }
    isPlaying.toggle()
  }

  func hold() { isPlaying = false }

  private func playingChanged() {
    link.isPaused = !isPlaying
    due = 0
    ToolStrip.set(
      playButton, isPlaying ? "pause" : "play", isPlaying ? InclineStrings.pause : InclineStrings.play)
    updateViewFromModel()
  }

  /// The set-up from its beginning.
  package func restart() {
    hold()
    begin(Experiment(experiment.setup))
    updateViewFromModel()
  }

  package func step(by ticks: Int) {
    hold()
    if ticks > 0, experiment.tick == experiment.lastTick {
      advance()
    } else {
      experiment.scrub(to: experiment.tick + ticks)
    }
    updateViewFromModel()
  }

  package func scrub(to tick: Int) {
    hold()
    experiment.scrub(to: tick)
    updateViewFromModel()
  }

  func setRate(_ rate: Double) { self.rate = rate }

  // MARK: Set-up

  /// Changes the set-up, and begins anew; what is refused changes nothing.
  package func change(_ body: (inout Setup) -> Refusal?) -> Refusal? {
    var setup = experiment.setup
    if let refusal = body(&setup) { return refusal }
    guard setup != experiment.setup else { return nil }
    hold()
    begin(Experiment(setup))
    lane = min(lane, setup.lanes.count - 1)
    forgetLink()
    updateViewFromModel()
    return nil
  }

  /// Tilts the slope, also while it runs.
  package func tilt(to steps: Int) -> Refusal? {
    if let refusal = experiment.tilt(to: steps) { return refusal }
    bench = nil
    forgetLink()
    updateViewFromModel()
    return nil
  }

  /// Puts the set-up into the address and on the clipboard.
  package func copyLink() {
    shownLink = experiment.setup.link
    addressQueryChanged()
    UIApplication.shared.send(.copy(text: "#" + shownAddress))
    UIAccessibility.post(notification: .announcement, argument: InclineStrings.linkCopied)
  }

  /// What the address showed is no longer what is seen.
  private func forgetLink() {
    guard shownLink != nil else { return }
    shownLink = nil
    addressQueryChanged()
  }

  private func open(link: String) {
    switch Setup.read(link: link) {
    case .success(let setup):
      linkProblem = nil
      shownLink = setup.link
      if isViewLoaded { hold() }
      begin(Experiment(setup))
      lane = 0
      if isViewLoaded {
        updateViewFromModel()
        (panels[0] as? SetupPanel)?.tell(nil)
      }
    case .failure(let refusal):
      linkProblem = refusal
      if isViewLoaded { tell(refusal) }
    }
  }

  private func tell(_ refusal: Refusal) { (panels[0] as? SetupPanel)?.tell(InclineStrings.reason(refusal)) }

  // MARK: Showing

  func updateViewFromModel() {
    guard isViewLoaded else { return }
    let moment = experiment.moment
    slopeView.moment = moment
    slopeView.semanticsChanged()
    show(moment)
    caption.show(InclineStrings.reading(experiment))
    let last = Float(max(1, experiment.lastTick))
    if slider.maximumValue != last { slider.maximumValue = last }
    if slider.value != Float(experiment.tick) { slider.value = Float(experiment.tick) }
    let text = FixedPoint.text(experiment.time, places: 2) + " s"
    if slider.accessibilityValue != text { slider.accessibilityValue = text }
    for panel in panels where !panel.isHidden { panel.update(isHurried: isPlaying && experiment.tick % 6 != 0) }
  }

  /// Puts UIKit Dynamics' bodies where the drawing has its slope.
  private func show(_ moment: Moment) {
    stage.isHidden = moment.setup.engine != .dynamics
    guard !stage.isHidden else { return }
    // What the animator has just moved is where it belongs.
    if bench?.tick != experiment.tick { stage.show(moment) }
    stage.lie(in: slopeView.geometry, moment)
  }

  func showSection() {
    for (index, panel) in panels.enumerated() { panel.isHidden = index != sections.selectedSegmentIndex }
    updateViewFromModel()
    view.setNeedsLayout()
  }

  package override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets)
    guard area.width > 0, area.height > 0 else { return }
    // The words stand a little below the paper.
    let line = caption.font.lineHeight.rounded(.up) + Spacing.tight
    let frames = FigureAndSheet(in: area, footer: line + 2 * Spacing.target)
    view.place(plate, leading: frames.figure)
    let foot = frames.footer
    view.place(
      caption,
      leading: CGRect(
        x: foot.minX, y: foot.minY + Spacing.tight, width: foot.width, height: line - Spacing.tight))
    view.place(
      slider, leading: CGRect(x: foot.minX, y: foot.minY + line, width: foot.width, height: Spacing.target))
    view.place(
      tools,
      leading: CGRect(x: foot.minX, y: foot.minY + line + Spacing.target, width: foot.width, height: Spacing.target))
    grid.frame = plate.bounds
    slopeView.frame = plate.bounds
    show(experiment.moment)
    let sheet = frames.sheet
    let head = sections.sizeThatFits(CGSize(width: sheet.width, height: Spacing.target)).height
    let inset = Spacing.normal
    view.place(
      sections,
      leading: CGRect(
        x: sheet.minX + inset, y: sheet.minY + Spacing.tight, width: max(1, sheet.width - 2 * inset), height: head))
    let top = sheet.minY + head + 2 * Spacing.tight
    for panel in panels {
      view.place(
        panel, leading: CGRect(x: sheet.minX, y: top, width: sheet.width, height: max(1, sheet.maxY - top)))
    }
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    plate.layer.borderColor = Draft.strongGrid.resolvedColor(with: traitCollection).cgColor
    if isViewLoaded { view.setNeedsLayout() }
  }
}
