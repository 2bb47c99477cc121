import ArcadeKit
import CaromGeometry
import UIKit

/// The second tab: the true plane with its instruments.
///
/// The model is the value `Experiment`. Two engines can compute it: our own formulas, which are exact between events,
/// so that energies, contact and critical angles agree with theory to rounding; and UIKit Dynamics on a
/// `DynamicsBench`, which knows nothing of slopes. All instruments read the experiment, whichever engine computed it.
package final class TruePlaneViewController: UIViewController {
  /// The instruments, in the order of their segments.
  enum Section: Int { case tasks, setup, now, plot, data }

  /// It opens with a question: which of four bodies wins.
  package private(set) var experiment = Experiment(GuidedTask(.race).setup)
  /// The previous experiment, which plots show faintly.
  private(set) var before: Experiment?
  /// Runs beside the experiment.
  var ghost: Ghost?
  var isPlaying = false { didSet { if isPlaying != oldValue { playingChanged() } } }
  /// Ticks of the experiment per tick of the screen.
  private var rate = 1.0
  private var due = 0.0
  private var link: CADisplayLink!
  private var sound = SlideSound()
  /// The push of a finger on a body, in newtons.
  var push: (lane: Int, newtons: Double)?
  /// Computes the experiment with UIKit Dynamics; rebuilt from the experiment whenever it is at a different tick.
  private var bench: DynamicsBench?
  /// What a finger on the drawing holds.
  var grabbed = Grab.nothing
  /// A body that a finger carries from the shelf to the slope.
  var carried: BodyView?
  /// The body that the instruments show and the setup changes.
  var lane = 0
  /// The link that the address bar shows.
  private var shownLink: String?
  /// Why a link was refused, kept until the view is loaded and can show it.
  private var linkProblem: Refusal?

  let plate = UIView()
  private let grid = GridView(frame: .zero)
  private(set) lazy var slopeView = SlopeView(experiment.moment)
  /// The view in which UIKit Dynamics moves the bodies.
  let stage = DynamicsStage()
  private let caption = Words(.numbers)
  private let slider = UISlider()
  let tools = ToolStrip(frame: .zero)
  private var playButton: UIButton!
  let sections = TitleSegments(items: InclineStrings.sections)
  let panels: [InstrumentPanel] = [TaskPanel(), SetupPanel(), NowPanel(), PlotPanel(), DataPanel()]

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
    sections.selectedSegmentIndex = (shownLink == nil ? Section.tasks : .setup).rawValue
    sections.accessibilityLabel = InclineStrings.sectionTitle
    sections.addAction(UIAction { [me = Weak(self)] _ in me.value?.showSection() }, for: .valueChanged)
    caption.fitsOneLine()
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

  package override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let code = presses.first?.key?.code, letGo(code) else { return super.pressesEnded(presses, with: event) }
  }

  package override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    push = nil
    super.pressesCancelled(presses, with: event)
  }

  /// Whether a text field takes the keys.
  private var isWriting: Bool { UIApplication.shared.firstResponder as? UITextField != nil }

  // MARK: Time

  private func tick() {
    due += rate
    while due >= 1 {
      due -= 1
      advance()
    }
    sound.play(experiment)
    updateViewFromModel()
    if experiment.isOver, push == nil { finished() }
  }

  private func advance() {
    var pushes: [Double] = []
    if let push {
      pushes = [Double](repeating: 0, count: experiment.lanes)
      if push.lane < pushes.count { pushes[push.lane] = push.newtons }
    }
    if !pushes.isEmpty { forgetLink() }
    guard experiment.origin.engine == .dynamics else { return experiment.advance(pushes: pushes) }
    let acting = experiment.act(pushes)
    if bench?.tick != experiment.tick { prepareBench() }
    if let bench { experiment.take(bench.advance(acting)) }
    // A tilt that a link repeats has changed the slope of the bench.
    if experiment.beginning == experiment.tick { bench = nil }
  }

  /// Creates a bench and repeats on it, bit for bit, how the experiment reached the tick that is shown.
  private func prepareBench() {
    // Only one animator at a time may move the bodies.
    bench = nil
    let made = DynamicsBench(experiment, at: experiment.beginning, on: stage)
    for tick in experiment.beginning..<experiment.tick { _ = made.advance(experiment.pushes(in: tick)) }
    bench = made
  }

  /// Replaces the experiment, which makes the bench's state invalid.
  private func begin(_ experiment: Experiment) {
    bench = nil
    if self.experiment.lastTick > 2 { before = self.experiment }
    self.experiment = experiment
  }

  private func finished() {
    hold()
    let order = experiment.arrivals
    var words = experiment.lanes > 1 && !order.isEmpty ? [InclineStrings.won(order, experiment.setup)] : []
    if let comparison = ghost?.comparison(with: experiment, lane: lane) {
      words.append(InclineStrings.comparison(comparison))
    }
    guard !words.isEmpty else { return }
    UIAccessibility.post(notification: .announcement, argument: words.joined(separator: ". "))
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

  /// Restarts the experiment with the same setup.
  package func restart() {
    hold()
    begin(
      experiment.isScripted
        ? Experiment(experiment.origin, repeating: experiment.deeds) : Experiment(experiment.setup))
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

  // MARK: Setup

  /// Changes the setup and restarts; a refused change has no effect.
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

  /// Tilts the slope, also while the experiment runs.
  package func tilt(to steps: Int) -> Refusal? {
    if let refusal = experiment.tilt(to: steps) { return refusal }
    bench = nil
    forgetLink()
    updateViewFromModel()
    return nil
  }

  /// Puts the setup into the address and on the clipboard.
  package func copyLink() {
    guard let link = experiment.link else { return tell(.longLink) }
    shownLink = link
    addressQueryChanged()
    let address = "#" + shownAddress
    UIApplication.shared.send(.copy(text: address))
    setupPanel?.say(InclineStrings.linkCopied(address))
  }

  /// Removes the link from the address once the screen no longer shows its setup.
  private func forgetLink() {
    guard shownLink != nil else { return }
    shownLink = nil
    addressQueryChanged()
  }

  private func open(link: String) {
    switch Experiment.read(link: link) {
    case .success(let read):
      linkProblem = nil
      shownLink = read.link
      if isViewLoaded { hold() }
      begin(read)
      lane = 0
      if isViewLoaded {
        updateViewFromModel()
        setupPanel?.tell(nil)
        show(.setup)
      }
    case .failure(let refusal):
      linkProblem = refusal
      if isViewLoaded { tell(refusal) }
    }
  }

  private func tell(_ refusal: Refusal) {
    setupPanel?.tell(InclineStrings.reason(refusal))
    show(.setup)
  }

  var setupPanel: SetupPanel? { panels[Section.setup.rawValue] as? SetupPanel }

  /// Shows the panel of a section.
  func show(_ section: Section) {
    guard sections.selectedSegmentIndex != section.rawValue else { return }
    sections.selectedSegmentIndex = section.rawValue
    showSection()
  }

  // MARK: Showing

  func updateViewFromModel() {
    guard isViewLoaded else { return }
    let moment = experiment.moment
    slopeView.lane = lane
    slopeView.hasArrows = experiment.lanes == 1 || sections.selectedSegmentIndex == Section.now.rawValue
    ghost?.show(at: experiment.tick)
    slopeView.ghost = ghost
    slopeView.arrivals = experiment.arrivals
    slopeView.moment = moment
    slopeView.semanticsChanged()
    show(moment)
    caption.show(InclineStrings.reading(experiment, lane: lane, beside: ghost))
    let last = Float(max(1, experiment.lastTick))
    if slider.maximumValue != last { slider.maximumValue = last }
    if slider.value != Float(experiment.tick) { slider.value = Float(experiment.tick) }
    let text = FixedPoint.text(experiment.time, places: 2) + " s"
    if slider.accessibilityValue != text { slider.accessibilityValue = text }
    for panel in panels where !panel.isHidden { panel.update(isHurried: isPlaying && experiment.tick % 6 != 0) }
  }

  /// Aligns the bodies of UIKit Dynamics with the slope in the drawing.
  private func show(_ moment: Moment) {
    stage.isHidden = moment.setup.engine != .dynamics
    guard !stage.isHidden else { return }
    // Bodies that the animator has just moved are in place already.
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
    let area = view.bounds.inset(by: view.leadingSafeAreaInsets)
    guard area.width > 0, area.height > 0 else { return }
    // The text is a little below the paper.
    let line = caption.font.lineHeight.rounded(.up) + Spacing.tight
    // On a low screen the slider and the tools share a line.
    let isLow = area.height < 560
    let frames = FigureAndSheet(in: area, footer: line + (isLow ? 1 : 2) * Spacing.target)
    view.place(plate, leading: frames.figure)
    let foot = frames.footer
    view.place(
      caption,
      leading: CGRect(
        x: foot.minX, y: foot.minY + Spacing.tight, width: foot.width, height: line - Spacing.tight))
    let toolsWidth = isLow ? tools.width : foot.width
    view.place(
      slider,
      leading: CGRect(
        x: foot.minX, y: foot.minY + line, width: isLow ? foot.width - toolsWidth : foot.width, height: Spacing.target))
    view.place(
      tools,
      leading: CGRect(
        x: foot.maxX - toolsWidth, y: foot.maxY - Spacing.target, width: toolsWidth, height: Spacing.target))
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
