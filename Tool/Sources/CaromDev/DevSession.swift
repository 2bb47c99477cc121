import Foundation
import NIOCore

/// A session of an app that runs natively: the process, the pages that show it, and all inputs that the app has
/// received.
///
/// One page leads: its inputs and its clock drive the app, and it measures texts. The others watch. Without a page the
/// session is paused. A new build first receives all inputs so far, next to the process that is running, and replaces
/// that process when it has reached the same tick. Everything runs on one event loop.
final class DevSession: @unchecked Sendable {
  /// A page as the session sees it.
  protocol Page: AnyObject {
    func tell(_ news: PageNews)
    func show(_ frame: ByteBuffer)
  }

  /// How the next frame relates to what a page shows.
  private enum FrameKind: UInt32 {
    case next = 0
    /// A frame that describes everything, at the same tick.
    case all = 1
    /// A frame that describes everything and sets the page's clock to its tick.
    case back = 2
  }

  /// How long a tick may take before the app counts as stuck.
  private static let patience = TimeAmount.seconds(5)

  /// Called with the state whenever it changes, and with each line that the app prints.
  var stands: (DevState) -> Void = { _ in }
  var printed: (String) -> Void = { _ in }

  private let loop: any EventLoop
  private let folder: URL
  private var pages: [any Page] = []
  private var leader: (any Page)?
  private var state = DevState(.building)
  private var log = SessionLog()
  /// The text widths that pages have measured, each once.
  private var widths: [MeasuredText: Double] = [:]

  private var program: URL?
  private var app: AppProcess?
  private var tables: String?
  /// A new process that is replaying the session up to its current tick.
  private var replay: Replay?
  /// The request that the app is currently answering.
  private var asked: Asked?
  private var waiting: [Asked] = []
  /// The texts whose widths are requested, and by which process; a page is asked for the first one.
  private var measuring: [(text: MeasuredText, process: AppProcess)] = []
  private var alarm: Scheduled<Void>?
  private var isStuck = false

  /// A request to the app, and the handler of its answer.
  private struct Asked {
    var inputs = ByteBuffer()
    var fraction = 0.0
    var how: AppRequest.How = []
    var answer: (UInt64, ByteBuffer) -> Void
  }

  private final class Replay {
    let process: AppProcess
    /// How far the replay has come, and where it ends.
    var reached = SessionLog.Cut(place: 0, tick: 0, hash: 0)
    var next: SessionLog.Cut?
    /// The tick from which its hash differs from the recorded one.
    var parted: Int?
    let kind: FrameKind
    var tables: String?
    var alarm: Scheduled<Void>?

    init(_ process: AppProcess, kind: FrameKind) { (self.process, self.kind) = (process, kind) }
  }

  init(in folder: URL, on loop: any EventLoop) { (self.folder, self.loop) = (folder, loop) }

  // MARK: Pages

  /// Adds a page; it leads if it requests that or if no other page does.
  func enter(_ page: any Page, wantsLead: Bool) {
    pages.append(page)
    page.tell(.state(state))
    guard wantsLead || leader == nil else { return introduce(page) }
    leader?.tell(.watch)
    leader = page
    introduce(page)
    askForWidth()
  }

  /// Removes a page. The session is paused until another page leads.
  func leave(_ page: any Page) {
    pages.removeAll { $0 === page }
    if leader === page { leader = nil }
  }

  /// Introduces the app to a page, and sends it a frame that describes everything.
  private func introduce(_ page: any Page) {
    guard app != nil, let tables else { return }
    page.tell(.app(tables: tables, leads: page === leader, hasBegun: !log.isEmpty))
    guard !log.isEmpty else { return }
    let isLeading = page === leader
    ask(
      Asked(how: [.all]) { [weak self] _, words in
        guard let self else { return }
        // All pages start from the layer identities that the app announces now.
        for each in self.pages { each.show(DevSession.frame(each === page && isLeading ? .back : .all, words)) }
      })
  }

  /// Handles inputs from a page; those from a page that no longer leads are dropped.
  func receive(inputs: ByteBuffer, fraction: Double, from page: any Page) {
    guard page === leader, app != nil else { return }
    ask(
      Asked(inputs: inputs, fraction: fraction, how: []) { [weak self] _, words in
        guard let self else { return }
        for each in self.pages { each.show(DevSession.frame(.next, words)) }
      })
  }

