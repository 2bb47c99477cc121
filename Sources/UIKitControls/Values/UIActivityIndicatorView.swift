import CaromGeometry
import UIKitCore

/// A spinner of eight spokes that turns while something is in progress; 20 points in size, or 37 if large.
open class UIActivityIndicatorView: UIView {
  /// The sizes of the spinner.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  private final var spokes: [UIView] = []
  private final var timer: Timer?
  private final var turn = 0

  /// Creates a spinner of a style, in its natural size.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = intrinsicContentSize
    build()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  /// Creates a medium spinner; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    for _ in 0..<8 {
      let spoke = UIView.part(color)
      spokes.append(spoke)
      addSubview(spoke)
    }
    isHidden = hidesWhenStopped
  }

  deinit { timer?.invalidate() }

  open override class var kind: String { "UIActivityIndicatorView" }

  /// The size of the spinner; `.medium` by default.
  open var style = Style.medium { didSet { setNeedsLayout() } }
  /// The color of the spokes; `.systemGray` by default.
  open var color: UIColor! = .systemGray { didSet { for spoke in spokes { spoke.backgroundColor = color } } }
  /// Whether the spinner is hidden while it does not turn; true by default.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether the spinner turns.
  public private(set) final var isAnimating = false

  /// Makes the spinner visible and starts it; does nothing if it turns already.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    startTurning()
  }

  /// Stops the spinner, and hides it if `hidesWhenStopped` is true.
  open func stopAnimating() {
    isAnimating = false
    timer?.invalidate()
    timer = nil
    isHidden = hidesWhenStopped
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Outside a window the spinner cannot be seen, and must not request frames.
    timer?.invalidate()
    timer = nil
    if isAnimating { startTurning() }
  }

  private func startTurning() {
    guard window != nil, timer == nil else { return }
    let made = Timer(timeInterval: 0.1, repeats: true) { [me = Weak(self)] _ in me.value?.step() }
    timer = made
    clock.add(made)
    step()
  }

  /// Turns by one eighth: the brightest spoke moves on, and eight steps take 0.8 s.
  private func step() {
    turn = (turn + 1) % spokes.count
    for (place, spoke) in spokes.enumerated() {
      let age = (turn - place + spokes.count) % spokes.count
      spoke.alpha = max(0.2, 1 - CGFloat(age) * 0.13)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = min(bounds.width, bounds.height)
    let (length, width) = (size * 0.28, size * 0.125)
    for (place, spoke) in spokes.enumerated() {
      let angle = Double(place) * .pi / 4
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      let radius = size / 2 - length / 2
      spoke.center = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
      spoke.transform = CGAffineTransform(rotationAngle: angle)
    }
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var semanticRole: Semantics.Role? { .progressbar }
}
