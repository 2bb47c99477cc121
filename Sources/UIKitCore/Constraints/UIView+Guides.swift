import CaromGeometry

extension UIView {
  /// The guides that were added.
  public final var layoutGuides: [UILayoutGuide] { existingGuides?.filter { $0.standing == .free } ?? [] }

  /// Adds a guide, which constraints then place in this view's coordinates.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    existingGuides = (existingGuides ?? []) + [guide]
  }

  /// Takes a guide away with the constraints that name it.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.item.naming { constraint.value?.deactivate() }
    existingGuides?.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// What bars, notch and edges leave free.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// What is inside the margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// What is inside the margins, and no wider than is good to read.
  public final var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The guide of the kit's own with that standing; made on first use.
  package final func guide(_ standing: UILayoutGuide.Standing) -> UILayoutGuide {
    if let guide = existingGuides?.first(where: { $0.standing == standing }) { return guide }
    let guide = UILayoutGuide(standing, of: self)
    existingGuides = (existingGuides ?? []) + [guide]
    return guide
  }

  /// Where a guide of the kit's own is in this view's coordinates; nil for one that constraints place.
  final func frame(of standing: UILayoutGuide.Standing) -> CGRect? {
    switch standing {
    case .free: return nil
    case .safeArea: return bounds.inset(by: safeAreaInsets)
    case .margins: return marginsFrame
    case .readable:
      let room = marginsFrame
      // About 70 letters of the body font, centred.
      let width = min(room.width, (UIFont.preferredFont(forTextStyle: .body).pointSize * 39.5).rounded())
      return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    case .content: return CGRect(origin: .zero, size: contentScroller?.layoutContentSize ?? bounds.size)
    case .frame: return bounds
    }
  }

  /// The bounds less margins; margins begin where the safe area does.
  private var marginsFrame: CGRect { bounds.inset(by: safeAreaInsets).inset(by: layoutMargins) }
}
