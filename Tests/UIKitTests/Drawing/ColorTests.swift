import Testing
import UIKit

@testable import UIKitCore

@Suite struct ColorTests {
  private func traits(_ style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal) -> UITraitCollection {
    let traits = UITraitCollection()
    traits.userInterfaceStyle = style
    traits.accessibilityContrast = contrast
    return traits
  }

  @Test func thePaletteHasApplesNumbersInAllFourLooks() {
    let looks = [
      traits(.light), traits(.dark), traits(.light, contrast: .high), traits(.dark, contrast: .high),
    ]
    let table: [(UIColor, [UInt32])] = [
      (.systemRed, [0xFFFF_3B30, 0xFFFF_453A, 0xFFD7_0015, 0xFFFF_6961]),
      (.systemBlue, [0xFF00_7AFF, 0xFF0A_84FF, 0xFF00_40DD, 0xFF40_9CFF]),
      (.systemGreen, [0xFF34_C759, 0xFF30_D158, 0xFF24_8A3D, 0xFF30_DB5B]),
      (.systemIndigo, [0xFF58_56D6, 0xFF5E_5CE6, 0xFF36_34A3, 0xFF7D_7AFF]),
      (.systemGray6, [0xFFF2_F2F7, 0xFF1C_1C1E, 0xFFEB_EBF0, 0xFF24_2426]),
      (.label, [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_FFFF]),
      (.secondaryLabel, [0x993C_3C43, 0x99EB_EBF5, 0xCC3C_3C43, 0xCCEB_EBF5]),
      (.systemGroupedBackground, [0xFFF2_F2F7, 0xFF00_0000, 0xFFEB_EBF0, 0xFF00_0000]),
      (.systemFill, [0x3378_7880, 0x5C78_7880, 0x5278_7880, 0x7A78_7880]),
    ]
    for (color, expected) in table { #expect(looks.map { color.resolved(for: $0).packed } == expected) }
  }

  @Test func aViewsColorsFollowTheLook() {
    let application = UIApplication(textMeasuring: FixedTextMetrics())
    let window = UIWindow(windowScene: application.windowScene)
    window.makeKeyAndVisible()
    let view = UIView()
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    #expect(view.layer.backgroundColor == .white)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == .black)
  }

  // The type is written out because the compiler takes seconds to find it.
  private static let hues: [(Double, Double, Double, UInt32)] = [
    (0, 1, 1, 0xFFFF_0000), (1.0 / 3, 1, 1, 0xFF00_FF00), (2.0 / 3, 1, 1, 0xFF00_00FF), (1, 1, 1, 0xFFFF_0000),
    (1.0 / 6, 1, 1, 0xFFFF_FF00), (0.5, 0.5, 0.5, 0xFF40_8080), (0.75, 0, 1, 0xFFFF_FFFF), (5, -1, 0.2, 0xFF33_3333),
    (.nan, 1, 1, 0xFFFF_0000),
  ]

  @Test(arguments: hues)
  func hueSaturationAndBrightnessBecomeRedGreenAndBlue(
    hue: Double, saturation: Double, brightness: Double, packed: UInt32
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.cgColor.packed == packed)
  }

  @Test func componentsComeBack() {
    var (hue, saturation, brightness, alpha) = (0.0, 0.0, 0.0, 0.0)
    UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.3)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(abs(hue - 0.7) < 1e-12 && abs(saturation - 0.4) < 1e-12 && abs(brightness - 0.9) < 1e-12 && alpha == 0.3)
    var white = 0.0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    var red = 0.0
    UIColor.purple.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(red == 0.5)
  }

  @Test func equalityIsByValue() {
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.blue)
    #expect(UIColor.label.withAlphaComponent(0.5) == UIColor.label.withAlphaComponent(0.5))
    #expect(UIColor.label.withAlphaComponent(0.5) != UIColor.label)
    #expect(UIColor.label.withAlphaComponent(0.5).resolved(for: traits(.dark)).packed == 0x80FF_FFFF)
    #expect(UIColor(red: 9, green: -1, blue: .nan, alpha: 1) == .red)
  }
}
