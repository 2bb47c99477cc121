import CaromGeometry
import UIKitCore

/// Eight spokes that turn while something is under way: 20 points, 37 when large.
open class UIActivityIndicatorView: UIView {
  public enum Style: Int {
    case medium = 100
    case large = 101
  }

  private final var spokes: [UIView] = []
  private final var timer: Timer?
  private final var turn = 0

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

  open var style = Style.medium { didSet { setNeedsLayout() } }
  open var color: UIColor! = .systemGray { didSet { for spoke in spokes { spoke.backgroundColor = color } } }
  /// Whether it is seen only while it turns; true at first.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  public private(set) final var isAnimating = false

  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    isHidden = false
    startTurning()
  }

  open func stopAnimating() {
    isAnimating = false
    timer?.invalidate()
    timer = nil
    isHidden = hidesWhenStopped
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Outside a window nobody sees it turn, and nothing should ask for frames.
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

  /// One eighth of a turn: the brightest spoke moves on; eight steps take 0.8 s.
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
