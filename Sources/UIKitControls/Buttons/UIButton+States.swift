import UIKitCore

extension UIButton {
  /// Sets the attributed title for a state; nil removes it. It takes precedence over the plain title, which must be
  /// set only for states without an attributed one.
  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// Sets the title's color for a state; nil removes it. A button with a configuration ignores it.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image behind the content for a state; nil removes it. A button with a configuration ignores it.
  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  /// Returns the title for a state, or else the one that the state falls back to: without press and focus, or normal.
  public final func title(for state: State) -> String? {
    titles.shown(in: state) ?? attributedTitles.shown(in: state)?.string
  }
  /// Returns the attributed title for a state, or else the one that the state falls back to.
  public final func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.shown(in: state) }
  /// Returns the title's color for a state, or else the one that the state falls back to.
  public final func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
  /// Returns the image for a state, or else the one that the state falls back to.
  public final func image(for state: State) -> UIImage? { images.shown(in: state) }
  /// Returns the background image for a state, or else the one that the state falls back to.
  public final func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }

  /// The color that was set for exactly that state.
  final func ownTitleColor(for state: State) -> UIColor? { titleColors[state] }

  /// The title of the current state, without that of a configuration.
  public final var currentTitle: String? { title(for: state) }
  /// The attributed title of the current state.
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's color in the current state, including that of a configuration.
  public final var currentTitleColor: UIColor { look.foreground }
  /// The image of the current state, without that of a configuration.
  public final var currentImage: UIImage? { image(for: state) }
  /// The background image of the current state.
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
