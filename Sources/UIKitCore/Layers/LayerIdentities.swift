/// Numbers the layers of one application, and collects the numbers of those whose elements the page must remove.
///
/// Each layer keeps a reference to the object of its own application, so that a layer that outlives its application has
/// no effect on the next one.
package final class LayerIdentities {
  private var next: Int32 = 1
  /// The layers whose elements the page no longer needs, in the order in which they were deallocated.
  private(set) var destroyed: [Int32] = []
  /// Counts the pages in which the session was shown: it begins in page 0, and each page that restores it counts one
  /// more.
  private(set) var page: Int32 = 0

  /// Returns a number that no other layer of the application has.
  package func make() -> Int32 {
    defer { next += 1 }
    return next
  }

  /// From now on commands go to a new page, which knows no layer.
  func beginPage() {
    page += 1
    destroyed.removeAll()
  }

  /// Notes that the layer `id` was deallocated.
  func destroy(_ id: Int32) { destroyed.append(id) }

  /// Returns the deallocated layers and forgets them. They are in ascending order, because the compiler chooses the
  /// order in which parts of an object are deallocated.
  func takeDestroyed() -> [Int32] {
    defer { destroyed.removeAll(keepingCapacity: true) }
    return destroyed.sorted()
  }
}
