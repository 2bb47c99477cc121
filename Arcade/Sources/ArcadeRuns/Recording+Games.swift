import Arcade
import CaromReplay
import UIKit

extension Recording {
  /// The games in this session of the arcade, in order, each as a run of its own, which has nothing of the other games.
  /// Anything played at other places, such as the laboratory, is left out.
  public var games: [RunRecording] {
    let played = runs(of: arcade).map { $0.game }
    var found = [RunRecording?](repeating: nil, count: played.count)
    for game in BoardGame.allCases where played.contains(game) {
      // Runs have their name from the session.
      let version = Int32(game.rulesVersion)
      guard let session = try? Recording(app: game.rawValue, rulesVersion: version, inputs: inputs) else { continue }
      let runs = session.runs(of: arcade)
      for index in played.indices where played[index] == game {
        found[index] = runs[index].reduced(for: game.app(), keeping: game.owns)
      }
    }
    return found.compactMap { $0 }
  }

  /// The arcade as a session opens it.
  private var arcade: PlayableApp {
    PlayableApp(name: app, rulesVersion: rulesVersion) { OpenApp(delegate: ArcadeDelegate()) }
  }
}

extension RunRecording {
  /// The game at whose place the run began; nil at any other place.
  fileprivate var game: BoardGame? {
    guard case .start(let start)? = opening.first else { return nil }
    return BoardGame(address: start.address)
  }
}
