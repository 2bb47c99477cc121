extension UIViewController {
  /// Makes this controller, and the controllers that it shows, the current place in the page's address. Does nothing
  /// for presented controllers, or if no controller of the app has an address name.
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
