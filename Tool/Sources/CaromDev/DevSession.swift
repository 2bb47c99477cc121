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
    /// Equal texts for pages that measure texts equally.
    var fonts: String { get }
    func tell(_ news: PageNews)
    func show(_ frame: ByteBuffer)
  }

  /// How a frame follows what a page shows.
  enum FrameKind: UInt32 {
    case next = 0
    /// A frame that describes everything, at the same tick.
    case all = 1
    /// A frame that describes everything and sets the page's clock to its tick.
    case back = 2
  }

  /// A tick that takes longer than this does not come to its end.
  static let patience = TimeAmount.seconds(5)
  /// A trap that takes longer than this to be told with its backtrace counts as such a tick.
  static let longestTrap = TimeAmount.seconds(60)

  /// Called with how things stood and how they stand, whenever that changes, and with each line that the app prints.
  var stands: (_ before: DevState, _ now: DevState) -> Void = { _, _ in }
  var printed: (String) -> Void = { _ in }

  private let loop: any EventLoop
  /// Starts a program. Throws where it cannot be run.
  private let start: (URL) throws -> any SessionApp
  private var pages: [any Page] = []
  private var leader: (any Page)? { didSet { (awaitsLeap, measured) = (false, nil) } }
  /// Whether the page that leads has yet to go back to the moment at which the app goes on; what it sends before belongs to a time
  /// that has not been.
  private var awaitsLeap = false
  private(set) var state = DevState()
  private var log = SessionLog()
  /// The text widths that pages have measured, each once.
  private var widths: [MeasuredText: Double] = [:]
  /// The fonts with which that was done.
  private var fonts: String?
  /// The size of the page that leads.
  private var size: PageSize?

  private var program: URL?
  private var app: (any SessionApp)?
  private var tables: String?
  /// A new process that is replaying the session up to its current tick.
  private var replay: Replay?
  /// The request that the app is currently answering.
  private var asked: Asked?
  private var waiting: [Asked] = []
  /// The texts whose widths are wanted, and by whom; a page is asked for the first one.
  private var measuring: [(text: MeasuredText, process: any SessionApp)] = []
  /// The text that the page that leads is measuring. The process that wants it may be gone before the answer comes.
  private var measured: MeasuredText?
  private var alarm: Scheduled<Void>?
  private var isStuck = false

  /// A request to the app, and the handler of its answer.
  private struct Asked {
    var inputs = ByteBuffer()
    var fraction = 0.0
    var how: AppRequest.How = []
    var answer: (UInt64, ByteBuffer) -> Void = { _, _ in }
    /// What the inspector wants to see, in the place of all that.
    var inspected: (layer: Int32, answer: (String) -> Void)?
  }

  private final class Replay {
    let process: any SessionApp
    /// How far it has come, and where it is going.
    var reached = SessionLog.Cut(place: 0, tick: 0, hash: 0)
    var next: SessionLog.Cut?
    /// The tick from which its hash differs from the recorded one.
    var parted: Int?
    /// What is told of the app whose place it takes.
    var note = ""
    var tables: String?
    var alarm: Scheduled<Void>?

    init(_ process: any SessionApp) { self.process = process }
  }

  init(on loop: any EventLoop, start: @escaping (URL) throws -> any SessionApp) {
    (self.loop, self.start) = (loop, start)
  }

  // MARK: Pages

  /// Adds a page; it leads if it requests that or if no other page does.
  func enter(_ page: any Page, wantsLead: Bool) {
    pages.append(page)
    page.tell(.state(state))
    guard wantsLead || leader == nil else {
      if let size { page.tell(.size(size)) }
      return introduce(page)
    }
    leader?.tell(.watch)
    leader = page
    introduce(page)
    askForWidth()
    if let fonts, fonts != page.fonts { measureAgain() }
    fonts = page.fonts
  }

  /// The session receives its inputs once more, with the widths that texts have in the fonts of the page that leads now.
  private func measureAgain() {
    widths = [:]
    if let program, app != nil || replay != nil, !log.isEmpty { run(program) }
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
    guard page === leader, app != nil, !awaitsLeap else { return }
    ask(
      Asked(inputs: inputs, fraction: fraction, how: []) { [weak self] _, words in
        guard let self else { return }
        for each in self.pages { each.show(DevSession.frame(.next, words)) }
      })
  }

  func hear(_ word: PageWord, from page: any Page) {
    if let width = word.width, page === leader { take(width) }
    if let size = word.size, page === leader {
      self.size = size
      for each in pages where each !== page { each.tell(.size(size)) }
    }
    if let layer = word.inspect, app != nil { inspect(layer, for: page) }
    guard let act = word.act, let program else { return }
    switch act {
    case .goOn: if page === leader { awaitsLeap = false }
    case .goBack:
      log.dropWaiting()
      stopApp()
      run(program)
    case .stepBack:
      guard page === leader, log.goBack(ticks: max(1, word.ticks ?? 1)) else { return }
      stopApp()
      run(program)
    case .startOver: startOver()
    }
  }

  /// Tells a page what its inspector shows.
  private func inspect(_ layer: Int32, for page: any Page) {
    ask(Asked(inspected: (layer, { [weak page] json in page?.tell(.inspected(json)) })))
  }

  /// Begins a session anew, with the program that was built last.
  func startOver() {
    log = SessionLog()
    widths = [:]
    guard let program else { return }
    for page in pages { page.tell(.reload) }
    // Whatever they still send belongs to the previous session.
    (pages, leader) = ([], nil)
    stopApp()
    run(program)
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

  func buildBegins() { change { $0.build = .building } }

  func buildFailed(_ errors: [CompilerMessage]) { change { ($0.build, $0.errors) = (.broken, errors) } }

  /// Whether the app also builds for the web.
  func know(_ web: DevState.Web) { change { $0.web = web } }

  /// Runs a program that was built. What ran before goes on until the new one has come to the same tick, unless it is stuck.
  func run(_ program: URL) {
    self.program = program
    stopReplay()
    if isStuck {
      log.dropWaiting()
      stopApp()
    }
    do {
      let process = try start(program)
      let replay = Replay(process)
      self.replay = replay
      process.heard = { [weak self, weak replay] in if let self, let replay { self.hear($0, from: replay) } }
      process.ended = { [weak self] ending in self?.replayEnded(ending) }
      change {
        ($0.build, $0.errors) = (.done, [])
        if !log.isEmpty { $0.stand(.replaying) }
      }
      process.ask(.tables)
    } catch {
      let text = "\(program.lastPathComponent) cannot be started: \(error.localizedDescription)"
      change {
        ($0.build, $0.errors) = (.done, [])
        $0.stand(.ended, text)
      }
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

  private func forget(_ process: any SessionApp) {
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
    case .inspection: break
    case .measure(let text): measure(text, for: replay.process)
    case .frame(let hash, _):
      guard let next = replay.next else { return }
      if let known = next.hash, known != hash { replay.parted = replay.parted ?? next.tick }
      if next.hash != hash { log.correct(next, to: hash) }
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
          ("The new build does not come to the end of a tick after \(DevSession.time($0)).", [])
        }
      }
      return
    }
    // The app that runs is in the middle of an answer, which will belong to the session; one that is stuck gives none.
    guard asked == nil || isStuck else { return }
    take(over: replay)
  }

  private func take(over replay: Replay) {
    self.replay = nil
    // Where the one before it has ended or is stuck, the page waits for an answer that does not come, and its clock goes back to
    // the moment before.
    let kind: FrameKind = app == nil || isStuck ? .back : .all
    let left = kind == .all ? waiting : []
    stopApp()
    let process = replay.process
    app = process
    tables = replay.tables
    process.heard = { [weak self] in self?.hear($0) }
    process.ended = { [weak self] in self?.appEnded($0) }
    // Its output during the replay was already printed by the previous process.
    process.printed = { [weak self] in self?.say($0) }
    var text = replay.note
    if let parted = replay.parted {
      text =
        "The new build goes another way from \(DevSession.time(parted)) on; the session goes on from where that led."
    }
    change { $0.stand(.running, text) }
    guard !log.isEmpty else {
      for page in pages { introduce(page) }
      return
    }
    awaitsLeap = kind == .back && leader != nil
    for page in pages { page.tell(.app(tables: tables ?? "", leads: page === leader, hasBegun: true)) }
    // What it did on the way was done before.
    ask(Asked())
    ask(
      Asked(how: [.all]) { [weak self] _, words in
        guard let self else { return }
        for page in self.pages { page.show(DevSession.frame(page === self.leader ? kind : .all, words)) }
      })
    for each in left { ask(each) }
  }

  private func replayEnded(_ ending: AppEnding) {
    for line in ending.said { say(line) }
    replayFailed { (DevSession.text(after: ending, at: $0), ending.said) }
  }

  /// Ends both processes: the new build did not get through the session, which goes on from before the part that it received last.
  private func replayFailed(_ words: (_ tick: Int) -> (text: String, said: [String])) {
    guard let replay else { return }
    log.cut(at: replay.reached)
    stopReplay()
    stopApp()
    let (text, said) = words(log.tick)
    change { $0.stand(.ended, text, said: said, canGoBack: !log.isEmpty) }
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
    setAlarm()
    if let inspected = next.inspected { return app.ask(.inspect(layer: inspected.layer)) }
    app.ask(.exchange(inputs: next.inputs, fraction: next.fraction, how: next.how))
  }

  private func hear(_ message: AppMessage) {
    switch message {
    case .tables: break
    case .inspection(let json):
      guard let inspected = asked?.inspected else { return }
      answered()
      inspected.answer(json)
      wake()
      askNext()
    case .measure(let text): app.map { measure(text, for: $0) }
    case .frame(let hash, let words):
      guard let asked else { return }
      answered()
      if asked.inputs.readableBytes > 0 {
        let tick = words.getInteger(at: words.readerIndex + 12, endianness: .little, as: Int32.self) ?? 0
        log.append(asked.inputs.readableBytesView, tick: Int(tick), hash: hash)
      }
      asked.answer(hash, words)
      // A fresh build that waited for this answer.
      wake()
      askNext()
    }
  }

  /// A question has been answered.
  private func answered() {
    asked = nil
    alarm?.cancel()
    guard isStuck else { return }
    isStuck = false
    change { $0.stand(replay == nil ? .running : .replaying) }
  }

  private func appEnded(_ ending: AppEnding) {
    stopApp()
    let text = DevSession.text(after: ending, at: log.tick)
    log.dropWaiting()
    guard replay != nil else {
      return change { $0.stand(.ended, text, said: ending.said, canGoBack: !log.isEmpty) }
    }
    replace(because: text)
  }

  /// Lets a new build that is on its way take the place of an app that has stopped or is stuck, at the moment before.
  private func replace(because text: String) {
    guard let replay, let program else { return }
    // It may have received what made the other one stop.
    if max(replay.reached.place, replay.next?.place ?? 0) > log.end.place { run(program) }
    self.replay?.note = "\(text) The new build goes on from the moment before."
    wake()
  }

  /// Lets a fresh build go on that waited for an answer of the app whose place it takes.
  private func wake() {
    if let replay, replay.tables != nil, replay.next == nil { goOn(replay) }
  }

  /// Reports a tick that does not end. The time during which a page measures text does not count.
  private func setAlarm() {
    alarm?.cancel()
    guard asked != nil, measuring.isEmpty else { return }
    let isTrapping = app?.isTrapping == true
    alarm = loop.scheduleTask(in: isTrapping ? DevSession.longestTrap : DevSession.patience) { [weak self] in
      guard let self, self.asked != nil else { return }
      // It has stopped; its backtrace is on the way.
      if !isTrapping, self.app?.isTrapping == true { return self.setAlarm() }
      let seconds = DevSession.patience.nanoseconds / 1_000_000_000
      self.isStuck = true
      let text = "Tick \(self.log.tick + 1) has not come to its end for \(seconds) s."
      guard self.replay != nil else {
        return self.change { $0.stand(.stuck, text, canGoBack: !self.log.isEmpty) }
      }
      self.log.dropWaiting()
      self.replace(because: text)
    }
  }

  // MARK: Widths

  private func measure(_ text: MeasuredText, for process: any SessionApp) {
    if let width = widths[text] { return process.ask(.width(width)) }
    measuring.append((text, process))
    alarm?.cancel()
    replay?.alarm?.cancel()
    askForWidth()
  }

  private func askForWidth() {
    guard measured == nil, let first = measuring.first, let leader else { return }
    measured = first.text
    leader.tell(.measure(first.text))
  }

  /// Handles the answer of the page that leads.
  private func take(_ width: Double) {
    guard let text = measured else { return }
    measured = nil
    widths[text] = width
    let answered = measuring.filter { $0.text == text }
    measuring.removeAll { $0.text == text }
    for each in answered { each.process.ask(.width(width)) }
    setAlarm()
    askForWidth()
  }

  // MARK: What is told

  private func say(_ line: String) {
    printed(line)
    for page in pages { page.tell(.printed(line)) }
  }

  private func change(_ change: (inout DevState) -> Void) {
    let before = state
    change(&state)
    guard state != before else { return }
    stands(before, state)
    for page in pages { page.tell(.state(state)) }
  }

  private static func text(after ending: AppEnding, at tick: Int) -> String {
    ending.isTrap
      ? "The app stopped after \(time(tick)), tick \(tick)."
      : "The app ended by itself after \(time(tick)), with the code \(ending.code)."
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
