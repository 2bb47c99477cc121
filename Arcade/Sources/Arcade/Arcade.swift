import Breakout
import BubblePop
import Cards
import InclinedPlane
import Pong
import UIKit

/// An app of the arcade: its name, its address, its icon, and its root controller.
public struct ArcadeEntry {
  public let name: String
  /// The first component of its address, after `#/`.
  public let address: String
  let makeIcon: () -> AppIcon
  public let makeRootViewController: () -> UIViewController
  /// First components of addresses that this app used to have; each now leads to the place of that name inside it.
  var formerAddresses: [String] = []
}

/// The list of apps. Adding an app adds one line.
public enum ArcadeApp {
  public static var entries: [ArcadeEntry] {
    [
      ArcadeEntry(
        name: BreakoutApp.name, address: "breakout", makeIcon: { BreakoutIcon() },
        makeRootViewController: BreakoutApp.makeRootViewController),
      ArcadeEntry(
        name: PongApp.name, address: "pong", makeIcon: { PongIcon() },
        makeRootViewController: PongApp.makeRootViewController),
      ArcadeEntry(
        name: CardsApp.name, address: "cards", makeIcon: { CardsIcon() },
        makeRootViewController: CardsApp.makeRootViewController, formerAddresses: ["set"]),
      ArcadeEntry(
        name: BubblePopApp.name, address: "bubblepop", makeIcon: { BubblePopIcon() },
        makeRootViewController: BubblePopApp.makeRootViewController),
      ArcadeEntry(
        name: InclinedPlaneApp.name, address: "incline", makeIcon: { InclineIcon() },
        makeRootViewController: InclinedPlaneApp.makeRootViewController),
    ]
  }
}
