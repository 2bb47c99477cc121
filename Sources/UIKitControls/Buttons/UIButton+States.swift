import UIKitCore

extension UIButton {
  /// Shows `title` in `state`; nil falls back to the normal one.
  public final func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  public final func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  public final func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  public final func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  public final func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  public final func title(for state: State) -> String? {
    titles.shown(in: state) ?? attributedTitles.shown(in: state)?.string
  }
  public final func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles.shown(in: state) }
  public final func titleColor(for state: State) -> UIColor? { titleColors.shown(in: state) }
  public final func image(for state: State) -> UIImage? { images.shown(in: state) }
  public final func backgroundImage(for state: State) -> UIImage? { backgroundImages.shown(in: state) }

  /// The colour set for exactly that state.
  final func ownTitleColor(for state: State) -> UIColor? { titleColors[state] }

  public final var currentTitle: String? { title(for: state) }
  public final var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  public final var currentTitleColor: UIColor { look.foreground }
  public final var currentImage: UIImage? { image(for: state) }
  public final var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
}
