import CaromGeometry

/// A sheet of paper that is folded away along a line: what lies before the line stays, what lies beyond it is laid over
/// the rest, its back up.
///
/// Everything in it moves along straight lines, so it is made of four layers and plain animations: a window in the
/// sheet's bounds; in it a large box, turned so that its edge is the fold; in the box the sheet, turned back upright,
/// and its mirror image under a wash of white.
struct PageCurl {
  /// What takes the place of the sheet: it has the sheet's bounds, place and transform.
  let layer: CALayer
  private let box = CALayer()
  private let front, back: CALayer
  /// Half the box's side.
  private let reach: Double
  /// How far the fold is from the sheet's middle before anything is folded.
  private let farthest: Double
  private let middle: CGPoint
  /// The direction in which the fold looks: down and to the right.
  private static let direction = (x: 0.5, y: 0.8660254037844386, angle: Double.pi / 3)

  /// - Parameter sheet: takes a picture; it is asked twice.
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

  /// The roundness of the paper at the fold: dark where it bends down, light on top, and its shadow.
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

  /// Folds it away, or back from there where it is not `isGoing`.
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
