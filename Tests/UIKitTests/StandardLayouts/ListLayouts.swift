import Testing
import UIKit

/// A cell whose content is built by constraints.
private final class ContentCell: UITableViewCell {
  var built = false
}

private final class ListController: UITableViewController {
  let build: (UIView, Int) -> Void
  let rows: Int

  init(rows: Int, _ build: @escaping (UIView, Int) -> Void) {
    self.rows = rows
    self.build = build
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { return nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = ContentCell(style: .default, reuseIdentifier: nil)
    build(cell.contentView, indexPath.row)
    return cell
  }
}

/// Rows of lists.
@Suite struct ListLayouts {
  private func list(_ page: LayoutPage, rows: Int, _ build: @escaping (UIView, Int) -> Void) -> HeadlessHost {
    var preferences = PreferencesInput()
    preferences.isRightToLeft = page.isRightToLeft ? 1 : 0
    let host = HeadlessHost(
      size: CGSize(width: page.width, height: page.height), safeArea: page.safe, preferences: preferences
    ) { ListController(rows: rows, build) }
    host.advance(ticks: 2)
    return host
  }

  /// KT-W1b, KT-W5b: A row that sizes itself: a label inside the margins of the content view.
  @Test(arguments: LayoutPage.all) func selfSizingRow(_ page: LayoutPage) throws {
    var labels: [UILabel] = []
    let host = list(page, rows: 2) { content, row in
      // 17 points: a word of 9 letters is 82.62 wide, a space 4.76.
      let label = UILabel.of(row == 0 ? "aaaa" : Array(repeating: "aaaaaaaaa", count: 12).joined(separator: " "))
      label.numberOfLines = 0
      content.place(label)
      let inside = content.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: inside.topAnchor),
        label.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
      labels.append(label)
    }
    let table = try #require(host.view as? UITableView)
    let cells = try [0, 1].map { try #require(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
    // n words need n · 82.62 + (n − 1) · 4.76. In 288: 3 (257.38), so 4 lines. In 361: 4 (344.76), so 3 lines.
    // In 694: 7 (606.90; 8 are 694.28), so 2 lines. In 780: 8 (694.28; 9 are 781.66), so 2 lines.
    let lines: [CGFloat: CGFloat] = [320: 4, 393: 3, 852: 2, 820: 2]
    // A line is 20.287 high, and a number of them is rounded up to half points: 20.5, 41, 61, 81.5.
    let height: [CGFloat: CGFloat] = [1: 20.5, 2: 41, 3: 61, 4: 81.5]
    // 11 above and below, and rows end on whole points.
    let first: CGFloat = 43
    let second = (11 + height[lines[page.width]!]! + 11).rounded(.up)
    #expect(cells[0].frame.height == first, "\(page.testDescription)")
    #expect(cells[1].frame.height == second, "\(page.testDescription)")
    // The content views keep out of the unsafe sides (`insetsContentViewsToSafeArea`), and the text keeps to their margins.
    let safe = page.width - page.safe.left - page.safe.right
    for (index, row) in [first, second].enumerated() {
      let content = cells[index].contentView
      let frame = labels.last { $0.superview === content }!.frame
      #expect(content.frame.minX == page.safe.left && content.frame.width == safe, "\(page.testDescription)")
      #expect(
        frame == CGRect(x: page.margin, y: 11, width: safe - 2 * page.margin, height: row - 22),
        "\(page.testDescription)")
    }
    #expect(host.diagnostics.isEmpty)
  }

