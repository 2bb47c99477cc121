import Testing
import UIKit

/// Layouts by safe areas and margins, whose distances depend on where a view is.
@Suite struct SafeAreaLayouts {
  /// A view that fills the screen, and one in its safe area: the inner view has the safe area of the screen.
  @Test(arguments: LayoutPage.all) func nestedSafeArea(_ page: LayoutPage) {
    let (outer, inner) = (UIView(), UIView())
    let stage = LayoutStage(page) { view in
      view.place(outer)
      outer.place(inner)
      let safe = outer.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        outer.topAnchor.constraint(equalTo: view.topAnchor),
        outer.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        outer.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        outer.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        inner.topAnchor.constraint(equalTo: safe.topAnchor),
        inner.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        inner.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      ])
    }
    // For the phone 852 − 59 − 34 = 759; on its side 852 − 2 · 59 = 734 wide and 393 − 21 = 372 high.
    stage.expect("outer", outer, 0, 0, page.width, page.height)
    stage.expect(
      "inner", inner, page.safe.left, page.safe.top, page.safeWidth, page.height - page.safe.top - page.safe.bottom)
    #expect(outer.safeAreaInsets == page.safe && inner.safeAreaInsets == .zero)
    stage.expectNoFaults()
  }

  /// KT-W1c: The example of the safe area of a phone of 800 points with 47 above and 34 below: 800 − 81 = 719.
  @Test func nestedSafeAreaOf719() {
    let (outer, inner) = (UIView(), UIView())
    let host = HeadlessHost(
      size: CGSize(width: 400, height: 800), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    ) { UIViewController() }
    host.view.place(outer)
    outer.place(inner)
    NSLayoutConstraint.activate(
      [(outer.topAnchor, host.view.topAnchor), (outer.bottomAnchor, host.view.bottomAnchor)].map {
        $0.constraint(equalTo: $1)
      } + [
        inner.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor),
        outer.leftAnchor.constraint(equalTo: host.view.leftAnchor),
        outer.widthAnchor.constraint(equalToConstant: 100), inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
      ])
    host.advance(ticks: 1)
    #expect(inner.frame == CGRect(x: 0, y: 47, width: 50, height: 719))
  }

  /// A bar at the lower edge of the screen, whose buttons stay above the home indicator.
  @Test(arguments: LayoutPage.all) func bottomBar(_ page: LayoutPage) {
    let (bar, back, next) = (UIView(), Block(60, 44), Block(80, 44))
    let stage = LayoutStage(page) { view in
      view.place(bar)
      bar.place(back, next)
      let safe = bar.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        back.topAnchor.constraint(equalTo: bar.topAnchor), next.topAnchor.constraint(equalTo: bar.topAnchor),
        back.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        next.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        back.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
        next.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      ])
    }
    // 44 and the safe area below: 44, 78, 65 and 64.
    let height = 44 + page.safe.bottom
    stage.expect("bar", bar, 0, page.height - height, page.width, height)
    stage.expect("back", back, page.safe.left + 16, 0, 60, 44)
    stage.expect("next", next, page.width - page.safe.right - 96, 0, 80, 44)
    stage.expectNoFaults()
  }

  /// KT-W5a: The margins of a controller's view: 16 or 20 at the sides, and 0 above and below, from the safe area.
  @Test(arguments: LayoutPage.all) func rootMargins(_ page: LayoutPage) {
    let content = UIView()
    let stage = LayoutStage(page) { view in
      view.place(content)
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: inside.topAnchor),
        content.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    // 16 + 288 + 16 = 320; 16 + 361 + 16 = 393; 79 + 694 + 79 = 852; 20 + 780 + 20 = 820.
    let widths: [CGFloat: CGFloat] = [320: 288, 393: 361, 852: 694, 820: 780]
    stage.expect(
      "content", content, (page.width - widths[page.width]!) / 2, page.safe.top, widths[page.width]!,
      page.height - page.safe.top - page.safe.bottom)
    #expect(
      stage.view.layoutMargins
        == UIEdgeInsets(
          top: page.safe.top, left: page.safe.left + page.margin, bottom: page.safe.bottom,
          right: page.safe.right + page.margin))
    stage.expectNoFaults()
  }

  /// An article in the readable width: at most 17 · 39.5 = 671.5, so 672, in the middle of the margins.
  @Test(arguments: LayoutPage.all) func readableArticle(_ page: LayoutPage) {
    let (column, text) = (UIView(), UIView())
    let stage = LayoutStage(page) { view in
      view.place(column)
      column.place(text)
      NSLayoutConstraint.activate([
        column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        column.heightAnchor.constraint(equalToConstant: 200),
        text.topAnchor.constraint(equalTo: column.readableContentGuide.topAnchor),
        text.bottomAnchor.constraint(equalTo: column.readableContentGuide.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: column.readableContentGuide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: column.readableContentGuide.trailingAnchor),
      ])
    }
    // The column has margins of 8: 304, 377, 734 − 16 = 718 and 804 remain; the last two are limited to 672. On the
    // phone the column begins at the safe area, and on its side it lies under the notch.
    let width = min(page.safeWidth - 16, 672)
    stage.expect("text", text, (page.width - width) / 2, 8, width, 184)
    stage.expectNoFaults()
  }

  /// KT-W1f: A panel in the middle of its superview's margins, by the attributes of margins.
  @Test(arguments: LayoutPage.all) func centerWithinMargins(_ page: LayoutPage) {
    let (panel, box, edge) = (UIView(), Block(40, 20), Block(10, 10))
    let stage = LayoutStage(page) { view in
      view.place(panel)
      panel.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 50, trailing: 0)
      panel.place(box, edge)
      func tie(_ item: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: NSLayoutConstraint.Attribute)
        -> NSLayoutConstraint
      {
        NSLayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: panel, attribute: other, multiplier: 1,
          constant: 0)
      }
      NSLayoutConstraint.activate([
        panel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        panel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        panel.widthAnchor.constraint(equalToConstant: 200), panel.heightAnchor.constraint(equalToConstant: 100),
        tie(box, .centerX, .centerXWithinMargins), tie(box, .centerY, .centerYWithinMargins),
        tie(edge, .leading, .leadingMargin), tie(edge, .bottom, .bottomMargin),
      ])
    }
    // Across (30 + 200) / 2 = 115, down (10 + 50) / 2 = 30: the box begins 20 and 10 before.
    stage.expect("box", box, 95, 20, 40, 20)
    stage.expect("edge", edge, 30, 40, 10, 10)
    stage.expectNoFaults()
  }

  /// KT-W5d: A list in a controller's view that preserves the margins of the view, and a row in it that does so again.
  @Test(arguments: LayoutPage.all) func preservedMargins(_ page: LayoutPage) {
    let (list, row, label) = (UIView(), UIView(), UILabel.of("aaaa"))
    let stage = LayoutStage(page) { view in
      view.place(list)
      list.place(row)
      row.place(label)
      list.preservesSuperviewLayoutMargins = true
      row.preservesSuperviewLayoutMargins = true
      let inside = row.layoutMarginsGuide
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 50),
        list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        list.heightAnchor.constraint(equalToConstant: 100),
        row.topAnchor.constraint(equalTo: list.topAnchor, constant: 20),
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor, constant: 4),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        label.topAnchor.constraint(equalTo: inside.topAnchor),
        label.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    // The label is inside the margins of the controller's view at both sides, although the row begins 4 later. Above
    // and below, the row's own 8 are more than what the list's 8 leave.
    let start = page.safe.left + page.margin
    stage.expect("row", row, 4, 20, page.width - 4, Line.of17 + 16)
    stage.expect("label", label, start - 4, 8, page.width - 2 * start, Line.of17)
    stage.expectNoFaults()
  }

  /// KT-W5e: A picture whose margins ignore the safe area.
  @Test(arguments: LayoutPage.all) func marginsWithoutTheSafeArea(_ page: LayoutPage) {
    let (picture, caption) = (UIView(), UILabel.of("aaaa"))
    let stage = LayoutStage(page) { view in
      view.place(picture)
      picture.insetsLayoutMarginsFromSafeArea = false
      picture.place(caption)
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: view.topAnchor),
        picture.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        caption.leadingAnchor.constraint(equalTo: picture.layoutMarginsGuide.leadingAnchor),
        caption.bottomAnchor.constraint(equalTo: picture.layoutMarginsGuide.bottomAnchor),
      ])
    }
    stage.expect("caption", caption, 8, page.height - 8 - Line.of17, 37, Line.of17)
    stage.expectNoFaults()
  }
}
