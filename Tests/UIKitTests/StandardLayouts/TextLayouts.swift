import Testing
import UIKit

/// Texts next to and above each other: which one gives way, and where the lines are.
@Suite struct TextLayouts {
  /// Two labels of 12 and 40 points on one baseline: the small one is 26.66 lower.
  @Test(arguments: LayoutPage.all) func twoSizesOnOneBaseline(_ page: LayoutPage) {
    let (large, small) = (UILabel.of("aa", 40), UILabel.of("aaaa", 12))
    let stage = LayoutStage(page) { view in
      view.place(large, small)
      NSLayoutConstraint.activate([
        large.topAnchor.constraint(equalTo: view.topAnchor),
        large.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      ])
    }
    // (40 − 12) · 1,950/2,048 = 26.66.
    stage.expect("large", large, 0, 0, 43.5, Line.of40)
    stage.expect("small", small, 43.5, 26.66, 26, Line.of12)
    stage.expectNoFaults()
  }

  /// A text of two lines, with a label at its first line and one at its last.
  @Test(arguments: LayoutPage.all) func firstAndLastLine(_ page: LayoutPage) {
    let (text, first, last) = (UILabel.of("aaaaaaaaa aaaaaaaaa", lines: 0), UILabel.of("aa", 12), UILabel.of("aa", 12))
    let stage = LayoutStage(page) { view in
      view.place(text, first, last)
      NSLayoutConstraint.activate([
        text.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
        text.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        text.widthAnchor.constraint(equalToConstant: 100),
        first.leadingAnchor.constraint(equalTo: text.trailingAnchor),
        last.leadingAnchor.constraint(equalTo: text.trailingAnchor),
        first.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
        last.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
      ])
    }
    // A word is 82.62 wide, so each stands on a line of its own, and two lines are 41 high. The difference of the
    // ascenders is 5 · 1,950/2,048 = 4.76, of the descenders 5 · 494/2,048 = 1.21.
    let (x, y) = (page.safe.left + page.margin, page.safe.top)
    stage.expect("text", text, x, y, 100, 41)
    stage.expect("first", first, x + 100, y + 4.76, 13, Line.of12)
    stage.expect("last", last, x + 100, y + 41 - 1.21 - Line.of12, 13, Line.of12)
    stage.expectNoFaults()
  }

  /// The baseline of a label that is higher than its text, which stands in the middle.
  @Test(arguments: LayoutPage.all) func baselineOfAHighLabel(_ page: LayoutPage) {
    let (high, low) = (UILabel.of("aaaa"), UILabel.of("aaaa"))
    let stage = LayoutStage(page) { view in
      view.place(high, low)
      NSLayoutConstraint.activate([
        high.topAnchor.constraint(equalTo: view.topAnchor), high.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        high.heightAnchor.constraint(equalToConstant: 60.5),
        low.leadingAnchor.constraint(equalTo: high.trailingAnchor),
        low.firstBaselineAnchor.constraint(equalTo: high.firstBaselineAnchor),
      ])
    }
    // (60.5 − 20.5) / 2 = 20 above and below the text.
    stage.expect("low", low, 37, 20, 37, Line.of17)
    stage.expectNoFaults()
  }

