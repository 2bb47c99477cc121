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

  /// What the address says behind its question mark of what this controller shows; nil for nothing.
  public final var shownAddressQuery: String? { addressedChild?.shownAddressQuery ?? addressQuery }

  /// The address of this controller and of what it shows.
  public final var shownAddress: String {
    UIApplication.address(of: addressPath + shownAddressNames, query: shownAddressQuery)
  }

  /// Shows the place that `names` lead to from here, as `query` describes it; false where there is none.
  public final func open(addressNames names: [String], query: String?) -> Bool {
    guard open(addressNames: names) else { return false }
    guard let query else { return true }
    var shown = self
    while let child = shown.addressedChild { shown = child }
    shown.addressQuery = query
    return true
  }

  /// Tells the page that the query is another; Back goes where it went before.
  public final func addressQueryChanged() { tellAddress(step: .same) }

  /// Tells the page that this controller, and what it shows, is where the person is now. What is presented has no
  /// address, nor has an app none of whose controllers is named.
  package final func tellAddress(step: AddressStep) {
    let application = UIApplication.shared
    guard !application.isOpeningAddress, rootOfAddress?.presentingViewController == nil, isAppearing else { return }
    let names = addressPath + shownAddressNames
    guard !names.isEmpty || !UIApplication.addressNames(in: application.address).isEmpty else { return }
    application.setAddress(UIApplication.address(of: names, query: shownAddressQuery), step: step)
  }

  private var rootOfAddress: UIViewController? {
    var each = self
    while let parent = each.parent { each = parent }
    return each
  }
}

extension UIApplication {
  /// An address made of its parts.
  public static func address(of names: [String], query: String?) -> String {
    "/" + names.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
  }

  /// What stands behind the question mark of an address; nil without one.
  public static func addressQuery(in address: String) -> String? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    return String(address[address.index(after: mark)...])
  }

  /// The parts of an address between its slashes, up to its question mark.
  public static func addressNames(in address: String) -> [String] {
    var parts = [""]
    for character in address.prefix(while: { $0 != "?" }) {
      if character == "/" {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.filter { !$0.isEmpty }
  }
}
