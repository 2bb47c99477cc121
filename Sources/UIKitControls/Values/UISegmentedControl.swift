import CaromGeometry
import UIKitCore

/// A control that selects one of a few segments; a capsule slides to the selected one.
///
/// The user taps a segment, drags the capsule, or uses the arrow keys. The control is at least 32 points high.
///
///     let level = UISegmentedControl(items: ["Easy", "Hard"])
///     level.selectedSegmentIndex = 0
///     level.addAction(
///       UIAction { action in
///         if let level = action.sender as? UISegmentedControl { start(level.selectedSegmentIndex) }
///       }, for: .valueChanged)
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is selected.
  public static let noSegment = -1

  private final let plate = UIView.part(.tertiarySystemFill, radius: 9)
  private final let capsule = UIView.part(radius: 7)
  final var segments: [Segment] = []
  private final var dividers: [UIView] = []
  private final var index = UISegmentedControl.noSegment
  /// The segment under the finger, or nil.
  private final var touched: Int?
  /// Whether the touch began on the capsule and drags it.
  private final var dragsCapsule = false
  private final var indexAtStart = UISegmentedControl.noSegment

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a control with a segment for each title.
  public convenience init(items titles: [String]) {
    self.init(frame: .zero)
    for title in titles { insertSegment(withTitle: title, at: segments.count, animated: false) }
    sizeToFit()
  }

  /// Creates a control with a segment for each image.
  public convenience init(images: [UIImage]) {
    self.init(frame: .zero)
    for image in images { insertSegment(with: image, at: segments.count, animated: false) }
    sizeToFit()
  }

  /// Creates a control without segments; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    isAccessibilityElement = false
    addSubview(plate)
    addSubview(capsule)
    capsule.liftOff(radius: 4, opacity: 0.12, offset: 3)
    resolveColors()
  }

  open override class var kind: String { "UISegmentedControl" }

  // MARK: Segments

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index outside the range means the nearest end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title, image: nil, in: self), at: index, animated: animated)
  }

  /// Inserts a segment with an image; an index outside the range means the nearest end.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(title: nil, image: image, in: self), at: index, animated: animated)
  }

  /// Inserts a segment whose selection runs `action`; an index outside the range means the nearest end.
  open func insertSegment(action: UIAction, at index: Int, animated: Bool) {
    let segment = Segment(title: action.title, image: action.image, in: self)
    segment.action = action
    insert(segment, at: index, animated: animated)
  }

  private func insert(_ segment: Segment, at place: Int, animated: Bool) {
    let place = max(0, min(place, segments.count))
    segments.insert(segment, at: place)
    addSubview(segment)
    if index >= place { index += 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes a segment; if it was selected, no segment is afterwards. An index without a segment is diagnosed and
  /// ignored.
  open func removeSegment(at place: Int, animated: Bool) {
    guard has(place) else { return }
    segments.remove(at: place).removeFromSuperview()
    if index == place { index = UISegmentedControl.noSegment } else if index > place { index -= 1 }
    segmentsDidChange(animated: animated)
  }

  /// Removes all segments.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments.removeAll()
    index = UISegmentedControl.noSegment
    segmentsDidChange(animated: false)
  }

  /// Sets a segment's title. An index without a segment is diagnosed and ignored.
  open func setTitle(_ title: String?, forSegmentAt place: Int) {
    guard has(place) else { return }
    segments[place].title = title
    segmentsDidChange(animated: false)
  }
  /// Returns a segment's title. An index without a segment is diagnosed, and the result is nil.
  open func titleForSegment(at place: Int) -> String? { has(place) ? segments[place].title : nil }

  /// Sets a segment's image. An index without a segment is diagnosed and ignored.
  open func setImage(_ image: UIImage?, forSegmentAt place: Int) {
    guard has(place) else { return }
    segments[place].image = image
    segmentsDidChange(animated: false)
  }
  /// Returns a segment's image. An index without a segment is diagnosed, and the result is nil.
  open func imageForSegment(at place: Int) -> UIImage? { has(place) ? segments[place].image : nil }

  /// Enables or disables a segment. An index without a segment is diagnosed and ignored.
  open func setEnabled(_ enabled: Bool, forSegmentAt place: Int) {
    guard has(place) else { return }
    segments[place].isEnabled = enabled
    setNeedsLayout()
  }
  /// Returns whether a segment is enabled. An index without a segment is diagnosed, and the result is false.
  open func isEnabledForSegment(at place: Int) -> Bool { has(place) && segments[place].isEnabled }

  /// Sets a segment's width in points; with 0, the default, it shares the remaining width. Negative and non-finite
  /// widths are ignored.
  open func setWidth(_ width: CGFloat, forSegmentAt place: Int) {
    guard has(place), width >= 0, width.isFinite else { return }
    segments[place].fixedWidth = width
    segmentsDidChange(animated: false)
  }

  private func has(_ place: Int) -> Bool {
    if segments.indices.contains(place) { return true }
    refuse("segment \(place) does not exist.", remedy: "It has \(segments.count) segments, counted from 0.")
    return false
  }

  private func segmentsDidChange(animated: Bool) {
    invalidateIntrinsicContentSize()
    for (place, segment) in segments.enumerated() { segment.place = place }
    while dividers.count < max(0, segments.count - 1) {
      let divider = UIView.part(.separator)
      insert(divider, .subview(1))
      dividers.append(divider)
    }
    while dividers.count > max(0, segments.count - 1) { dividers.removeLast().removeFromSuperview() }
    setNeedsLayout()
    if animated { spring { arrange() } }
  }

  // MARK: Value

  /// The index of the selected segment, or `noSegment`, the default. Setting it sends no event; an index without a
  /// segment is diagnosed and ignored.
  open var selectedSegmentIndex: Int {
    get { index }
    set {
      guard newValue == UISegmentedControl.noSegment || has(newValue) else { return }
      select(newValue)
    }
  }

  /// Whether the segments are buttons that do not stay selected; false by default.
  open var isMomentary = false
  /// Whether segments are as wide as their content; false by default, in which case all are equally wide.
  open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange(animated: false) } }
  /// The color of the capsule; nil means white, or gray in dark mode.
  open var selectedSegmentTintColor: UIColor? { didSet { resolveColors() } }

  /// The app's attributes of the titles in each state.
  final var titleTexts = PerState<[NSAttributedString.Key: NSObject]>()

  /// Sets font and color of the titles in a state, `.normal` or `.selected`; other attributes are ignored.
  public final func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: NSObject]?, for state: State) {
    titleTexts[state] = attributes
    showTitles()
  }

  /// The attributes that were set for a state; nil for none.
  public final func titleTextAttributes(for state: State) -> [NSAttributedString.Key: NSObject]? { titleTexts[state] }

  final func showTitles() { for segment in segments { segment.show() } }

  private func select(_ new: Int) {
    let isFirst = index == UISegmentedControl.noSegment
    index = new
    if isFirst { UIView.performWithoutAnimation { placeCapsule() } }
    for segment in segments { segment.isChosen = segment.place == shownIndex }
    for segment in segments { segment.semanticsChanged() }
    spring(0.35, damping: 0.9) { arrange() }
  }

  /// The segment under the capsule: the one to which it is dragged, or else the selected one.
  private var shownIndex: Int { dragsCapsule ? touched ?? index : index }

  /// Handles a selection by the user.
  final func choose(_ place: Int) {
    guard segments.indices.contains(place), isEnabled, segments[place].isEnabled else { return }
    let changed = place != index
    select(place)
    guard changed || isMomentary else { return }
    UISelectionFeedbackGenerator().selectionChanged()
    let action = segments[place].action
    sendValueChanged()
    if let action { sendAction(action) }
    if isMomentary { select(UISegmentedControl.noSegment) }
  }

  // MARK: Appearance

  private func arrange() {
    plate.frame = bounds
    let frames = segmentFrames()
    for (segment, frame) in zip(segments, frames) {
      segment.frame = frame
      segment.isChosen = segment.place == shownIndex
      segment.isPressed = touched == segment.place && !dragsCapsule && segment.place != index
      segment.alpha = isEnabled && segment.isEnabled ? 1 : 0.4
    }
    for (place, divider) in dividers.enumerated() {
      let edge = isRightToLeft ? frames[place].minX : frames[place].maxX
      divider.frame = CGRect(x: edge - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      divider.alpha = shownIndex == place || shownIndex == place + 1 ? 0 : 1
    }
    placeCapsule()
  }

  private func placeCapsule() {
    let frames = segmentFrames()
    guard frames.indices.contains(shownIndex) else {
      capsule.alpha = 0
      return
    }
    capsule.alpha = 1
    capsule.bounds = CGRect(origin: .zero, size: frames[shownIndex].insetBy(dx: 2, dy: 2).standardized.size)
    capsule.center = CGPoint(x: frames[shownIndex].midX, y: frames[shownIndex].midY)
    // The capsule shrinks a little while it is pressed, as on Apple's systems.
    let isHeld = dragsCapsule && isTracking
    capsule.transform = isHeld ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
  }

  /// The frames of the segments, in the layout direction.
  private func segmentFrames() -> [CGRect] {
    guard !segments.isEmpty else { return [] }
    let wishes = segments.map { segment -> CGFloat in
      segment.fixedWidth > 0 ? segment.fixedWidth : apportionsSegmentWidthsByContent ? segment.contentWidth : 0
    }
    let free = bounds.width - wishes.reduce(0, +)
    let sharing = CGFloat(wishes.filter { $0 == 0 }.count)
    let scale = sharing == 0 && free != 0 ? bounds.width / max(1, bounds.width - free) : 1
    var x: CGFloat = 0
    return wishes.map { wish in
      let width = wish == 0 ? max(0, free / sharing) : wish * scale
      defer { x += width }
      return CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override var backgroundColor: UIColor? { didSet { resolveColors() } }

  open override func resolveColors() {
    super.resolveColors()
    let isDark = traitCollection.userInterfaceStyle == .dark
    capsule.backgroundColor = selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
    // A background color of the app's own replaces the plate.
    layer.cornerRadius = 9
    plate.alpha = backgroundColor == nil ? 1 : 0
    let isHighContrast = traitCollection.accessibilityContrast == .high
    capsule.layer.borderWidth = isHighContrast ? 1.5 : 0
    capsule.layer.borderColor = UIColor.label.resolved(for: traitCollection)
  }

  open override func stateDidChange() {
    super.stateDidChange()
    for segment in segments { segment.semanticsChanged() }
  }

  private var height: CGFloat { max(32, (segments.map { $0.contentHeight }.max() ?? 0) + 14) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let widths = segments.map { $0.fixedWidth > 0 ? $0.fixedWidth : $0.contentWidth }
    let width =
      apportionsSegmentWidthsByContent
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(segments.count)
    return CGSize(width: width, height: height)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func sizeToFit() { resizeFromCorner(to: sizeThatFits(.zero)) }

  // MARK: Tracking

  private func segment(at point: CGPoint) -> Int? {
    let frames = segmentFrames()
    let x = min(max(point.x, 0), max(0, bounds.width - 0.01))
    return frames.firstIndex { x >= $0.minX && x < $0.maxX }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let place = segment(at: touch.location(in: self)), segments[place].isEnabled else { return false }
    touched = place
    indexAtStart = index
    dragsCapsule = place == index && !isMomentary
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = segment(at: touch.location(in: self))
    if dragsCapsule {
      guard let place, place != touched, segments[place].isEnabled else { return true }
      touched = place
      UISelectionFeedbackGenerator().selectionChanged()
      spring(0.35, damping: 0.9) { arrange() }
    } else if touched != (isTouchInside ? place : nil) {
      touched = isTouchInside ? place : nil
      fade(0.2) { arrange() }
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let place = touched
    let isCarried = dragsCapsule
    touched = nil
    dragsCapsule = false
    if let place, isTouchInside || isCarried { choose(place) }
    spring { arrange() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    touched = nil
    dragsCapsule = false
    spring { arrange() }
  }

  package override var followsDrags: Bool { true }
  package override var primaryEventOfTap: Event { [] }

  // MARK: Accessibility

  package override var answersActivationKeys: Bool { false }
  open override var semanticRole: Semantics.Role? { .radiogroup }

  /// Selects the first enabled segment from `start` in steps of `step`, and moves the keyboard focus to it.
  final func chooseEnd(from start: Int, by step: Int) {
    var place = start
    while segments.indices.contains(place), !segments[place].isEnabled { place += step }
    guard segments.indices.contains(place) else { return }
    choose(place)
    UIApplication.shared.focus(segments[place])
  }
}
