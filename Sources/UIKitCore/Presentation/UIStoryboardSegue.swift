import CaromGeometry

/// A way from one controller to another, while it is gone.
open class UIStoryboardSegue: NSObject {
  /// A way that a controller offers by name, since there are no storyboards: `register(_:)` makes it known.
  public struct Template {
    /// How a segue shows its destination.
    public enum Kind {
      /// Pushed, or as the nearest container shows things.
      case show
      /// In the secondary column, where there is one.
      case showDetail
      case present(UIModalPresentationStyle)
      /// In a way of its own.
      case custom((UIStoryboardSegue) -> Void)
    }

    /// The name by which `performSegue` finds the segue.
    public let identifier: String
    /// How the destination is shown.
    public let kind: Kind
    /// Makes the destination, without its view.
    public let make: () -> UIViewController

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
  /// Makes ways known that `performSegue` goes by their names; a name that is known already gets the new meaning.
  public final func register(_ segues: UIStoryboardSegue.Template...) {
    for segue in segues {
      templates.removeAll { $0.identifier == segue.identifier }
      templates.append(segue)
    }
  }

  /// Goes a way that was registered, as controls and rows do: where `shouldPerformSegue` allows it.
  public final func triggerSegue(withIdentifier identifier: String, sender: NSObject?) {
    if shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      performSegue(withIdentifier: identifier, sender: sender)
    }
  }

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

  /// Goes back to `destination`: what is presented over it is dismissed, stacks pop, tabs change. `prepare` is called
  /// before.
  public final func unwind(to destination: UIViewController, identifier: String? = nil, sender: NSObject? = nil) {
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    guard destination.viewIfLoaded != nil || destination.parent != nil else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it cannot go back to \(UIApplication.describe(destination)), which is not shown anywhere; show it."
      )
    }
    prepare(for: segue, sender: sender)
    var each: UIViewController? = destination
    while let controller = each {
      if controller.ownPresented != nil { controller.dismiss(animated: true) }
      if let parent = controller.parent { parent.unwind(for: segue, towards: controller) }
      each = controller.parent
    }
  }

  /// The container that `show` or `showDetailViewController` of this controller comes to; nil where there is none.
  public final func targetViewController(forAction action: Selector, sender: NSObject?) -> UIViewController? {
    let isDetail = action.name == "showDetailViewController"
    guard isDetail || action.name == "show" else { return nil }
    return nearestContainer { isDetail ? $0.showsDetails : $0.showsOthers }
  }
}
