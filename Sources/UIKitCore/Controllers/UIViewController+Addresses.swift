extension UIViewController {
  /// The names in the app's address that lead to this controller.
  public final var addressPath: [String] {
    guard let parent else { return addressName.map { [$0] } ?? [] }
    return parent.addressPath + parent.addressNames(upTo: self)
  }

  /// The names in the address that lead from this controller to what it shows.
  public final var shownAddressNames: [String] {
    guard let child = addressedChild else { return [] }
    return addressNames(upTo: child) + child.shownAddressNames
  }

  /// The address query (after the question mark) for what this controller shows; nil for none.
  public final var shownAddressQuery: String? { addressedChild?.shownAddressQuery ?? addressQuery }

  /// The address of this controller and of what it shows.
  public final var shownAddress: String {
    UIApplication.address(of: addressPath + shownAddressNames, query: shownAddressQuery)
  }

  /// Shows the place to which `names` lead from here, with the settings in `query`; returns false if there is no such
  /// place.
  public final func open(addressNames names: [String], query: String?) -> Bool {
    guard open(addressNames: names) else { return false }
    guard let query else { return true }
    var shown = self
    while let child = shown.addressedChild { shown = child }
    shown.addressQuery = query
    return true
  }

  /// Tells the page that the address query changed. This is no new step of the browser's history.
  public final func addressQueryChanged() { tellAddress(step: .same) }

  /// Tells the page that this controller, and what it shows, is the current place. Does nothing for presented
  /// controllers, or if no controller of the app has an address name.
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
  /// An address with these names and this query, such as `/game/settings?level=3`.
  public static func address(of names: [String], query: String?) -> String {
    "/" + names.joined(separator: "/") + (query.map { "?" + $0 } ?? "")
  }

  /// The part of an address after its question mark; nil if there is none.
  public static func addressQuery(in address: String) -> String? {
    guard let mark = address.firstIndex(of: "?") else { return nil }
    return String(address[address.index(after: mark)...])
  }

  /// The names in an address: its non-empty parts between slashes, up to the question mark.
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
