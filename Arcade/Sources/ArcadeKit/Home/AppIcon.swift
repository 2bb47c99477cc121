import UIKit

/// The face of an app on its icon: a drawing in hundredths of its side, and a detail that moves for a moment.
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

  /// The corner radius of an icon of that side, points.
  public static func corner(of side: CGFloat) -> CGFloat { side * 0.225 }

  // MARK: For each app

  /// Adds what moves.
  open func build() {}

  /// Draws what rests, in a square of 100 × 100.
  open func drawFace(in context: CGContext) {}

  /// Puts what moves to where it rests.
  open func arrangeDetails() {}

  /// Moves the detail, and calls `done` when it rests again where it was.
  open func moveDetail(done: @escaping () -> Void) { done() }

  // MARK: For all

  /// Lets the detail move once, unless it does so already, cannot be seen, or motion is reduced.
  public final func play() {
    guard !isMoving, !Motion.isReduced, window != nil else { return }
    isMoving = true
    moveDetail { [me = Weak(self)] in me.value?.isMoving = false }
  }

  /// Moves a detail to a place in hundredths, and goes on with what is next.
  public final func move(
    _ detail: UIView, to x: CGFloat, _ y: CGFloat, seconds: TimeInterval, _ options: UIView.AnimationOptions,
    then next: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: seconds, delay: 0, options: options, animations: { self.put(detail, at: x, y) },
      completion: { _ in next() })
  }

  /// Puts the middle of a detail to a place in hundredths.
  public final func put(_ detail: UIView, at x: CGFloat, _ y: CGFloat) {
    let unit = bounds.width / 100
    detail.center = CGPoint(x: x * unit, y: y * unit)
  }

  /// A frame given in hundredths.
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

  // MARK: Pens

  /// Fills a path with colours from its top to its bottom.
  public static func fill(_ path: UIBezierPath, in context: CGContext, _ colors: [UIColor]) {
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors.map { $0.cgColor }, locations: nil) else { return }
    let box = path.bounds
    context.saveGState()
    path.addClip()
    context.drawLinearGradient(
      gradient, start: CGPoint(x: box.midX, y: box.minY), end: CGPoint(x: box.midX, y: box.maxY), options: [])
    context.restoreGState()
  }

  /// A round light that fades to nothing.
  public static func light(_ color: UIColor, x: CGFloat, y: CGFloat, radius: CGFloat, in context: CGContext) {
    let ends = [color.cgColor, color.withAlphaComponent(0).cgColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: ends, locations: nil) else { return }
    let middle = CGPoint(x: x, y: y)
    context.drawRadialGradient(
      gradient, startCenter: middle, startRadius: 0, endCenter: middle, endRadius: radius, options: [])
  }
}
