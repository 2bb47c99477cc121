import CaromGeometry

// MARK: Carom's own

extension UIView {
  /// The clock this view lives on: its own, or the nearest one above, or the application's.
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
    }
  }

  /// Begins a run on this view: one game for a score, on a fresh clock with its own ticks, chance and timers.
  ///
  /// Nothing of what came before reaches the run, so that it can be replayed alone, bit for bit: touches, keys and
  /// gestures under way are cancelled and their actions sent first; the clock this view had ends with its timers,
  /// display links and animations; inputs of the running tick that are not delivered yet come in the next one, which is
  /// the run's first. `build` sets the game up with the run's clock as the current one, to which timers, delayed blocks
  /// and animations made there belong.
  ///
  /// For its part the game draws all chance from `run.generator`, measures time by that clock, makes an animator of its
  /// own and takes nothing else over from the game before than what is stored.
  ///
  ///     courtView.beginRun(seed: UIApplication.shared.clock.generator.next()) { run in
  ///       game = Game(settings, using: &run.generator)
  ///       animator = UIDynamicAnimator(referenceView: courtView)
  ///     }
  public final func beginRun(seed: UInt64, _ build: (_ run: TickClock) -> Void) {
    UIApplication.shared.beginRun(seed: seed, on: self, build)
  }

  /// Queues what screen readers are told for the next commit; a subclass whose computed answers change calls it.
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
