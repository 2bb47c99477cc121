import UIKit

/// An app of the arcade as its home screen knows it: what it is called, its address, its icon, and how it begins.
public struct ArcadeEntry {
  /// The name under the icon.
  public let name: String
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

  /// An app for the registry.
  ///
  /// - Parameters:
  ///   - name: What the icon says and a screen reader reads.
  ///   - address: Small letters without spaces; no two apps may have the same.
  ///   - formerAddresses: Addresses that links from before may still carry.
  ///   - skin: The face of the app's bars and of the page around it.
  ///   - makeIcon: Called once for the shelf and once for the zoom.
  ///   - makeRootViewController: Called when the app is opened for the first time, on the app's own clock.
  public init(
    name: String, address: String, formerAddresses: [String] = [], skin: Skin = .home,
    makeIcon: @escaping () -> AppIcon, makeRootViewController: @escaping () -> UIViewController
  ) {
    self.name = name
    self.address = address
    self.formerAddresses = formerAddresses
    self.skin = skin
    self.makeIcon = makeIcon
    self.makeRootViewController = makeRootViewController
  }
}
