/// A visual format after parsing: views in a row or column, the distances between them, and their sizes. Names are not
/// resolved yet.
struct VisualFormat: Equatable {
  /// The distance between two views, or between a view and the superview's edge.
  enum Connection: Equatable {
    /// Nothing in the format: they touch.
    case flush
    /// `-`: the system spacing.
    case standard
    /// `-8-` or `-(>=8,<=20@750)-`.
    case spaced([Predicate])
  }

  /// A number, or its name.
  struct Amount: Equatable {
    enum Content: Equatable {
      case number(Double)
      case name(String)
    }

    var content: Content
    /// The position in the text, in bytes.
    var place: Int
  }

  /// `>=8@750`: a relation to an amount, and its priority.
  struct Predicate: Equatable {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Amount
    var priority: Amount?
  }

  /// `[name(>=50)]`.
  struct Part: Equatable {
    var name: String
    var place: Int
    var predicates: [Predicate] = []
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The distance between the superview's edge and the first view; nil if the format does not begin with `|`.
  var leading: Connection?
  var parts: [Part] = []
  /// The distances between each view and the next.
  var connections: [Connection] = []
  /// The distance between the last view and the superview's edge; nil if the format does not end with `|`.
  var trailing: Connection?
}

/// Why a visual format is invalid, and where.
struct VisualFormatError: Error, Equatable {
  /// The position in the text, in bytes.
  var place: Int
  var reason: String

  /// The reason, and below it the format with a caret under the position.
  func said(of format: String) -> String {
    let bytes = Array(format.utf8).map { $0 < 32 ? 32 : $0 }
    let before = String(decoding: bytes.prefix(place), as: UTF8.self).unicodeScalars.count
    let caret = String(repeating: " ", count: before) + "^"
    return "Visual format: \(reason)\n\(String(decoding: bytes, as: UTF8.self))\n\(caret)"
  }
}