  func hear(_ word: PageWord, from page: any Page) {
    if let width = word.width, page === leader, !measuring.isEmpty {
      let (text, process) = measuring.removeFirst()
      widths[text] = width
      process.ask(.width(width))
      setAlarm()
      askForWidth()
    }
    guard let act = word.act, let program else { return }
    switch act {
    case .goBack: run(program, kind: .back)
    case .startOver: startOver()
    }
  }

  /// Begins a new session with the latest build.
  func startOver() {
    log = SessionLog()
    widths = [:]
    guard let program else { return }
    for page in pages { page.tell(.reload) }
    // Whatever they still send belongs to the previous session.
    (pages, leader) = ([], nil)
    run(program, kind: .back)
  }

  /// Makes all pages reload, because their own files have changed.
  func reload() {
    for page in pages { page.tell(.reload) }
  }

  /// Ends the processes.
  func stop() {
    stopApp()
    stopReplay()
  }

  // MARK: Builds

  func buildBegins() { set(DevState(.building)) }

  func buildFailed(_ errors: [CompilerMessage]) {
    var state = DevState(.broken)
    state.errors = errors
    set(state)
  }

  /// Runs a newly built program. The previous one keeps running until the new one has reached the same tick.
  func run(_ program: URL) { run(program, kind: app == nil || isStuck ? .back : .all) }

  private func run(_ program: URL, kind: FrameKind) {
    self.program = program
    stopReplay()
    if kind == .back { stopApp() }
    do {
      let process = try AppProcess(program, in: folder, on: loop)
      let replay = Replay(process, kind: kind)
      self.replay = replay
      process.heard = { [weak self, weak replay] in if let self, let replay { self.hear($0, from: replay) } }
      process.ended = { [weak self] ending in self?.replayEnded(ending) }
      if !log.isEmpty { set(DevState(.replaying)) }
      process.ask(.tables)
    } catch {
      set(DevState(.ended, "\(program.lastPathComponent) cannot be started: \(error.localizedDescription)"))
    }
  }

  private func stopApp() {
    if let app { forget(app) }
    app = nil
    asked = nil
    waiting = []
    isStuck = false
    alarm?.cancel()
  }

  private func stopReplay() {
    replay?.alarm?.cancel()
    if let replay { forget(replay.process) }
    replay = nil
  }

  private func forget(_ process: AppProcess) {
    process.stop()
    measuring.removeAll { $0.process === process }
  }

  // MARK: A replay

  private func hear(_ message: AppMessage, from replay: Replay) {
    guard replay === self.replay else { return }
    replay.alarm?.cancel()
    switch message {
    case .tables(let text):
      replay.tables = text
      goOn(replay)
    case .measure(let text): measure(text, for: replay.process)
    case .frame(let hash, _):
      guard let next = replay.next else { return }
      if next.hash != hash {
        replay.parted = replay.parted ?? next.tick
        log.correct(next, to: hash)
      }
      (replay.reached, replay.next) = (next, nil)
      goOn(replay)
    }
  }

  /// Gives the new process the next part of the session, or, at the end, makes it replace the old one.
  private func goOn(_ replay: Replay) {
    let (bytes, end) = log.part(from: replay.reached.place)
    if !bytes.isEmpty {
      replay.next = end
      replay.process.ask(.exchange(inputs: ByteBuffer(bytes: bytes), fraction: 0, how: [.noFrame, .hash]))
      replay.alarm = loop.scheduleTask(in: DevSession.patience) { [weak self] in
        self?.replayFailed {
          DevState(.ended, "The new build does not come to the end of a tick after \(DevSession.time($0)).")
        }
      }
      return
    }
    // The running app is still answering a request, whose inputs will belong to the session.
    guard asked == nil || app == nil else { return }
    take(over: replay)
  }

  private func take(over replay: Replay) {
    self.replay = nil
    let left = waiting
    stopApp()
    let process = replay.process
    app = process
    tables = replay.tables
    process.heard = { [weak self] in self?.hear($0) }
    process.ended = { [weak self] in self?.appEnded($0) }
    // Its output during the replay was already printed by the previous process.
    process.printed = { [weak self] in self?.say($0) }
    var text = ""
    if let parted = replay.parted {
      text =
        "The new build goes another way from \(DevSession.time(parted)) on; the session goes on from where that led."
    }
    set(DevState(.running, text))
    guard !log.isEmpty else {
      for page in pages { introduce(page) }
      return
    }
    for page in pages { page.tell(.app(tables: tables ?? "", leads: page === leader, hasBegun: true)) }
    // The effects of the replayed inputs have already happened.
    ask(Asked { _, _ in })
    ask(
      Asked(how: [.all]) { [weak self] _, words in
        guard let self else { return }
        for page in self.pages { page.show(DevSession.frame(page === self.leader ? replay.kind : .all, words)) }
      })
    for each in left { ask(each) }
  }

