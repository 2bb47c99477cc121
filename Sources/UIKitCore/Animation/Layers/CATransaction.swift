import CaromGeometry

/// Groups changes of layers without a view, and animations that are added to layers.
///
/// Between `begin()` and `commit()` changes of such layers are animated; outside they are immediate. Layers of views
/// are animated only by `UIView.animate` and the like.
///
///     CATransaction.begin()
///     CATransaction.setAnimationDuration(0.5)
///     dot.position.x += 100
///     CATransaction.commit()
public enum CATransaction {
  private static var engine: AnimationEngine { UIApplication.shared.animationEngine }

  /// Opens a transaction with the settings of the surrounding one, or else 0.25 s and the system's curve. One that is
  /// still open at the end of the block or tick is committed with a diagnostic.
  public static func begin() {
    let outer = engine.transaction
    open(
      outer?.duration ?? 0.25, outer?.curve ?? .cubic(.systemDefault),
      isDisabled: outer.map { $0.group == nil } ?? false
    ) { engine.openTransaction($0) }
  }

  /// Closes the innermost transaction; does nothing if none is open in the running block.
  public static func commit() { engine.closeTransaction() }

  /// Does nothing: changes are committed with their frame.
  public static func flush() {}

  /// Sets how long changes take, in seconds; negative and invalid numbers count as 0, which is immediately. Outside of
  /// a transaction it has no effect.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    guard let now = engine.transaction else { return }
    change(now, duration: duration.isFinite ? max(0, duration) : 0, curve: now.curve, isDisabled: now.group == nil)
  }

  /// How long changes take in the innermost transaction, in seconds; 0.25 without one.
  public static func animationDuration() -> CFTimeInterval { engine.transaction?.duration ?? 0.25 }

  /// Sets the curve of changes; nil for the system's. Outside of a transaction it has no effect.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    guard let now = engine.transaction else { return }
    let curve = TimingCurve.cubic(function?.timing ?? .systemDefault)
    change(now, duration: now.duration, curve: curve, isDisabled: now.group == nil)
  }

  /// Sets whether changes are immediate. Outside of a transaction it has no effect.
  public static func setDisableActions(_ flag: Bool) {
    guard let now = engine.transaction else { return }
    change(now, duration: now.duration, curve: now.curve, isDisabled: flag)
  }

  /// Whether changes in the innermost transaction are made immediately; false without one.
  public static func disableActions() -> Bool { engine.transaction.map { $0.group == nil } ?? false }

  /// Sets a closure that is called when everything that began in this transaction is over; without a transaction, in
  /// the next tick.
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let tally = engine.transaction?.tally else {
      begin()
      engine.transaction?.tally?.completion = block
      return commit()
    }
    tally.completion = block
  }

  private static func change(_ now: AnimationContext, duration: Double, curve: TimingCurve, isDisabled: Bool) {
    open(duration, curve, isDisabled: isDisabled, tally: now.tally) { engine.changeTransaction($0) }
  }

  private static func open(
    _ duration: Double, _ curve: TimingCurve, isDisabled: Bool, tally: TransactionTally? = nil,
    _ use: (AnimationContext) -> Void
  ) {
    let group = BlockGroup(clock: UIApplication.shared.currentClock, duration: duration, curve: curve)
    use(
      AnimationContext(
        group: isDisabled || duration <= 0 ? nil : group, duration: duration, curve: curve,
        tally: tally ?? TransactionTally()))
  }
}

/// Counts the groups that a transaction waits for, and calls its completion.
final class TransactionTally {
  var completion: (() -> Void)?
  private var pending = 0

  /// Also waits for `group`.
  func add(_ group: AnimationGroup) {
    guard group.tally == nil else { return }
    group.tally = self
    pending += 1
  }

  /// A group is over.
  func ended(one group: AnimationGroup) {
    group.tally = nil
    pending -= 1
    guard pending == 0, let completion else { return }
    self.completion = nil
    group.clock.perform(completion)
  }
}
