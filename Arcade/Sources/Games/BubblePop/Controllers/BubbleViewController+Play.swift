import ArcadeKit
import CaromGeometry
import UIKit

/// The clock, touches and keys, and events of a game.
extension BubbleViewController {
  // MARK: Time

  /// Advances the game by one tick of its run.
  func advance() {
    let events = game.step()
    for event in events {
      show(event)
      onEvent(event)
    }
    if bumping == nil { placeBubbles() }
    if ghost != nil { showGhost() }
    if !events.isEmpty { updateViewFromModel() }
  }

  /// Moves every bubble's view to where the model has the bubble.
  private func placeBubbles() {
    let (tick, field) = (game.tick, game.field)
    for (view, bubble) in zip(bubbleViews, game.bubbles) { view.center = bubble.center(at: tick, in: field) }
  }

  // MARK: Bubbles

  private func makeView(_ bubble: Bubble) -> BubbleView {
    let view = BubbleView(bubble, diameter: game.field.diameter)
    view.center = bubble.center(at: game.tick, in: game.field)
    view.onPop = { [me = Weak(self)] in me.value?.pop(id: bubble.id, from: nil) }
    field.addSubview(view)
    bumping?.add(view)
    return view
  }

  /// Removes the view of a bubble that left the model from the list; keyboard focus on it moves to the nearest bubble, if there is one.
  private func release(_ bubble: Bubble) -> BubbleView? {
    guard let index = bubbleViews.firstIndex(where: { $0.bubble.id == bubble.id }) else { return nil }
    let view = bubbleViews.remove(at: index)
    bumping?.remove(view)
    if view.isFocused, let near = nearest(to: view.center) { UIApplication.shared.focus(near) }
    return view
  }

  /// Rebuilds the views of the same bubbles in their new size.
  func rebuildBubbles() {
    let focused = bubbleViews.first { $0.isFocused }?.bubble.id
    for view in bubbleViews {
      bumping?.remove(view)
      view.removeFromSuperview()
    }
    guard let run else { return }
    run.perform { bubbleViews = game.bubbles.map { makeView($0) } }
    if let focused, let view = bubbleViews.first(where: { $0.bubble.id == focused }) {
      UIApplication.shared.focus(view)
    }
  }

  // MARK: Touches and keys

  /// Pops the bubble under a finger that came down in the field.
  func touched(_ place: CGPoint) {
    guard !isPaused, let bubble = game.bubble(at: place) else { return }
    pop(id: bubble.id, from: place)
  }

  /// Pops a bubble; its points float up from the finger, or from the bubble's center.
  func pop(id: Int, from place: CGPoint?) {
    guard !isPaused, let run else { return }
    let events = game.pop(id: id)
    guard !events.isEmpty else { return }
    for event in events { onEvent(event) }
    for case .popped(let bubble, let points, _) in events { note(bubble, points: points) }
    run.perform {
      for case .popped(let bubble, let points, let combo) in events {
        let middle = bubble.center(at: game.tick, in: game.field)
        release(bubble)?.burst(at: place ?? middle)
        field.float(
          BubbleStrings.gain(points), run: combo > 1 ? BubbleStrings.inARow(combo) : nil, from: place ?? middle)
        if place == nil {
          UIAccessibility.post(
            notification: .announcement, argument: BubbleStrings.popped(bubble.kind, points, run: combo))
        }
        if hasSound { UIApplication.shared.play(PopSound.pop(combo), volume: 0.7) }
      }
    }
    tick()
    updateViewFromModel()
  }

  /// Moves the keyboard focus to the nearest bubble in a direction, or to the first one.
  func moveFocus(_ code: String) -> Bool {
    guard screen == .game, !isPaused, game.phase == .playing, !bubbleViews.isEmpty else { return false }
    guard let here = bubbleViews.first(where: { $0.isFocused }) else {
      UIApplication.shared.focus(nearest(to: CGPoint(x: field.bounds.midX, y: field.bounds.midY)))
      return true
    }
    var best: (view: BubbleView, cost: CGFloat)?
    for view in bubbleViews where view !== here {
      let (dx, dy) = (view.center.x - here.center.x, view.center.y - here.center.y)
      let (along, across) =
        switch code {
        case "ArrowLeft": (-dx, dy)
        case "ArrowRight": (dx, dy)
        case "ArrowUp": (-dy, dx)
        default: (dy, dx)
        }
      // The sideways distance counts double.
      let cost = along + 2 * across.magnitude
      if along > 1, cost < best?.cost ?? .infinity { best = (view, cost) }
    }
    if let best { UIApplication.shared.focus(best.view) }
    return true
  }

  private func nearest(to place: CGPoint) -> BubbleView? {
    var best: (view: BubbleView, distance: CGFloat)?
    for view in bubbleViews {
      let distance = hypot(view.center.x - place.x, view.center.y - place.y)
      if distance < best?.distance ?? .infinity { best = (view, distance) }
    }
    return best?.view
  }

