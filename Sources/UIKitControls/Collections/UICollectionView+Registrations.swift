import CaromGeometry
import UIKitCore

/// The identity of a registration, which the views that it created keep.
private final class RegistrationMark {}

extension UICollectionView {
  /// A class of cells, and a handler that makes such a cell show an item.
  ///
  /// Create a registration once, before cells are requested: cells are not reused across registrations.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Makes a cell show an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let mark = RegistrationMark()

    /// Creates a registration, whose handler is called for each cell that is dequeued.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views of a kind, and a handler that fills such a view.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Fills a view of a kind at a path.
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    fileprivate let elementKind: String
    fileprivate let handler: Handler
    fileprivate let mark = RegistrationMark()

    /// Creates a registration, whose handler is called for each view that is dequeued.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns an unused or new cell of the registration's class, after its handler was called. Without an item the
  /// handler is not called.
  public final func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    var cell: Cell?
    if let known = reconfigured, known.registration === registration.mark {
      reconfigured = nil
      cell = known as? Cell
    }
    let shown = cell ?? dequeue(registration.mark, kind: "", identifier: "CellRegistration") { Cell(frame: $0) }
    if let item { registration.handler(shown, indexPath, item) }
    return shown
  }

  /// Returns an unused or new supplementary view of the registration's class, after its handler was called.
  public final func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let view = dequeue(
      registration.mark, kind: registration.elementKind, identifier: "SupplementaryRegistration"
    ) { Supplementary(frame: $0) }
    registration.handler(view, registration.elementKind, indexPath)
    return view
  }

  private func dequeue<View: UICollectionReusableView>(
    _ mark: RegistrationMark, kind: String, identifier: String, _ make: (CGRect) -> View
  ) -> View {
    if let place = reusable.firstIndex(where: { $0.registration === mark }), let view = reusable[place] as? View {
      reusable.remove(at: place)
      view.prepareForReuse()
      return view
    }
    noteRegistration()
    let view = make(makingFrame)
    view.registration = mark
    view.reuseKind = kind
    view.reuseIdentifier = identifier
    return view
  }

  /// Diagnoses cells that cannot be reused because each has a registration of its own.
  private func noteRegistration() {
    let marks = Set(reusable.compactMap { $0.registration.map { ObjectIdentifier($0) } })
    // More registrations than any list has on purpose.
    guard marks.count >= 32, !toldOfRegistrations else { return }
    toldOfRegistrations = true
    UIApplication.shared.diagnose(
      "\(UIApplication.describe(self)): its cells and supplementary views come from 32 or more registrations, so they are not reused. Create each registration once, not in the cell provider."
    )
  }
}
