import UIKit

/// Cuts runs out of a session while it goes on: keeps what of the earlier inputs still holds, and all inputs since the
/// current run began.
///
/// ```swift
/// let log = RunLog()
/// log.watch(application)
/// log.willReceive(input, in: application)
/// application.receive(input)
/// ```
public final class RunLog {
  /// The most bytes of inputs of one run that are kept, about half an hour of a pointer that never rests. A longer run
  /// cannot be cut.
  public static let mostBytes = 1 << 22

  /// Called with each run that another one has ended.
  var ended: ((Cut) -> Void)?

  private var start = StartInput()
  /// The last of each kind of lasting input that was delivered, with the tick of its delivery.
  private var lasting: [(input: HostInput, tick: Tick)] = []
  /// The inputs that were received and perhaps not delivered yet; the last one is the `received`th of the session.
  private var waiting: [(input: HostInput, tick: Tick)] = []
  private var received = 0
  /// The time up to which the application was told to advance.
  private var time: Tick = 0
  /// The runs that have begun in the current tick.
  private var begun: [RunBeginning] = []
  private var current: Cut?

  /// A log of a session that has not begun.
  public init() {}

  /// Takes note of the runs that begin in an application from now on.
  public func watch(_ application: UIApplication) {
    application.runBegan = { [application = Weak(application)] in self.runBegan($0, in: application) }
  }

  /// A run has begun; what is needed of the application is taken at the end of the tick.
  @inline(never)
  private func runBegan(_ beginning: RunBeginning, in application: Weak<UIApplication>) {
    begun.append(beginning)
    application.value?.tickEnded = {
      guard let application = application.value else { return }
      application.tickEnded = nil
      self.runsBegan(in: application)
    }
  }

  /// Ends `watch(_:)`.
  public func stopWatching(_ application: UIApplication) {
    application.runBegan = nil
    application.tickEnded = nil
  }

  /// Takes note of an input; call it before the application receives it.
  public func willReceive(_ input: HostInput, in application: UIApplication) {
    switch input {
    case .measured: return
    case .advance(let advance):
      if waiting.count > RunLog.mostWaiting { deliver(upTo: application.deliveredInputs) }
      time = Tick(advance.tick)
      if current != nil { keep(input) }
    default: queue(current == nil && input.namedLayer == nil ? input : keep(input, in: application))
    }
  }

  /// Adds an input to the current run. Apart from `willReceive`, so that the first part of an app is without it.
  @inline(never)
  private func keep(_ input: HostInput) { current?.add(input) }

  /// The same for an input that may name a view, which it names by its place from here on; returns that.
  @inline(never)
  private func keep(_ input: HostInput, in application: UIApplication) -> HostInput {
    let named = input.namedLayer.map { input.naming(application.place(ofLayer: $0)) } ?? input
    keep(named)
    return named
  }

  private func queue(_ input: HostInput) {
    received += 1
    waiting.append((input, time + 1))
  }

  /// How many inputs wait until `deliver(upTo:)` looks at them, unless a run begins before. The first part of an app, which
  /// receives fewer, does without that function.
  private static let mostWaiting = 64

  /// Moves the inputs up to a number of the session, which have been delivered by now, to those that still hold.
  @inline(never)
  private func deliver(upTo number: Int) {
    let count = max(0, min(waiting.count, number - (received - waiting.count)))
    for each in waiting.prefix(count) {
      if case .start(let start) = each.input { self.start = start }
      guard each.input.isLasting else { continue }
      lasting.removeAll { $0.input.isReplaced(by: each.input) }
      lasting.append(each)
    }
    waiting.removeFirst(count)
  }

  /// Takes note of the runs that began, at the end of their tick.
  func runsBegan(in application: UIApplication) {
    for beginning in begun {
      end(at: beginning.tick - 1)
      deliver(upTo: beginning.deliveredInputs)
      var run = Cut(RunRecording.Beginning(beginning, in: application), opening: opening(beginning))
      for each in waiting { run.add(each.input) }
      if time > beginning.tick {
        var advance = AdvanceInput()
        advance.tick = Int32(clamping: time)
        run.add(.advance(advance))
      }
      current = run
    }
    begun = []
  }

  /// Ends the current run, if there is one.
  func end() { end(at: time) }

  private func end(at tick: Tick) {
    guard var run = current else { return }
    run.endTick = max(run.beginTick, tick)
    current = nil
    ended?(run)
  }

  /// The last value of each lasting input, after the start; then the time of day as it is in the tick in which the run
  /// begins. Before, the time is that at which the game's address was opened, because the day may be part of what opens
  /// there.
  private func opening(_ beginning: RunBeginning) -> [HostInput] {
    var start = start
    start.stored = beginning.stored
    start.address = beginning.address
    var last: [HostInput] = []
    var atBeginning: [HostInput] = []
    for (input, tick) in lasting {
      guard case .calendar(let told) = input else {
        last.append(input)
        continue
      }
      var before = AdvanceInput()
      before.tick = Int32(clamping: beginning.tick - 1)
      atBeginning = [.advance(before), .calendar(told.later(by: beginning.tick - tick))]
      last.append(.calendar(told.later(by: beginning.addressTick - tick)))
    }
    return [.start(start)] + last + atBeginning
  }

