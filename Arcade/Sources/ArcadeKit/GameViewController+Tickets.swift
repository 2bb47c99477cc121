import GameSettings
import UIKit

/// Seeds from a server that verifies runs: only a run that begins with one can be on a board.
extension GameViewController {
  /// The latest time at which a run is restarted because a seed has arrived, in seconds: nobody has begun to play by
  /// then.
  private static let latestChange = 10.0

  final func watchTickets() {
    guard !verifiedName.isEmpty else { return }
    NotificationCenter.default.addObserver(
      self, selector: Selector("ticketsChanged", GameViewController.ticketsChanged),
      name: UIApplication.verifiedRunsDidChangeNotification, object: nil)
    tookPart = UIApplication.shared.verifiedRuns?.access == .joined
    wantTicket()
  }

  /// Asks for the seed of the next run.
  @inline(never)
  final func wantTicket() {
    if !verifiedName.isEmpty { UIApplication.shared.wantTicket(game: verifiedName, day: challengeDay?.text) }
  }

  /// The server's seed for the run that begins now; nil if there is none.
  @inline(never)
  final func takeTicket() -> UInt64? {
    verifiedName.isEmpty ? nil : UIApplication.shared.takeTicket(game: verifiedName, day: challengeDay?.text)
  }

  /// A seed may have arrived, or the person may have joined. A game that nobody has begun to play restarts with the
  /// seed.
  final func ticketsChanged() {
    let application = UIApplication.shared
    let takesPart = application.verifiedRuns?.access == .joined
    if takesPart, !tookPart { wantTicket() }
    tookPart = takesPart
    guard takesPart, let run, !hasTicketsSeed, !hasEnded, progress == nil,
      Double(run.tick) < Self.latestChange * UIApplication.ticksPerSecond,
      let seed = application.ticketSeed(game: verifiedName, day: challengeDay?.text), seed != run.seed
    else { return }
    startNewGame()
  }
}
