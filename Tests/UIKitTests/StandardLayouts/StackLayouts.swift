import Testing
import UIKit

/// Stacks in stacks.
@Suite struct StackLayouts {
  /// A column of rows in the margins of the stack: the rows are as high as what is in them.
  @Test(arguments: LayoutPage.all) func nestedStacks(_ page: LayoutPage) {
    let (icon, title, text) = (Block(40, 40), UILabel.of("aaaa"), UILabel.of("aaaaaa", 13))
    let texts = UIStackView(arrangedSubviews: [title, text])
    let row = UIStackView(arrangedSubviews: [icon, texts])
    let button = Block(100, 44)
    let column = UIStackView(arrangedSubviews: [row, button])
    let stage = LayoutStage(page) { view in
      view.place(column)
      texts.axis = .vertical
      texts.spacing = 2
      row.spacing = 12
      row.alignment = .center
      icon.setContentHuggingPriority(.required, for: .horizontal)
      column.axis = .vertical
      column.spacing = 16
      column.isLayoutMarginsRelativeArrangement = true
      column.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        column.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      ])
    }
    // The texts are 20.5 + 2 + 16 = 38.5 high, the icon 40. 10 + 40 + 16 + 44 + 30 = 140.
    let width = page.safeWidth - 60
    stage.expect("column", column, page.safe.left, page.safe.top, page.safeWidth, 140)
    stage.expect("row", row, 20, 10, width, 40)
    stage.expect("button", button, 20, 66, width, 44)
    stage.expect("icon", icon, 0, 0, 40, 40)
    stage.expect("texts", texts, 52, 0.75, width - 52, 38.5)
    stage.expect("title", title, 0, 0, width - 52, Line.of17)
    stage.expect("text", text, 0, 22.5, width - 52, Line.of13)
    stage.expectNoFaults()
  }

  /// A row of labels of several sizes on one baseline.
  @Test(arguments: LayoutPage.all) func baselineRow(_ page: LayoutPage) {
    let labels = [UILabel.of("aa", 40), UILabel.of("aaaa", 12), UILabel.of("aaaa", 17)]
    let row = UIStackView(arrangedSubviews: labels)
    let stage = LayoutStage(page) { view in
      view.place(row)
      row.alignment = .firstBaseline
      row.spacing = 8
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        row.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      ])
    }
    // The largest ascender is 40 · 1,950/2,048 = 38.09, and so is the largest descender: the row is 48 high. The others
    // begin 38.09 − 11.43 = 26.66 and 38.09 − 16.19 = 21.90 below.
    // Widths: 43.2, so 43.5; 4 · 0.54 · 12 = 25.92, so 26; 37. With two gaps 122.5.
    let first = Line.ascender(40)
    stage.expect("row", row, page.safe.left + page.margin, page.safe.top, 122.5, Line.of40)
    stage.expect("large", labels[0], 0, 0, 43.5, Line.of40)
    stage.expect("small", labels[1], 51.5, first - Line.ascender(12), 26, Line.of12)
    stage.expect("body", labels[2], 85.5, first - Line.ascender(17), 37, Line.of17)
    stage.expectNoFaults()
  }

  /// A column of equal rows that fills the margins, with a hidden one.
  @Test(arguments: LayoutPage.all) func equalRows(_ page: LayoutPage) {
    let rows = [UIView(), UIView(), UIView(), UIView()]
    let column = UIStackView(arrangedSubviews: rows)
    let stage = LayoutStage(page) { view in
      view.place(column)
      column.axis = .vertical
      column.distribution = .fillEqually
      column.spacing = 6
      rows[1].isHidden = true
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: inside.topAnchor),
        column.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        column.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    // Three rows with two gaps of 6.
    let height = (page.height - page.safe.top - page.safe.bottom - 12) / 3
    for (place, index) in [0, 2, 3].enumerated() {
      stage.expect("row \(index)", rows[index], 0, CGFloat(place) * (height + 6), page.marginsWidth, height)
    }
    #expect(stage.host.diagnostics.isEmpty)
  }
}
