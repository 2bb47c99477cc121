import UIKit

/// A picture file in the content modes, as a template, and as a frame that grows.
final class PicturesDemo: Demo {
  override class var name: String { "Pictures" }
  let picture = UIImageView(image: UIImage(named: "ball"))
  let border = UIImageView(
    image: UIImage(named: "frame")?.resizableImage(
      withCapInsets: UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12), resizingMode: .stretch))
  let modes = UISegmentedControl(items: ["Fit", "Fill", "Center", "Tint"])

  override func viewDidLoad() {
    super.viewDidLoad()
    picture.accessibilityLabel = "Ball"
    picture.isAccessibilityElement = true
    picture.clipsToBounds = true
    modes.selectedSegmentIndex = 0
    modes.addAction(UIAction { [me = Weak(self)] _ in me.value?.show() }, for: .valueChanged)
    border.isAccessibilityElement = false
    for each in [border, picture, modes] { view.addSubview(each) }
    show()
  }

  private func show() {
    let index = modes.selectedSegmentIndex
    picture.contentMode = index == 1 ? .scaleAspectFill : index == 2 ? .center : .scaleAspectFit
    picture.image = picture.image?.withRenderingMode(index == 3 ? .alwaysTemplate : .alwaysOriginal)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 24)
    modes.frame = CGRect(x: area.minX, y: max(area.minY, 112), width: area.width, height: 32)
    border.frame = CGRect(x: area.minX, y: modes.frame.maxY + 24, width: area.width, height: min(area.width, 300))
    picture.frame = border.frame.insetBy(dx: 16, dy: 16)
  }
}
