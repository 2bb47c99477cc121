import CaromGeometry

// MARK: Carom's own

extension UIView {
  /// Says that the run that began on this view is over, so that a page keeps its recording. The run's clock goes on.
  ///
  /// Does nothing natively, and in an app whose `WebHost` keeps no runs.
  public final func endRun(_ result: RunResult) {
    var result = result
    result.seconds = Double(clock.tick) / UIApplication.ticksPerSecond
    let application = UIApplication.shared
    application.verifiedRuns?.last = nil
    application.send(.runEnded(result))
  }
}

// MARK: Carom's own

extension UIApplication {
  /// Posted when `keptRuns` has changed; the object is the application.
  public static let keptRunsDidChangeNotification = Notification.Name("UIApplicationKeptRunsDidChange")

  /// The recordings of finished runs that the host keeps (see `UIView.endRun`), the newest first; nil if it keeps none,
  /// as natively, or in a browser that forbids it. Bad rows are left out.
  public var keptRuns: [KeptRun]? {
    // Rows are read here and not when they come, so that only programs that ask for runs contain the code that does it.
    guard let rows = runTexts else { return nil }
    return stride(from: 0, to: rows.count - rows.count % 8, by: 8).compactMap { KeptRun(rows[$0..<$0 + 8]) }
  }

  /// Shows the recording of a run in the page's player; nil for the run that ended last.
  public func watchRun(_ id: String?) { send(.run(act: "watch", id: id ?? "")) }

  /// Shares the recording of a run: as a link that contains it, or as a file if it is too long for one.
  public func shareRun(_ id: String) { send(.run(act: "share", id: id)) }

  /// Offers the recording of a run as a file.
  public func saveRun(_ id: String) { send(.run(act: "save", id: id)) }

  /// Deletes the recording of a run.
  public func forgetRun(_ id: String) { send(.run(act: "forget", id: id)) }

  /// Lets the user choose the file of a recorded run, and shows it in the page's player. Call it in answer to a tap, a
  /// click or a key.
  public func openRun() { send(.run(act: "open", id: "")) }

  @inline(never)
  func runsCame(_ input: RunsInput) {
    runTexts = input.list
    notificationCenter.post(Notification(name: UIApplication.keptRunsDidChangeNotification, object: self))
  }
}
