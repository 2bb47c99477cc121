import CaromGeometry

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
  /// The tick in which that address was opened.
  package let addressTick: Tick
}

extension UIApplication {
  func beginRun(seed: UInt64, on view: UIView, _ build: (TickClock) -> Void) {
    touchDispatcher.forgetEverything()
    if let old = view.ownClock {
      animationEngine.endAnimations(in: old)
      old.end()
    }
    runBegan?(
      RunBeginning(
        seed: seed, tick: tick, deliveredInputs: deliveredInputs,
        stored: userDefaults.allKeys.flatMap { [$0, userDefaults.kept($0) ?? ""] }, address: address,
        addressTick: addressTick))
    holdsInputsBack = true
    let run = TickClock(seed: seed)
    view.clock = run
    runView = view
    run.perform { build(run) }
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
