extension UIViewController {
  /// The names in the address that lead to this controller.
  public final var addressPath: [String] {
    guard let parent else { return addressName.map { [$0] } ?? [] }
    return parent.addressPath + parent.addressNames(upTo: self)
  }

  /// The names that lead on from this controller to what it shows.
  public final var shownAddressNames: [String] {
    guard let child = addressedChild else { return [] }
    return addressNames(upTo: child) + child.shownAddressNames
  }

  /// Tells the page that this controller, and what it shows, is where the person is now. What is presented has no
  /// address, nor has an app none of whose controllers is named.
  package final func tellAddress(isNewStep: Bool) {
    let application = UIApplication.shared
    guard !application.isOpeningAddress, rootOfAddress?.presentingViewController == nil, isAppearing else { return }
    let names = addressPath + shownAddressNames
    guard !names.isEmpty || !UIApplication.addressNames(in: application.address).isEmpty else { return }
    application.setAddress("/" + names.joined(separator: "/"), isNewStep: isNewStep)
  }

  private var rootOfAddress: UIViewController? {
    var each = self
    while let parent = each.parent { each = parent }
    return each
  }
}

extension UIApplication {
  /// The parts of an address between its slashes.
  public static func addressNames(in address: String) -> [String] {
    var parts = [""]
    for character in address {
      if character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
