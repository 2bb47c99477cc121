import UIKit

extension HeadlessHost {
  /// The addresses in the browser's history, the oldest first.
  public var history: [String] { steps }

  /// The current address.
  public var address: String { steps[step] }

  /// Presses the browser's Back button. Returns false if there is no earlier address.
  @discardableResult
  public func goBack() -> Bool { go(by: -1) }

  /// Presses the browser's Forward button. Returns false if there is no later address.
  @discardableResult
  public func goForward() -> Bool { go(by: 1) }

  private func go(by way: Int) -> Bool {
    guard steps.indices.contains(step + way) else { return false }
    step += way
    arrive(isBack: way < 0)
    return true
  }

  /// Sends the current address to the application.
  func arrive(isBack: Bool) {
    var input = AddressInput()
    input.path = steps[step]
    input.isBack = isBack ? 1 : 0
    send(.address(input))
    advance(ticks: 1)
  }

  /// Updates the history as a page does when the application changes the address.
  func follow(_ path: String, _ kind: AddressStep) {
    switch kind {
    case .same: steps[step] = path
    case .new:
      steps.removeSubrange((step + 1)...)
      steps.append(path)
      step += 1
    case .back:
      // The root has an empty address.
      if let place = steps[..<step].lastIndex(where: { ($0.isEmpty ? "/" : $0) == path }) { step = place }
      steps[step] = path
    }
  }
}