  /// Whether a run has begun.
  var hasRun: Bool { current != nil }

  /// The address at which the run began; nil if there is none.
  public var address: String? { current?.address }

  /// The run that began last, up to the time that the application has reached; nil if there is none, or if it is too
  /// long.
  ///
  /// - Parameters:
  ///   - app: The name of the app, as recordings store it.
  ///   - rulesVersion: The version of the app's rules.
  ///   - application: The application that is being played.
  public func run(app: String, rulesVersion: Int32, in application: UIApplication) -> RunRecording? {
    guard var run = current else { return nil }
    run.endTick = max(run.beginTick, time)
    let measured = application.textMetrics.all.map { HostInput.measured($0) }
    return run.recording(app: app, rulesVersion: rulesVersion, measured: measured)
  }

  /// A run as it was cut out.
  struct Cut {
    private var beginning: RunRecording.Beginning
    private let opening: [HostInput]
    private var inputs = HostWriter()
    private var isTooLong = false

    init(_ beginning: RunRecording.Beginning, opening: [HostInput]) {
      self.beginning = beginning
      self.opening = opening
    }

    var address: String? { if case .start(let start)? = opening.first { start.address } else { nil } }
    var beginTick: Tick { Tick(beginning.beginTick) }
    var endTick: Tick {
      get { Tick(beginning.endTick) }
      set { beginning.endTick = Int32(clamping: newValue) }
    }

    mutating func add(_ input: HostInput) {
      // A ghost changes nothing in the run; and the run is replayed with its seed, so a ticket would begin another game.
      if isTooLong || input.kind == .ghost || input.kind == .verified { return }
      input.write(to: &inputs)
      if inputs.bytes.count > RunLog.mostBytes {
        isTooLong = true
        inputs = HostWriter()
      }
    }

    /// The recording of the run, with the widths of texts after the start; nil if it was too long.
    func recording(app: String, rulesVersion: Int32, measured: [HostInput]) -> RunRecording? {
      guard !isTooLong, let inputs = HostInput.inputs(in: inputs.bytes) else { return nil }
      return RunRecording(
        app: app, rulesVersion: rulesVersion, beginning: beginning,
        opening: Array(opening.prefix(1)) + measured + opening.dropFirst(), inputs: upToEnd(inputs))
    }

    /// The inputs of the run's ticks: those before the time that reaches the last of them.
    private func upToEnd(_ inputs: [HostInput]) -> [HostInput] {
      var found: [HostInput] = []
      var tick = beginTick
      for input in inputs {
        guard tick < endTick else { break }
        guard case .advance(var advance) = input else {
          found.append(input)
          continue
        }
        tick = min(endTick, Tick(advance.tick))
        advance.tick = Int32(clamping: tick)
        found.append(.advance(advance))
      }
      return found
    }
  }
}

extension RunRecording.Beginning {
  /// The state of an application at the end of the tick in which a run began.
  fileprivate init(_ beginning: RunBeginning, in application: UIApplication) {
    seed = beginning.seed
    beginTick = Int32(clamping: beginning.tick)
    screen = application.screenHash()
    if let path = application.focusedView.flatMap({ ViewPath(to: $0) }) {
      hasFocus = 1
      focus = path
    }
    if let path = application.firstResponder.flatMap({ ViewPath(to: $0) }) {
      hasFirstResponder = 1
      firstResponder = path
    }
  }
}

extension CalendarInput {
  /// The time of day so many ticks later, or earlier if there are fewer than none.
  fileprivate func later(by ticks: Tick) -> CalendarInput {
    var later = self
    later.seconds += Double(ticks) / UIApplication.ticksPerSecond
    return later
  }
}

extension HostInput {
  /// Whether the input describes a state that lasts until the next input of its kind.
  fileprivate var isLasting: Bool {
    switch kind {
    case .resize, .preferences, .visibility, .motion, .gamepad, .calendar, .pictures, .fullScreen: true
    // Inputs that describe a momentary event, that no run depends on, or that a run's opening gets from elsewhere:
    // start, address, stored values and text widths.
    case .start, .advance, .pointer, .wheel, .key, .text, .assistive, .address, .permission, .storage, .file: false
    case .measured, .audio, .shared, .runs, .verified, .ghost: false
    }
  }

  fileprivate func isReplaced(by other: HostInput) -> Bool {
    if case .gamepad(let mine) = self, case .gamepad(let others) = other { return mine.index == others.index }
    return kind == other.kind
  }
}
