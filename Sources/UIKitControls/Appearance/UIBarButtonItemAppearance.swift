import CaromGeometry
import UIKitCore

/// How the buttons of a bar look in each of their states.
public final class UIBarButtonItemAppearance: NSObject {
  /// How a button looks at rest, and in other states as far as theirs say nothing else.
  public let normal = UIBarButtonItemStateAppearance()
  /// How a button looks while it is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// How a button looks that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// How a button looks that has the keyboard focus.
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

  /// Sets all states to the system's appearance. The style has no effect here: it is the button's that makes its title
  /// semibold.
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

  /// What is shown in a state: its own values, and for those that it does not have, the normal ones.
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

/// How the buttons of a bar look in one of their states.
public final class UIBarButtonItemStateAppearance: NSObject {
  /// Font and color of the title; other attributes are ignored. The color is not that of images, which have the tint.
  public var titleTextAttributes: [NSAttributedString.Key: NSObject] = [:] { didSet { onChange?() } }
  /// How far the title is moved from its place, in points.
  public var titlePositionAdjustment = UIOffset.zero { didSet { onChange?() } }
  /// An image behind the button, in its own height; nil for none.
  public var backgroundImage: UIImage? { didSet { onChange?() } }
  /// How far the image is moved from its place, in points.
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

/// What a bar's button shows in its present state.
struct BarButtonLook {
  var text = TextAttributes()
  var titleOffset = UIOffset.zero
  var image: UIImage?
  var imageOffset = UIOffset.zero
}
