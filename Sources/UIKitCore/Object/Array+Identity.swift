extension Array where Element: NSObject {
  /// The index of `object`, compared by identity; nil if the array does not contain it.
  ///
  /// It searches from both ends at once, because most additions and removals happen near an end.
  package func place(of object: Element) -> Int? {
    withUnsafeBufferPointer { all in
      var (low, high) = (0, all.count - 1)
      while low <= high {
        if all[low] === object { return low }
        if all[high] === object { return high }
        low += 1
        high -= 1
      }
      return nil
    }
  }
}
