import CaromGeometry

/// A way from one controller to another, while it is gone.
open class UIStoryboardSegue: NSObject {
  /// A way that a controller offers by name, since there are no storyboards: `register(_:)` makes it known.
  public struct Template {
    public enum Kind {
      /// Pushed, or as the nearest container shows things.
      case show
      /// In the secondary column, where there is one.
      case showDetail
      case present(UIModalPresentationStyle)
      /// In a way of its own.
      case custom((UIStoryboardSegue) -> Void)
    }

    public let identifier: String
    public let kind: Kind
    /// Makes the destination, without its view.
    public let make: () -> UIViewController

    public init(_ identifier: String, _ kind: Kind = .show, to make: @escaping () -> UIViewController) {
      self.identifier = identifier
      self.kind = kind
      self.make = make
    }
  }

  public final let identifier: String?
  public final let source: UIViewController
  public final let destination: UIViewController
  private final let handler: () -> Void

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void = {}
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
  }

  open override class var kind: String { "UIStoryboardSegue" }

  /// Shows the destination.
  open func perform() { handler() }
}

extension UIViewController {
  /// Makes the destination, prepares it before its view is loaded, and shows it.
  final func go(by identifier: String, sender: NSObject?) {
    guard let template = templates.first(where: { $0.identifier == identifier }) else {
      let known = templates.map { "\"" + $0.identifier + "\"" }.joined(separator: ", ")
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it has no segue \"\(identifier)\"; register one"
          + (known.isEmpty ? "." : ", or take one of \(known)."))
    }
    let destination = template.make()
    let segue: UIStoryboardSegue
    switch template.kind {
    case .show:
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [self] in
        show(destination, sender: sender)
      }
    case .showDetail:
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [self] in
        showDetailViewController(destination, sender: sender)
      }
    case .present(let style):
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) { [self] in
        destination.modalPresentationStyle = style
        present(destination, animated: true)
      }
    case .custom(let body):
      segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
      prepare(for: segue, sender: sender)
      return body(segue)
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The container that `show` or `showDetailViewController` of this controller comes to; nil where there is none.
  public final func targetViewController(forAction action: Selector, sender: NSObject?) -> UIViewController? {
    let isDetail = action.name == "showDetailViewController"
    guard isDetail || action.name == "show" else { return nil }
    return nearestContainer { isDetail ? $0.showsDetails : $0.showsOthers }
  }
}
