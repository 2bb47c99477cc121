import CaromGeometry

/// The things that fall in the court. They fall straight down, all at one speed, until the paddle catches them or they are
/// gone.
package struct Falls: Equatable {
  package struct Item: Equatable {
    package let id: Int
    package let thing: Thing
    /// Its middle.
    package var place: CGPoint
  }

  package private(set) var items: [Item] = []
  private var next = 0

  package init() {}

  /// Lets `thing` fall from `place`; returns nil if as many things as may fall at once are falling already.
  package mutating func drop(_ thing: Thing, from place: CGPoint) -> Item? {
    guard items.count < Rules.mostFalling else { return nil }
    let item = Item(id: next, thing: thing, place: place)
    next += 1
    items.append(item)
    return item
  }

  /// Moves all things; returns those that the paddle has caught, and those that are gone below the court.
  package mutating func advance(
    by seconds: Double, in court: Court, paddle: Paddle
  ) -> (caught: [Item], gone: [Item]) {
    let size = court.thingSize
    let grip = paddle.frame.insetBy(dx: -size.width / 2, dy: -size.height / 2)
    var caught: [Item] = []
    var gone: [Item] = []
    var left: [Item] = []
    for var item in items {
      item.place.y += court.fallSpeed * seconds
      if grip.contains(item.place) {
        caught.append(item)
      } else if item.place.y > court.size.height + size.height {
        gone.append(item)
      } else {
        left.append(item)
      }
    }
    items = left
    return (caught, gone)
  }

  /// Moves all things to the same relative places of a court of another size.
  package mutating func resize(from old: Court, to new: Court) {
    guard !old.isEmpty else { return }
    for index in items.indices {
      let place = items[index].place
      items[index].place = CGPoint(
        x: place.x / old.size.width * new.size.width, y: place.y / old.size.height * new.size.height)
    }
  }
}
