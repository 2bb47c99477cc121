import CaromGeometry

/// A sheet of paper that is folded along a moving line: the part before the line stays, and the part beyond it lies on
/// top of that, showing its back.
///
/// Everything in it moves along straight lines, so that four layers and ordinary animations are enough: a clipping
/// layer with the sheet's bounds; in it a large box, rotated so that its edge is the fold; in the box the sheet,
/// rotated back, and its mirror image under a layer of translucent white.
struct PageCurl {
  /// The layer that replaces the sheet, with the same bounds, position and transform.
  let layer: CALayer
  private let box = CALayer()
  private let front, back: CALayer
  /// Half the length of the box's side.
  private let reach: Double
  /// The distance of the fold from the middle of the sheet before folding begins.
  private let farthest: Double
  private let middle: CGPoint
  /// The normal of the fold: down and to the right.
  private static let direction = (x: 0.5, y: 0.8660254037844386, angle: Double.pi / 3)

  /// Creates the layers.
  ///
  /// - Parameter sheet: Returns a snapshot of the sheet; it is called twice.
  init(_ sheet: () -> CALayer) {
    front = sheet()
    back = sheet()
    let size = front.model.bounds.size
    layer = CALayer()
    layer.model = front.model
    layer.model.backgroundColor = nil
    layer.masksToBounds = true
    middle = CGPoint(
      x: layer.model.bounds.minX + size.width / 2, y: layer.model.bounds.minY + size.height / 2)
    reach = hypot(size.width, size.height)
    farthest = (size.width * PageCurl.direction.x + size.height * PageCurl.direction.y) / 2
    box.masksToBounds = true
    box.model.bounds.size = CGSize(width: 2 * reach, height: 2 * reach)
    box.model.transform = CATransform3DMakeRotation(PageCurl.direction.angle, 0, 0, 1)
    let upright = CATransform3DMakeRotation(-PageCurl.direction.angle, 0, 0, 1)
    front.model.transform = upright
    back.model.transform = CATransform3DConcat(upright, CATransform3DMakeScale(-1, 1, 1))
    for each in [front, back] { each.model.anchorPoint = CGPoint(x: 0.5, y: 0.5) }
    let wash = CALayer()
    wash.model.bounds.size = size
    wash.model.position = CGPoint(x: size.width / 2, y: size.height / 2)
    wash.model.backgroundColor = CGColor(gray: 0.97, alpha: 0.88)
    wash.model.cornerRadius = front.model.cornerRadius
    back.addSublayer(wash)
    box.addSublayer(front)
    box.addSublayer(back)
    box.addSublayer(shade)
    layer.addSublayer(box)
  }

  /// The shading of the fold: dark where the paper bends down, light on top, and the shadow it casts.
  private var shade: CALayer {
    let shade = CAGradientLayer()
    let width = min(72, farthest * 0.45)
    shade.model.bounds.size = CGSize(width: width, height: 2 * reach)
    shade.model.position = CGPoint(x: 2 * reach - width / 2, y: reach)
    shade.startPoint = CGPoint(x: 0, y: 0.5)
    shade.endPoint = CGPoint(x: 1, y: 0.5)
    shade.colors = [
      .clear, CGColor(gray: 0, alpha: 0.16), CGColor(gray: 1, alpha: 0.5), CGColor(gray: 0, alpha: 0.06),
      CGColor(gray: 0, alpha: 0.3),
    ]
    shade.locations = [0, 0.3, 0.55, 0.8, 1]
    return shade
  }

  /// Folds the sheet away if `isGoing`, otherwise back.
  func begin(isGoing: Bool, in context: AnimationContext, of group: AnimationGroup) {
    let engine = UIApplication.shared.animationEngine
    let (from, to) = isGoing ? (farthest, -farthest) : (-farthest, farthest)
    func move(_ layer: CALayer, _ place: (Double) -> CGPoint) {
      layer.model.position = place(to)
      engine.begin(
        .position, .change(from: .point(place(from)), to: .point(place(to))), on: layer, in: context, group: group)
    }
    move(box) { fold in
      CGPoint(
        x: middle.x + (fold - reach) * PageCurl.direction.x, y: middle.y + (fold - reach) * PageCurl.direction.y)
    }
    move(front) { fold in CGPoint(x: 2 * reach - fold, y: reach) }
    move(back) { fold in CGPoint(x: 2 * reach + fold, y: reach) }
  }
}
