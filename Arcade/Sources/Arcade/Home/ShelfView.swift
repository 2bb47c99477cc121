import ArcadeKit
import UIKit

/// The view of the home screen: a wall in lamplight, and ledges with the icons on them.
final class ShelfView: UIView {
  let icons: [IconButton]
  /// Called with the index of the app to open.
  var onOpen: (Int) -> Void = { _ in }
  private let scroll = UIScrollView()
  private let wordmark = WordmarkView()
  private var ledges: [LedgeView] = []
  private let lamp = CAGradientLayer()
  private var columns = 1

  override class var layerClass: CALayer.Type { CAGradientLayer.self }
  override class var kind: String { "ShelfView" }

  init(_ entries: [ArcadeEntry]) {
    icons = entries.map { IconButton($0) }
    super.init(frame: .zero)
    lamp.type = .radial
    lamp.startPoint = CGPoint(x: 0.5, y: 0)
    lamp.endPoint = CGPoint(x: 1.15, y: 0.85)
    layer.addSublayer(lamp)
    scroll.contentInsetAdjustmentBehavior = .never
    addSubview(scroll)
    scroll.addSubview(wordmark)
    for (index, icon) in icons.enumerated() {
      icon.addAction(
        UIAction { [me = Weak(self)] _ in me.value?.onOpen(index) }, for: .primaryActionTriggered)
      icon.onArrow = { [me = Weak(self)] arrow in me.value?.moveFocus(from: index, arrow) ?? false }
      scroll.addSubview(icon)
    }
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override func resolveColors() {
    super.resolveColors()
    let isDark = traitCollection.userInterfaceStyle == .dark
    let wall = isDark ? [0x1B1922, 0x131119, 0x0B0A10] : [0xFBF7EF, 0xF3ECE0, 0xE6DBCA]
    (layer as? CAGradientLayer)?.colors = wall.map { UIColor.rgb($0).cgColor }
    let light = isDark ? UIColor.rgb(0xFFC46B) : UIColor.white
    lamp.colors = [isDark ? 0.15 : 0.85, isDark ? 0.06 : 0.35, 0].map { light.withAlphaComponent($0).cgColor }
    lamp.locations = [0, 0.45, 1]
  }

  /// Plays each icon's animation once.
  func play() { for icon in icons { icon.icon.play() } }

  /// The frame of an icon in `view`.
  func iconFrame(_ index: Int, in view: UIView) -> CGRect { icons[index].iconFrame(in: view) }

  // MARK: Keyboard

  private func moveFocus(from index: Int, _ arrow: ArrowKey) -> Bool {
    let step =
      switch arrow {
      case .left: readsRightToLeft ? 1 : -1
      case .right: readsRightToLeft ? -1 : 1
      case .up: -columns
      case .down: columns
      }
    guard icons.indices.contains(index + step) else { return true }
    UIApplication.shared.focus(icons[index + step])
    return true
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    lamp.frame = bounds
    scroll.frame = bounds
    let plan = ShelfPlan(
      room: bounds.size, safe: safeAreaInsets, wordmark: fitWordmark(), count: icons.count,
      nameHeight: { width in self.icons.map { $0.nameHeight(width) }.max() ?? 0 })
    columns = plan.columns
    scroll.contentSize = CGSize(width: bounds.width, height: plan.height)
    wordmark.frame = plan.wordmark
    while ledges.count > plan.rows { ledges.removeLast().removeFromSuperview() }
    while ledges.count < plan.rows {
      let ledge = LedgeView(frame: .zero)
      scroll.insertSubview(ledge, at: 0)
      ledges.append(ledge)
    }
    for (index, icon) in icons.enumerated() {
      icon.side = plan.side
      let frame = plan.icon(index)
      scroll.place(icon, leading: frame)
    }
    for (row, ledge) in ledges.enumerated() {
      ledge.frame = plan.ledge(row)
      ledge.feet = icons.indices.filter { $0 / columns == row }.map { index in
        let frame = iconFrame(index, in: ledge)
        return CGRect(x: frame.minX, y: 0, width: frame.width, height: 1)
      }
    }
  }

  private func fitWordmark() -> CGSize {
    let least = min(bounds.width, bounds.height)
    let large = min(max(traitCollection.textScale, 1), 1.3)
    wordmark.pointSize = ((least >= 700 ? 52 : least >= 360 ? 40 : 32) * large).rounded()
    return wordmark.sizeThatFits(.zero)
  }
}