  /// An icon, a title that takes the room that is left, and a value that keeps its size.
  @Test(arguments: LayoutPage.all) func iconTitleValue(_ page: LayoutPage) {
    let (row, icon, title, value) = (UIView(), Block(29, 29), UILabel.of("aaaa"), UILabel.of("aa"))
    let stage = LayoutStage(page) { view in
      view.place(row)
      row.place(icon, title, value)
      icon.setContentHuggingPriority(.required, for: .horizontal)
      value.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      value.setContentCompressionResistancePriority(.required, for: .horizontal)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        row.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        icon.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
        icon.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        icon.topAnchor.constraint(greaterThanOrEqualTo: row.topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
        title.centerYAnchor.constraint(equalTo: row.centerYAnchor),
        value.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
        value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
        value.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      ])
      let low = row.heightAnchor.constraint(equalToConstant: 0)
      low.priority = .fittingSizeLevel
      low.isActive = true
    }
    // The icon needs 8 + 29 + 8 = 45. “aa” is 2 · 0.54 · 17 = 18.36 wide, so 18.5.
    let width = page.safeWidth
    stage.expect("row", row, page.safe.left, page.safe.top, width, 45)
    stage.expect("icon", icon, 16, 8, 29, 29)
    stage.expect("title", title, 57, 12.25, width - 57 - 8 - 18.5 - 16, Line.of17)
    stage.expect("value", value, width - 34.5, 12.25, 18.5, Line.of17)
    stage.expectNoFaults()
  }

  /// A chat's bubbles: at most three quarters of the row, one at each side.
  @Test(arguments: LayoutPage.all) func chatBubbles(_ page: LayoutPage) {
    let (theirs, mine) = (UIView(), UIView())
    let words = Array(repeating: "aaaaaaaaa", count: 12).joined(separator: " ")
    let (short, long) = (UILabel.of("aaaa", lines: 0), UILabel.of(words, lines: 0))
    let stage = LayoutStage(page) { view in
      view.place(theirs, mine)
      theirs.place(short)
      mine.place(long)
      let inside = view.layoutMarginsGuide
      for (bubble, label) in [(theirs, short), (mine, long)] {
        bubble.layoutMargins = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
        let guide = bubble.layoutMarginsGuide
        NSLayoutConstraint.activate([
          bubble.widthAnchor.constraint(lessThanOrEqualTo: inside.widthAnchor, multiplier: 0.75),
          label.topAnchor.constraint(equalTo: guide.topAnchor),
          label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        ])
      }
      NSLayoutConstraint.activate([
        theirs.topAnchor.constraint(equalTo: inside.topAnchor, constant: 8),
        theirs.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        mine.topAnchor.constraint(equalTo: theirs.bottomAnchor, constant: 4),
        mine.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    let start = page.safe.left + page.margin
    let top = page.safe.top + 8
    // “aaaa” is 37 wide: 12 + 37 + 12 = 61, and 7 + 20.5 + 7 = 34.5 high.
    stage.expect("theirs", theirs, start, top, 61, 34.5)
    // Three quarters of 288, 361, 694 and 780 are 216, 270.75, 520.5 and 585; less 24: 192, 246.75, 496.5, 561. There
    // 2 words of 82.62 (170), 2 (3 are 257.38), 5 (432.14) and 6 (519.52) fit: 6, 6, 3 and 2 lines. The label would be
    // as wide as the whole text, so the bubble is as wide as it may be. Six lines are 121.72 high, so 122.
    let height: [CGFloat: CGFloat] = [320: 122, 393: 122, 852: 61, 820: 41]
    let width = page.marginsWidth * 0.75
    stage.expect("mine", mine, page.width - start - width, top + 38.5, width, height[page.width]! + 14)
    stage.expectNoFaults()
  }

  /// A heading with a count at the other end, on one baseline.
  @Test(arguments: LayoutPage.all) func headingAndCount(_ page: LayoutPage) {
    let (heading, count) = (UILabel.of("aaaa", 28), UILabel.of("12", 13))
    let stage = LayoutStage(page) { view in
      view.place(heading, count)
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        heading.topAnchor.constraint(equalTo: inside.topAnchor, constant: 12),
        heading.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        count.leadingAnchor.constraint(greaterThanOrEqualTo: heading.trailingAnchor, constant: 8),
        count.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        count.lastBaselineAnchor.constraint(equalTo: heading.lastBaselineAnchor),
      ])
    }
    let start = page.safe.left + page.margin
    let top = page.safe.top + 12
    // 4 · 0.54 · 28 = 60.48, so 60.5; 2 · 0.54 · 13 = 14.04, so 14.5.
    stage.expect("heading", heading, start, top, 60.5, Line.of28)
    // The baseline is the descender above the lower edge of each: 28 · 494/2,048 = 6.75 and 3.14.
    let baseline = top + Line.of28 - Line.descender(28)
    stage.expect(
      "count", count, page.width - start - 14.5, baseline - (Line.of13 - Line.descender(13)), 14.5, Line.of13)
    stage.expectNoFaults()
  }
}
