import UIKit

/// Four pages, turned by a finger, arrow keys or the dots.
final class PagesDemo: Demo, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  override class var name: String { "Pages" }
  let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private(set) var turns = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([Page(1)], direction: .forward, animated: false)
    embed(pages)
  }

  var number: Int { (pages.viewControllers?.first as? Page)?.number ?? 0 }

  private func page(_ number: Int?) -> Page? { number.flatMap { (1...4).contains($0) ? Page($0) : nil } }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page((viewController as? Page).map { $0.number - 1 }) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page((viewController as? Page).map { $0.number + 1 }) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 4 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { number - 1 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if completed { turns += 1 }
  }
}

/// A page with its number.
final class Page: UIViewController {
  let number: Int

  init(_ number: Int) {
    self.number = number
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Page \(number)"
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.text = title
    view.addSubview(label)
  }
}
