import UIKit

extension Recording {
  /// The runs that began in this session, in order. Each lasts until the tick before the next one.
  ///
  /// The session is replayed to find them.
  public func runs(of app: PlayableApp) -> [RunRecording] {
    let replayer = Replayer(self, of: app)
    var found: [Found] = []
    var begun: [RunBeginning] = []
    replayer.application.runBegan = { begun.append($0) }
    while !replayer.isAtEnd {
      replayer.step()
      found += begun.map {
        Found($0, in: replayer.application, received: replayer.playback.received, next: replayer.playback.index)
      }
      begun = []
    }
    replayer.application.runBegan = nil
    return found.enumerated().map { index, run in
      let end = index + 1 < found.count ? max(run.beginning.tick, found[index + 1].beginning.tick - 1) : ticks
      return run.recording(in: self, until: end, places: replayer.playback.places)
    }
  }

  /// Replays each of this session's `runs` alone, decoded from its bytes, and describes every difference from the
  /// session: another start, score or final state. Empty if all agree.
  ///
  /// Throws if the bytes of a run cannot be decoded.
  public func differences(of runs: [RunRecording], in app: PlayableApp) throws(RecordingError) -> [String] {
    let session = Replayer(self, of: app)
    var differences: [String] = []
    for (index, run) in runs.enumerated() {
      session.advance(to: run.endTick)
      let (score, hash) = (session.score, session.runHash)
      let alone = RunReplayer(try RunRecording(bytes: run.bytes), of: app)
      if !alone.beginsAlike { differences.append("run \(index) begins differently") }
      let result = alone.finish()
      if result != score { differences.append("run \(index) has the score \(result) instead of \(score)") }
      if alone.runHash != hash { differences.append("run \(index) ends in a different state") }
    }
    return differences
  }
}

/// The beginning of a run, found while its session is replayed, or while it is played.
struct Found {
  let beginning: RunBeginning
  private var record = RunRecording.Beginning()
  /// The indices of the inputs that had been delivered when the run began, of those that were still pending, and of the
  /// next one.
  private let delivered: ArraySlice<Int>
  private let heldBack: ArraySlice<Int>
  let next: Int

  /// Captures the state of the session at the end of the tick in which the run began. `received` are the indices of the inputs
  /// that the application received so far, apart from times and text widths, and `next` is that of the next input.
  init(_ beginning: RunBeginning, in application: UIApplication, received: [Int], next: Int) {
    self.beginning = beginning
    record.seed = beginning.seed
    record.beginTick = Int32(clamping: beginning.tick)
    record.screen = application.screenHash()
    if let path = application.focusedView.flatMap({ ViewPath(to: $0) }) {
      record.hasFocus = 1
      record.focus = path
    }
    if let path = application.firstResponder.flatMap({ ViewPath(to: $0) }) {
      record.hasFirstResponder = 1
      record.firstResponder = path
    }
    delivered = received.prefix(beginning.deliveredInputs)
    heldBack = received.dropFirst(beginning.deliveredInputs)
    self.next = next
  }

  /// The run up to the tick `end`. `places` are those of the views that inputs of the session name, by the inputs' indices.
  func recording(in session: Recording, until end: Tick, places: [Int: Int32]) -> RunRecording {
    var record = record
    record.endTick = Int32(clamping: end)
    return RunRecording(
      app: session.app, rulesVersion: session.rulesVersion, beginning: record, opening: opening(in: session),
      inputs: inputs(in: session, until: end, places))
  }

  /// The last value of each lasting input, after the start and the text widths; then the time of day as it is in the tick in
  /// which the run begins. Before, the time is that at which the game's address was opened, because the day may be part of what
  /// opens there.
  private func opening(in session: Recording) -> [HostInput] {
    var start = session.start
    start.stored = beginning.stored
    start.address = beginning.address
    var last: [HostInput] = []
    var atBeginning: [HostInput] = []
    for index in delivered {
      var input = session.inputs[index]
      guard input.isLasting else { continue }
      if case .calendar(let told) = input {
        let tick = session.tick(ofInput: index)
        var before = AdvanceInput()
        before.tick = Int32(clamping: beginning.tick - 1)
        atBeginning = [.advance(before), .calendar(told.later(by: beginning.tick - tick))]
        input = .calendar(told.later(by: beginning.addressTick - tick))
      }
      last.removeAll { $0.isReplaced(by: input) }
      last.append(input)
    }
    let measured = session.inputs[..<next].filter { $0.kind == .measured }
    return [.start(start)] + measured + last + atBeginning
  }

  private func inputs(in session: Recording, until end: Tick, _ places: [Int: Int32]) -> [HostInput] {
    func input(at index: Int) -> HostInput {
      let input = session.inputs[index]
      return input.namedLayer == nil ? input : input.naming(places[index] ?? 0)
    }
    var inputs: [HostInput] = []
    if end > beginning.tick { inputs += heldBack.map { input(at: $0) } }
    var tick = beginning.tick
    for index in session.inputs.indices[next...] {
      let input = input(at: index)
      guard tick < end else {
        // Texts that were measured in the last ticks are told behind them.
        if input.kind == .measured { inputs.append(input) }
        if input.kind == .advance { break }
        continue
      }
      guard case .advance(var advance) = input else {
        inputs.append(input)
        continue
      }
      tick = min(end, Tick(advance.tick))
      advance.tick = Int32(clamping: tick)
      inputs.append(.advance(advance))
    }
    return inputs
  }
}

extension Recording {
  /// The tick in which an input is delivered: the first one after the time before it.
  fileprivate func tick(ofInput index: Int) -> Tick {
    for case .advance(let advance) in inputs[..<index].reversed() { return Tick(advance.tick) + 1 }
    return 1
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
    // Inputs that describe a momentary event, or that a run's opening gets from elsewhere: start, address, stored
    // values and text widths.
    case .start, .advance, .pointer, .wheel, .key, .text, .assistive, .address, .permission, .storage, .file: false
    case .measured, .audio, .shared: false
    }
  }

  fileprivate func isReplaced(by other: HostInput) -> Bool {
    if case .gamepad(let mine) = self, case .gamepad(let others) = other { return mine.index == others.index }
    return kind == other.kind
  }
}
