import Testing
import UIKit

/// Records the delegate callbacks of a scroll view.
private final class Diary: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("slow") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rest") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("there") }
}

@Suite struct TableScrollTests {
  private let host = HeadlessHost(size: CGSize(width: 300, height: 400))
  private let scroll: UIScrollView
  private let diary = Diary()

  init() {
    scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 2000)
    scroll.delegate = diary
    host.view.addSubview(scroll)
    host.advance(ticks: 1)
  }

  @Test func contentFollowsTheFingerAfterTheSlop() {
    host.touch(phase: .down, at: CGPoint(x: 150, y: 300))
    host.touch(phase: .move, at: CGPoint(x: 150, y: 290))
    host.advance(ticks: 1)
    #expect(scroll.isDragging && scroll.contentOffset.y == 0)
    host.touch(phase: .move, at: CGPoint(x: 150, y: 240))
    host.advance(ticks: 1)
    #expect(scroll.contentOffset.y == 50)
    host.advance(seconds: 0.2)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 240))
    host.advance(seconds: 1)
    #expect(scroll.contentOffset.y == 50)
    #expect(diary.lines == ["begin", "end false"])
  }

  @Test func aThrowSlowsByTwoThousandthsPerMillisecond() {
    // 10 points a tick are 1,200 points per second; x − v / (1000 ln 0.998) is 599 points farther, minus the distance
    // that the last 8 points per second would still have covered.
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 20.0 / 120)
    let start = scroll.contentOffset.y
    #expect(scroll.isDecelerating)
    host.advance(seconds: 6)
    #expect(!scroll.isDecelerating)
    #expect(abs(scroll.contentOffset.y - start - 599) < 16)
    #expect(diary.lines == ["begin", "end true", "slow", "rest"])
  }

  @Test func equalThrowsEndInEqualPlaces() {
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
    host.advance(seconds: 6)
    let first = scroll.contentOffset.y
    scroll.contentOffset = .zero
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
    host.advance(seconds: 6)
    #expect(scroll.contentOffset.y == first)
  }

  @Test func beyondTheEndItPullsLikeRubberAndComesBack() {
    host.touch(phase: .down, at: CGPoint(x: 150, y: 100))
    host.touch(phase: .move, at: CGPoint(x: 150, y: 110))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 150, y: 210))
    host.advance(ticks: 1)
    // 100 points of pull on 400 of view: (1 − 1 / (100 · 0.55 / 400 + 1)) · 400.
    #expect(abs(scroll.contentOffset.y + 48.35) < 0.01)
    host.advance(seconds: 0.2)
    host.touch(phase: .up, at: CGPoint(x: 150, y: 210))
    host.advance(seconds: 1.5)
    #expect(scroll.contentOffset.y == 0)
    host.settle()
    #expect(!host.needsFrame)
  }

  @Test func aThrowAtTheEndBouncesAndRests() {
    scroll.contentOffset.y = 1500
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50), duration: 0.1)
    var farthest = 0.0
    for _ in 0..<240 {
      host.advance(ticks: 1)
      farthest = max(farthest, scroll.contentOffset.y)
    }
    #expect(farthest > 1610)
    host.advance(seconds: 1)
    #expect(scroll.contentOffset.y == 1600)
    scroll.bounces = false
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 50), duration: 0.1)
    #expect(scroll.contentOffset.y == 1600)
  }

  @Test func aTouchCatchesTheContentAndPressesNothing() {
    var taps = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 150), duration: 0.1)
    host.advance(ticks: 20)
    #expect(scroll.isDecelerating)
    host.tap(at: CGPoint(x: 150, y: 200))
    #expect(!scroll.isDecelerating && taps == 0)
    let place = scroll.contentOffset.y
    host.advance(seconds: 1)
    #expect(scroll.contentOffset.y == place)
    host.tap(at: CGPoint(x: 150, y: 200))
    #expect(taps == 1)
  }

  @Test func aControlThatHasTheTouchKeepsIt() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 31))
    scroll.addSubview(slider)
    // After the delay the slider follows and the content stays.
    host.touch(phase: .down, at: CGPoint(x: 14, y: 115))
    host.advance(seconds: 0.2)
    #expect(slider.isTracking)
    for step in 1...10 {
      host.touch(phase: .move, at: CGPoint(x: 14 + Double(step) * 10, y: 115 - Double(step) * 5))
      host.advance(ticks: 1)
    }
    #expect(slider.value > 0.3 && scroll.contentOffset.y == 0)
    host.touch(phase: .up, at: CGPoint(x: 114, y: 65))
    host.advance(ticks: 2)
    // A quick swipe on it scrolls and leaves the value alone.
    let value = slider.value
    host.drag(from: CGPoint(x: 114, y: 115), to: CGPoint(x: 114, y: 15), duration: 0.1)
    #expect(slider.value == value && scroll.contentOffset.y > 50)
  }

  @Test func codeScrollsWithAndWithoutAnimation() {
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    host.advance(ticks: 18)
    #expect(scroll.contentOffset.y == 250)
    host.advance(ticks: 18)
    #expect(scroll.contentOffset.y == 500 && diary.lines == ["there"])
    scroll.scrollRectToVisible(CGRect(x: 0, y: 950, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 600)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 0)
    scroll.contentOffset.y = .nan
    #expect(scroll.contentOffset.y == 0)
    host.commit()
    #expect(host.diagnostics.count == 1)
  }

  @Test func wheelAndKeysScroll() {
    host.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: 120))
    #expect(scroll.contentOffset.y == 120)
    host.wheel(at: CGPoint(x: 150, y: 200), by: CGVector(dx: 0, dy: -500))
    #expect(scroll.contentOffset.y == 0)
    let button = UIButton(type: .system)
    button.setTitle("Here", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    scroll.addSubview(button)
    host.advance(ticks: 1)
    host.tab(to: "Here")
    host.press("ArrowDown")
    host.settle()
    #expect(scroll.contentOffset.y == 44)
    host.press("End")
    host.settle()
    #expect(scroll.contentOffset.y == 1600)
    host.press("PageUp")
    host.settle()
    #expect(scroll.contentOffset.y == 1244)
    host.press("Home")
    host.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func pagesAreTurnedOneAtATime() {
    scroll.isPagingEnabled = true
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100), duration: 0.1)
    host.advance(seconds: 3)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func contentThatFitsDoesNotMove() {
    scroll.contentSize = CGSize(width: 300, height: 400)
    host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 100))
    #expect(scroll.contentOffset == .zero && diary.lines.isEmpty)
    scroll.alwaysBounceVertical = true
    host.touch(phase: .down, at: CGPoint(x: 150, y: 100))
    host.touch(phase: .move, at: CGPoint(x: 150, y: 120))
    host.advance(ticks: 1)
    host.touch(phase: .move, at: CGPoint(x: 150, y: 220))
    host.advance(ticks: 1)
    #expect(scroll.contentOffset.y < -30)
  }

  @Test func insetsThatAreNoNumbersAreRefused() {
    scroll.contentInset.top = .nan
    scroll.contentSize.height = -.infinity
    #expect(scroll.contentInset == .zero && scroll.contentSize.height == 2000)
    host.commit()
    #expect(host.diagnostics.count == 2)
  }

  @Test func theSafeAreaInsetsTheContent() {
    host.resize(to: CGSize(width: 300, height: 400), safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    #expect(scroll.adjustedContentInset.top == 50 && scroll.adjustedContentInset.bottom == 30)
    #expect(scroll.contentOffset.y == -50)
  }
}

