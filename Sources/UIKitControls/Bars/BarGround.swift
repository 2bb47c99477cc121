import CaromGeometry
import UIKitCore

/// The background of a bar: its color, an image or a material, and a line along one of its edges.
final class BarGround {
  private let background = UIView.part()
  private let line = UIView.part(.separator)
  private var material: UIView?
  private var picture: UIImageView?
  private var linePicture: UIImageView?

  func add(to bar: UIView) {
    bar.addSubview(background)
    bar.addSubview(line)
  }

  /// Fills the bar, and `reach` points above it. The line is at `y`; an image that replaces it is outside the bar.
  func fill(_ bar: UIView, lineAt y: CGFloat = 0, reach: CGFloat = 0) {
    let (width, height) = (bar.bounds.width, bar.bounds.height)
    background.frame = CGRect(x: 0, y: -reach, width: width, height: height + reach)
    for view in [material, picture] { view?.frame = background.bounds }
    line.frame = CGRect(x: 0, y: y, width: width, height: 1 / max(1, bar.traitCollection.displayScale))
    guard let linePicture, let image = linePicture.image else { return }
    let rise = y > 0 ? 0 : -image.size.height
    linePicture.frame = CGRect(x: 0, y: rise, width: width, height: image.size.height)
  }

  /// Shows a look. Inside an animation the colors fade; images and materials change immediately.
  func take(_ look: BarLook, in bar: UIView) {
    background.backgroundColor = look.color
    line.backgroundColor = look.line
    take(look.image, &picture, in: background)
    picture?.contentMode = look.imageMode
    picture?.clipsToBounds = true
    take(look.lineImage, &linePicture, in: line)
    linePicture?.tintColor = look.line
    if look.lineImage != nil { line.backgroundColor = nil }
    if material != nil || look.effect != nil {
      material?.removeFromSuperview()
      material = look.effect?.makeView()
      if let material { background.insert(material, .back) }
      bar.setNeedsLayout()
    }
    background.alpha = look.opacity
    line.alpha = look.opacity
  }

  private func take(_ image: UIImage?, _ view: inout UIImageView?, in parent: UIView) {
    guard image !== view?.image else { return }
    if view == nil {
      let made = UIImageView(frame: .zero)
      parent.addSubview(made)
      view = made
    }
    view?.image = image
    parent.superview?.setNeedsLayout()
  }

  var opacity: CGFloat { background.alpha }
}
