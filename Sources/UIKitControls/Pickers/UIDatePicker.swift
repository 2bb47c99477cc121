import CaromGeometry
import UIKitCore

/// Wheels, or a compact button, by which a date, a time or a duration is chosen.
///
///     let picker = UIDatePicker()
///     picker.datePickerMode = .date
///     picker.addAction(UIAction { [me = Weak(self)] _ in me.value?.dateChanged() }, for: .valueChanged)
open class UIDatePicker: UIControl {
  /// What can be chosen. The raw values are Apple's.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time
    /// Month, day and year.
    case date
    /// Day, hour and minute.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
  }

  /// The style of a date picker. The raw values are Apple's.
  public enum Style: Int, Sendable {
    /// `compact`, or wheels for a duration.
    case automatic
    /// Wheels.
    case wheels
    /// Buttons with the date and the time, which open wheels.
    case compact
    /// Wheels too, because there is no calendar view.
    case inline
  }

  /// What can be chosen; `.dateAndTime` by default.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { build() } } }
  /// The preferred style; `.automatic` by default.
  open var preferredDatePickerStyle = Style.automatic { didSet { if preferredDatePickerStyle != oldValue { build() } } }
  /// The earliest date that can be chosen, or nil. It has no effect if it is later than `maximumDate`, or on a duration.
  open var minimumDate: Date? { didSet { limitsChanged() } }
  /// The latest date that can be chosen, or nil. It has no effect if it is earlier than `minimumDate`, or on a duration.
  open var maximumDate: Date? { didSet { limitsChanged() } }
  /// The steps of the minutes: a divisor of 60 from 1, the default, to 30. Other numbers count as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      build()
    }
  }
  /// The calendar with its time zone; the current one by default.
  open var calendar: Calendar! = Calendar.current { didSet { build() } }
  /// The time zone; nil, the default, means that of the calendar.
  open var timeZone: TimeZone? { didSet { build() } }
  /// The locale whose conventions decide the order of the wheels and the 12- or 24-hour clock; nil, the default, means
  /// the current one. Names of months are English.
  open var locale: Locale? { didSet { build() } }

  private final var chosen = Date.now
  private final var duration: TimeInterval = 0
  private final var wheels: DateWheels?
  private final var buttons: [DateButton] = []
  private final lazy var opened = DateWheels(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Creates a date picker; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    build()
    if bounds.size == .zero { frame.size = intrinsicContentSize }
  }

  open override class var kind: String { "UIDatePicker" }
  open override var semanticRole: Semantics.Role? { .group }
  open override var isAccessibilityElement: Bool {
    get { false }
    set { super.isAccessibilityElement = newValue }
  }
  open override var canBecomeFocused: Bool { false }

  /// The actual style of the date picker.
  public final var datePickerStyle: Style {
    switch preferredDatePickerStyle {
    case .wheels, .inline: .wheels
    case .automatic, .compact: datePickerMode == .countDownTimer ? .wheels : .compact
    }
  }

  // MARK: The date

  /// The chosen date; initially the current time. Setting it sends no events.
  open var date: Date {
    get { chosen }
    set { setDate(newValue, animated: false) }
  }

  /// Chooses a date without sending events. It is limited to the minimum and maximum, and rounded down to the steps of the
  /// minutes.
  open func setDate(_ date: Date, animated: Bool) {
    chosen = allowed(date)
    show(animated: animated)
  }

  /// The chosen duration, in seconds: whole minutes, at least one step and less than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      duration = allowed(newValue)
      show(animated: false)
    }
  }

  final var zonedCalendar: Calendar {
    var calendar = calendar ?? Calendar.current
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  /// Both limits, unless the minimum is later than the maximum.
  final var limits: (least: Date?, most: Date?) {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return (nil, nil) }
    return (minimumDate, maximumDate)
  }

  private func allowed(_ date: Date) -> Date {
    var seconds = date.timeIntervalSinceReferenceDate
    if minuteInterval > 1, datePickerMode != .date {
      let step = Double(minuteInterval * 60)
      // Minutes begin where the time zone's minutes do.
      let shift = Double(zonedCalendar.timeZone.secondsFromGMT(for: date))
      seconds = ((seconds + shift) / step).rounded(.down) * step - shift
    }
    // Years have four digits on the wheel.
    let (past, future) = (
      Date.distantPast.timeIntervalSinceReferenceDate, Date.distantFuture.timeIntervalSinceReferenceDate
    )
    var result = Date(timeIntervalSinceReferenceDate: seconds.isFinite ? max(past, min(seconds, future)) : 0)
    if let least = limits.least, result < least { result = least }
    if let most = limits.most, result > most { result = most }
    return result
  }

  private func allowed(_ duration: TimeInterval) -> TimeInterval {
    let step = Double(minuteInterval * 60)
    guard duration.isFinite else { return step }
    return min(max((duration / step).rounded(.down) * step, step), 86_400 - step)
  }

  private func limitsChanged() {
    chosen = allowed(chosen)
    build()
  }

  /// Adopts the date that the user chose, and sends the events.
  final func choose(_ new: Date) {
    let before = chosen
    chosen = allowed(new)
    show(animated: true)
    if chosen != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Adopts the duration that the user chose, and sends the events.
  final func choose(duration new: TimeInterval) {
    let before = duration
    duration = allowed(new)
    show(animated: true)
    if duration != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Styles

  private func build() {
    duration = allowed(duration)
    wheels?.view.removeFromSuperview()
    wheels = nil
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    if datePickerStyle == .wheels {
      let made = DateWheels(of: self)
      made.load(datePickerMode)
      wheels = made
      addSubview(made.view)
    } else {
      if datePickerMode != .time { buttons.append(DateButton(.date, of: self)) }
      if datePickerMode != .date { buttons.append(DateButton(.time, of: self)) }
      for button in buttons { addSubview(button) }
    }
    show(animated: false)
    invalidateIntrinsicContentSize()
  }

  private func show(animated: Bool) {
    wheels?.show(animated: animated)
    opened.show(animated: animated)
    for button in buttons { button.show(chosen) }
    setNeedsLayout()
  }

  /// Shows wheels at a button of the compact style.
  final func open(_ mode: Mode, from button: UIView) {
    var responder = next
    while let each = responder, each as? UIViewController == nil { responder = each.next }
    guard let presenter = responder as? UIViewController, presenter.presentedViewController == nil else { return }
    opened.load(mode)
    opened.show(animated: false)
    let page = UIViewController()
    let size = opened.view.sizeThatFits(.zero)
    page.view.backgroundColor = .systemBackground
    opened.view.frame = CGRect(
      x: (page.view.bounds.width - size.width) / 2, y: (page.view.bounds.height - size.height) / 2, width: size.width,
      height: size.height)
    opened.view.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    page.view.addSubview(opened.view)
    page.title = button.accessibilityLabel
    page.preferredContentSize = size
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = button
    page.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    presenter.present(page, animated: true)
  }

  open override var isEnabled: Bool {
    didSet {
      wheels?.view.isUserInteractionEnabled = isEnabled
      wheels?.view.alpha = isEnabled ? 1 : 0.5
      for button in buttons { button.isEnabled = isEnabled }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    wheels?.view.frame = bounds
    let gap: CGFloat = 4
    var x: CGFloat = 0
    for button in buttons {
      let size = button.sizeThatFits(.zero)
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height)
      x += size.width + gap
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let wheels { return wheels.view.sizeThatFits(size) }
    let sizes = buttons.map { $0.sizeThatFits(.zero) }
    let gaps = 4 * CGFloat(max(0, sizes.count - 1))
    return CGSize(width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map { $0.height }.max() ?? 0)
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}

/// A button of a compact date picker: it shows the date or the time, and opens wheels.
private final class DateButton: UIButton {
  private var mode = UIDatePicker.Mode.date
  @BackLink private var picker: UIDatePicker?

  override class var kind: String { "UIDatePickerButton" }

  convenience init(_ mode: UIDatePicker.Mode, of picker: UIDatePicker) {
    self.init(frame: .zero)
    self.mode = mode
    self.picker = picker
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 6
    setTitleColor(.label, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: .body)
    addAction(
      UIAction { [me = Weak(self)] _ in
        guard let me = me.value else { return }
        me.picker?.open(me.mode, from: me)
      }, for: .touchUpInside)
  }

  func show(_ date: Date) {
    guard let picker else { return }
    let formatter = DateFormatter()
    formatter.timeZone = picker.zonedCalendar.timeZone
    let custom = DateCustom(picker.locale ?? .current)
    formatter.dateFormat =
      mode == .date
      ? (custom.monthFirst ? "MMM d, y" : "d MMM y") : (custom.countsTwelve ? "h:mm a" : "HH:mm")
    let text = formatter.string(from: date)
    setTitle(text, for: .normal)
    let name = picker.accessibilityLabel.map { $0 + ", " } ?? ""
    accessibilityLabel = name + (mode == .date ? Words.date : Words.time)
    accessibilityValue = text
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = super.sizeThatFits(size)
    return CGSize(width: text.width + 22, height: max(34, text.height))
  }
}
