import CaromGeometry
import CaromPhysics

extension Scene {
  /// The scenes on which engines are compared. Each runs for 600 steps of 1/120 s.
  public static var all: [Scene] { [pyramid(), balls(), breakout(), cells(), open(), cards(), chain()] }

  /// A pyramid of 820 boxes, 40 in the lowest row.
  public static func pyramid(base: Int = 40) -> Scene {
    var scene = Scene("a_pyramid")
    scene.items.append(fixed(50, 0.5, at: Vector2(0, -0.5)))
    for row in 0..<base {
      for k in 0..<(base - row) {
        let x = (Float(k) - Float(base - row - 1) / 2) * 1.1
        scene.items.append(Item(isDynamic: true, form: .box, a: 0.5, b: 0.5, position: Vector2(x, 0.5 + Float(row))))
      }
    }
    return scene
  }

  /// Circles that fall into a box as wide as a row of them.
  public static func balls(count: Int = 2000, perRow: Int = 40) -> Scene {
    var scene = Scene("b_balls")
    var chance = Chance(seed: 1)
    let half = 0.275 * Float(perRow)
    let height = max(40, Float(count) / Float(perRow) + 10)
    scene.items = walls(-half, 0, half, height, thickness: 1, friction: 0.3, restitution: 0)
    for i in 0..<count {
      let x = 0.275 - half + Float(i % perRow) * 0.55 + chance.number(-0.02, 0.02)
      let y = 0.5 + Float(i / perRow) * 0.55 + chance.number(-0.02, 0.02)
      var item = Item(isDynamic: true, form: .circle, a: 0.25, position: Vector2(x, y))
      item.friction = 0.3
      scene.items.append(item)
    }
    return scene
  }

  /// 500 elastic circles among 400 bricks, without gravity.
  public static func breakout() -> Scene {
    var scene = Scene("c_breakout")
    scene.gravity = .zero
    scene.isElastic = true
    scene.items = walls(-30, -30, 30, 30, thickness: 1, friction: 0, restitution: 1)
    var bricks: [Vector2] = []
    for i in 0..<400 {
      let place = Vector2(-26.6 + Float(i % 20) * 2.8, -26.6 + Float(i / 20) * 2.8)
      bricks.append(place)
      scene.items.append(fixed(0.8, 0.3, at: place, friction: 0, restitution: 1))
    }
    var chance = Chance(seed: 2)
    var places: [Vector2] = []
    while places.count < 500 {
      let p = Vector2(chance.number(-29, 29), chance.number(-29, 29))
      if bricks.contains(where: { abs(p.x - $0.x) < 1 && abs(p.y - $0.y) < 0.5 }) { continue }
      if places.contains(where: { ($0 - p).lengthSquared < 0.09 }) { continue }
      places.append(p)
      scene.items.append(ball(0.1, at: p, speed: 8, &chance))
    }
    return scene
  }

  /// Ten balls at 20,000 pt/s, each in a cell with walls of 8 cm.
  public static func cells() -> Scene {
    var scene = open()
    scene.name = "d_cells"
    for i in 1..<5 { scene.items.append(fixed(0.04, 10, at: Vector2(Float(i) * 4, 10), friction: 0, restitution: 1)) }
    scene.items.append(fixed(10, 0.04, at: Vector2(10, 10), friction: 0, restitution: 1))
    return scene
  }

  /// The same balls in a single box.
  public static func open() -> Scene {
    var scene = Scene("d_open")
    scene.gravity = .zero
    scene.isElastic = true
    scene.items = walls(0, 0, 20, 20, thickness: 0.08, friction: 0, restitution: 1)
    var chance = Chance(seed: 3)
    for i in 0..<10 {
      scene.items.append(ball(0.2, at: Vector2(Float(i % 5) * 4 + 2, Float(i / 5) * 10 + 5), speed: 400, &chance))
    }
    return scene
  }

  /// 200 thrown cards.
  public static func cards() -> Scene {
    var scene = Scene("e_cards")
    scene.items = walls(-15, 0, 15, 20, thickness: 1, friction: 0.3, restitution: 0.8)
    var chance = Chance(seed: 4)
    for i in 0..<200 {
      let place = Vector2(-13.3 + Float(i % 20) * 1.4, 1.5 + Float(i / 20) * 1.6)
      var item = Item(isDynamic: true, form: .box, a: 0.5, b: 0.35, position: place)
      item.angle = chance.number(0, 6.28)
      item.velocity = Vector2(chance.number(-12, 12), chance.number(-12, 12))
      item.spin = chance.number(-10, 10)
      item.friction = 0.3
      item.restitution = 0.8
      scene.items.append(item)
    }
    return scene
  }

  /// A chain of 200 pinned links, straight at 45°, with a weight of 50 links at its end.
  public static func chain() -> Scene {
    var scene = Scene("f_chain")
    let s = Float(0.5).squareRoot()
    var anchor = Item(isDynamic: false, form: .circle, a: 0.1, position: .zero)
    anchor.isGhost = true
    scene.items.append(anchor)
    for i in 0..<200 {
      let middle = (Float(i) + 0.5) * 0.5 * s
      var link = Item(isDynamic: true, form: .box, a: 0.25, b: 0.05, position: Vector2(middle, -middle))
      link.angle = -.pi / 4
      link.isGhost = true
      scene.items.append(link)
      let end = Float(i) * 0.5 * s
      scene.pins.append(Pin(first: i, second: i + 1, place: Vector2(end, -end)))
    }
    let end = 100 * s
    var weight = Item(isDynamic: true, form: .circle, a: 0.5, position: Vector2(end, -end))
    weight.density = 50 * 0.05 / (Float.pi * 0.25)
    weight.isGhost = true
    scene.items.append(weight)
    scene.pins.append(Pin(first: 200, second: 201, place: Vector2(end, -end)))
    return scene
  }

  private static func fixed(
    _ a: Float, _ b: Float, at place: Vector2, friction: Float = 0.6, restitution: Float = 0
  ) -> Item {
    var item = Item(isDynamic: false, form: .box, a: a, b: b, position: place)
    item.friction = friction
    item.restitution = restitution
    return item
  }

  private static func ball(_ radius: Float, at place: Vector2, speed: Float, _ chance: inout Chance) -> Item {
    let angle = Double(chance.number(0, 2 * .pi))
    var item = Item(isDynamic: true, form: .circle, a: radius, position: place)
    item.velocity = Vector2(Float(CaromGeometry.cos(angle)), Float(CaromGeometry.sin(angle))) * speed
    item.friction = 0
    item.restitution = 1
    return item
  }

  /// Four boxes around a rectangle.
  private static func walls(
    _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, thickness t: Float, friction: Float, restitution: Float
  ) -> [Item] {
    let h = t / 2
    let w = (x1 - x0) / 2
    let v = (y1 - y0) / 2
    let c = Vector2((x0 + x1) / 2, (y0 + y1) / 2)
    return [
      fixed(w + t, h, at: Vector2(c.x, y0 - h), friction: friction, restitution: restitution),
      fixed(w + t, h, at: Vector2(c.x, y1 + h), friction: friction, restitution: restitution),
      fixed(h, v + t, at: Vector2(x0 - h, c.y), friction: friction, restitution: restitution),
      fixed(h, v + t, at: Vector2(x1 + h, c.y), friction: friction, restitution: restitution),
    ]
  }
}

/// A small seeded random number generator, the same on every machine and in every engine.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func number(_ low: Float, _ high: Float) -> Float {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return low + (high - low) * (Float(state >> 40) * 0x1p-24)
  }
}
