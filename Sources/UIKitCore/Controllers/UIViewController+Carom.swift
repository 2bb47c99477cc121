// MARK: Carom's own

extension UIViewController {
  /// The names in the address that lead to this controller.
  package final var addressPath: [String] {
    guard let parent else { return addressName.map { [$0] } ?? [] }
    return parent.addressPath + parent.addressNames(upTo: self)
  }

  /// The names in the address below this controller, down to what it shows.
  public final var shownAddressNames: [String] {
    guard let child = ownAddressedChild else { return [] }
    return addressNames(upTo: child) + child.shownAddressNames
  }

  /// The query of the address for what this controller shows; nil for none.
  public final var shownAddressQuery: String? { ownAddressedChild?.shownAddressQuery ?? addressQuery }

  /// The child that the address names. A container may still refer to one that has moved to another controller.
  private final var ownAddressedChild: UIViewController? { addressedChild.flatMap { $0.parent === self ? $0 : nil } }

  /// The address of this controller and of what it shows.
  public final var shownAddress: String {
    UIApplication.address(of: addressPath + shownAddressNames, query: shownAddressQuery)
  }

  /// Shows the place that `names` lead to from here, as `query` describes it; returns false if there is none.
  public final func open(addressNames names: [String], query: String?) -> Bool {
    guard open(addressNames: names) else { return false }
    guard let query else { return true }
    var shown = self
    while let child = shown.ownAddressedChild { shown = child }
    shown.addressQuery = query
    return true
  }

  /// Updates the query in the address without a step in the browser's history.
  public final func addressQueryChanged() { tellAddress(step: .same) }

  /// Registers segues for `performSegue(withIdentifier:sender:)`. An identifier that is already registered is replaced.
  public final func register(_ segues: UIStoryboardSegue.Template...) {
    for segue in segues {
      templates.removeAll { $0.identifier == segue.identifier }
      templates.append(segue)
    }
  }

  /// Performs a registered segue as controls and rows do: only if `shouldPerformSegue` allows it.
  public final func triggerSegue(withIdentifier identifier: String, sender: NSObject?) {
    if shouldPerformSegue(withIdentifier: identifier, sender: sender) {
      performSegue(withIdentifier: identifier, sender: sender)
    }
  }

  /// Goes back to `destination`: dismisses what is presented over it, pops stacks and changes tabs, after calling
  /// `prepare`.
  public final func unwind(to destination: UIViewController, identifier: String? = nil, sender: NSObject? = nil) {
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination)
    guard destination.viewIfLoaded != nil || destination.parent != nil else {
      return UIApplication.shared.diagnose(
        "\(UIApplication.describe(self)): it cannot go back to \(UIApplication.describe(destination)), which is not shown anywhere; show it."
      )
    }
    prepare(for: segue, sender: sender)
    goBack(to: destination)
  }

  /// The nearest earlier controller that a closure accepts: one below this one in its stack, one that presents it, or
  /// one that these contain; nil if there is none.
  public final func unwindDestination(where isWanted: (UIViewController) -> Bool) -> UIViewController? {
    var next: UIViewController? = self
    while let each = next {
      for controller in (each.parent?.children ?? []).reversed() + each.children.reversed() + [each] {
        if controller !== self, isWanted(controller) { return controller }
      }
      next = each.parent ?? each.presentingViewController
    }
    return nil
  }

  /// Dismisses what is presented over a controller, pops stacks and changes tabs, until it is shown.
  final func goBack(to destination: UIViewController) {
    let segue = UIStoryboardSegue(identifier: nil, source: self, destination: destination)
    var each: UIViewController? = destination
    while let controller = each {
      if controller.ownPresented != nil { controller.dismiss(animated: true) }
      if let parent = controller.parent { parent.unwind(for: segue, towards: controller) }
      each = controller.parent
    }
  }
}
