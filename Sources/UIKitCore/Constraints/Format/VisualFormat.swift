/// A visual format that was read: views in a row or a column, what is between them, and how large they are. Names are
/// not looked up yet.
struct VisualFormat: Equatable {
  /// What stands between two views, or between a view and its superview's edge.
  enum Connection: Equatable {
    /// Nothing: they touch.
    case flush
    /// `-`: the system's own distance.
    case standard
    /// `-8-` or `-(>=8,<=20@750)-`.
    case spaced([Predicate])
  }

  /// A number, or the name of one.
  struct Amount: Equatable {
    enum Content: Equatable {
      case number(Double)
      case name(String)
    }

    var content: Content
    /// Where it stands in the text, in bytes.
    var place: Int
  }

  /// `>=8@750`: a relation to something, and how much it matters.
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
  /// What is between the superview's edge and the first view; nil where the format does not begin with `|`.
  var leading: Connection?
  var parts: [Part] = []
  /// What is between each view and the next.
  var connections: [Connection] = []
  /// What is between the last view and the superview's edge; nil where the format does not end with `|`.
  var trailing: Connection?
}

/// Why a visual format cannot be used, and where in its text.
struct VisualFormatError: Error, Equatable {
  /// In bytes from the beginning.
  var place: Int
  var reason: String

  /// The reason, and below it the format with a caret under the place.
  func said(of format: String) -> String {
    let bytes = Array(format.utf8).map { $0 < 32 ? 32 : $0 }
    let before = String(decoding: bytes.prefix(place), as: UTF8.self).unicodeScalars.count
    let caret = String(repeating: " ", count: before) + "^"
    return "Visual format: \(reason)\n\(String(decoding: bytes, as: UTF8.self))\n\(caret)"
  }
}
