import Testing
import UIKit

/// Refers weakly to itself while it is deallocated.
private final class Mortal: NSObject {
  var onEnd: ((Weak<Mortal>, Mortal?) -> Void)?
  let before = Before()
  override init() {
    super.init()
    before.owner = self
  }
  deinit {
    let me = Weak(self)
    onEnd?(me, me.value)
  }
}

/// A part that accesses its owner while it is deallocated.
private final class Before: NSObject {
  @Weak var owner: Mortal?
  var onEnd: ((Mortal?) -> Void)?
  deinit { onEnd?(owner) }
}

@Suite struct WeakTests {
  @Test func whatIsBeingDestroyedIsGoneAlready() {
    var mortal: Mortal? = Mortal()
    var (kept, seen): (Weak<Mortal>?, [Mortal?]) = (nil, [])
    mortal!.onEnd = { weak, value in
      kept = weak
      seen.append(value)
    }
    mortal!.before.onEnd = { seen.append($0) }
    let outside = Weak(mortal!)
    #expect(outside.value === mortal && mortal!.before.owner === mortal)
    mortal = nil
    #expect(seen.count == 2 && seen[0] == nil && seen[1] == nil)
    #expect(kept?.value == nil && outside.value == nil)
  }
}