  /// Labels on the baselines of a field, of a button, and of a column of two labels.
  @Test(arguments: LayoutPage.all) func baselinesOfControls(_ page: LayoutPage) {
    let (field, button, large) = (UITextField(), UIButton(type: .system), UILabel.of("aa", 40))
    let column = UIStackView(arrangedSubviews: [large, UILabel.of("aa")])
    let labels = (0..<4).map { _ in UILabel.of("aaaa") }
    let stage = LayoutStage(page) { view in
      view.place(field, button, column)
      field.font = .systemFont(ofSize: 17)
      button.setTitle("aa", for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 17)
      column.axis = .vertical
      for label in labels { view.place(label) }
      NSLayoutConstraint.activate(
        [field, button, column].flatMap {
          [
            $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
            $0.leadingAnchor.constraint(equalTo: view.leadingAnchor), $0.widthAnchor.constraint(equalToConstant: 90),
          ]
        } + labels.map { $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 100) } + [
          field.heightAnchor.constraint(equalToConstant: 34), button.heightAnchor.constraint(equalToConstant: 44),
          labels[0].firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
          labels[1].lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
          labels[2].firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
          labels[3].lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
        ])
    }
    // The field's line, 20.29 high, stands in its middle: 17 − 10.14 = 6.86. The button's title is a label of 20.5 like the
    // others: 22 − 10.25 = 11.75.
    stage.expect("field's", labels[0], 100, 106.86, 37, Line.of17)
    stage.expect("button's", labels[1], 100, 111.75, 37, Line.of17)
    // The column is 48 + 20.5 high. Its first baseline is (40 − 17) · 1,950/2,048 = 21.90 below that of the label, and its
    // last line is a line of 17 points like the label's.
    stage.expect("column's first", labels[2], 100, 121.90, 37, Line.of17)
    stage.expect("column's last", labels[3], 100, 148, 37, Line.of17)
    #expect(stage.host.diagnostics.isEmpty)
  }

  /// A long name before a short date: the date keeps its size, and the name is cut.
  @Test(arguments: LayoutPage.all) func longNameShortDate(_ page: LayoutPage) {
    let (name, date) = (UILabel.of(String(repeating: "a", count: 100)), UILabel.of("12", 13))
    let stage = LayoutStage(page) { view in
      view.place(name, date)
      date.setContentCompressionResistancePriority(.required, for: .horizontal)
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        name.topAnchor.constraint(equalTo: inside.topAnchor),
        name.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        date.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        date.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor),
        date.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      ])
    }
    // A hundred letters are 918 wide, more than any page has. The date is 14.04 wide, so 14.5.
    let start = page.safe.left + page.margin
    stage.expect("name", name, start, page.safe.top, page.marginsWidth - 22.5, Line.of17)
    stage.expect("date", date, page.width - start - 14.5, page.safe.top + 2.25, 14.5, Line.of13)
    stage.expectNoFaults()
  }

  /// Two labels share a row: the one with the higher hugging priority keeps its size.
  @Test(arguments: LayoutPage.all) func huggingDecides(_ page: LayoutPage) {
    let (left, right) = (UILabel.of("aaaa"), UILabel.of("aa"))
    let stage = LayoutStage(page) { view in
      view.place(left, right)
      left.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        left.topAnchor.constraint(equalTo: inside.topAnchor),
        left.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        right.topAnchor.constraint(equalTo: left.topAnchor),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    let start = page.safe.left + page.margin
    stage.expect("left", left, start, page.safe.top, 37, Line.of17)
    stage.expect("right", right, start + 37, page.safe.top, page.marginsWidth - 37, Line.of17)
    stage.expectNoFaults()
  }

  /// A sidebar of a third of the width, but between 120 and 260 points, beside the content.
  @Test(arguments: LayoutPage.all) func sidebar(_ page: LayoutPage) {
    let (side, content) = (UIView(), UIView())
    let stage = LayoutStage(page) { view in
      view.place(side, content)
      let third = side.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1.0 / 3)
      third.priority = .defaultHigh
      NSLayoutConstraint.activate([
        side.topAnchor.constraint(equalTo: view.topAnchor), side.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        side.leadingAnchor.constraint(equalTo: view.leadingAnchor), third,
        side.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
        side.widthAnchor.constraint(lessThanOrEqualToConstant: 260),
        content.topAnchor.constraint(equalTo: side.topAnchor),
        content.bottomAnchor.constraint(equalTo: side.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: side.trailingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    // 106.67 is less than 120; 131; 284 and 273.33 are more than 260.
    let widths: [CGFloat: CGFloat] = [320: 120, 393: 131, 852: 260, 820: 260]
    let width = widths[page.width]!
    stage.expect("side", side, 0, 0, width, page.height)
    stage.expect("content", content, width, 0, page.width - width, page.height)
    stage.expectNoFaults()
  }

  /// The size of a card for a given width, and the smallest one, with its margins; and sizes that code sets.
  @Test(arguments: LayoutPage.all) func fittingSizes(_ page: LayoutPage) {
    let (card, label) = (UIView(), UILabel.of("aaaaaaaaa aaaaaaaaa", lines: 0))
    let stage = LayoutStage(page) { _ in }
    card.place(label)
    card.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    let inside = card.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: inside.topAnchor),
      label.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
    ])
    // Two words are 82.62 + 4.76 + 82.62 = 170, so 170 wide; with 30 it is 200. At 130 the label has 100: two lines.
    let natural = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(natural == CGSize(width: 200, height: 40.5), "\(page.testDescription)")
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 130, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(narrow == CGSize(width: 130, height: 61), "\(page.testDescription)")

    let sign = UILabel.of("aaaa")
    sign.frame.origin = CGPoint(x: 30, y: 40)
    stage.view.addSubview(sign)
    sign.sizeToFit()
    stage.expect("sign", sign.frame, CGRect(x: 30, y: 40, width: 37, height: Line.of17))
    #expect(stage.host.diagnostics.isEmpty)
  }
}
