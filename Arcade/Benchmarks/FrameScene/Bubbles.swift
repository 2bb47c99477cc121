import BubblePop
import CaromGeometry
import GameSettings
import UIKit

/// 30 bubbles that drift and sway as in the game. Five burst every second, with droplets and points, and new ones
/// appear.
final class Bubbles: UIViewController {
  private static let count = 30
  private static let ticksPerPop = 24
  private let field = FieldView(frame: .zero)
  private var room: Field!
  private var bubbles: [Bubble] = []
  private var views: [BubbleView] = []
  private var chance = SeededGenerator(seed: 3)
  private var tick = 0
  private var clock: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.84, green: 0.95, blue: 1, alpha: 1)
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = view.bounds
    guard clock == nil else { return }
    var settings = Settings()
    settings[.bubbles] = Bubbles.count
    room = Field(size: field.bounds.size, settings: settings)
    while bubbles.count < Bubbles.count, come(in: bubbles.count) {}
    let clock = CADisplayLink(target: self, selector: Selector("advance", Bubbles.advance))
    clock.add(to: .main, forMode: .common)
    self.clock = clock
  }

  /// Puts a new bubble at `index` of the list; returns false if there is no room.
  private func come(in index: Int) -> Bool {
    let others = bubbles.enumerated().filter { $0.offset != index }.map { $0.element.anchor }
    guard let kind = BubbleKind.draw(from: KindSheet.standard.kinds, using: &chance),
      let place = room.freePlace(in: room.room(speed: 0), among: others, using: &chance)
    else { return false }
    let bubble = Bubble(id: tick, kind: kind, birth: tick, anchor: place, turn: chance.nextUnit())
    let view = BubbleView(bubble, diameter: room.diameter)
    view.center = bubble.center(at: tick, in: room)
    field.addSubview(view)
    view.appear()
    if index < bubbles.count {
      bubbles[index] = bubble
      views[index] = view
    } else {
      bubbles.append(bubble)
      views.append(view)
    }
    return true
  }

  private func advance() {
    tick += 1
    let height = field.bounds.height + room.diameter
    for index in bubbles.indices {
      bubbles[index].anchor.y -= room.diameter / 120
      // Bubbles wrap around the screen, so none is lost.
      if bubbles[index].anchor.y < -room.radius { bubbles[index].anchor.y += height }
      views[index].center = bubbles[index].center(at: tick, in: room)
    }
    if tick % Bubbles.ticksPerPop == 0 { pop(chance.next(in: 0..<bubbles.count)) }
  }

  private func pop(_ index: Int) {
    let place = views[index].center
    views[index].burst(at: place)
    field.float("+\(bubbles[index].kind.points)", run: "2 in a row", from: place)
    _ = come(in: index)
  }
}
