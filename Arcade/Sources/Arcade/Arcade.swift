import ArcadeKit
import Breakout
import BubblePop
import Cards
import InclinedPlane
import Pong

/// The registry of the arcade's apps, in the order of the shelf. One more app is one more line.
public enum ArcadeApp {
  /// Every app there is.
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
