import CaromGeometry
import UIKitCore

/// A control with a title, an image or both, which performs an action when it is tapped.
///
///     let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Play") { _ in play() })
///     button.sizeToFit()
///     view.addSubview(button)
open class UIButton: UIControl {
  /// The ready-made kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// White text and no other appearance.
    case custom
    /// Text in the tint color, which fades while it is pressed.
    case system
    /// An `info.circle` symbol, labeled "More info".
    case detailDisclosure
    /// The same as `detailDisclosure`.
    case infoLight
    /// The same as `detailDisclosure`.
    case infoDark
    /// A `plus.circle` symbol, labeled "Add".
    case contactAdd
    /// An `xmark` symbol, labeled "Close".
    case close = 7
  }

  /// The kind of button, as given to the initializer; `.custom` by default.
  public private(set) final var buttonType = ButtonType.custom

  /// The complete appearance as a single value; nil, the default, means that it comes from the values for each state.
  open var configuration: Configuration? { didSet { setNeedsUpdateConfiguration() } }

  /// A closure that runs before each layout and may change `configuration` to suit the button's state; nil by
  /// default.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  /// Whether `updateConfiguration()` is running.
  private final var isUpdating = false

  final var titles = PerState<String>()
  final var attributedTitles = PerState<NSAttributedString>()
  final var titleColors = PerState<UIColor>()
  final var images = PerState<UIImage>()
  final var backgroundImages = PerState<UIImage>()

  private final var background: UIView?
  private final var backgroundImageView: UIImageView?
  private final var subtitleLabel: UILabel?
  private final var spinner: UIActivityIndicatorView?
  private final var contentAlpha: CGFloat = 1

  private final var madeTitleLabel: UILabel?
  private final var shownAttributedTitle: NSAttributedString?
  private final var madeImageView: UIImageView?

  /// The label of the title, whose font may be set; created when it is first used.
  public final var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.isAccessibilityElement = false
    label.textAlignment = .center
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  /// The view of the image; created when it is first used.
  public final var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    view.isAccessibilityElement = false
    madeImageView = view
    addSubview(view)
    return view
  }

  /// The space around the content of a button without a configuration, in points. 0, the default, leaves 6 points above
  /// and below a title, as UIKit does.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

  /// How far the title of a button without a configuration is moved, in points: each inset pushes it away from its edge,
  /// by half of it where the content is centered. The size of the button does not depend on it; zero by default.
  public final var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the image of a button without a configuration is moved, or made smaller where it fills the button; otherwise as
  /// `titleEdgeInsets`.
  public final var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The configurations of symbols for the states.
  final var symbolConfigurations = PerState<UIImage.SymbolConfiguration>()
  /// The symbol that was configured last, and how it is shown, so that a layout does not draw it again.
  final var configuredSymbol: (image: UIImage, configuration: UIImage.SymbolConfiguration, shown: UIImage)?

  /// Whether a pressed custom button dims if it has an image; true by default.
  open var adjustsImageWhenHighlighted = true

  final var contentInsets: NSDirectionalEdgeInsets {
    let insets = contentEdgeInsets
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a button of the kind that the coder specifies.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    become(ButtonType(rawValue: coder.style) ?? .custom)
  }

  /// Creates a button of a ready-made kind, with an empty frame.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    become(type)
  }

  private func become(_ type: ButtonType) {
    buttonType = type
    switch type {
    case .close:
      setImage(UIImage(systemName: "xmark"), for: .normal)
      accessibilityLabel = Words.close
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(systemName: "info.circle"), for: .normal)
      accessibilityLabel = Words.moreInfo
    case .contactAdd:
      setImage(UIImage(systemName: "plus.circle"), for: .normal)
      accessibilityLabel = Words.add
    case .custom, .system: break
    }
  }

  /// Creates a button of a ready-made kind that runs `primaryAction`, and shows the action's title and image.
  public convenience init(type: ButtonType, primaryAction: UIAction?) {
    self.init(type: type)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration that runs `primaryAction`; the action's title and image are shown if the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  open override class var kind: String { "UIButton" }

  // MARK: Appearance

  /// Sets the title for a state; nil removes it, so that the state shows the normal title.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the image for a state; nil removes it.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// Requests an update of the appearance in the next layout.
  public final func setNeedsUpdateConfiguration() { contentDidChange() }

  /// Called before each layout to adapt `configuration` to the state; the default runs `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  final func contentDidChange() {
    guard !isUpdating else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    semanticsChanged()
  }

  open override func stateDidChange() {
    super.stateDidChange()
    semanticsChanged()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  open override func resolveColors() {
    super.resolveColors()
    setNeedsLayout()
  }

  final var look: ButtonLook {
    if let configuration { return ButtonLook(configuration, of: self) }
    return ButtonLook(
      statesOf: self, font: madeTitleLabel?.font ?? UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18))
  }

  /// The layout of `look`, with titles no wider than a button of `width` allows.
  private func layout(of look: ButtonLook, width: CGFloat) -> ButtonLayout {
    var layout = ButtonLayout(look: look, isRightToLeft: isRightToLeft)
    if look.showsSpinner {
      layout.image = CGSize(width: 20, height: 20)
    } else if let image = look.image {
      layout.image = image.size
    }
    let room = layout.widthForTitles(in: width)
    if look.title != nil, let titleLabel { layout.title = fit(titleLabel, in: room) }
    if look.subtitle != nil, let subtitleLabel { layout.subtitle = fit(subtitleLabel, in: room) }
    return layout
  }

  private func fit(_ label: UILabel, in width: CGFloat) -> CGSize {
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Transfers the texts, images and colors of `look` to the subviews.
  private func show(_ look: ButtonLook) {
    if let title = look.title, let label = titleLabel {
      if configuration == nil, let attributed = attributedTitle(for: state) {
        if shownAttributedTitle !== attributed {
          label.attributedText = attributed
          shownAttributedTitle = attributed
        }
      } else {
        shownAttributedTitle = nil
        label.text = title
        if configuration != nil {
          if label.font != look.titleFont { label.font = look.titleFont }
          label.numberOfLines = 0
        }
        label.textColor = look.foreground
      }
    }
    madeTitleLabel?.isHidden = look.title == nil
    if let subtitle = look.subtitle {
      let label = subtitleLabel ?? makeSubtitleLabel()
      label.text = subtitle
      // Setting a label's font requests a layout, so setting the same one every time would never end.
      if label.font != look.subtitleFont { label.font = look.subtitleFont }
      label.textColor = look.foreground
    }
    subtitleLabel?.isHidden = look.subtitle == nil
    if let image = look.image, !look.showsSpinner {
      imageView?.image = image
      imageView?.tintColor = look.foreground
    }
    madeImageView?.isHidden = look.image == nil || look.showsSpinner
    showSpinner(look)
    showBackground(look)
  }

  private func makeSubtitleLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    label.isAccessibilityElement = false
    addSubview(label)
    subtitleLabel = label
    return label
  }

  private func showSpinner(_ look: ButtonLook) {
    guard look.showsSpinner else {
      spinner?.removeFromSuperview()
      spinner = nil
      return
    }
    if spinner == nil {
      let made = UIActivityIndicatorView(style: .medium)
      addSubview(made)
      made.startAnimating()
      spinner = made
    }
    spinner?.color = look.foreground
  }

  private func showBackground(_ look: ButtonLook) {
    if look.background != nil || look.strokeWidth > 0 {
      if background == nil {
        let made = UIView(frame: bounds)
        made.isUserInteractionEnabled = false
        insert(made, .subview(0))
        background = made
      }
      background?.backgroundColor = look.background
      background?.layer.borderWidth = look.strokeWidth
      if let stroke = look.stroke { background?.layer.borderColor = stroke.resolved(for: traitCollection) }
    }
    background?.isHidden = look.background == nil && look.strokeWidth == 0
    if let image = look.backgroundImage {
      if backgroundImageView == nil {
        let made = UIImageView(frame: bounds)
        made.isAccessibilityElement = false
        insert(made, .subview(background == nil ? 0 : 1))
        backgroundImageView = made
      }
      backgroundImageView?.image = image
    }
    backgroundImageView?.isHidden = look.backgroundImage == nil
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    isUpdating = true
    updateConfiguration()
    isUpdating = false
    let look = self.look
    show(look)
    let area = contentRect(forBounds: bounds)
    let frames = frames(of: look, in: area)
    if look.title != nil { titleLabel?.frame = titleRect(forContentRect: area) }
    subtitleLabel?.frame = frames.subtitle
    if look.image != nil { imageView?.frame = imageRect(forContentRect: area) }
    spinner?.frame = frames.image
    let behind = backgroundRect(forBounds: bounds)
    background?.frame = behind.inset(by: look.backgroundInsets.resolved(isRightToLeft: isRightToLeft))
    background?.layer.cornerRadius = look.cornerRadius
    backgroundImageView?.frame = behind
    dim(look)
  }

  private func frames(of look: ButtonLook, in area: CGRect) -> ButtonLayout.Frames {
    var layout = layout(of: look, width: bounds.width)
    layout.fill(
      area.size, horizontally: contentHorizontalAlignment == .fill, vertically: contentVerticalAlignment == .fill)
    return layout.frames(
      in: area, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  /// Returns the frame of the title, whose content is in `contentRect`.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(frames(of: look, in: contentRect).title, by: titleEdgeInsets)
  }

  /// Returns the frame of the image, whose content is in `contentRect`.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    moved(frames(of: look, in: contentRect).image, by: imageEdgeInsets)
  }

  /// Pressing shows immediately, and releasing fades over 0.25 s, as on Apple's systems.
  private func dim(_ look: ButtonLook) {
    guard contentAlpha != look.contentAlpha else { return }
    let brightens = look.contentAlpha > contentAlpha
    contentAlpha = look.contentAlpha
    let change = { [self] in
      for view in subviews {
        view.alpha = view === background || view === backgroundImageView ? look.backgroundAlpha : look.contentAlpha
      }
    }
    fade(0.25, animated: brightens, change)
  }

  /// Returns the rectangle of the background, from which a configuration's `backgroundInsets` are then taken; the bounds
  /// by default.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the part of the bounds in which the image and the titles are.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    bounds.inset(by: look.insets.resolved(isRightToLeft: isRightToLeft))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let look = self.look
    show(look)
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let layout = layout(of: look, width: width)
    if configuration == nil, contentEdgeInsets == .zero {
      let (own, behind) = (layout.sizeWithMargins, look.backgroundImage?.size ?? .zero)
      return CGSize(width: max(own.width, behind.width), height: max(own.height, behind.height))
    }
    let content = layout.contentSize
    return CGSize(
      width: content.width + look.insets.leading + look.insets.trailing,
      height: content.height + look.insets.top + look.insets.bottom)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  open override func sizeToFit() { resizeFromCorner(to: sizeThatFits(.zero)) }
  open override var forFirstBaselineLayout: UIView { titleLabel ?? self }
  open override var forLastBaselineLayout: UIView { titleLabel ?? self }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? configuration?.title ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.button) }
    set { super.accessibilityTraits = newValue }
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets with `leading` and `trailing` resolved to left and right.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}
