import ArcadeKit
import GameSettings
import UIKit

/// The current wall, and the one after it.
extension BreakoutViewController {
  /// The course that is played if none was chosen.
  func storedCourse(_ settings: Settings) -> Course {
    settings.hasRandomWalls ? .random : .journey(CourseStore.wall)
  }

  /// What is carried over to `course`.
  func luggage(for course: Course) -> Game.Luggage? {
    if case .journey = course { return CourseStore.luggage }
    return nil
  }

  /// Plays another course from its beginning. A wall that is chosen begins a new score.
  package func play(_ course: Course) {
    stopJudging()
    refusal = nil
    if case .journey(let wall) = course {
      CourseStore.wall = wall
      Setting.store.save(.walls, 0)
    }
    if course == .random { Setting.store.save(.walls, 1) }
    CourseStore.luggage = nil
    self.course = course
    if isViewLoaded { startNewGame() }
    if parent != nil { addressQueryChanged() }
  }

  /// Begins the wall again, with what the player had when it began.
  package func restart() {
    guard !game.isOver, judged == nil else { return }
    play(.launch)
    startNewGame()
  }

  /// The best score that the present game can beat; 0 if there is none.
  var bestScore: Int {
    switch course {
    case .random, nil: scores.best(game.settings.bestName)
    case .journey: scores.best(journeyName)
    case .day(let day): DailyResults(game: "breakout").result(on: day)?.best ?? 0
    case .shared: 0
    }
  }

  private var journeyName: String { "journey-" + game.settings.bestName }

  /// Ends the game: stores what was reached, and shows it on a card, whose first button leads on.
  func finish() {
    owedBalls = 0
    courtView.clearThings()
    for (ball, _) in heldBalls { ball.removeFromSuperview() }
    heldBalls = []
    for ball in behavior.balls {
      behavior.removeBall(ball)
      (ball as? BallView)?.clearTail()
      UIView.animate(withDuration: Motion.farewell, animations: { ball.alpha = 0 }) { _ in ball.removeFromSuperview() }
    }
    let best = bestScore
    let stars = store()
    let isWon = game.phase == .won
    var ending = Ending(title: isWon ? BreakoutStrings.wonTitle : BreakoutStrings.lostTitle, score: game.score)
    if counts { ending.compare(with: best) } else { ending.remark = BreakoutStrings.uncounted }
    if let stars { ending.stars = (stars, 3) }
    if let challenge {
      ending.facts.append(.init(GhostStrings.against, GhostStrings.lead(ghostScore - challenge.gain)))
    }
    ending.facts += [.init(BreakoutStrings.bestFlight, BreakoutStrings.bricks(game.bestFlight))]
    if isWon {
      ending.facts.append(.init(BreakoutStrings.ballsLost, "\(game.livesLost)"))
    } else {
      ending.facts.append(.init(BreakoutStrings.standing, BreakoutStrings.bricks(game.wall.wanted)))
    }
    let card = EndCard(ending, skin: .breakout, againTitle: leadsOn ? BreakoutStrings.nextWall : nil) {
      [me = Weak(self)] in me.value?.goOnAfterEnd()
    }
    offerSharing(on: card)
    if leadsOn { card.addChoice(BreakoutStrings.restart) { [me = Weak(self)] in me.value?.startNewGame() } }
    var name = BreakoutStrings.title
    if case .day = course { name = BreakoutStrings.today }
    presentEnd(card, of: "breakout", name: name, standing)
  }

  private func offerSharing(on card: EndCard) {
    guard case .day(let day) = course else {
      return card.offerSharing(BreakoutStrings.title, of: self, scene: courtView)
    }
    card.offerSharing(
      BreakoutStrings.today, of: self, scene: courtView, on: day, results: DailyResults(game: "breakout"))
  }

  /// Whether another wall comes after this one.
  private var leadsOn: Bool {
    if case .journey(let wall) = course { return game.phase == .won && wall + 1 < Level.journey.count }
    return false
  }

  /// Whether the score may become a best one.
  private var counts: Bool {
    if case .shared = course { return false }
    return game.countsForBest && !hasChangedPhysics
  }

  /// Stores what was reached; returns the stars of a drawn wall that was cleared.
  private func store() -> Int? {
    let isWon = game.phase == .won
    if counts {
      switch course {
      case .random, nil: _ = scores.offer(game.score, signature: game.settings.bestName)
      case .journey: _ = scores.offer(game.score, signature: journeyName)
      case .day(let day): DailyResults(game: "breakout").add(game.score, on: day)
      case .shared: break
      }
    }
    guard isWon, case .journey(let wall) = course, !game.settings.isPractice, !hasChangedPhysics else { return nil }
    let points = game.score - (CourseStore.luggage?.score ?? 0)
    var journey = CourseStore.journey
    // With custom rules any wall could be made easy, so clearing it earns only one star.
    let stars = game.settings.difficulty == .own ? 1 : game.stars
    journey.clear(wall, stars: stars, points: points)
    CourseStore.journey = journey
    return stars
  }

  /// Continues with the next wall if this one was cleared; otherwise begins it again.
  private func goOnAfterEnd() {
    if case .journey(let wall) = course {
      if leadsOn {
        CourseStore.luggage = Game.Luggage(score: game.score, lives: game.lives)
        CourseStore.wall = wall + 1
        course = .journey(wall + 1)
      } else {
        CourseStore.luggage = nil
      }
    }
    startNewGame()
  }

  // MARK: Addresses

  static let todayName = "today"
  static let wallName = "wall="

  /// `today` leads to the wall of the day; an address without a name leads to the current course.
  func openCourse(_ names: [String]) -> Bool {
    if names == [BreakoutViewController.todayName] {
      openToday()
      return true
    }
    return names.isEmpty
  }

  private func openToday() {
    if case .day(let day) = course, day == .today { return }
    play(.day(.today))
  }

  /// The part of the address that names the current course.
  var courseQuery: String? {
    if let judged { return BreakoutViewController.wallName + judged.level.link }
    return switch course {
    case .day: BreakoutViewController.todayName
    case .shared(let level): BreakoutViewController.wallName + level.link
    default: nil
    }
  }

  /// Plays the course that an address names, or says why it cannot.
  func open(query: String) {
    if query == BreakoutViewController.todayName { return openToday() }
    let name = BreakoutViewController.wallName
    guard query.hasPrefix(name) else { return refuse(.damaged) }
    switch Level.read(link: String(query.dropFirst(name.utf8.count))) {
    case .success(let level):
      if case .shared(level) = course { return }
      if judged?.level != level { judge(level) }
    case .failure(let refusal): refuse(refusal)
    }
  }
}
