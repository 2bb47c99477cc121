import CaromGeometry
import UIKitCore

/// The look of a bar's buttons in each state.
public final class UIBarButtonItemAppearance: UIObject {
  /// The look of a button at rest; other states inherit the values that they do not set.
  public let normal = UIBarButtonItemStateAppearance()
  /// The look of a button while it is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The look of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The look of a button with the keyboard focus.
  public let focused = UIBarButtonItemStateAppearance()
  /// Called when something has changed.
  var onChange: (() -> Void)?

  /// Creates the system's appearance for buttons of a style.
  public init(style: UIBarButtonItem.Style = .plain) {
    super.init()
    for state in [normal, highlighted, disabled, focused] {
      state.onChange = { [me = Weak(self)] in me.value?.onChange?() }
    }
    configureWithDefault(for: style)
  }

  public override class var kind: String { "UIBarButtonItemAppearance" }

  /// Sets all states to the system's appearance. The style has no effect here, because a button's own style makes its
  /// title semibold.
  public func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.reset() }
  }

  /// A copy of this object and of its states.
  public func copy() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    copy.normal.take(normal)
    copy.highlighted.take(highlighted)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }

  /// The effective look in a state: the state's own values, and the normal ones for those that it does not set.
  func look(in state: UIControl.State) -> BarButtonLook {
    var look = BarButtonLook()
    look.text.set(normal.titleTextAttributes)
    look.titleOffset = normal.titlePositionAdjustment
    look.image = normal.backgroundImage
    look.imageOffset = normal.backgroundImagePositionAdjustment
    let own =
      state.contains(.disabled)
      ? disabled : state.contains(.highlighted) ? highlighted : state.contains(.focused) ? focused : nil
    guard let own else { return look }
    look.text.set(own.titleTextAttributes)
    if own.titlePositionAdjustment != .zero { look.titleOffset = own.titlePositionAdjustment }
    if own.backgroundImage != nil {
      look.image = own.backgroundImage
      look.imageOffset = own.backgroundImagePositionAdjustment
    }
    return look
  }
}

/// The look of a bar's buttons in one state.
public final class UIBarButtonItemStateAppearance: UIObject {
  /// Font and color of the title; other attributes are ignored. The color does not apply to images, which have the
  /// tint.
  public var titleTextAttributes: [NSAttributedString.Key: NSObject] = [:] { didSet { onChange?() } }
  /// The offset of the title, in points.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// A background image, in its own height; nil for none.
  public var backgroundImage: UIImage? { didSet { onChange?() } }
  /// The offset of the background image, in points.
  public var backgroundImagePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// Called when something has changed.
  var onChange: (() -> Void)?

  public override class var kind: String { "UIBarButtonItemStateAppearance" }

  func reset() { take(UIBarButtonItemStateAppearance()) }

  func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of a bar's button in its current state.
struct BarButtonLook {
  var text = TextAttributes()
  var titleOffset = UIOffset.zero
  var image: UIImage?
  var imageOffset = UIOffset.zero
}
