import CaromGeometry
import UIKitCore

/// The look of a navigation bar: background, titles and buttons.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// Font and color of the title; other attributes are ignored.
  public var titleTextAttributes: [NSAttributedString.Key: NSObject] = [:] { didSet { tell() } }
  /// The offset of the title, in points.
  public var titlePositionAdjustment = UIOffset.zero { didSet { tell() } }
  /// Font and color of the large title; other attributes are ignored.
  public var largeTitleTextAttributes: [NSAttributedString.Key: NSObject] = [:] { didSet { tell() } }
  /// How plain buttons look. Setting it stores a copy.
  public var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = buttonAppearance.copy()
      listen()
    }
  }
  /// How buttons of the style `done` look. Setting it stores a copy.
  public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = doneButtonAppearance.copy()
      listen()
    }
  }
  /// The look of the back button. Setting it stores a copy.
  public var backButtonAppearance = UIBarButtonItemAppearance() {
    didSet {
      backButtonAppearance = backButtonAppearance.copy()
      listen()
    }
  }
  /// The image that replaces the chevron of the back button; nil for the chevron.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask that was given with the image; it has no effect, because titles fade out beside the image.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Creates an appearance with the system's default background.
  public required init() {
    super.init()
    listen()
  }

  /// Creates an appearance with the background and the line of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    listen()
  }

  public override class var kind: String { "UINavigationBarAppearance" }

  /// Sets the image that replaces the back button's chevron. Both images must be given; otherwise the chevron returns.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    let isWhole = image != nil && transitionMaskImage != nil
    backIndicatorImage = isWhole ? image : nil
    backIndicatorTransitionMaskImage = isWhole ? transitionMaskImage : nil
    tell()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
    backButtonAppearance = other.backButtonAppearance
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
  }

  private func listen() {
    for part in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      part.onChange = { [me = Weak(self)] in me.value?.tell() }
    }
    tell()
  }
}

/// The look of a toolbar: background and buttons.
public final class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look. Setting it stores a copy.
  public var buttonAppearance = UIBarButtonItemAppearance() {
    didSet {
      buttonAppearance = buttonAppearance.copy()
      listen()
    }
  }
  /// How buttons of the style `done` look. Setting it stores a copy.
  public var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
    didSet {
      doneButtonAppearance = doneButtonAppearance.copy()
      listen()
    }
  }

  /// Creates an appearance with the system's default background.
  public required init() {
    super.init()
    listen()
  }

  /// Creates an appearance with the background and the line of another one.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    listen()
  }

  public override class var kind: String { "UIToolbarAppearance" }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance
    doneButtonAppearance = other.doneButtonAppearance
  }

  private func listen() {
    for part in [buttonAppearance, doneButtonAppearance] {
      part.onChange = { [me = Weak(self)] in me.value?.tell() }
    }
    tell()
  }
}
