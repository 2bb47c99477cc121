import ArcadeKit
import UIKit

/// A single app, as other sites show it in a frame: without the home screen, and with no way to it or to another app.
///
/// Its address begins with `embed`, as in `#/embed/incline/plane`.
final class EmbeddedViewController: UIViewController {
  /// The first component of the addresses that lead here.
  static let name = "embed"

  let entry: ArcadeEntry
  /// The app's own root controller.
  let root: UIViewController

  /// Contains the app that such an address names, at the place that it names.
  ///
  /// Nil for any other address, and for one that leads to no place of an app.
  init?(address: String, entries: [ArcadeEntry]) {
    let names = UIApplication.addressNames(in: address)
    guard names.count > 1, names[0] == EmbeddedViewController.name,
      let entry = entries.first(where: { $0.address == names[1] })
    else { return nil }
    self.entry = entry
    root = entry.makeRootViewController()
    super.init()
    root.definesPresentationContext = true
    addChild(root)
    guard show(address: address) else { return nil }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "EmbeddedViewController" }
  override var addressName: String? { EmbeddedViewController.name }
  override var addressedChild: UIViewController? { root }
  override func addressNames(upTo child: UIViewController) -> [String] { [entry.address] }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content: UIView = root.view
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    root.didMove(toParent: self)
  }

  /// M turns the sound off or on.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if !takeSoundKey(presses) { super.pressesBegan(presses, with: event) }
  }

  /// Opens a place of this app; returns false, and stays, for any other address.
  func show(address: String) -> Bool {
    let names = UIApplication.addressNames(in: address)
    let isThere =
      names.count > 1 && names[0] == EmbeddedViewController.name && names[1] == entry.address
      && root.open(addressNames: Array(names.dropFirst(2)), query: UIApplication.addressQuery(in: address))
    tellPlace()
    return isThere
  }

  /// Reports the address and title of the visible place.
  private func tellPlace() {
    let application = UIApplication.shared
    application.keyWindow?.backgroundColor = entry.ground
    application.setAddress(shownAddress, step: .same)
    application.windowScene.title = entry.name
  }
}
