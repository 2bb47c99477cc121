/// The places of views: their numbers, from 1, among all views that are not hidden, in the order of the tree.
///
/// Layers are numbered as they are made, so the same view has another layer in a replay that begins later in its session. Its
/// place is the same.
extension UIApplication {
  /// The place of the view with the layer `id`; 0 if it is in no window, or hidden.
  package func place(ofLayer id: Int32) -> Int32 {
    var count: Int32 = 0
    return firstShown {
      count += 1
      return $0.layer.id == id
    } == nil ? 0 : count
  }

  /// The layer of the view at a place; 0 if there is none.
  package func layer(atPlace place: Int32) -> Int32 {
    var count: Int32 = 0
    return firstShown { _ in
      count += 1
      return count == place
    }?.layer.id ?? 0
  }

  private func firstShown(_ isWanted: (UIView) -> Bool) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      guard !view.isHidden, view.alpha >= 0.01 else { return nil }
      if isWanted(view) { return view }
      for each in view.subviews { if let found = search(each) { return found } }
      return nil
    }
    for window in windows { if let found = search(window) { return found } }
    return nil
  }
}