  private func replayEnded(_ ending: AppProcess.Ending) {
    for line in ending.said { say(line) }
    replayFailed { DevSession.state(after: ending, at: $0) }
  }

  /// Ends both processes. The new build did not get through the session, which continues before the last part that it
  /// received.
  private func replayFailed(_ state: (_ tick: Int) -> DevState) {
    guard let replay else { return }
    log.cut(at: replay.reached)
    stopReplay()
    stopApp()
    var state = state(log.tick)
    state.canGoBack = !log.isEmpty
    set(state)
  }

  // MARK: The app

  private func ask(_ question: Asked) {
    waiting.append(question)
    askNext()
  }

  private func askNext() {
    guard asked == nil, let app, !waiting.isEmpty else { return }
    var next = waiting.removeFirst()
    if next.inputs.readableBytes > 0 { next.how.insert(.hash) }
    asked = next
    app.ask(.exchange(inputs: next.inputs, fraction: next.fraction, how: next.how))
    setAlarm()
  }

  private func hear(_ message: AppMessage) {
    switch message {
    case .tables: break
    case .measure(let text): app.map { measure(text, for: $0) }
    case .frame(let hash, let words):
      guard let asked else { return }
      self.asked = nil
      alarm?.cancel()
      if isStuck {
        isStuck = false
        set(DevState(.running))
      }
      if asked.inputs.readableBytes > 0 {
        let tick = words.getInteger(at: words.readerIndex + 12, endianness: .little, as: Int32.self) ?? 0
        log.append(asked.inputs.readableBytesView, tick: Int(tick), hash: hash)
      }
      asked.answer(hash, words)
      // A new build that was waiting for this answer.
      if let replay, replay.tables != nil, replay.next == nil { goOn(replay) }
      askNext()
    }
  }

  private func appEnded(_ ending: AppProcess.Ending) {
    stopApp()
    var state = DevSession.state(after: ending, at: log.tick)
    state.canGoBack = !log.isEmpty
    set(state)
  }

  /// Reports a tick that does not end. The time during which a page measures text does not count.
  private func setAlarm() {
    alarm?.cancel()
    guard asked != nil, measuring.isEmpty else { return }
    alarm = loop.scheduleTask(in: DevSession.patience) { [weak self] in
      guard let self, self.asked != nil else { return }
      let seconds = DevSession.patience.nanoseconds / 1_000_000_000
      var state = DevState(.stuck, "Tick \(self.log.tick + 1) has not come to its end for \(seconds) s.")
      state.canGoBack = !self.log.isEmpty
      self.isStuck = true
      self.set(state)
    }
  }

  // MARK: Widths

  private func measure(_ text: MeasuredText, for process: AppProcess) {
    if let width = widths[text] { return process.ask(.width(width)) }
    measuring.append((text, process))
    alarm?.cancel()
    replay?.alarm?.cancel()
    if measuring.count == 1 { askForWidth() }
  }

  private func askForWidth() {
    if let first = measuring.first, let leader { leader.tell(.measure(first.text)) }
  }

  // MARK: What is told

  private func say(_ line: String) {
    printed(line)
    for page in pages { page.tell(.printed(line)) }
  }

  private func set(_ state: DevState) {
    guard state != self.state else { return }
    self.state = state
    stands(state)
    for page in pages { page.tell(.state(state)) }
  }

  private static func state(after ending: AppProcess.Ending, at tick: Int) -> DevState {
    var state = DevState(
      .ended,
      ending.isTrap
        ? "The app stopped after \(time(tick)), tick \(tick)."
        : "The app ended by itself after \(time(tick)), with the code \(ending.code).")
    state.said = ending.said
    return state
  }

  /// A tick as minutes and seconds.
  private static func time(_ tick: Int) -> String {
    let tenths = tick / 12
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }

  /// A frame preceded by its kind.
  private static func frame(_ kind: FrameKind, _ words: ByteBuffer) -> ByteBuffer {
    var frame = ByteBuffer()
    frame.writeInteger(kind.rawValue, endianness: .little)
    frame.writeImmutableBuffer(words)
    return frame
  }
}
