import CaromGeometry

extension UIView {
  /// Begins a run on this view: one game for a score, in a new scene with its own clock, random generator and timers.
  ///
  /// Nothing from before affects the run, so that it can be replayed alone, bit by bit. Touches, keys and gestures in
  /// progress are cancelled, and their actions are sent first. The view's previous scene ends, with its timers, display
  /// links and animations. Inputs of the running tick that are not delivered yet are delivered in the next one, which
  /// is the first of the run.
  ///
  /// For its part the game takes all random numbers from `run.generator`, measures time by the run's scene, creates its
  /// own animator, and takes over nothing from the game before except stored values.
  ///
  ///     courtView.beginRun(seed: windowScene.generator.next()) { run in
  ///       game = Game(settings, using: &run.generator)
  ///       animator = UIDynamicAnimator(referenceView: courtView)
  ///     }
  ///
  /// - Parameters:
  ///   - seed: The seed of the run's generator.
  ///   - build: Sets up the game. The run's scene is current, so that timers, delayed closures and animators which are
  ///     created there belong to it.
  public final func beginRun(seed: UInt64, _ build: (_ run: UIScene) -> Void) {
    UIApplication.shared.beginRun(seed: seed, on: self, build)
  }
}

/// The state of a session when a run begins in it: what is needed to begin the same run again, alone.
package struct RunBeginning {
  package let seed: UInt64
  /// The application's tick.
  package let tick: Tick
  /// The number of inputs delivered so far.
  package let deliveredInputs: Int
  /// The stored values: key, value, key, value, …
  package let stored: [String]
  package let address: String
}

extension UIApplication {
  func beginRun(seed: UInt64, on view: UIView, _ build: (UIScene) -> Void) {
    touchDispatcher.forgetEverything()
    if let old = view.ownScene {
      animationEngine.endAnimations(in: old)
      old.end()
    }
    runBegan?(
      RunBeginning(
        seed: seed, tick: tick, deliveredInputs: deliveredInputs,
        stored: userDefaults.allKeys.flatMap { [$0, userDefaults.string(forKey: $0) ?? ""] }, address: address))
    holdsInputsBack = true
    let run = UIScene(seed: seed)
    view.scene = run
    runView = view
    self.run(in: run) { build(run) }
  }
}

/// The position of a responder in the tree of views: the index of its window, then of a subview at each level.
package struct ViewPath: Equatable {
  package var indices: [Int32]
  /// Whether it is the controller of that view.
  package var isController: Bool

  package init(indices: [Int32], isController: Bool) {
    self.indices = indices
    self.isController = isController
  }

  /// The position of a view in a window, or of its controller; nil for others.
  package init?(to responder: UIResponder) {
    isController = (responder as? UIViewController) != nil
    indices = []
    guard var view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded else { return nil }
    while let superview = view.superview {
      guard let index = superview.subviews.firstIndex(where: { $0 === view }) else { return nil }
      indices.append(Int32(index))
      view = superview
    }
    guard let window = UIApplication.shared.windows.firstIndex(where: { $0 === view }) else { return nil }
    indices.append(Int32(window))
    indices.reverse()
  }

  /// The responder at this position; nil if there is none.
  package var responder: UIResponder? {
    var view: UIView?
    var views: [UIView] = UIApplication.shared.windows.map { $0 }
    for index in indices {
      guard index >= 0, index < views.count else { return nil }
      view = views[Int(index)]
      views = views[Int(index)].subviews
    }
    return isController ? view?.viewController : view
  }
}
