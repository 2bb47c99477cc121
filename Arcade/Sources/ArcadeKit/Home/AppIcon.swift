import UIKit

/// The contents of an app's icon: a drawing in hundredths of its side, and a detail that can be animated.
open class AppIcon: UIView {
  private var isMoving = false
  private var arrangedSide: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    clipsToBounds = true
    contentMode = .redraw
    build()
  }

  public required init?(coder: NSCoder) { return nil }

  open override class var kind: String { "AppIcon" }

  /// The corner radius of an icon with this side, in points.
  public static func corner(of side: CGFloat) -> CGFloat { side * 0.225 }

  // MARK: For subclasses

  /// Adds the views of the moving detail.
  open func build() {}

  /// Draws the static part, in a square of 100 × 100.
  open func drawFace(in context: CGContext) {}

  /// Places the moving detail at rest.
  open func arrangeDetails() {}

  /// Animates the detail, and calls `done` when it is back at rest.
  open func moveDetail(done: @escaping () -> Void) { done() }

  // MARK: For all icons

  /// Animates the detail once, unless it is already moving, is not in a window, or motion is reduced.
  public final func play() {
    guard !isMoving, !Motion.isReduced, window != nil else { return }
    isMoving = true
    moveDetail { [me = Weak(self)] in me.value?.isMoving = false }
  }

  /// Moves a detail to a place in hundredths, then calls `next`.
  public final func move(
    _ detail: UIView, to x: CGFloat, _ y: CGFloat, seconds: TimeInterval, _ options: UIView.AnimationOptions,
    then next: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: seconds, delay: 0, options: options, animations: { self.put(detail, at: x, y) },
      completion: { _ in next() })
  }

  /// Places the center of a detail, in hundredths.
  public final func put(_ detail: UIView, at x: CGFloat, _ y: CGFloat) {
    let unit = bounds.width / 100
    detail.center = CGPoint(x: x * unit, y: y * unit)
  }

  /// Converts a frame from hundredths to points.
  public final func scaled(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    let unit = bounds.width / 100
    return CGRect(x: x * unit, y: y * unit, width: width * unit, height: height * unit)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width != arrangedSide else { return }
    arrangedSide = bounds.width
    layer.cornerRadius = AppIcon.corner(of: bounds.width)
    arrangeDetails()
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.scaleBy(x: bounds.width / 100, y: bounds.width / 100)
    drawFace(in: context)
  }

  // MARK: Drawing

  /// Fills a path with a gradient from its top to its bottom.
  public static func fill(_ path: UIBezierPath, in context: CGContext, _ colors: [UIColor]) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map { $0.cgColor }, locations: nil) else { return }
    let box = path.bounds
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: box.midX, y: box.minY), end: CGPoint(x: box.midX, y: box.maxY), options: [])
    context.restoreGState()
  }

  /// A radial light that fades to nothing.
  public static func light(_ color: UIColor, x: CGFloat, y: CGFloat, radius: CGFloat, in context: CGContext) {
    let ends = [color.cgColor, color.withAlphaComponent(0).cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: ends, locations: nil) else { return }
    let middle = CGPoint(x: x, y: y)
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: radius, options: [])
  }
}
