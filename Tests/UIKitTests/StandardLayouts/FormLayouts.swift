import Testing
import UIKit

/// Forms, toolbars and rows of buttons.
@Suite struct FormLayouts {
  /// Names of one width, as wide as the widest, and fields that take the rest.
  @Test(arguments: LayoutPage.all) func formWithNames(_ page: LayoutPage) {
    let names = [UILabel.of("aa"), UILabel.of("aaaaaa"), UILabel.of("aaaa")]
    let fields = [Block(100, 34), Block(100, 34), Block(100, 34)]
    let stage = LayoutStage(page) { view in
      let inside = view.layoutMarginsGuide
      var above = inside.topAnchor
      for (name, field) in zip(names, fields) {
        view.place(name, field)
        name.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: above, constant: 8),
          name.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
          name.widthAnchor.constraint(equalTo: names[0].widthAnchor),
          name.centerYAnchor.constraint(equalTo: field.centerYAnchor),
          field.leadingAnchor.constraint(equalToSystemSpacingAfter: name.trailingAnchor, multiplier: 1),
          field.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        ])
        above = field.bottomAnchor
      }
    }
    // Six letters: 6 · 0.54 · 17 = 55.08, so 55.5; the system spacing is 8. Rows are 34 + 8 = 42 apart.
    let start = page.safe.left + page.margin
    for index in 0..<3 {
      let y = page.safe.top + 8 + CGFloat(index) * 42
      stage.expect("name \(index)", names[index], start, y + 6.75, 55.5, Line.of17)
      stage.expect("field \(index)", fields[index], start + 63.5, y, page.marginsWidth - 63.5, 34)
    }
    stage.expectNoFaults()
  }

  /// A form that scrolls above a button, which stays above the lower edge of the safe area.
  @Test(arguments: LayoutPage.all) func buttonBelowAForm(_ page: LayoutPage) {
    let (scroll, form, button) = (UIScrollView(), UIView(), Block(120, 50))
    let stage = LayoutStage(page) { view in
      view.place(scroll, button)
      scroll.place(form)
      let (inside, content) = (view.layoutMarginsGuide, scroll.contentLayoutGuide)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        button.topAnchor.constraint(equalTo: scroll.bottomAnchor, constant: 8),
        button.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        button.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        button.bottomAnchor.constraint(equalTo: inside.bottomAnchor, constant: -8),
        form.topAnchor.constraint(equalTo: content.topAnchor),
        form.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        form.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        form.heightAnchor.constraint(equalToConstant: 700),
      ])
    }
    let top = page.height - page.safe.bottom - 58
    stage.expect("button", button, page.safe.left + page.margin, top, page.marginsWidth, 50)
    stage.expect("scroll", scroll, 0, 0, page.width, top - 8)
    stage.expect("form", form, 0, 0, page.width, 700)
    #expect(scroll.contentSize == CGSize(width: page.width, height: 700))
    stage.expectNoFaults()
  }

  /// Two buttons of one width that share the margins, with a gap.
  @Test(arguments: LayoutPage.all) func equalButtons(_ page: LayoutPage) {
    let (one, other) = (Block(50, 44), Block(90, 44))
    let stage = LayoutStage(page) { view in
      view.place(one, other)
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        one.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        other.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 12),
        other.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        one.widthAnchor.constraint(equalTo: other.widthAnchor),
        one.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        other.bottomAnchor.constraint(equalTo: one.bottomAnchor),
      ])
    }
    let start = page.safe.left + page.margin
    let (width, y) = ((page.marginsWidth - 12) / 2, page.height - page.safe.bottom - 44)
    stage.expect("one", one, start, y, width, 44)
    stage.expect("other", other, start + width + 12, y, width, 44)
    stage.expectNoFaults()
  }

  /// A toolbar of three items at equal distances, in a stack view.
  @Test(arguments: LayoutPage.all) func toolbar(_ page: LayoutPage) {
    let items = [Block(30, 30), Block(60, 30), Block(30, 30)]
    let stack = UIStackView(arrangedSubviews: items)
    let stage = LayoutStage(page) { view in
      view.place(stack)
      stack.distribution = .equalSpacing
      stack.alignment = .center
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: inside.bottomAnchor), stack.heightAnchor.constraint(equalToConstant: 44),
      ])
    }
    // 120 points are items; the rest is two equal gaps. (44 − 30) / 2 = 7 above.
    let gap = (page.marginsWidth - 120) / 2
    stage.expect(
      "stack", stack, page.safe.left + page.margin, page.height - page.safe.bottom - 44, page.marginsWidth, 44)
    stage.expect("first", items[0], 0, 7, 30, 30)
    stage.expect("second", items[1], 30 + gap, 7, 60, 30)
    stage.expect("third", items[2], 90 + 2 * gap, 7, 30, 30)
    stage.expectNoFaults()
  }

  /// A field for a message with a button beside it: the field grows with its lines, the button stays below.
  @Test(arguments: LayoutPage.all) func messageField(_ page: LayoutPage) {
    let (bar, send) = (UIView(), Block(32, 32))
    let text = UILabel.of(Array(repeating: "aaaaaaaaa", count: 5).joined(separator: " "), lines: 0)
    let stage = LayoutStage(page) { view in
      view.place(bar)
      bar.place(text, send)
      send.setContentHuggingPriority(.required, for: .horizontal)
      send.setContentCompressionResistancePriority(.required, for: .horizontal)
      let inside = bar.layoutMarginsGuide
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        text.topAnchor.constraint(equalTo: inside.topAnchor),
        text.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        send.leadingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
        send.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        send.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        text.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
      ])
    }
    // The text has the safe width less 8 + 8 + 32 + 8 = 56: 264, 337, 678 and 764. Five words of 82.62 with spaces of
    // 4.76 are 432.14: 3 words (257.38) and 2; 3 (4 are 344.76) and 2; one line; one line. Two lines are 41 high.
    let height: CGFloat = page.width < 400 ? 41 : 32
    let whole = 8 + height + 8 + page.safe.bottom
    stage.expect("bar", bar, 0, page.height - whole, page.width, whole)
    stage.expect("text", text, page.safe.left + 8, 8, page.safeWidth - 56, height)
    stage.expect("send", send, page.width - page.safe.right - 40, 8 + height - 32, 32, 32)
    stage.expectNoFaults()
  }

  /// A column of views in the middle of the room between a title and a button, by guides.
  @Test(arguments: LayoutPage.all) func centeredBetweenGuides(_ page: LayoutPage) {
    let (title, picture, button) = (UILabel.of("aaaa", 28), Block(80, 60), Block(100, 44))
    let (above, below) = (UILayoutGuide(), UILayoutGuide())
    let stage = LayoutStage(page) { view in
      view.place(title, picture, button)
      view.addLayoutGuide(above)
      view.addLayoutGuide(below)
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: inside.topAnchor),
        title.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        button.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        button.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        above.topAnchor.constraint(equalTo: title.bottomAnchor),
        above.bottomAnchor.constraint(equalTo: picture.topAnchor),
        below.topAnchor.constraint(equalTo: picture.bottomAnchor),
        below.bottomAnchor.constraint(equalTo: button.topAnchor),
        below.heightAnchor.constraint(equalTo: above.heightAnchor, multiplier: 2),
        picture.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        above.leadingAnchor.constraint(equalTo: inside.leadingAnchor), above.widthAnchor.constraint(equalToConstant: 1),
        below.leadingAnchor.constraint(equalTo: inside.leadingAnchor), below.widthAnchor.constraint(equalToConstant: 1),
      ])
    }
    // 33.5, 60 and 44 are content; a third of the rest is above the picture.
    let rest = page.height - page.safe.top - page.safe.bottom - 137.5
    stage.expect("title", title, (page.width - 60.5) / 2, page.safe.top, 60.5, Line.of28)
    stage.expect("picture", picture, (page.width - 80) / 2, page.safe.top + 33.5 + rest / 3, 80, 60)
    stage.expect("button", button, (page.width - 100) / 2, page.height - page.safe.bottom - 44, 100, 44)
    stage.expectNoFaults()
  }
}
