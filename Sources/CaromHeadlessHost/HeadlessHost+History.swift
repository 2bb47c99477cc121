import UIKit

extension HeadlessHost {
  /// The addresses that the browser's history has, the oldest first.
  public var history: [String] { steps }

  /// The address that is shown.
  public var address: String { steps[step] }

  /// Presses the browser's Back; false where nothing is before.
  @discardableResult
  public func goBack() -> Bool { go(by: -1) }

  /// Presses the browser's Forward; false where nothing is after.
  @discardableResult
  public func goForward() -> Bool { go(by: 1) }

  private func go(by way: Int) -> Bool {
    guard steps.indices.contains(step + way) else { return false }
    step += way
    arrive(isBack: way < 0)
    return true
  }

  /// Tells the application where the person went.
  func arrive(isBack: Bool) {
    var input = AddressInput()
    input.path = steps[step]
    input.isBack = isBack ? 1 : 0
    send(.address(input))
    advance(ticks: 1)
  }

  /// Does what a page does when the application tells where the person is.
  func follow(_ path: String, _ kind: AddressStep) {
    switch kind {
    case .same: steps[step] = path
    case .new:
      steps.removeSubrange((step + 1)...)
      steps.append(path)
      step += 1
    case .back:
      // No address is the root's.
      if let place = steps[..<step].lastIndex(where: { ($0.isEmpty ? "/" : $0) == path }) { step = place }
      steps[step] = path
    }
  }
}
