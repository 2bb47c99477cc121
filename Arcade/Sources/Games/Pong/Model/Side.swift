/// A player's end of the court: near is the bottom end, or the left end of a court that lies on its side.
package enum Side: Int, CaseIterable {
  case near, far

  package var other: Side { self == .near ? .far : .near }
}
