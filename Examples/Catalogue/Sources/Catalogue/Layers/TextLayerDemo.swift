import UIKit

/// A text in a layer: wrapped, truncated, or on one line that extends beyond the edge.
final class TextLayerDemo: Demo {
  override class var name: String { "Text layer" }
  let text = CATextLayer()
  let modes = UISegmentedControl(items: ["One line", "Wrapped", "Shortened"])

  override func viewDidLoad() {
    super.viewDidLoad()
    modes.frame = CGRect(x: 20, y: 110, width: 280, height: 32)
    modes.selectedSegmentIndex = 1
    modes.addAction(UIAction { [me = Weak(self)] _ in me.value?.show() }, for: .valueChanged)
    view.addSubview(modes)
    let page = UIView(frame: CGRect(x: 20, y: 160, width: 280, height: 160))
    page.isAccessibilityElement = true
    page.accessibilityTraits = .staticText
    page.accessibilityLabel = "The quick brown fox jumps over the lazy dog."
    page.layer.cornerRadius = 10
    page.clipsToBounds = true
    page.backgroundColor = .secondarySystemBackground
    text.frame = page.bounds.insetBy(dx: 16, dy: 16)
    text.string = "The quick brown fox jumps over the lazy dog."
    text.fontSize = 28
    page.layer.addSublayer(text)
    view.addSubview(page)
    show()
  }

  private func show() {
    text.isWrapped = modes.selectedSegmentIndex == 1
    text.truncationMode = modes.selectedSegmentIndex == 2 ? .end : .none
    colorText()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    colorText()
  }

  /// A layer's color does not follow light and dark by itself.
  private func colorText() { text.foregroundColor = UIColor.label.resolvedColor(with: traitCollection).cgColor }
}
