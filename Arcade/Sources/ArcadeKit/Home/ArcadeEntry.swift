import UIKit

/// An app of the arcade as the home screen knows it: its name, its address, its icon, and its root controller.
public struct ArcadeEntry {
  /// The name under the icon, in the arcade's language.
  public var name: String { makeName() }
  /// The first component of its address, after `#/`.
  public let address: String
  /// First components of addresses that this app used to have; each leads to the place with that name in the app.
  public let formerAddresses: [String]
  /// The color behind the drawing on its icon, and of the page around the app.
  public let ground: UIColor
  /// Its skin, which the bar with the Home button has too.
  public var skin: Skin { makeSkin() }
  /// Makes the drawing on its icon.
  public let makeIcon: () -> AppIcon
  /// Makes its root controller, without its views.
  public let makeRootViewController: () -> UIViewController
  /// The player's best in words, “Best 1,240”; nil if there is none yet.
  public let best: () -> String?
  /// What is in progress in the app with the given root controller: “Wall 3, 1,240 points”; nil if nothing is.
  public let progress: (UIViewController) -> String?
  /// Its daily challenges, which are the same for everybody.
  public let challenges: [DailyChallenge]
  /// Whether its runs can be raced; their names begin with its address.
  public let hasRaces: Bool
  /// The boards on which runs with the stored settings are compared; empty for a game without boards.
  public let boards: () -> [BoardOffer]
  private let makeName: () -> String
  private let makeSkin: () -> Skin

  /// An app for the registry.
  ///
  /// - Parameters:
  ///   - name: The text under the icon, which a screen reader reads; evaluated whenever it is shown, so that it follows
  ///     the language.
  ///   - address: Lowercase letters without spaces; no two apps may have the same.
  ///   - formerAddresses: Addresses that old links may still contain.
  ///   - ground: The color of the icon and of the page around the app: the ground of its skin.
  ///   - skin: The skin of the app's bars; evaluated when the app is opened, because the home screen does without it.
  ///   - makeIcon: Called once for the shelf and once for the zoom.
  ///   - makeRootViewController: Called when the app is opened for the first time, on the app's own clock.
  ///   - best: Called whenever the home screen appears.
  ///   - progress: Called whenever the app is left; by default it returns `GameViewController.progress`.
  ///   - challenges: In the order in which the Today card shows them.
  ///   - hasRaces: Whether its games can be played against the ghost of another run.
  ///   - boards: Called whenever the boards are shown.
  public init(
    name: @autoclosure @escaping () -> String, address: String, formerAddresses: [String] = [],
    ground: UIColor = Skin.home.ground.color, skin: @autoclosure @escaping () -> Skin = .home,
    makeIcon: @escaping () -> AppIcon,
    makeRootViewController: @escaping () -> UIViewController,
    best: @escaping () -> String? = { nil },
    progress: @escaping (UIViewController) -> String? = { GameViewController.progress(in: $0) },
    challenges: [DailyChallenge] = [], hasRaces: Bool = false, boards: @escaping () -> [BoardOffer] = { [] }
  ) {
    makeName = name
    self.address = address
    self.formerAddresses = formerAddresses
    self.ground = ground
    makeSkin = skin
    self.makeIcon = makeIcon
    self.makeRootViewController = makeRootViewController
    self.best = best
    self.progress = progress
    self.challenges = challenges
    self.hasRaces = hasRaces
    self.boards = boards
  }
}
