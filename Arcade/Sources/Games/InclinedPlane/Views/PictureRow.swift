import ArcadeKit
import CaromGeometry
import UIKit

/// Pictures of bodies side by side, one of which may be chosen.
final class PictureRow: ArrangedRow {
  private(set) var buttons: [PictureButton] = []
  /// The index of the chosen picture; nil for none.
  var selected: Int? {
    didSet { for (index, button) in buttons.enumerated() { button.isSelected = index == selected } }
  }
  private static let height: CGFloat = 74

  /// A row of pictures; `picked` receives the index of one that is pressed. Only bodies that are on the slope have the colors of
  /// its lanes; any other picture is drawn in ink.
  init(_ pictures: [(shape: BodyShape?, name: String)], areOnSlope: Bool, picked: @escaping (Int) -> Void) {
    super.init(frame: .zero)
    for (index, picture) in pictures.enumerated() {
      let isLane = areOnSlope && picture.shape != nil
      let button = PictureButton(
        picture.shape, picture.name, color: isLane ? Draft.lanes[index % Draft.lanes.count] : Draft.ink)
      button.addAction(UIAction { _ in picked(index) }, for: .touchUpInside)
      buttons.append(button)
      addSubview(button)
    }
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PictureRow" }

  override func arrange(in width: CGFloat, moving: Bool) -> CGFloat {
    let height = PictureRow.height * min(max(traitCollection.textScale, 1), 1.5)
    guard moving, !buttons.isEmpty else { return height }
    let gap = Spacing.hair
    let each = min((width - gap * CGFloat(buttons.count - 1)) / CGFloat(buttons.count), 110)
    for (index, button) in buttons.enumerated() {
      place(button, leading: CGRect(x: CGFloat(index) * (each + gap), y: 0, width: each, height: height))
    }
    return height
  }
}

/// A picture of a body with its name. It can be pressed, and dragged if `onDrag` is set.
final class PictureButton: UIControl {
  enum Drag { case moved, dropped, cancelled }

  let shape: BodyShape?
  /// Called while a finger drags the picture, with the touch.
  var onDrag: ((Drag, UITouch) -> Void)?
  let color: UIColor
  private let label = UILabel()
  private var isDragged = false

  init(_ shape: BodyShape?, _ name: String, color: UIColor) {
    self.shape = shape
    self.color = color
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    layer.cornerRadius = 8
    layer.borderWidth = 1
    backgroundColor = Draft.paper
    label.text = name
    label.textAlignment = .center
    label.textColor = Draft.ink
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = name
    resolveColors()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "PictureButton" }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      accessibilityTraits = isSelected ? [.button, .selected] : .button
      resolveColors()
    }
  }

  override func resolveColors() {
    super.resolveColors()
    layer.borderWidth = isSelected ? 3 : 1
    layer.borderColor = (isSelected ? Draft.blue : Draft.strongGrid).resolvedColor(with: traitCollection).cgColor
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let height = bounds.height - line
    let radius = min(height * 0.34, bounds.width * 0.36)
    guard radius > 2 else { return }
    context.saveGState()
    context.translateBy(x: bounds.midX, y: height * 0.54)
    if let shape {
      BodyFigure.draw(shape, radius: radius, color, in: context)
    } else {
      // Two touches at once.
      for side in [-1.0, 1.0] {
        context.saveGState()
        context.translateBy(x: side * radius * 0.62, y: 0)
        BodyFigure.draw(.disc, radius: radius * 0.6, color, in: context)
        context.restoreGState()
      }
    }
    context.restoreGState()
  }

  private var line: CGFloat { (label.font.lineHeight + 4).rounded(.up) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let font = UIFont.preferredFont(forTextStyle: .footnote)
    if label.font != font { label.font = font }
    label.frame = CGRect(x: 2, y: bounds.height - line - 2, width: max(bounds.width - 4, 1), height: line)
  }

  // MARK: Dragging

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if let onDrag, !bounds.insetBy(dx: -6, dy: -6).contains(touch.location(in: self)) || isDragged {
      isDragged = true
      onDrag(.moved, touch)
    }
    return super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isDragged, let touch { onDrag?(.dropped, touch) }
    isDragged = false
  }
}
