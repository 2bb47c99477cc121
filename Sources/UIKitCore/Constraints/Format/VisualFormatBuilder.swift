import CaromGeometry

/// Creates the constraints of a parsed visual format.
struct VisualFormatBuilder {
  private typealias Attribute = NSLayoutConstraint.Attribute
  /// An attribute of an item, as the end of a distance.
  private typealias Edge = (item: LayoutItem, attribute: Attribute)

  /// The distance between siblings that `-` stands for, in points.
  static let standardSpacing: CGFloat = 8

  let format: VisualFormat
  let options: NSLayoutConstraint.FormatOptions
  /// Looks up a number by its name.
  let metric: (String) -> Double?
  /// Looks up a view or guide by its name.
  let item: (String) -> LayoutItem?

  func constraints() throws(VisualFormatError) -> [NSLayoutConstraint] {
    let items = try items()
    var made: [NSLayoutConstraint] = []
    if let leading = format.leading, let part = format.parts.first {
      let edge = try superviewEdge(of: items[0], part, near, leading)
      made += try distances(from: edge, to: (items[0], near), leading, standard: 0)
    }
    for (index, connection) in format.connections.enumerated() {
      made += try distances(between: items[index], and: items[index + 1], connection)
    }
    if let trailing = format.trailing, let part = format.parts.last, let last = items.last {
      let edge = try superviewEdge(of: last, part, far, trailing)
      made += try distances(from: (last, far), to: edge, trailing, standard: 0)
    }
    for (part, item) in zip(format.parts, items) {
      for predicate in part.predicates { made.append(try size(of: item, predicate)) }
    }
    return made + (try alignments(of: items))
  }

  private func items() throws(VisualFormatError) -> [LayoutItem] {
    var items: [LayoutItem] = []
    for part in format.parts {
      guard let found = item(part.name) else {
        throw VisualFormatError(place: part.place, reason: "no view is called \"\(part.name)\".")
      }
      items.append(found)
    }
    return items
  }

  // MARK: Edges

  private var isRightToLeft: Bool {
    format.axis == .horizontal && options.intersection(.directionMask) == .directionRightToLeft
  }

  /// The edge of a view at which the format arrives.
  private var near: Attribute {
    if format.axis == .vertical { return .top }
    if isRightToLeft { return .right }
    return options.contains(.directionLeftToRight) ? .left : .leading
  }

  /// The edge of a view at which the format continues.
  private var far: Attribute {
    if format.axis == .vertical { return .bottom }
    if isRightToLeft { return .left }
    return options.contains(.directionLeftToRight) ? .right : .trailing
  }

  /// An edge of a view's superview, or its margin for the system spacing.
  private func superviewEdge(
    of item: LayoutItem, _ part: VisualFormat.Part, _ edge: Attribute, _ connection: VisualFormat.Connection
  ) throws(VisualFormatError) -> Edge {
    guard let outer = item.view?.superview ?? item.guide?.owningView else {
      throw VisualFormatError(
        place: part.place, reason: "\"\(part.name)\" has no superview for \"|\" to stand for. Add it to one first.")
    }
    return (outer.layoutItem, connection == .standard ? edge.margin : edge)
  }

  // MARK: Distances

  private func distances(between first: LayoutItem, and second: LayoutItem, _ connection: VisualFormat.Connection)
    throws(VisualFormatError) -> [NSLayoutConstraint]
  {
    let standard = VisualFormatBuilder.standardSpacing
    let countsLines = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    if countsLines, case .spaced = connection {
      return try distances(from: (first, .lastBaseline), to: (second, .firstBaseline), connection, standard: standard)
    }
    return try distances(from: (first, far), to: (second, near), connection, standard: standard)
  }

  private func distances(
    from first: Edge, to second: Edge, _ connection: VisualFormat.Connection, standard: CGFloat
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    switch connection {
    case .flush: return [distance(from: first, to: second, .equal, 0)]
    case .standard: return [distance(from: first, to: second, .equal, standard)]
    case .spaced(let predicates):
      var made: [NSLayoutConstraint] = []
      for predicate in predicates {
        let constant = try value(of: predicate.object)
        made.append(
          prioritized(
            distance(from: first, to: second, predicate.relation, constant), try priority(of: predicate)))
      }
      return made
    }
  }

  private func distance(
    from first: Edge, to second: Edge, _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    let (low, high) = isRightToLeft ? (second, first) : (first, second)
    return NSLayoutConstraint(
      high.item, high.attribute, relation, low.item, low.attribute, constant: constant)
  }

  // MARK: Sizes and alignment

  private func size(of item: LayoutItem, _ predicate: VisualFormat.Predicate) throws(VisualFormatError)
    -> NSLayoutConstraint
  {
    let size: Attribute = format.axis == .horizontal ? .width : .height
    let priority = try priority(of: predicate)
    if case .name(let name) = predicate.object.content, metric(name) == nil {
      guard let other = self.item(name) else {
        throw VisualFormatError(place: predicate.object.place, reason: "no metric and no view is called \"\(name)\".")
      }
      return prioritized(NSLayoutConstraint(item, size, predicate.relation, other, size), priority)
    }
    let constant = try value(of: predicate.object)
    return prioritized(
      NSLayoutConstraint(item, size, predicate.relation, nil, .notAnAttribute, constant: constant), priority)
  }

  private func alignments(of items: [LayoutItem]) throws(VisualFormatError) -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for attribute in options.alignments {
      guard attribute.axis != format.axis else {
        throw VisualFormatError(
          place: 0,
          reason: "its views cannot be aligned by their \(attribute.said) in the direction of the format.")
      }
      for (first, second) in zip(items, items.dropFirst()) {
        made.append(NSLayoutConstraint(second, attribute, .equal, first, attribute))
      }
    }
    return made
  }

  // MARK: Amounts

  private func value(of amount: VisualFormat.Amount) throws(VisualFormatError) -> CGFloat {
    switch amount.content {
    case .number(let number):
      guard number.isFinite else { throw VisualFormatError(place: amount.place, reason: "the number is too large.") }
      return number
    case .name(let name):
      guard let number = metric(name) else {
        throw VisualFormatError(place: amount.place, reason: "no metric is called \"\(name)\".")
      }
      guard number.isFinite else {
        throw VisualFormatError(place: amount.place, reason: "the metric \"\(name)\" is NaN or infinite.")
      }
      return number
    }
  }

  private func priority(of predicate: VisualFormat.Predicate) throws(VisualFormatError) -> UILayoutPriority {
    guard let amount = predicate.priority else { return .required }
    let priority = try value(of: amount)
    guard priority > 0, priority <= 1_000 else {
      throw VisualFormatError(place: amount.place, reason: "a priority must be greater than 0 and at most 1000.")
    }
    return UILayoutPriority(Float(priority))
  }

  private func prioritized(_ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) -> NSLayoutConstraint {
    constraint.priority = priority
    return constraint
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin attribute that belongs to an edge.
  fileprivate var margin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
