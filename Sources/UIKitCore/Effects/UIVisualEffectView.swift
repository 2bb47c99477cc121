import CaromGeometry

/// A view that blurs what is behind it.
///
///     let card = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
///     card.contentView.addSubview(label)
///
/// Add subviews to `contentView`. An `alpha` below 1 of the view or of one around it turns the blur off in browsers.
open class UIVisualEffectView: UIView {
  /// The view for the contents, as large as this view.
  public final let contentView = UIView(frame: .zero)
  /// The effect; with nil the view shows nothing of its own. Within an animation the color fades, and the blur changes
  /// immediately.
  open var effect: UIVisualEffect? { didSet { resolveColors() } }
  private final var shownBlur: CGFloat = 0

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    build()
  }

  /// Creates a view without an effect; the coder is passed to the superclass.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    addSubview(contentView)
    resolveColors()
  }

  open override class var kind: String { "UIVisualEffectView" }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  open override func resolveColors() {
    super.resolveColors()
    if let opacity = effect?.contentOpacity(for: traitCollection) { contentView.alpha = opacity }
    let material = effect?.material(for: traitCollection)
    if let material { layer.backgroundColor = material.color }
    let blur = material?.blur ?? 0
    guard blur != shownBlur else { return }
    shownBlur = blur
    layer.markDirty(.content)
  }

  package override func commitContent(into commands: inout CommandBuffer) {
    super.commitContent(into: &commands)
    commands.put(.backdrop(radius: shownBlur), layer.id)
  }
}
