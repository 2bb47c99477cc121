import ArcadeKit
import Breakout
import BubblePop
import Cards
import InclinedPlane
import Pong

/// The registry of the arcade's apps, in the order of the shelf. To add an app, add a line.
public enum ArcadeApp {
  /// All apps.
  public static var entries: [ArcadeEntry] {
    [
      BreakoutApp.entry,
      PongApp.entry,
      CardsApp.entry,
      BubblePopApp.entry,
      InclinedPlaneApp.entry,
    ]
  }
}
