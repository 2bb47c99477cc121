import UIKit

/// Popovers that point at the button that opened them; on phones they adapt to a sheet.
final class PopoverDemo: Demo {
  override class var name: String { "Popover" }
  private var corners: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for name in ["Top left", "Top right", "Bottom left", "Bottom right"] {
      let button = UIButton(type: .system)
      button.setTitle(name, for: .normal)
      button.addAction(
        UIAction { [me = Weak(self), button = Weak(button)] _ in
          if let button = button.value { me.value?.open(from: button) }
        }, for: .touchUpInside)
      view.addSubview(button)
      corners.append(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let free = view.bounds.inset(by: UIEdgeInsets(top: 110, left: 20, bottom: 40, right: 20))
    for (place, button) in corners.enumerated() {
      button.frame = CGRect(
        x: place % 2 == 0 ? free.minX : free.maxX - 120, y: place < 2 ? free.minY : free.maxY - 44, width: 120,
        height: 44)
    }
  }

  private func open(from button: UIButton) {
    let page = TextController()
    page.text = "It points at \(button.currentTitle ?? "")."
    page.preferredContentSize = CGSize(width: 260, height: 120)
    page.modalPresentationStyle = .popover
    page.popoverPresentationController?.sourceView = button
    page.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
    present(page, animated: true)
  }
}
