import UIKit

/// An alert, a sheet of actions, what is shared and copied, and a window in front of the others.
final class AlertsDemo: Demo {
  override class var name: String { "Alerts" }
  let result = UILabel(frame: CGRect(x: 20, y: 340, width: 280, height: 30))
  private(set) var banner: UIWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    let buttons: [(String, (AlertsDemo) -> Void)] = [
      ("Alert", { $0.ask(.alert) }), ("Actions", { $0.ask(.actionSheet) }), ("Share", { $0.share() }),
      ("Banner", { $0.showBanner() }),
    ]
    for (place, (title, action)) in buttons.enumerated() {
      let button = UIButton(
        configuration: .tinted(),
        primaryAction: UIAction(title: title) { [me = Weak(self)] _ in if let me = me.value { action(me) } })
      button.frame = CGRect(x: 20, y: 110 + 54 * place, width: 280, height: 44)
      view.addSubview(button)
    }
    result.text = "Nothing chosen"
    view.addSubview(result)
  }

  private func ask(_ style: UIAlertController.Style) {
    let alert = UIAlertController(title: "Throw it away?", message: "It cannot come back.", preferredStyle: style)
    for (title, kind) in [("Throw away", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: kind) { [me = Weak(self)] _ in me.value?.result.text = "\(title) was chosen"
        })
    }
    alert.popoverPresentationController?.sourceView = view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 164, width: 280, height: 44)
    present(alert, animated: true)
  }

  private func share() {
    UIPasteboard.general.string = "Carom"
    present(UIActivityViewController(activityItems: ["Carom"], applicationActivities: nil), animated: true)
    result.text = "\(UIPasteboard.general.string ?? "Nothing") was copied"
  }

  /// A window of a higher level stays in front; a tap hides it.
  private func showBanner() {
    let window = UIWindow(frame: CGRect(x: 20, y: 44, width: view.bounds.width - 40, height: 56))
    window.windowLevel = .alert
    window.backgroundColor = .secondarySystemBackground
    window.layer.cornerRadius = 12
    let close = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Close the banner") { [me = Weak(self)] _ in
        me.value?.banner?.isHidden = true
        me.value?.banner = nil
      })
    close.frame = window.bounds
    window.addSubview(close)
    window.isHidden = false
    banner = window
  }
}
