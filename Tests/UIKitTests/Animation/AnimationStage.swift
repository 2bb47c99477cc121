import Testing
import UIKit

@testable import UIKitCore

/// An application with one window and one view in it, driven by hand.
final class AnimationStage {
  let application = UIApplication(textMeasuring: FixedTextMetrics())
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private var tick: Int32 = 0

  init() {
    window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
    window.addSubview(view)
  }

  func advance(ticks: Int32) {
    application.makeCurrent()
    var input = AdvanceInput()
    tick += ticks
    input.tick = tick
    application.receive(.advance(input))
  }

  func seen(_ view: UIView? = nil, fraction: Double = 0) -> LayerValues {
    application.animationEngine.presentation(of: (view ?? self.view).layer, fraction: fraction)
  }

  func seen(_ layer: CALayer, fraction: Double = 0) -> LayerValues {
    application.animationEngine.presentation(of: layer, fraction: fraction)
  }

  /// Diagnostics since the last call.
  var diagnostics: [String] {
    application.takeOutputs().compactMap { output in
      if case .diagnostic(let message) = output { return message }
      return nil
    }
  }
}
