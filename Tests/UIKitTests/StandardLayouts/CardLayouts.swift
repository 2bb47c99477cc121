import Testing
import UIKit

/// Cards, dialogs and badges: views that are as large as their contents and margins.
@Suite struct CardLayouts {
  /// KT-W1a: A card at the top of the safe area, with a label inside its margins.
  @Test(arguments: LayoutPage.all) func card(_ page: LayoutPage) {
    let (card, label) = (UIView(), UILabel.of("aaaa"))
    let stage = LayoutStage(page) { view in
      view.place(card)
      card.place(label)
      let (safe, inside) = (view.safeAreaLayoutGuide, card.layoutMarginsGuide)
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: safe.topAnchor, constant: 8),
        card.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 8),
        card.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: inside.topAnchor),
        label.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    // A margin of 8, a line of 20.5, a margin of 8: 36.5. The card is 8 inside the safe area, so it has none to add.
    stage.expect("card", card, page.safe.left + 8, page.safe.top + 8, page.safeWidth - 16, 36.5)
    stage.expect("label", label, 8, 8, page.safeWidth - 32, Line.of17)
    stage.expectNoFaults()
  }

  /// KT-W5c: A card that touches the upper edge of the screen: its margins begin at the safe area.
  @Test(arguments: LayoutPage.all) func cardUnderTheNotch(_ page: LayoutPage) {
    let (card, label) = (UIView(), UILabel.of("aaaa"))
    let stage = LayoutStage(page) { view in
      view.place(card)
      card.place(label)
      let inside = card.layoutMarginsGuide
      NSLayoutConstraint.activate([
        card.topAnchor.constraint(equalTo: view.topAnchor),
        card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        label.topAnchor.constraint(equalTo: inside.topAnchor),
        label.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      ])
    }
    // Above: the safe area and 8; below: 8, because the card ends far above the lower edge of the safe area.
    stage.expect("card", card, 0, 0, page.width, page.safe.top + 8 + Line.of17 + 8)
    stage.expect("label", label, page.safe.left + 8, page.safe.top + 8, page.safeWidth - 16, Line.of17)
    stage.expectNoFaults()
  }

  /// A dialog in the middle of the safe area: at most 270 wide, with a title, a text and two equal buttons.
  @Test(arguments: LayoutPage.all) func centeredDialog(_ page: LayoutPage) {
    let (dialog, title, text) = (UIView(), UILabel.of("aaaa"), UILabel.of("aaaaaaaa", 13))
    let (cancel, confirm) = (Block(40, 44), Block(70, 44))
    let stage = LayoutStage(page) { view in
      view.place(dialog)
      dialog.layoutMargins = UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16)
      dialog.place(title, text, cancel, confirm)
      let (safe, inside) = (view.safeAreaLayoutGuide, dialog.layoutMarginsGuide)
      let width = dialog.widthAnchor.constraint(equalToConstant: 270)
      width.priority = .defaultHigh
      NSLayoutConstraint.activate([
        dialog.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
        dialog.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
        dialog.widthAnchor.constraint(lessThanOrEqualTo: safe.widthAnchor, constant: -64), width,
        title.topAnchor.constraint(equalTo: inside.topAnchor),
        title.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        text.centerXAnchor.constraint(equalTo: inside.centerXAnchor),
        cancel.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 20),
        cancel.leadingAnchor.constraint(equalTo: dialog.leadingAnchor),
        confirm.leadingAnchor.constraint(equalTo: cancel.trailingAnchor),
        confirm.trailingAnchor.constraint(equalTo: dialog.trailingAnchor),
        confirm.widthAnchor.constraint(equalTo: cancel.widthAnchor),
        confirm.topAnchor.constraint(equalTo: cancel.topAnchor),
        cancel.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      ])
    }
    // 320 − 64 = 256 on the small phone, 270 elsewhere. 20 + 20.5 + 4 + 16 + 20 + 44 + 0 = 124.5 high.
    let width: CGFloat = page.width == 320 ? 256 : 270
    let height = page.height - page.safe.top - page.safe.bottom
    stage.expect(
      "dialog", dialog, (page.width - width) / 2, page.safe.top + (height - 124.5) / 2, width, 124.5)
    // “aaaa” at 17: 4 · 0.54 · 17 = 36.72, so 37. Eight letters at 13: 56.16, so 56.5.
    stage.expect("title", title, (width - 37) / 2, 20, 37, Line.of17)
    stage.expect("text", text, (width - 56.5) / 2, 44.5, 56.5, Line.of13)
    stage.expect("cancel", cancel, 0, 80.5, width / 2, 44)
    stage.expect("confirm", confirm, width / 2, 80.5, width / 2, 44)
    stage.expectNoFaults()
  }

  /// A badge on the corner of an icon: as wide as its number, but at least as wide as high.
  @Test(arguments: LayoutPage.all) func badge(_ page: LayoutPage) {
    let (icon, badge, number) = (Block(60, 60), UIView(), UILabel.of("1", 12))
    let stage = LayoutStage(page) { view in
      view.place(icon, badge)
      badge.place(number)
      badge.layoutMargins = UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)
      let inside = badge.layoutMarginsGuide
      let least = badge.widthAnchor.constraint(equalTo: badge.heightAnchor)
      least.priority = .fittingSizeLevel
      NSLayoutConstraint.activate([
        icon.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        icon.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 30),
        badge.centerXAnchor.constraint(equalTo: icon.trailingAnchor),
        badge.centerYAnchor.constraint(equalTo: icon.topAnchor),
        badge.widthAnchor.constraint(greaterThanOrEqualTo: badge.heightAnchor), least,
        number.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
        number.leadingAnchor.constraint(greaterThanOrEqualTo: inside.leadingAnchor),
        number.topAnchor.constraint(equalTo: inside.topAnchor),
        number.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      ])
    }
    let (x, y) = (page.safe.left + page.margin, page.safe.top + 30)
    stage.expect("icon", icon, x, y, 60, 60)
    // 2 + 14.5 + 2 = 18.5 high. The number is 0.54 · 12 = 6.48 wide, so 6.5; with 6 on both sides 18.5, which is 18.5.
    stage.expect("badge", badge, x + 60 - 9.25, y - 9.25, 18.5, 18.5)
    stage.expect("number", number, 6, 2, 6.5, Line.of12)
    stage.expectNoFaults()
  }

  /// A picture above a title and a text, in a card of a third of the width.
  @Test(arguments: LayoutPage.all) func pictureCard(_ page: LayoutPage) {
    let (card, picture) = (UIView(), UIView())
    let (title, text) = (UILabel.of("aaaa"), UILabel.of("aaaa", 13))
    let stage = LayoutStage(page) { view in
      view.place(card)
      card.place(picture, title, text)
      let inside = card.layoutMarginsGuide
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        card.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor, constant: 10),
        card.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor, multiplier: 0.5, constant: -8),
        picture.topAnchor.constraint(equalTo: card.topAnchor),
        picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.75),
        title.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        title.trailingAnchor.constraint(lessThanOrEqualTo: inside.trailingAnchor),
        text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
        text.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: inside.bottomAnchor),
      ])
    }
    // The picture is 4 : 3. Below it 8 + 20.5 + 2 + 16 + 8 = 54.5.
    let width = page.marginsWidth / 2 - 8
    let picture34 = width * 0.75
    stage.expect("card", card, page.safe.left + page.margin, page.safe.top + 10, width, picture34 + 54.5)
    stage.expect("picture", picture, 0, 0, width, picture34)
    stage.expect("title", title, 8, picture34 + 8, 37, Line.of17)
    stage.expect("text", text, 8, picture34 + 30.5, width - 16, Line.of13)
    stage.expectNoFaults()
  }
}
