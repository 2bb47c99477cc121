extension Array where Element: NSObject {
  /// The place of that very object, looked for from both ends at once: what is added and removed is mostly near one.
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
