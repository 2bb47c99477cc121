import CaromGeometry

extension UIView {
  /// The guides that were added with `addLayoutGuide(_:)`.
  public final var layoutGuides: [UILayoutGuide] { existingGuides?.filter { $0.standing == .free } ?? [] }

  /// Adds a guide, which constraints then place in this view's coordinates; it is removed from another view first.
  public final func addLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView !== self else { return }
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    existingGuides = (existingGuides ?? []) + [guide]
  }

  /// Removes a guide and deactivates the constraints that refer to it; does nothing for guides of other views.
  public final func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in guide.item.naming { constraint.value?.deactivate() }
    existingGuides?.removeAll { $0 === guide }
    guide.owningView = nil
  }

  /// The part of the bounds that bars, notch and edges do not cover.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the bounds inside the layout margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part of the bounds inside the layout margins that is no wider than is comfortable for reading: about 70
  /// letters of the body font.
  public final var readableContentGuide: UILayoutGuide { guide(.readable) }

  /// The view's own guide of a kind, created on first use.
  package final func guide(_ standing: UILayoutGuide.Standing) -> UILayoutGuide {
    if let guide = existingGuides?.first(where: { $0.standing == standing }) { return guide }
    let guide = UILayoutGuide(standing, of: self)
    existingGuides = (existingGuides ?? []) + [guide]
    return guide
  }

  /// The frame of one of the view's own guides, in its coordinates; nil for guides that constraints place.
  final func frame(of standing: UILayoutGuide.Standing) -> CGRect? {
    switch standing {
    case .free: return nil
    case .readable:
      let room = bounds.inset(by: layoutMargins)
      let width = min(room.width, readableWidth)
      return CGRect(x: room.midX - width / 2, y: room.minY, width: width, height: room.height)
    case .content: return CGRect(origin: .zero, size: contentScroller?.layoutContentSize ?? bounds.size)
    case .safeArea, .margins, .frame, .keyboard: return bounds.inset(by: insets(of: standing))
    }
  }

  /// The distances of one of the view's own guides from the view's edges; for the readable one, those of the margins.
  final func insets(of standing: UILayoutGuide.Standing) -> UIEdgeInsets {
    switch standing {
    case .safeArea: safeAreaInsets
    case .margins, .readable: layoutMargins
    case .keyboard: existingGuides?.first { $0.standing == .keyboard }?.ownInsets?(self) ?? .zero
    case .free, .content, .frame: .zero
    }
  }

  /// The greatest width that is comfortable for reading, in points: about 70 letters of the body font.
  final var readableWidth: CGFloat { (UIFont.preferredFont(forTextStyle: .body).pointSize * 39.5).rounded() }
}
