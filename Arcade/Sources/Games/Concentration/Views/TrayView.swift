import ArcadeKit
import CaromGeometry
import UIKit

/// The end of a game on the table: the found pairs tumble into a tray. With reduced motion they appear in it, side by side.
final class TrayView: UIView, UIDynamicAnimatorDelegate {
  private let back = TrayPart(isLip: false)
  private let lip = TrayPart(isLip: true)
  private let pile = UIView(frame: .zero)
  private(set) var cards: [CardFace] = []
  private var waiting: [CardFace] = []
  private(set) var animator: UIDynamicAnimator?
  private var behavior: TumbleBehavior?
  private var drops: Timer?
  private var deadline: Timer?
  private var onRest: (() -> Void)?
  var ink = ThemeInk(Theme.all[0]) {
    didSet {
      back.ink = ink
      lip.ink = ink
    }
  }

  /// The maximum time until all cards have begun to fall, and from then until they are at rest, in seconds.
  private static let falling = 1.2
  private static let resting = 2.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    for view in [back, pile, lip] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    isHidden = true
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TrayView" }

  // MARK: Places

  /// The inside of the tray.
  private var inside: CGRect {
    let width = min(bounds.width * 0.86, 620)
    let height = min(max(bounds.height * 0.3, 80), 230)
    return CGRect(x: bounds.midX - width / 2, y: bounds.maxY - height - 14, width: width, height: height)
  }

  private var slant: CGFloat { inside.width * 0.06 }

  /// A card's size, at which the pairs of a game fill about half of the tray.
  private func cardSize(_ count: Int) -> CGSize {
    let area = inside.width * inside.height * 0.62 / CGFloat(max(count, 1))
    let width = min((area / 1.3).squareRoot(), inside.height * 0.5)
    return CGSize(width: width, height: width * 1.3)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = inside.insetBy(dx: -12, dy: 0)
    let frame = CGRect(x: box.minX, y: box.minY, width: box.width, height: box.height + 12)
    guard pile.frame != bounds || back.frame != frame else { return }
    pile.frame = bounds
    back.slant = slant
    lip.slant = slant
    back.frame = frame
    lip.frame = frame
    // A change of size does not make the cards tumble again.
    if !cards.isEmpty { lieStill() }
  }

  // MARK: Filling

  /// Fills the tray with the faces of the found cards, and calls `onRest` when they lie still.
  func fill(_ faces: [String], _ theme: Theme, in run: TickClock, onRest: @escaping () -> Void) {
    clear()
    layoutIfNeeded()
    isHidden = false
    self.onRest = onRest
    accessibilityLabel = ConcentrationStrings.tray
    let size = cardSize(faces.count)
    cards = run.generator.shuffled(faces).map { face in
      let card = CardFace(theme)
      card.show(theme, text: face, isFaceUp: true)
      card.bounds = CGRect(origin: .zero, size: size)
      return card
    }
    for view in [back, pile, lip] as [UIView] { view.alpha = 0 }
    UIView.animate(withDuration: Motion.move) { for view in [back, pile, lip] as [UIView] { view.alpha = 1 } }
    guard !Motion.isReduced else {
      arrange()
      return wait(0.6, in: run) { $0.rest() }
    }
    let animator = UIDynamicAnimator(referenceView: self)
    animator.delegate = self
    let behavior = TumbleBehavior(tray: inside, slant: slant)
    animator.addBehavior(behavior)
    self.animator = animator
    self.behavior = behavior
    waiting = cards
    let stagger = min(TrayView.falling / Double(max(cards.count, 1)), 0.09)
    let timer = Timer(timeInterval: stagger, repeats: true) { [me = Weak(self)] _ in
      me.value?.dropNext(in: run)
    }
    run.add(timer)
    drops = timer
    wait(TrayView.resting + Double(cards.count) * stagger, in: run) { $0.rest() }
  }

  private func wait(_ seconds: TimeInterval, in run: TickClock, _ body: @escaping (TrayView) -> Void) {
    let timer = Timer(timeInterval: seconds, repeats: false) { [me = Weak(self)] _ in
      if let me = me.value { body(me) }
    }
    run.add(timer)
    deadline = timer
  }

