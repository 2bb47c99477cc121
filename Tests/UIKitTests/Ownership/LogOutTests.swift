import Testing
import UIKit

/// A session that has ended: its presented controller shows the next root, and requests to be dismissed.
private final class Account: UIViewController {
  var ended: [String] = []

  override func viewDidDisappear(_ animated: Bool) { ended.append("disappeared") }

  func logOut(to next: UIViewController) {
    view.window?.rootViewController = next
    dismiss(animated: true) { [me = Weak(self)] in me.value?.ended.append("dismissed") }
  }
}

@Suite struct LogOutTests {
  private func logOut(_ style: UIModalPresentationStyle) -> (HeadlessHost, Account, UIViewController) {
    let host = HeadlessHost { UIViewController() }
    let (account, next) = (Account(), UIViewController())
    account.modalPresentationStyle = style
    host.rootViewController!.present(account, animated: true)
    host.settle()
    account.logOut(to: next)
    host.settle()
    return (host, account, next)
  }

  @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen])
  func whatIsPresentedGoesWithTheRootThatPresentedIt(style: UIModalPresentationStyle) {
    let (host, account, next) = logOut(style)
    #expect(account.presentingViewController == nil && account.view.window == nil)
    #expect(account.ended == ["disappeared"])
    #expect(host.rootViewController === next)
    #expect(next.view.superview!.subviews.count == 1)
  }

  @Test func theNextRootPresentsInItsTurn() {
    let (host, account, next) = logOut(.automatic)
    next.present(account, animated: true)
    host.settle()
    #expect(account.presentingViewController === next && account.view.window != nil)
    #expect(host.diagnostics == [])
  }

  @Test func anAlertOutlivesWhoShowedIt() {
    let host = HeadlessHost { UIViewController() }
    let alert = UIAlertController(title: "Gone", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    host.rootViewController!.present(alert, animated: true)
    host.advance(ticks: 10)
    host.application.keyWindow!.rootViewController = UIViewController()
    alert.dismiss(animated: true)
    host.settle()
    #expect(alert.presentingViewController == nil && alert.next == nil && alert.view.window == nil)
  }
}
