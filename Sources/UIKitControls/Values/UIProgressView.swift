import CaromGeometry
import UIKitCore

/// Shows how much of something is done; 4 points high.
open class UIProgressView: UIView {
  public enum Style: Int { case `default`, bar }

  private final let fill = UIView.part(radius: 2)
  private final var share: Float = 0
  public final var progressViewStyle = Style.default

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 4))
    progressViewStyle = style
  }

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

  /// 0 … 1; what lies outside is moved to the nearest end, NaN is refused.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): progress is not a number and was not set. Check for a division by zero.")
    }
    share = min(1, max(0, progress))
    semanticsChanged()
    fade(animated: animated) { arrange() }
  }

  open var progressTintColor: UIColor? { didSet { resolveColors() } }
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
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  open override var semanticRole: Semantics.Role? { .progressbar }
  open override var semanticRange: Semantics.Range? { Semantics.Range(now: Double(share), least: 0, greatest: 1) }
}
