import CaromGeometry
import UIKitCore

/// The look of a bar's background and of the line at its edge.
///
///     let appearance = UINavigationBarAppearance()
///     appearance.configureWithOpaqueBackground()
///     appearance.backgroundColor = .systemIndigo
///     appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
///     navigationController?.navigationBar.standardAppearance = appearance
///
/// A bar copies the object that is set. Later changes of the object that the bar returns take effect.
public class UIBarAppearance: UIObject {
  /// A material that shows a blur of what is behind the bar; nil for none.
  public final var backgroundEffect: UIBlurEffect? { didSet { tell() } }
  /// The color of the background, in front of the effect; nil for none.
  public final var backgroundColor: UIColor? { didSet { tell() } }
  /// An image in front of the background's color; nil for none.
  public final var backgroundImage: UIImage? { didSet { tell() } }
  /// How the image fits the background; `scaleToFill` by default.
  public final var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { tell() } }
  /// The color of the line at the bar's edge; nil for none. A template `shadowImage` is drawn in it.
  public final var shadowColor: UIColor? = UIColor.separator { didSet { tell() } }
  /// An image that replaces the line, in its own height; nil for a hairline.
  public final var shadowImage: UIImage? { didSet { tell() } }
  /// Called when something has changed.
  final var onChange: (() -> Void)?

  /// Creates an appearance with the system's default background.
  public required init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background and the line of another one, which may be for another kind of bar.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    takeBackground(of: barAppearance)
  }

  public override class var kind: String { "UIBarAppearance" }

  /// Sets background and line to the system's: a material that blurs what is behind.
  public func configureWithDefaultBackground() {
    set(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, line: .separator)
  }

  /// Sets the background to the system's color, without an effect.
  public func configureWithOpaqueBackground() {
    set(effect: nil, color: .systemBackground, line: .separator)
  }

  /// Removes background and line.
  public func configureWithTransparentBackground() { set(effect: nil, color: nil, line: nil) }

  private func set(effect: UIBlurEffect?, color: UIColor?, line: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowImage = nil
    shadowColor = line
  }

  /// A deep copy of this object.
  public func copy() -> Self {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Copies all values of an appearance of the same class.
  func take(_ other: UIBarAppearance) { takeBackground(of: other) }

  private func takeBackground(of other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
  }

  final func tell() { onChange?() }

  /// The background of a bar with this appearance.
  final var look: BarLook {
    BarLook(
      color: backgroundColor, effect: backgroundEffect, image: backgroundImage, imageMode: backgroundImageContentMode,
      line: shadowColor, lineImage: shadowImage)
  }
}
