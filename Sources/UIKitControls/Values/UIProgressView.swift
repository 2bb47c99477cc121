import CaromGeometry
import UIKitCore

/// A bar, 4 points high, that shows how much of a task is done.
open class UIProgressView: UIView {
  /// The styles of a progress view, which look the same here.
  public enum Style: Int, Sendable {
    /// The usual appearance.
    case `default`
    /// The same as `default`.
    case bar
  }

  private final let fill = UIView.part(radius: 2)
  private final var share: Float = 0
  /// The style, which has no effect; `.default` by default.
  public final var progressViewStyle = Style.default

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a progress view that is 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

  /// Creates a progress view; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    isAccessibilityElement = true
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(fill)
    resolveColors()
  }

  open override class var kind: String { "UIProgressView" }

  /// The completed share, from 0 to 1; 0 by default. Other values are limited to that range, and NaN is diagnosed and
  /// ignored.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the completed share, with an animation of 0.25 s if `animated` is true; limited like `progress`.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): progress is NaN and was not set. Check for a division by zero.")
    }
    share = min(1, max(0, progress))
    semanticsChanged()
    fade(animated: animated) { arrange() }
  }

  /// The color of the completed part; nil means the tint color.
  open var progressTintColor: UIColor? { didSet { resolveColors() } }
  /// The color of the bar behind it; nil means `.systemFill`.
  open var trackTintColor: UIColor? { didSet { resolveColors() } }

  private func arrange() {
    let width = bounds.width * CGFloat(share)
    fill.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    layer.cornerRadius = bounds.height / 2
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  open override func resolveColors() {
    super.resolveColors()
    fill.backgroundColor = progressTintColor ?? tintColor
    layer.backgroundColor = (trackTintColor ?? .systemFill).resolved(for: traitCollection)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    resolveColors()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 4) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 4) }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Words.percent(Int((share * 100).rounded())) }
    set { super.accessibilityValue = newValue }
  }
  open override var semanticRole: Semantics.Role? { .progressbar }
  open override var semanticRange: Semantics.Range? { Semantics.Range(now: Double(share), least: 0, greatest: 1) }
}
