import Testing
import UIKit

/// Headers, pictures, grids, and scrolling content.
@Suite struct HeaderLayouts {
  /// A header behind a scrolling text: while the text is pulled down, the header stretches with it.
  @Test(arguments: LayoutPage.all) func stretchingHeader(_ page: LayoutPage) throws {
    let (scroll, header, text) = (UIScrollView(), UIView(), UIView())
    let stage = LayoutStage(page) { view in
      view.place(scroll)
      scroll.place(header, text)
      scroll.contentInsetAdjustmentBehavior = .never
      let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
      // The header begins at the top of the view, whatever is scrolled, and ends where the text begins.
      let top = header.topAnchor.constraint(lessThanOrEqualTo: frame.topAnchor)
      let height = header.heightAnchor.constraint(greaterThanOrEqualToConstant: 200)
      let least = header.heightAnchor.constraint(equalToConstant: 200)
      least.priority = .defaultLow
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor), top, height, least,
        header.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: frame.trailingAnchor),
        header.bottomAnchor.constraint(equalTo: text.topAnchor),
        text.topAnchor.constraint(equalTo: content.topAnchor, constant: 200),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        text.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        text.widthAnchor.constraint(equalTo: frame.widthAnchor), text.heightAnchor.constraint(equalToConstant: 2000),
      ])
    }
    stage.expect("header", header.frame, CGRect(x: 0, y: 0, width: page.width, height: 200))
    #expect(scroll.contentSize == CGSize(width: page.width, height: 2200))
    // Pulled down by 60, the view begins 60 above the content: the header is 260 high.
    scroll.contentOffset.y = -60
    stage.host.view.layoutIfNeeded()
    stage.expect("pulled header", header.frame, CGRect(x: 0, y: -60, width: page.width, height: 260))
    stage.expect("text", text.frame, CGRect(x: 0, y: 200, width: page.width, height: 2000))
    stage.expectNoFaults()
  }

  /// A profile: a round picture in the middle, the name below, and three numbers of one width.
  @Test(arguments: LayoutPage.all) func profileHeader(_ page: LayoutPage) {
    let (header, picture, name) = (UIView(), UIView(), UILabel.of("aaaa"))
    let numbers = [UILabel.of("1", 13), UILabel.of("22", 13), UILabel.of("333", 13)]
    let stack = UIStackView(arrangedSubviews: numbers)
    let stage = LayoutStage(page) { view in
      view.place(header)
      header.place(picture, name, stack)
      stack.distribution = .fillEqually
      header.layoutMargins = UIEdgeInsets(top: 16, left: 24, bottom: 12, right: 24)
      let inside = header.layoutMarginsGuide
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        picture.topAnchor.constraint(equalTo: inside.topAnchor),
        picture.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        picture.widthAnchor.constraint(equalToConstant: 96),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
        name.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        stack.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 12),
        stack.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      ])
    }
    // The margins begin at the safe area: 16 + 96 + 8 + 20.5 + 12 + 16 + 12 = 180.5.
    let (top, width) = (page.safe.top + 16, page.safeWidth - 48)
    stage.expect("header", header, 0, 0, page.width, page.safe.top + 180.5)
    stage.expect("picture", picture, (page.width - 96) / 2, top, 96, 96)
    stage.expect("name", name, (page.width - 37) / 2, top + 104, 37, Line.of17)
    stage.expect("numbers", stack, page.safe.left + 24, top + 136.5, width, Line.of13)
    for index in 0..<3 { stage.expect("number", numbers[index], width / 3 * CGFloat(index), 0, width / 3, Line.of13) }
    stage.expectNoFaults()
  }

  /// A picture that keeps its proportions of 16 : 9, as wide as the margins but no higher than half the safe area.
  @Test(arguments: LayoutPage.all) func picture16to9(_ page: LayoutPage) {
    let picture = UIView()
    let stage = LayoutStage(page) { view in
      view.place(picture)
      let (safe, inside) = (view.safeAreaLayoutGuide, view.layoutMarginsGuide)
      let wide = picture.widthAnchor.constraint(equalTo: inside.widthAnchor)
      wide.priority = .defaultHigh
      NSLayoutConstraint.activate([
        picture.topAnchor.constraint(equalTo: safe.topAnchor),
        picture.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        picture.widthAnchor.constraint(lessThanOrEqualTo: inside.widthAnchor), wide,
        picture.heightAnchor.constraint(lessThanOrEqualTo: safe.heightAnchor, multiplier: 0.5),
        picture.widthAnchor.constraint(equalTo: picture.heightAnchor, multiplier: 16 / 9),
      ])
    }
    // 288 × 162, 361 × 203.06, and 780 × 438.75 are lower than half. On its side 694 would be 390.4 high; half of 372 is
    // 186, and 186 · 16 / 9 = 330.67.
    let sizes: [CGFloat: (CGFloat, CGFloat)] = [
      320: (288, 162), 393: (361, 203.0625), 852: (992.0 / 3, 186), 820: (780, 438.75),
    ]
    let (width, height) = sizes[page.width]!
    stage.expect("picture", picture, (page.width - width) / 2, page.safe.top, width, height)
    stage.expectNoFaults()
  }

  /// A grid of two columns and two rows with gaps of 8, in the margins.
  @Test(arguments: LayoutPage.all) func grid(_ page: LayoutPage) {
    let tiles = (0..<4).map { _ in UIView() }
    let stage = LayoutStage(page) { view in
      for tile in tiles { view.place(tile) }
      let inside = view.layoutMarginsGuide
      NSLayoutConstraint.activate(
        tiles.dropFirst().map { $0.widthAnchor.constraint(equalTo: tiles[0].widthAnchor) }
          + tiles.map { $0.heightAnchor.constraint(equalTo: $0.widthAnchor, multiplier: 0.5) }
          + [
            tiles[0].topAnchor.constraint(equalTo: inside.topAnchor),
            tiles[1].topAnchor.constraint(equalTo: inside.topAnchor),
            tiles[2].topAnchor.constraint(equalTo: tiles[0].bottomAnchor, constant: 8),
            tiles[3].topAnchor.constraint(equalTo: tiles[2].topAnchor),
            tiles[0].leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            tiles[1].leadingAnchor.constraint(equalTo: tiles[0].trailingAnchor, constant: 8),
            tiles[1].trailingAnchor.constraint(equalTo: inside.trailingAnchor),
            tiles[2].leadingAnchor.constraint(equalTo: inside.leadingAnchor),
            tiles[3].trailingAnchor.constraint(equalTo: inside.trailingAnchor),
          ])
    }
    // (288 − 8) / 2 = 140, (361 − 8) / 2 = 176.5, (694 − 8) / 2 = 343, (780 − 8) / 2 = 386.
    let widths: [CGFloat: CGFloat] = [320: 140, 393: 176.5, 852: 343, 820: 386]
    let (width, start, top) = (widths[page.width]!, page.safe.left + page.margin, page.safe.top)
    for (index, tile) in tiles.enumerated() {
      let (column, row) = (CGFloat(index % 2), CGFloat(index / 2))
      stage.expect(
        "tile \(index)", tile, start + column * (width + 8), top + row * (width / 2 + 8), width, width / 2)
    }
    stage.expectNoFaults()
  }

  /// Pages side by side in a scroll view: each as large as the scroll view.
  @Test(arguments: LayoutPage.all) func pages(_ page: LayoutPage) {
    let (scroll, pages) = (UIScrollView(), [UIView(), UIView(), UIView()])
    let stage = LayoutStage(page) { view in
      view.place(scroll)
      scroll.isPagingEnabled = true
      let (safe, content, frame) = (
        view.safeAreaLayoutGuide, scroll.contentLayoutGuide, scroll.frameLayoutGuide
      )
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: safe.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        scroll.heightAnchor.constraint(equalToConstant: 150),
      ])
      var before = content.leadingAnchor
      for each in pages {
        scroll.place(each)
        NSLayoutConstraint.activate([
          each.leadingAnchor.constraint(equalTo: before), each.topAnchor.constraint(equalTo: content.topAnchor),
          each.bottomAnchor.constraint(equalTo: content.bottomAnchor),
          each.widthAnchor.constraint(equalTo: frame.widthAnchor),
          each.heightAnchor.constraint(equalTo: frame.heightAnchor),
        ])
        before = each.trailingAnchor
      }
      before.constraint(equalTo: content.trailingAnchor).isActive = true
    }
    let width = page.safeWidth
    #expect(scroll.contentSize == CGSize(width: 3 * width, height: 150))
    for index in 0..<3 {
      // The content is three pages wide, and in right-to-left writing the first one is at its right end.
      let place = page.isRightToLeft ? 2 - index : index
      stage.expect(
        "page \(index)", pages[index].frame, CGRect(x: CGFloat(place) * width, y: 0, width: width, height: 150))
    }
    stage.expectNoFaults()
  }
}
