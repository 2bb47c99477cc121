import CaromGeometry
import GameSettings

/// One game, from its countdown to its end. It knows nothing of views: each call of `step` takes one tick and returns
/// events.
package struct Game: Equatable {
  package enum Phase: Equatable {
    /// Before the first game.
    case idle
    /// Counting down 3, 2, 1, before the game begins or resumes.
    case counting
    case playing
    case over
  }

  /// Something that happened, for the controller to show and tests to count.
  package enum Event: Equatable {
    /// A beat of the countdown, with the number to show.
    case beat(Int)
    case started
    /// A second of the game is over; this many are left.
    case second(Int)
    case appeared(id: Int)
    case popped(Bubble, points: Int, combo: Int)
    /// The refresh removed the bubble.
    case removed(Bubble)
    /// The bubble drifted off the screen.
    case left(Bubble)
    case over
  }

  package let settings: Settings
  /// The kinds of bubbles that can appear.
  package let kinds: [BubbleKind]
  /// The rules, by which the board is chosen.
  package let rules: RuleSet
  package let player: PlayerName
  package private(set) var field: Field
  package private(set) var phase = Phase.idle
  package private(set) var score = 0
  package private(set) var combo = ComboRun()
  package private(set) var bubbles: [Bubble] = []
  /// Ticks of play, without countdowns and pauses.
  package private(set) var tick = 0
  package private(set) var pops = 0
  /// The longest combo so far.
  package private(set) var longestCombo = 0
  /// The most points that the bubbles so far allowed.
  package private(set) var perfect: PerfectPlay
  /// The direction in which the air moves, a unit vector.
  package let heading: CGVector
  /// Ticks of the current countdown that are over.
  private var counted = 0
  /// The number of bubbles up to which the next arrival fills the field.
  private var wanted = 0
  private var nextID = 1
  private var chance: SeededGenerator
  /// The generators for the number of bubbles and for their kinds. They are separate from the others, so that equal
  /// seeds give equal bubbles on screens of every size, however the game is played.
  private var counting: SeededGenerator
  private var dealing: SeededGenerator

  /// Creates a game in a field of `size` that counts down at once; one draw from `chance` seeds all its randomness.
  package init(
    _ settings: Settings, sheet: KindSheet = .standard, player: PlayerName, size: CGSize,
    using chance: inout SeededGenerator
  ) {
    self.settings = settings
    kinds = sheet.kinds(withSpecials: settings.hasSpecials)
    rules = RuleSet(settings, kinds: sheet)
    perfect = PerfectPlay(kinds)
    self.player = player
    field = Field(size: size, settings: settings)
    self.chance = SeededGenerator(seed: chance.next())
    counting = SeededGenerator(seed: self.chance.next())
    dealing = SeededGenerator(seed: self.chance.next())
    let angle = self.chance.next(in: -Rules.slant...Rules.slant)
    heading = CGVector(dx: sin(angle), dy: -cos(angle))
    phase = .counting
  }

  /// Creates the placeholder before the first game, in which nothing moves.
  package init() {
    settings = Settings()
    kinds = []
    rules = .standard
    perfect = PerfectPlay([])
    player = PlayerName.nobody
    field = Field(size: .zero, settings: settings)
    heading = CGVector(dx: 0, dy: -1)
    chance = SeededGenerator(seed: 0)
    counting = chance
    dealing = chance
  }

  // MARK: Time

  package var length: Int { settings.seconds * Rules.ticksPerSecond }
  /// The seconds left as displayed: 60 throughout the first second of a 60-second game.
  package var secondsLeft: Int { (length - tick + Rules.ticksPerSecond - 1) / Rules.ticksPerSecond }
  /// The fraction of the game that is over, 0 … 1.
  package var progress: Double { length == 0 ? 0 : Double(tick) / Double(length) }
  /// The number that the countdown shows; nil outside a countdown.
  package var beat: Int? { phase == .counting ? Rules.beats - counted / Rules.ticksPerBeat : nil }

  /// The speed of the air, in points per second; 0 without drift.
  package var speed: CGFloat {
    settings.drifts ? field.diameter * (Rules.calm + (Rules.storm - Rules.calm) * progress) : 0
  }

  /// Restarts the countdown, so that a resumed game counts down again.
  package mutating func interrupt() {
    guard phase == .playing || phase == .counting else { return }
    phase = .counting
    counted = 0
  }

  /// Runs one tick of 1/120 s.
  package mutating func step() -> [Event] {
    switch phase {
    case .idle, .over: return []
    case .counting: return count()
    case .playing: return play()
    }
  }

  private mutating func count() -> [Event] {
    var events: [Event] = []
    if counted == Rules.beats * Rules.ticksPerBeat {
      phase = .playing
      if tick > 0 { return [.started] }
      wanted = drawnCount
      return [.started] + arrive()
    }
    if counted % Rules.ticksPerBeat == 0 { events.append(.beat(Rules.beats - counted / Rules.ticksPerBeat)) }
    counted += 1
    return events
  }

  private mutating func play() -> [Event] {
    tick += 1
    var events = drift()
    if tick >= length {
      for bubble in bubbles { perfect.ends(bubble.id, of: bubble.kind) }
      phase = .over
      return events + [.second(0), .over]
    }
    let place = tick % Rules.ticksPerSecond
    if place == 0 { events += [.second(secondsLeft)] + refresh() }
    if place == Rules.arrivalDelay, tick > Rules.ticksPerSecond { events += arrive() }
    return events
  }

  // MARK: Bubbles

  /// Draws how many bubbles there should be: any number from 0 to the most.
  private var drawnCount: Int {
    mutating get { counting.next(in: 0...field.mostBubbles) }
  }

  /// Moves all bubbles with the air. All move alike, so no two come closer to each other. Bubbles that bump are moved
  /// from outside.
  private mutating func drift() -> [Event] {
    var events: [Event] = []
    let way = settings.bumps ? 0 : speed / CGFloat(Rules.ticksPerSecond)
    let inset = field.radius + field.sway
    let bounds = CGRect(origin: .zero, size: field.size)
    var kept: [Bubble] = []
    for var bubble in bubbles {
      bubble.anchor.x += heading.dx * way
      bubble.anchor.y += heading.dy * way
      let isInside = bounds.insetBy(dx: inset - field.slack, dy: inset - field.slack).contains(bubble.anchor)
      if !isInside { bubble.isLeaving = true }
      if bounds.insetBy(dx: -inset, dy: -inset).contains(bubble.anchor) {
        kept.append(bubble)
      } else {
        perfect.ends(bubble.id, of: bubble.kind)
        events.append(.left(bubble))
      }
    }
    bubbles = kept
    return events
  }

  // MARK: Bumping

  /// The direction and speed of the air at a bubble that can bump, in points per second: roughly the air's own, with a
  /// different speed for each bubble; without drift each has its own direction.
  package func wind(on bubble: Bubble) -> CGVector {
    guard settings.drifts else {
      let angle = 2 * Double.pi * bubble.turn
      let slow = field.diameter * Rules.calm * 2
      return CGVector(dx: cos(angle) * slow, dy: sin(angle) * slow)
    }
    let angle = (bubble.turn - 0.5) * Rules.gusts
    let own = speed * (Rules.slowest + (Rules.fastest - Rules.slowest) * CGFloat(bubble.id * 7 % 11) / 10)
    return CGVector(
      dx: own * (heading.dx * cos(angle) - heading.dy * sin(angle)),
      dy: own * (heading.dx * sin(angle) + heading.dy * cos(angle)))
  }

  /// Sets a bubble's position; does nothing if bubbles do not bump.
  package mutating func move(_ id: Int, to place: CGPoint) {
    guard settings.bumps, let index = bubbles.firstIndex(where: { $0.id == id }) else { return }
    bubbles[index].anchor = place
  }

  /// Removes the old bubbles and some others at random, and draws how many there should be next.
  private mutating func refresh() -> [Event] {
    wanted = drawnCount
    guard !bubbles.isEmpty else { return [] }
    var going: [Bubble] = []
    var staying: [Bubble] = []
    for bubble in bubbles {
      if bubble.age(at: tick) >= Rules.oldAge { going.append(bubble) } else { staying.append(bubble) }
    }
    let some = chance.next(in: 1...max(1, bubbles.count / Rules.keepers))
    let count = max(some, bubbles.count - wanted) - going.count
    for _ in 0..<max(0, count) where !staying.isEmpty {
      going.append(staying.remove(at: chance.next(in: 0..<staying.count)))
    }
    bubbles = staying
    for bubble in going { perfect.ends(bubble.id, of: bubble.kind) }
    return going.map { .removed($0) }
  }

  /// Adds bubbles until there are as many as were drawn, or no room is left.
  private mutating func arrive() -> [Event] {
    var events: [Event] = []
    let room = field.room(speed: speed)
    // The field may have become smaller since the number was drawn.
    while bubbles.count < min(wanted, field.mostBubbles) {
      guard let place = field.freePlace(in: room, among: bubbles.map { $0.anchor }, using: &chance),
        let kind = BubbleKind.draw(from: kinds, using: &dealing)
      else { break }
      bubbles.append(Bubble(id: nextID, kind: kind, birth: tick, anchor: place, turn: chance.nextUnit()))
      perfect.appears(nextID, of: kind)
      events.append(.appeared(id: nextID))
      nextID += 1
    }
    return events
  }

  // MARK: The player

  /// The bubble at a point of the field; a small one also takes touches around it, and of several the nearest counts.
  package func bubble(at place: CGPoint) -> Bubble? {
    var best: (bubble: Bubble, distance: CGFloat)?
    let reach = max(field.radius, Rules.leastDiameter / 2)
    for bubble in bubbles {
      let center = bubble.center(at: tick, in: field)
      let distance = hypot(place.x - center.x, place.y - center.y)
      if distance <= reach, distance < best?.distance ?? .infinity { best = (bubble, distance) }
    }
    return best?.bubble
  }

  /// Pops a bubble; does nothing if the game has no such bubble or is not being played.
  package mutating func pop(id: Int) -> [Event] {
    guard phase == .playing, let index = bubbles.firstIndex(where: { $0.id == id }) else { return [] }
    let bubble = bubbles.remove(at: index)
    perfect.ends(bubble.id, of: bubble.kind)
    let points = combo.pop(bubble.kind)
    score += points
    pops += 1
    longestCombo = max(longestCombo, combo.length)
    return [.popped(bubble, points: points, combo: combo.length)]
  }

  /// Resizes the field: bubbles keep their relative places where there is room, and move elsewhere where there is none.
  package mutating func resize(to size: CGSize) {
    guard size != field.size else { return }
    let old = field
    field = Field(size: size, settings: settings)
    let room = field.room(speed: speed)
    var placed: [Bubble] = []
    for var bubble in bubbles where placed.count < field.mostBubbles {
      var place = CGPoint(
        x: bubble.anchor.x / max(old.size.width, 1) * size.width,
        y: bubble.anchor.y / max(old.size.height, 1) * size.height)
      place.x = min(max(place.x, room.minX), room.maxX)
      place.y = min(max(place.y, room.minY), room.maxY)
      let others = placed.map { $0.anchor }
      guard
        let free = field.isFree(place, among: others) ? place : field.freePlace(in: room, among: others, using: &chance)
      else { continue }
      bubble.anchor = free
      bubble.isLeaving = false
      placed.append(bubble)
    }
    for bubble in bubbles where !placed.contains(where: { $0.id == bubble.id }) {
      perfect.ends(bubble.id, of: bubble.kind)
    }
    bubbles = placed
  }
}
