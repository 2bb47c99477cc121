// MARK: Carom's own

extension UIApplication {
  /// Posted when a ghost has come, which is then `ghost`; the object is the application.
  public static let ghostDidComeNotification = Notification.Name("UIApplicationGhostDidCome")

  /// Asks the page for the track of the best kept run of a game, which comes later as `ghost`; does nothing natively.
  ///
  /// - Parameter game: The name of the game's rules, as in `RunResult.game`.
  public func askForGhost(of game: String) { send(.run(act: "ghost", id: game)) }

  /// Begins a new game that races against a recorded run.
  public func raceRun(_ id: String) { send(.run(act: "race", id: id)) }

  @inline(never)
  func ghostCame(_ input: GhostInput) {
    ghost = RunGhost(game: input.game, isRace: input.isRace != 0, track: input.track)
    notificationCenter.post(Notification(name: UIApplication.ghostDidComeNotification, object: self))
  }
}