  private func dropNext(in run: TickClock) {
    guard let card = waiting.popLast() else {
      drops?.invalidate()
      drops = nil
      return
    }
    let reach = (inside.width / 2 - slant - card.bounds.width) * 0.8
    // Below the score and the title, which stay legible.
    card.center = CGPoint(
      x: inside.midX + run.generator.next(in: -1.0...1) * max(reach, 0), y: card.bounds.height * 0.7)
    card.alpha = 0
    UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: { card.alpha = 1 })
    card.transform = CGAffineTransform(rotationAngle: run.generator.next(in: -0.6...0.6))
    pile.addSubview(card)
    behavior?.drop(card, spin: run.generator.next(in: -3.0...3))
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { if waiting.isEmpty { rest() } }

  /// All cards are at rest; the simulation ends.
  private func rest() {
    let isFirst = onRest
    stop()
    isFirst?()
  }

  private func stop() {
    drops?.invalidate()
    deadline?.invalidate()
    drops = nil
    deadline = nil
    onRest = nil
    animator?.removeAllBehaviors()
    animator = nil
    behavior = nil
  }

  /// Lays the cards side by side, at once, as for reduced motion.
  private func lieStill() {
    guard animator != nil || !waiting.isEmpty || pile.subviews.count == cards.count else { return }
    let done = onRest
    stop()
    waiting = []
    arrange()
    done?()
  }

  private func arrange() {
    let size = cardSize(cards.count)
    let room = inside.insetBy(dx: slant + 4, dy: 4)
    let columns = max(Int(room.width / (size.width + 3)), 1)
    let rows = (cards.count + columns - 1) / columns
    for (index, card) in cards.enumerated() {
      card.transform = .identity
      card.alpha = 1
      card.bounds = CGRect(origin: .zero, size: size)
      let row = index / columns
      let inRow = row == rows - 1 ? cards.count - row * columns : columns
      card.center = CGPoint(
        x: room.midX + (CGFloat(index % columns) - CGFloat(inRow - 1) / 2) * (size.width + 3),
        y: room.maxY - size.height / 2 - CGFloat(row) * min(size.height + 3, room.height / CGFloat(max(rows, 1))))
      pile.addSubview(card)
    }
  }

  /// Empties and hides the tray.
  func clear() {
    stop()
    waiting = []
    for card in cards { card.removeFromSuperview() }
    cards = []
    isHidden = true
  }
}

/// The back or the front edge of the tray, between which the cards lie.
final class TrayPart: UIView {
  private let isLip: Bool
  var slant: CGFloat = 0 { didSet { if slant != oldValue { setNeedsDisplay() } } }
  var ink = ThemeInk(Theme.all[0]) { didSet { setNeedsDisplay() } }

  init(isLip: Bool) {
    self.isLip = isLip
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "TrayPart" }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let height = min(20, bounds.height * 0.2)
    // The sides lean inwards: at a height, this far from the edge.
    func edge(_ y: CGFloat) -> CGFloat { slant * y / max(bounds.height, 1) }
    func board(from top: CGFloat, to bottom: CGFloat) -> UIBezierPath {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: edge(top), y: top))
      path.addLine(to: CGPoint(x: bounds.width - edge(top), y: top))
      path.addLine(to: CGPoint(x: bounds.width - edge(bottom), y: bottom))
      path.addLine(to: CGPoint(x: edge(bottom), y: bottom))
      path.close()
      return path
    }
    guard isLip else {
      ink.dark.setFill()
      board(from: 0, to: bounds.height).fill()
      UIColor(white: 0, alpha: 0.34).setFill()
      board(from: 0, to: bounds.height).fill()
      UIColor(white: 1, alpha: 0.3).setStroke()
      let rim = UIBezierPath()
      rim.move(to: CGPoint(x: 1, y: 1))
      rim.addLine(to: CGPoint(x: bounds.width - 1, y: 1))
      rim.lineWidth = 2
      rim.stroke()
      return
    }
    let front = board(from: bounds.height - height, to: bounds.height)
    ink.back.setFill()
    front.fill()
    UIColor(white: 1, alpha: 0.22).setFill()
    board(from: bounds.height - height, to: bounds.height - height + 2).fill()
  }
}
