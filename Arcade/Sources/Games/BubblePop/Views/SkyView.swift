import ArcadeKit
import UIKit

/// The sky in the background, which turns from day to evening as the clock runs down.
final class SkyView: UIView {
  private let evening = GradientView()

  override class var layerClass: CALayer.Type { CAGradientLayer.self }
  override class var kind: String { "SkyView" }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
    evening.alpha = 0
    evening.isUserInteractionEnabled = false
    addSubview(evening)
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  /// Shows the fraction of the game that is over, 0 … 1; an animated change takes one second.
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

/// A view filled with a vertical gradient.
final class GradientView: UIView {
  var colors: [UIColor] = [] { didSet { resolveColors() } }

  override class var layerClass: CALayer.Type { CAGradientLayer.self }

  override func resolveColors() {
    super.resolveColors()
    (layer as? CAGradientLayer)?.colors = colors.map { $0.resolvedColor(with: traitCollection).cgColor }
  }

  override class var kind: String { "GradientView" }
}
