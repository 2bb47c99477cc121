extension UIViewController {
  /// The place of this controller in the app's address: the names from the root down to it, and its query.
  public final var addressPath: String? {
    var path = ""
    var each: UIViewController? = self
    while let current = each {
      if let name = current.addressName { path = "/" + name + path }
      each = current.parent
    }
    guard !path.isEmpty else { return nil }
    return addressQuery.map { path + "?" + $0 } ?? path
  }

  /// Tells the page that the query is another; Back goes where it went before.
  public final func addressQueryChanged() {
    if let path = addressPath { UIApplication.shared.setAddress(path, isNewStep: false) }
  }
}
