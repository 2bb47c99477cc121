import ArcadeKit
import UIKit

/// The sky behind everything: day, which turns to evening as the clock runs down.
final class SkyView: UIView {
  private let evening = GradientView()

  override class var layerClass: CALayer.Type { CAGradientLayer.self }
  override class var kind: String { "SkyView" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    evening.alpha = 0
    evening.isUserInteractionEnabled = false
    addSubview(evening)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows how much of the game is over, 0 … 1; the way there takes a second.
  func show(_ progress: Double, animated: Bool) {
    let share = CGFloat(min(max(progress, 0), 1))
    guard evening.alpha != share else { return }
    guard animated, !Motion.isReduced else {
      evening.alpha = share
      return
    }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { self.evening.alpha = share })
  }

  override func resolveColors() {
    super.resolveColors()
    (layer as? CAGradientLayer)?.colors = Soap.day.map { $0.resolvedColor(with: traitCollection).cgColor }
    evening.colors = Soap.evening
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    evening.frame = bounds
  }
}

/// A view filled from its top to its bottom.
final class GradientView: UIView {
  var colors: [UIColor] = [] { didSet { resolveColors() } }

  override class var layerClass: CALayer.Type { CAGradientLayer.self }

  override func resolveColors() {
    super.resolveColors()
    (layer as? CAGradientLayer)?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
  }

  override class var kind: String { "GradientView" }
}
