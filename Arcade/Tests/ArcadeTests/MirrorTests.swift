import CaromGeometry
import CaromHeadlessHost
import Testing
import UIKit

@testable import Arcade

/// In languages that are written from right to left, the words and controls of every screen are where a mirror would
/// show them.
@Suite(.serialized) struct MirrorTests {
  private static let addresses = ShownScene.screens.map(\.address) + ["/boards/join/x"]
  /// What is not mirrored: the arcade's name, a listing, and what is on a court.
  private static let kept: Set<String> = ["WordmarkView", "ListingView", "CourtView", "NoticeView"]

  /// On a phone on its side the camera covers what is the left in one language and the right in the other.
  private func window(at address: String, size: CGSize, isRightToLeft: Bool) -> UIWindow {
    let camera: CGFloat = size.height < 400 ? 59 : 0
    var preferences = PreferencesInput()
    preferences.isRightToLeft = isRightToLeft ? 1 : 0
    preferences.reducesMotion = 1
    let safeArea = UIEdgeInsets(top: 0, left: isRightToLeft ? 0 : camera, bottom: 0, right: isRightToLeft ? camera : 0)
    let stage = HomeStage(size: size, safeArea: safeArea, address: address, preferences: preferences)
    stage.host.advance(seconds: 1)
    #expect(stage.address == address && stage.host.diagnostics == [])
    return stage.host.application.windows[0]
  }

  /// The things that a person reads or touches in a view, each with a description and its frame in the window.
  private func parts(of view: UIView, path: String = "") -> [(name: String, frame: CGRect)] {
    let kind = type(of: view).kind
    guard !view.isHidden, view.alpha > 0.01, !Self.kept.contains(kind) else { return [] }
    let text = (view as? UILabel)?.text ?? ""
    let name = path + "/" + (text.isEmpty ? kind : "“\(text)”")
    let own = text.isEmpty && !(view is UIControl) ? [] : [(name, view.convert(view.bounds, to: nil))]
    return own + view.subviews.flatMap { parts(of: $0, path: name) }
  }

  @Test(
    arguments: addresses,
    [CGSize(width: 393, height: 852), CGSize(width: 852, height: 393), CGSize(width: 1180, height: 820)])
  func mirrored(address: String, size: CGSize) {
    let parts = parts(of: window(at: address, size: size, isRightToLeft: false))
    let others = self.parts(of: window(at: address, size: size, isRightToLeft: true))
    #expect(parts.count > 4 && parts.map(\.name) == others.map(\.name))
    for (part, other) in zip(parts, others) {
      let (one, two) = (part.frame, other.frame)
      let mirrored = CGRect(x: size.width - one.maxX, y: one.minY, width: one.width, height: one.height)
      let miss = max(abs(mirrored.minX - two.minX), abs(mirrored.minY - two.minY), abs(mirrored.width - two.width))
      #expect(miss <= 1, "\(part.name): \(one) and \(two)")
    }
  }
}
