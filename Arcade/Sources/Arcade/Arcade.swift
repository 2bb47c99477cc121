import Breakout
import BubblePop
import Cards
import InclinedPlane
import Pong
import UIKit

/// An app of the arcade: what it is called, where it is in the address, its face, and how it begins.
public struct ArcadeEntry {
  public let name: String
  /// The first part of its address behind `#/`.
  public let address: String
  let makeIcon: () -> AppIcon
  public let makeRootViewController: () -> UIViewController
  /// First parts of addresses that this app had before; they lead to places of those names in it.
  var formerAddresses: [String] = []
}

/// The list of apps; one more app is one more line.
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
