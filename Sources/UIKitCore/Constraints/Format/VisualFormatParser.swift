/// A recursive descent parser for visual formats, with one function per rule of the grammar:
///
///     format      (H: | V:)? (| connection)? view (connection view)* (connection |)?
///     view        [ name predicates? ]
///     connection  nothing, -, - number or name -, or - predicates -
///     predicates  ( predicate, … )
///     predicate   (== | <= | >=)? number or name (@ number or name)?
///
/// Spaces between tokens are skipped.
struct VisualFormatParser {
  private let text: [UInt8]
  private var place = 0

  private init(_ format: String) { text = Array(format.utf8) }

  static func parse(_ format: String) throws(VisualFormatError) -> VisualFormat {
    var parser = VisualFormatParser(format)
    return try parser.format()
  }

  // MARK: Grammar

  private mutating func format() throws(VisualFormatError) -> VisualFormat {
    var format = VisualFormat()
    format.axis = try orientation()
    if take("|") { format.leading = try connection() }
    format.parts = [try part()]
    while next != nil {
      let between = try connection()
      if take("|") {
        format.trailing = between
        if next != nil { throw expected("the end after the superview's edge") }
        return format
      }
      format.connections.append(between)
      format.parts.append(try part())
    }
    return format
  }

  private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis {
    guard let letter = next, letter.isASCIILetter else { return .horizontal }
    guard letter == "H" || letter == "V" else { throw expected("\"H:\", \"V:\", \"|\" or a view such as [name]") }
    place += 1
    guard take(":") else { throw expected("\":\" after the direction") }
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else {
      guard next == "[" || next == "|" else { throw expected("\"-\", \"[\" or \"|\"") }
      return .flush
    }
    switch next {
    case "["?, "|"?: return .standard
    case "("?:
      let predicates = try predicates()
      guard take("-") else { throw expected("\"-\" after the distance") }
      return .spaced(predicates)
    case "-"?, nil: throw expected("a distance, \"[\" or \"|\" after \"-\"")
    default:
      let amount = try amount("a distance, \"[\" or \"|\" after \"-\"")
      guard take("-") else {
        throw expected(
          "\"-\" after the distance (relations and priorities need parentheses, as in -(8@750)-)")
      }
      return .spaced([VisualFormat.Predicate(object: amount)])
    }
  }

  private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
    guard take("[") else { throw expected("a view such as [name]") }
    skipSpaces()
    let start = place
    guard let name = name() else { throw expected("a view's name after \"[\"") }
    var part = VisualFormat.Part(name: name, place: start)
    if next == "(" { part.predicates = try predicates() }
    guard take("]") else {
      throw expected(part.predicates.isEmpty ? "\"]\" or \"(\" after the view's name" : "\"]\" after the view's size")
    }
    return part
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    place += 1
    var found: [VisualFormat.Predicate] = []
    repeat { found.append(try predicate()) } while take(",")
    guard take(")") else { throw expected("\",\" or \")\"") }
    return found
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = try relation()
    var predicate = VisualFormat.Predicate(relation: relation, object: try amount("a number, a metric or a view"))
    if take("@") { predicate.priority = try amount("a priority after \"@\"") }
    return predicate
  }

  private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
    let found: NSLayoutConstraint.Relation
    switch next {
    case "="?: found = .equal
    case "<"?: found = .lessThanOrEqual
    case ">"?: found = .greaterThanOrEqual
    default: return .equal
    }
    place += 1
    guard place < text.count, text[place] == UInt8(ascii: "=") else { throw expected("\"==\", \"<=\" or \">=\"") }
    place += 1
    return found
  }

  private mutating func amount(_ what: String) throws(VisualFormatError) -> VisualFormat.Amount {
    skipSpaces()
    let start = place
    if let name = name() { return VisualFormat.Amount(content: .name(name), place: start) }
    guard let number = number() else {
      place = start
      throw expected(what)
    }
    return VisualFormat.Amount(content: .number(number), place: start)
  }

  // MARK: Tokens

  /// A name as in C: letters, digits and underscores, not beginning with a digit.
  private mutating func name() -> String? {
    let start = place
    while let letter = here, letter.isASCIILetter || letter == "_" || (place > start && letter.isASCIIDigit) {
      place += 1
    }
    return place > start ? String(decoding: text[start..<place], as: UTF8.self) : nil
  }

  /// A number with an optional sign, fraction and exponent.
  private mutating func number() -> Double? {
    var isNegative = false
    if here == "-" || here == "+" {
      isNegative = here == "-"
      place += 1
    }
    var value = 0.0
    var power = 0
    let start = place
    digits { value = value * 10 + $0 }
    var count = place - start
    if here == "." {
      place += 1
      let point = place
      digits { value = value * 10 + $0 }
      power = point - place
      count -= power
    }
    guard count > 0 else { return nil }
    if here == "e" || here == "E" { power += exponent() }
    while power > 0, value.isFinite, value != 0 {
      value *= 10
      power -= 1
    }
    // A single division by an exact power of ten rounds correctly.
    var divisor = 1.0
    while power < 0, divisor.isFinite {
      divisor *= 10
      power += 1
    }
    return (isNegative ? -1 : 1) * value / divisor
  }

  /// The exponent after `e`; 0, without consuming anything, if there is none.
  private mutating func exponent() -> Int {
    let start = place
    place += 1
    let isNegative = here == "-"
    if here == "-" || here == "+" { place += 1 }
    var power = 0.0
    let first = place
    digits { power = min(power * 10 + $0, 9_999) }
    if place == first { place = start }
    return isNegative ? -Int(power) : Int(power)
  }

  private mutating func digits(_ body: (Double) -> Void) {
    while let digit = here, digit.isASCIIDigit {
      body(Double(text[place] - UInt8(ascii: "0")))
      place += 1
    }
  }

  // MARK: Characters

  private var here: Unicode.Scalar? { place < text.count ? Unicode.Scalar(text[place]) : nil }

  /// The next character after spaces; nil at the end.
  private var next: Unicode.Scalar? {
    mutating get {
      skipSpaces()
      return here
    }
  }

  private mutating func skipSpaces() {
    while place < text.count, text[place] == 32 || (9...13).contains(text[place]) { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == character else { return false }
    place += 1
    return true
  }

  private func expected(_ what: String) -> VisualFormatError {
    VisualFormatError(place: place, reason: "\(what) was expected\(place < text.count ? "." : ", but the text ends.")")
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
