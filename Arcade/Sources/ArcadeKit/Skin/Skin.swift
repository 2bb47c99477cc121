import UIKit

/// The look of an app: its colors in light and dark mode, its fonts and its corners.
///
/// Each game has one, such as `Skin.breakout` in `BreakoutSkin.swift`. Its tabs (`SkinnedTabs`) have this look, and so
/// does every bar, table and control inside; what an app draws itself takes its colors from here.
///
///     label.textColor = skin.ground.ink
///     label.font = .display(40)
public struct Skin {
  /// The background of every screen, up to its edges.
  public var ground: Sheet
  /// Surfaces on the background: cells, panels, alerts.
  public var surface: Sheet
  /// The bars. `ink` is the color of titles, `accent` of buttons and the selected tab, `mutedInk` of the other tabs.
  public var bar: Sheet
  /// The card at the end of a game, and the cover of a paused one.
  public var card: Sheet
  /// The line around that card; nil for none.
  public var cardLine: UIColor?
  /// The translucent layer over the game, behind the card and alerts.
  public var veil: UIColor
  /// The design of the system font for text. Titles, scores and the wordmark have the display font (`UIFont.display`).
  public var design: UIFontDescriptor.SystemDesign
  /// The radius of the corners of cards and buttons, in points.
  public var corner: CGFloat

  /// A skin. By default the bars are like the ground, and the card is like the surface.
  public init(
    ground: Sheet, surface: Sheet, bar: Sheet? = nil, card: Sheet? = nil, cardLine: UIColor? = nil,
    veil: UIColor = UIColor(white: 0, alpha: 0.45), design: UIFontDescriptor.SystemDesign = .default,
    corner: CGFloat = 14
  ) {
    self.ground = ground
    self.surface = surface
    self.bar = bar ?? ground
    self.card = card ?? surface
    self.cardLine = cardLine
    self.veil = veil
    self.design = design
    self.corner = corner
  }

  /// The font of a text style in the skin's design, at the player's text size.
  public func font(_ style: UIFont.TextStyle, bold: Bool = false) -> UIFont {
    var descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
    descriptor = descriptor.withDesign(design) ?? descriptor
    if bold { descriptor = descriptor.withSymbolicTraits(.traitBold) ?? descriptor }
    return UIFont(descriptor: descriptor, size: 0)
  }
}

extension Skin {
  /// A background color, with the colors of text and symbols on it. All inks are legible on it; the second accent only
  /// as large text.
  public struct Sheet {
    /// The color of the sheet itself.
    public var color: UIColor
    /// Text and symbols.
    public var ink: UIColor
    /// Text with less emphasis than its neighbors.
    public var mutedInk: UIColor
    /// Anything that can be pressed, and selections.
    public var accent: UIColor
    /// Text on a shape that is filled with the accent.
    public var onAccent: UIColor
    /// Celebrations and marks: records, stars, highlights. For large text and symbols.
    public var secondAccent: UIColor
    /// Thin lines between parts.
    public var separator: UIColor
    /// Warnings, and actions that cannot be undone.
    public var warning: UIColor

    /// A sheet. With increased contrast the muted ink becomes the ink, and lines become stronger.
    ///
    /// By default separators are the muted ink at a fifth of its opacity, and warnings are red.
    public init(
      color: UIColor, ink: UIColor, mutedInk: UIColor, accent: UIColor, onAccent: UIColor, secondAccent: UIColor,
      separator: UIColor? = nil, warning: UIColor = .destructiveLabel
    ) {
      let line = separator ?? mutedInk.withAlphaComponent(0.22)
      self.color = color
      self.ink = ink
      self.mutedInk = UIColor { $0.accessibilityContrast == .high ? ink : mutedInk }
      self.accent = accent
      self.onAccent = onAccent
      self.secondAccent = secondAccent
      self.separator = UIColor { $0.accessibilityContrast == .high ? ink.withAlphaComponent(0.6) : line }
      self.warning = warning
    }

    /// The same inks on another color, on which they must be as legible.
    public func on(_ color: UIColor) -> Sheet {
      var sheet = self
      sheet.color = color
      return sheet
    }
  }
}
