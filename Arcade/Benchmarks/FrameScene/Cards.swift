import CaromGeometry
import UIKit

/// 81 drawn cards that all change position and size at once, again and again.
final class Cards: UIViewController {
  private static let seconds = 0.7
  private let cards = (0..<81).map { CardFace(index: $0) }
  private var isWide = false
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.1, green: 0.35, blue: 0.25, alpha: 1)
    for card in cards { view.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard timer == nil else { return }
    place()
    timer = Timer.scheduledTimer(withTimeInterval: Self.seconds, repeats: true) { [me = Weak(self)] _ in
      me.value?.rearrange()
    }
    rearrange()
  }

  private func rearrange() {
    isWide.toggle()
    UIViewPropertyAnimator(duration: Self.seconds, curve: .easeInOut) { [me = Weak(self)] in me.value?.place() }
      .startAnimation()
  }

  /// Lays the cards out in rows of nine, or in rows of twelve in reverse order.
  private func place() {
    let columns = isWide ? 12 : 9
    let rows = (cards.count + columns - 1) / columns
    let cell = CGSize(
      width: view.bounds.width / CGFloat(columns), height: view.bounds.height / CGFloat(max(rows, columns)))
    for (index, card) in cards.enumerated() {
      let place = isWide ? cards.count - 1 - index : index
      card.bounds.size = CGSize(width: cell.width - 4, height: cell.height - 4)
      card.center = CGPoint(
        x: (CGFloat(place % columns) + 0.5) * cell.width, y: (CGFloat(place / columns) + 0.5) * cell.height)
    }
  }
}

/// A cream card with up to three diamonds.
private final class CardFace: UIView {
  private let count: Int

  init(index: Int) {
    count = index % 3 + 1
    super.init(frame: .zero)
    backgroundColor = UIColor(red: 0.98, green: 0.96, blue: 0.9, alpha: 1)
    layer.cornerRadius = 6
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 2
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setStroke()
    for number in 0..<count {
      let middle = CGPoint(x: bounds.midX, y: bounds.height * (CGFloat(number) + 0.5) / CGFloat(count))
      let (width, height) = (bounds.width * 0.3, bounds.height / 8)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: middle.x - width, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y - height))
      path.addLine(to: CGPoint(x: middle.x + width, y: middle.y))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + height))
      path.close()
      path.lineWidth = 2
      path.stroke()
    }
  }
}
