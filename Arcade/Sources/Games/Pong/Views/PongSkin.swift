import ArcadeKit
import UIKit

extension Skin {
  /// Paper and ink, with one red; by day and by lamplight.
  public static let pong = Skin(
    ground: pongGround,
    surface: pongGround.on(.shade(day: 0xF5F0E3, night: 0x221F1B)),
    cardLine: Ink.ink, veil: .shade(day: 0xEAE3D2, night: 0x12110F, alpha: 0.72), design: .serif, corner: 3)

  private static let pongGround = Sheet(
    color: .pongGround,
    ink: .shade(day: 0x1D1A16, night: 0xEDE5D3),
    mutedInk: .shade(day: 0x5C5548, night: 0xA79E8D),
    accent: .shade(day: 0xB02814, night: 0xF26B53),
    onAccent: .shade(day: 0xFFFFFF, night: 0x1B0A06),
    secondAccent: .shade(day: 0x8A5200, night: 0xE0B35A),
    warning: .shade(day: 0xB02814, night: 0xF26B53))
}

extension UIColor {
  /// The color of the ground, which the icon on the home screen has too.
  public static let pongGround = shade(day: 0xEAE3D2, night: 0x12110F)
}
