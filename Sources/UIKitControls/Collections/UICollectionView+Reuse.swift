import CaromGeometry
import UIKitCore

extension UICollectionView {
  /// Registers the class of the cells to create for an identifier; it replaces an earlier registration.
  public final func register(_ cellClass: UICollectionViewCell.Type, forCellWithReuseIdentifier identifier: String) {
    register("", identifier) { cellClass.init(frame: $0) }
  }

  /// Registers a nib whose first object is the cell to create for an identifier; it replaces an earlier registration. A
  /// nib without a cell is diagnosed when a cell is needed, and an empty one is shown.
  public final func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    register("", identifier) { frame in
      if let cell = nib?.instantiate(withOwner: nil).first as? UICollectionViewCell {
        cell.frame = frame
        return cell
      }
      UIApplication.shared.diagnose(
        "UICollectionView: the nib for the identifier \"\(identifier)\" has no cell as its first object; an empty one is shown."
      )
      return UICollectionViewCell(frame: frame)
    }
  }

  /// Registers the class of the supplementary views to create for a kind and an identifier; it replaces an earlier
  /// registration.
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

  /// Returns an unused cell with the identifier, or else a new one of the registered class. If the identifier is not
  /// registered, the cell is a plain one, and a diagnostic names the identifier.
  public final func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = reconfigured, cell.reuseIdentifier == identifier {
      reconfigured = nil
      return cell
    }
    if let cell = dequeue("", identifier) as? UICollectionViewCell { return cell }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): no cell class is registered for the identifier \"\(identifier)\"; a plain cell is shown. Call register(_:forCellWithReuseIdentifier:) first."
    )
    let cell = UICollectionViewCell(frame: makingFrame)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Returns an unused or new header, footer or other supplementary view. If the kind and identifier are not
  /// registered, the view is an empty one, and a diagnostic names them.
  public final func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier) { return view }
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): no class is registered for supplementary views of kind \(elementKind) with the identifier \"\(identifier)\"; an empty view is shown. Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
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
