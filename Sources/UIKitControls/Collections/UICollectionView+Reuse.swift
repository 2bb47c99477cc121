import CaromGeometry
import UIKitCore

extension UICollectionView {
  /// Makes cells of that class for an identifier.
  public final func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    register("", identifier) { cellClass.init(frame: $0) }
  }

  public final func register(
    _ viewClass: UICollectionReusableView.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(elementKind, identifier) { viewClass.init(frame: $0) }
  }

  private func register(_ kind: String, _ identifier: String, _ make: @escaping (CGRect) -> UICollectionReusableView) {
    classes.removeAll { $0.kind == kind && $0.identifier == identifier }
    classes.append((kind, identifier, make))
  }

  /// A cell that is no longer used, or a new one of the registered class; an identifier that was not registered gets
  /// a plain cell, and a diagnostic.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = dequeue("", identifier) as? UICollectionViewCell { return cell }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): no class is registered for cells \"\(identifier)\"; a plain cell is shown. Call register(_:forCellWithReuseIdentifier:) first."
    )
    let cell = UICollectionViewCell(frame: makingFrame)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// The same for a header, a footer or another view that the layout has a place for.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier) { return view }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): no class is registered for views \"\(identifier)\" of kind \(elementKind); an empty one is shown. Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
    )
    let view = UICollectionReusableView(frame: makingFrame)
    view.reuseKind = elementKind
    view.reuseIdentifier = identifier
    return view
  }

  private func dequeue(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    if let place = reusable.firstIndex(where: { $0.reuseKind == kind && $0.reuseIdentifier == identifier }) {
      let view = reusable.remove(at: place)
      view.prepareForReuse()
      return view
    }
    guard let registered = classes.first(where: { $0.kind == kind && $0.identifier == identifier }) else { return nil }
    let view = registered.make(makingFrame)
    view.reuseKind = kind
    view.reuseIdentifier = identifier
    return view
  }
}