  // MARK: Events

  private func show(_ event: Game.Event) {
    switch event {
    case .beat: play(.count, volume: 0.6)
    case .started:
      play(.launch, volume: 0.6)
      UIAccessibility.post(notification: .announcement, argument: BubbleStrings.go)
    case .second(let left):
      if left > 0, left <= 3 { play(.count, volume: 0.5) }
      if left == 10 { UIAccessibility.post(notification: .announcement, argument: BubbleStrings.secondsLeft(left)) }
    case .appeared(let id):
      guard let bubble = game.bubbles.first(where: { $0.id == id }) else { return }
      let view = makeView(bubble)
      bubbleViews.append(view)
      view.appear()
    case .removed(let bubble): release(bubble)?.shrink()
    case .left(let bubble): release(bubble)?.removeFromSuperview()
    case .popped: break
    case .over: finish()
    }
  }

  /// Ends the game: stores the score, and shows the board after the bubbles have left.
  private func finish() {
    clock?.invalidate()
    clock = nil
    for view in bubbleViews {
      bumping?.remove(view)
      view.flyAway()
    }
    bubbleViews = []
    let finish = Finish(game)
    play(.won, volume: 0.7)
    shake(.success)
    shelf = BoardStore.record(game.score, of: game.player, under: game.rules)
    GameLogStore.add(
      PlayedGame(score: finish.score, possible: finish.possible, rules: game.rules, player: game.player))
    if let day { DailyResults.bubblePop.add(game.score, on: day) }
    UIAccessibility.post(notification: .announcement, argument: BubbleStrings.over(game))
    Timer.scheduledTimer(withTimeInterval: Motion.farewell * 2, repeats: false) { [me = Weak(self)] _ in
      me.value?.show(finish)
    }
  }

  /// Shows the board of the game's rules, and on it the card with the game's result.
  private func show(_ finish: Finish) {
    screen = .board
    boardView.show(
      BubbleStrings.result(game.player, game.score),
      on: ScoreShelf.Board(rules: game.rules, scores: shelf[game.rules]), own: game.player,
      games: GameLogStore.load().last(GameLog.mostShown, of: game.player, under: game.rules),
      note: BoardStore.note(wasDamaged: wasDamaged))
    updateViewFromModel()
    let card = EndCard(ending(finish), skin: .bubblePop) { [me = Weak(self)] in me.value?.playAgain() }
    let name = day == nil ? BubbleStrings.title : BubbleStrings.today
    card.offerSharing(
      name, of: self, on: day, results: .bubblePop)
    card.addChoice(BubbleStrings.toScores) { [me = Weak(self)] in me.value?.becomeFirstResponder() }
    card.addChoice(BubbleStrings.otherPlayer) { [me = Weak(self)] in me.value?.showWelcome() }
    card.rest = { [me = Weak(self)] in me.value?.becomeFirstResponder() }
    presentEnd(card, of: "bubblepop", name: name, standing)
  }

  /// The card's contents: the score, compared with the player's best and with the possible score.
  private func ending(_ finish: Finish) -> Ending {
    var ending = Ending(title: BubbleStrings.overTitle, score: finish.score)
    ending.compare(with: before.place(of: game.player).map { before.entries[$0].score } ?? 0)
    if finish.score > before.best, before.best > 0 {
      ending.remark = BubbleStrings.newBest
      ending.isRecord = true
    }
    ending.picture = MedalView(finish.medal)
    ending.facts = [
      .init(BubbleStrings.possible, NumberText.grouped(finish.possible)),
      .init(BubbleStrings.share, "\(finish.share)\u{202F}%"), .init(BubbleStrings.longestRun, "\(finish.longestRun)"),
    ]
    if let day, let result = DailyResults.bubblePop.result(on: day) {
      ending.facts.append(.init(BubbleStrings.firstAttempt, NumberText.grouped(result.official)))
    }
    if let challenge {
      ending.facts.append(.init(GhostStrings.against, GhostStrings.lead(ghostScore - challenge.gain)))
    }
    return ending
  }

  // MARK: Bumping

  /// Lets UIKit Dynamics move the bubbles, if the rules require it.
  func startBumping() {
    guard game.settings.bumps else { return }
    let bumping = BumpBehavior(staysInside: !game.settings.drifts) { [me = Weak(self)] bubble in
      me.value?.game.wind(on: bubble) ?? .zero
    }
    bumping.action = { [me = Weak(self)] in me.value?.follow() }
    let animator = UIDynamicAnimator(referenceView: field)
    animator.addBehavior(bumping)
    self.animator = animator
    self.bumping = bumping
  }

  /// Passes the bubbles' new positions to the game.
  private func follow() {
    guard game.phase == .playing else { return }
    for view in bubbleViews { game.move(view.bubble.id, to: view.center) }
    bumping?.blow(on: bubbleViews)
  }
}
