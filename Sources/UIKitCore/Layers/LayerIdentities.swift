/// Numbers the layers of one application and keeps the numbers of those whose elements the page must forget.
///
/// Every layer holds its application's: a layer that outlives its application must not tell the next one.
package final class LayerIdentities {
  private var next: Int32 = 1
  /// Elements the page does not need any more, in the order their layers died.
  private(set) var destroyed: [Int32] = []

  /// A number no other layer of the application has.
  package func make() -> Int32 {
    defer { next += 1 }
    return next
  }

  /// Notes that the layer `id` is gone.
  func destroy(_ id: Int32) { destroyed.append(id) }

  /// Hands over the destroyed ones in rising order: in which order the parts of an object die is the compiler's choice.
  func takeDestroyed() -> [Int32] {
    defer { destroyed.removeAll(keepingCapacity: true) }
    return destroyed.sorted()
  }
}
