import UIKit

/// An app of the arcade as its home screen knows it: what it is called, its address, its icon, and how it begins.
public struct ArcadeEntry {
  /// The name under the icon, in the arcade's language.
  public var name: String { makeName() }
  /// The first part of its address, behind `#/`.
  public let address: String
  /// First parts of addresses that this app used to have; they lead to the places of those names in it.
  public let formerAddresses: [String]
  /// Its face, which the bar with the way home takes too.
  public let skin: Skin
  /// Makes the drawing on its icon.
  public let makeIcon: () -> AppIcon
  /// Makes its root controller, without its views.
  public let makeRootViewController: () -> UIViewController
  /// The person's best in words, “Best 1,240”; nil while there is none.
  public let best: () -> String?
  /// What is in progress in the app, whose root controller is handed in: “Wall 3, 1,240 points”; nil if nothing is.
  public let progress: (UIViewController) -> String?
  /// What is played on each day anew, by everybody the same.
  public let challenges: [DailyChallenge]
  private let makeName: () -> String

  /// An app for the registry.
  ///
  /// - Parameters:
  ///   - name: What the icon says and a screen reader reads; asked for whenever it is shown, so that it follows the language.
  ///   - address: Small letters without spaces; no two apps may have the same.
  ///   - formerAddresses: Addresses that links from before may still carry.
  ///   - skin: The face of the app's bars and of the page around it.
  ///   - makeIcon: Called once for the shelf and once for the zoom.
  ///   - makeRootViewController: Called when the app is opened for the first time, on the app's own clock.
  ///   - best: Asked for whenever the home screen appears.
  ///   - progress: Asked for whenever the app is left; by default what `GameViewController.progress` says.
  ///   - challenges: In the order in which the Today card shows them.
  public init(
    name: @autoclosure @escaping () -> String, address: String, formerAddresses: [String] = [],
    skin: Skin = .home, makeIcon: @escaping () -> AppIcon,
    makeRootViewController: @escaping () -> UIViewController,
    best: @escaping () -> String? = { nil },
    progress: @escaping (UIViewController) -> String? = { GameViewController.progress(in: $0) },
    challenges: [DailyChallenge] = []
  ) {
    makeName = name
    self.address = address
    self.formerAddresses = formerAddresses
    self.skin = skin
    self.makeIcon = makeIcon
    self.makeRootViewController = makeRootViewController
    self.best = best
    self.progress = progress
    self.challenges = challenges
  }
}
