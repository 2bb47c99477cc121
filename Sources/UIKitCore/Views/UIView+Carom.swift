import CaromGeometry

// MARK: Carom's own

extension UIView {
  /// The clock of this view: its own, or that of the nearest ancestor that has one, or the application's.
  public final var clock: TickClock {
    get {
      var view: UIView? = self
      while let around = view {
        if let clock = around.ownClock { return clock }
        view = around.superview
      }
      return UIApplication.shared.clock
    }
    set {
      ownClock = newValue
      newValue.holder = self
      UIApplication.hierarchyVersion &+= 1
    }
  }

  /// Begins a run on this view: one game for a score, on a fresh clock with its own ticks, random numbers and timers.
  ///
  /// Nothing that happened before affects the run, so that it can be replayed alone, bit for bit. Touches, keys and
  /// gestures in progress are cancelled, and their actions are sent first. The view's previous clock ends, with its
  /// timers, display links and animations. Inputs of the current tick that have not been delivered yet are delivered in
  /// the next one, which is the run's first.
  ///
  /// `build` sets the game up with the run's clock as the current one, to which new timers, delayed blocks and
  /// animations belong. In return, the game must draw all random numbers from `run.generator`, measure time by that
  /// clock, create its own animator, and take over nothing from the previous game except stored values.
  ///
  ///     courtView.beginRun(seed: UIApplication.shared.clock.generator.next()) { run in
  ///       game = Game(settings, using: &run.generator)
  ///       animator = UIDynamicAnimator(referenceView: courtView)
  ///     }
  public final func beginRun(seed: UInt64, _ build: (_ run: TickClock) -> Void) {
    UIApplication.shared.beginRun(seed: seed, on: self, build)
  }

  /// Queues the accessibility properties for the next commit; a subclass whose computed properties change calls it.
  public final func semanticsChanged() { layer.markDirty(.semantics) }

  /// A listing of this view and its descendants, each with its frame, how it is placed, and the faults of its
  /// constraints: the text that Apple's debugger prints for `_autolayoutTrace`.
  public final func autolayoutTrace() -> String {
    trace(indent: "")
      + "\nLegend:\n  * placed by constraints\n  + frame set directly, with constraints from outside\n"
      + "  • frame set directly; its contents are solved separately\n"
  }

  /// The faults of the constraints in this view and its descendants, as of the last layout: ambiguous views and guides,
  /// and constraints that were left out because they contradict others. Empty if there are none.
  public final func layoutFaults() -> [String] {
    var faults = ownLayoutFaults
    for view in subviews { faults += view.layoutFaults() }
    return faults
  }
}