/// Rows that are sized by constraints.
private final class TallCell: UITableViewCell {
  let inside = UIView()
  let height: NSLayoutConstraint
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    height = inside.heightAnchor.constraint(equalToConstant: 10)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    inside.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      inside.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      inside.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
    ])
  }
  required init?(coder: NSCoder) { nil }
}

private final class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var guesses = 0
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath)
    (cell as? TallCell)?.height.constant = 50 + CGFloat(indexPath.row % 3)
    return cell
  }
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    guesses += 1
    return 30
  }
}

@Suite struct TableRowHeightTests {
  @Test func constraintsSayHowHighARowIs() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let rows = TallRows()
    table.register(TallCell.self, forCellReuseIdentifier: "tall")
    table.dataSource = rows
    table.delegate = rows
    host.view.addSubview(table)
    host.advance(ticks: 1)
    #expect((0..<4).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [58, 59, 60, 58])
    // Rows that were not visible count with their estimated heights.
    #expect(table.rectForRow(at: IndexPath(row: 400, section: 0)).height == 30 && rows.guesses == 500)
    // Scrolling back through rows that turn out to be higher does not jump.
    table.contentOffset.y = 9000
    host.advance(ticks: 1)
    host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 300), duration: 0.1)
    for _ in 0..<100 {
      let path = table.indexPathsForVisibleRows![2]
      let place = table.rectForRow(at: path).minY - table.contentOffset.y
      host.advance(ticks: 1)
      let way = table.rectForRow(at: path).minY - table.contentOffset.y - place
      #expect(way >= -0.01 && way < 25)
    }
    #expect(host.diagnostics.isEmpty)
  }
}
