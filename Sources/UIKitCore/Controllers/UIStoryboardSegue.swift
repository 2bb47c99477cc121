import CaromGeometry

/// A transition from one controller to another, while it is being prepared and performed.
///
/// There are no storyboards: controllers register their segues.
///
///     register(.init("details", .show) { DetailController() })
///     performSegue(withIdentifier: "details", sender: nil)
open class UIStoryboardSegue: UIObject {
  /// A segue that a controller offers by name; `register(_:)` makes it available.
  public struct Template {
    /// How a segue shows its destination.
    public enum Kind {
      /// Pushes the destination, or whatever the nearest container does to show a controller.
      case show
      /// Shows the destination in the secondary column, if there is one.
      case showDetail
      /// Presents the destination with a style.
      case present(UIModalPresentationStyle)
      /// Calls a closure that shows the destination.
      case custom((UIStoryboardSegue) -> Void)
      /// Goes back to a controller that a closure finds, and calls its method; the segue's own `make` is not called. If
      /// none is found, nothing happens, as in Apple's UIKit.
      case unwind(to: (UIViewController) -> UIViewController?, action: (UIViewController, UIStoryboardSegue) -> Void)
    }

    /// The name by which `performSegue` finds the segue.
    public let identifier: String
    /// How the destination is shown.
    public let kind: Kind
    /// Creates the destination, without loading its view.
    public let make: () -> UIViewController
    /// Follows the segue. Each template brings it along, so that apps without segues do not contain it.
    let follow: (UIViewController, Template, NSObject?) -> Void

    /// Creates a segue for `register(_:)`.
    ///
    /// - Parameters:
    ///   - identifier: The name by which `performSegue` finds the segue.
    ///   - kind: How the destination is shown.
    ///   - make: Creates the destination, without loading its view.
    public init(_ identifier: String, _ kind: Kind = .show, to make: @escaping () -> UIViewController) {
      self.identifier = identifier
      self.kind = kind
      self.make = make
      follow = { $0.follow($1, sender: $2) }
    }
  }

  /// The name of the segue, or nil.
  public final let identifier: String?
  /// The controller from which the segue leads.
  public final let source: UIViewController
  /// The controller to which the segue leads.
  public final let destination: UIViewController
  private final let handler: () -> Void

  /// Creates a segue; `perform()` calls `performHandler`.
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
  /// Follows the segue of a name.
  final func go(by identifier: String, sender: NSObject?) {
    guard let template = templates.first(where: { $0.identifier == identifier }) else {
      let known = templates.map { "\"" + $0.identifier + "\"" }.joined(separator: ", ")
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it has no segue \"\(identifier)\". Register it"
          + (known.isEmpty ? "." : ", or use one of \(known)."))
    }
    template.follow(self, template, sender)
  }

  /// Creates the destination, prepares it before its view is loaded, and shows it.
  final func follow(_ template: UIStoryboardSegue.Template, sender: NSObject?) {
    let identifier = template.identifier
    if case .unwind(let find, let action) = template.kind {
      guard let destination = find(self) else { return }
      let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
      prepare(for: segue, sender: sender)
      action(destination, segue)
      return goBack(to: destination)
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
    case .unwind: return
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// The container that would handle `show` or `showDetailViewController` of this controller; nil if there is none.
  public final func targetViewController(forAction action: Selector, sender: NSObject?) -> UIViewController? {
    let isDetail = action.name == "showDetailViewController"
    guard isDetail || action.name == "show" else { return nil }
    return nearestContainer { isDetail ? $0.showsDetails : $0.showsOthers }
  }
}
