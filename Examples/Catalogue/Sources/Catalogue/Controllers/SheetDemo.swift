import UIKit

/// A sheet with three detents: a finger, its grabber or a button moves it between them.
final class SheetDemo: Demo, UISheetPresentationControllerDelegate {
  override class var name: String { "Sheet" }
  let height = UILabel(frame: CGRect(x: 20, y: 160, width: 280, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(
      type: .system, primaryAction: UIAction(title: "Open the sheet") { [me = Weak(self)] _ in me.value?.open() })
    open.frame = CGRect(x: 20, y: 110, width: 200, height: 44)
    height.text = "No height chosen yet"
    view.addSubview(open)
    view.addSubview(height)
  }

  private func open() {
    let page = SheetPage()
    guard let sheet = page.sheetPresentationController else { return }
    sheet.detents = [
      .custom(identifier: .init("small")) { 0.25 * $0.maximumDetentValue }, .medium(), .large(),
    ]
    sheet.prefersGrabberVisible = true
    sheet.delegate = self
    present(page, animated: true)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    height.text = "Drawn to \(sheet.selectedDetentIdentifier?.rawValue ?? "the lowest")"
  }
}

/// The content of the sheet.
final class SheetPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sheet"
    view.backgroundColor = .secondarySystemBackground
    let full = UIAction(title: "Full height") { [me = Weak(self)] _ in
      guard let sheet = me.value?.sheetPresentationController else { return }
      sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
    }
    let done = UIAction(title: "Done") { [me = Weak(self)] _ in me.value?.dismiss(animated: true) }
    for (place, action) in [full, done].enumerated() {
      let button = UIButton(type: .system, primaryAction: action)
      button.frame = CGRect(x: 20, y: 30 + 50 * CGFloat(place), width: 160, height: 44)
      view.addSubview(button)
    }
  }
}
