import ArcadeKit
import UIKit

/// A round button of the home screen's header, with a glyph drawn in hundredths.
class GlyphButton: UIControl {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    contentMode = .redraw
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "GlyphButton" }
  override var cursor: String? { "pointer" }

  /// Sets the button's name and its state, and draws it anew.
  @inline(never)
  final func show(_ label: String, _ value: String? = nil) {
    accessibilityLabel = label
    accessibilityValue = value
    setNeedsDisplay()
  }

  /// Draws the glyph in a square of 100 × 100, with the ink as fill and stroke.
  func drawGlyph() {}

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override func stateDidChange() {
    super.stateDidChange()
    alpha = isHighlighted ? 0.5 : 1
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    Skin.home.ground.ink.withAlphaComponent(0.08).setFill()
    UIBezierPath(
      ovalIn: CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side).insetBy(
        dx: 1, dy: 1)
    )
    .fill()
    context.translateBy(x: bounds.midX - side * 0.25, y: bounds.midY - side * 0.25)
    context.scaleBy(x: side / 200, y: side / 200)
    Skin.home.ground.ink.set()
    drawGlyph()
  }

  /// Strokes a path in the style of the glyphs.
  final func stroke(_ path: UIBezierPath, _ width: CGFloat = 9) {
    path.lineWidth = width
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.stroke()
  }
}

/// Turns all sound off and on: a loudspeaker with its waves, or with a cross.
final class SoundButton: GlyphButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { _ in ArcadeVolume.isMuted.toggle() }, for: .primaryActionTriggered)
    reload()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "SoundButton" }

  /// Shows whether the sound is on.
  func reload() {
    show(ArcadeStrings.sound, ArcadeVolume.isMuted ? ArcadeStrings.soundIsOff : ArcadeStrings.soundIsOn)
  }

  override func drawGlyph() {
    let speaker = UIBezierPath()
    speaker.move(to: CGPoint(x: 4, y: 36))
    for (x, y) in [(22, 36), (46, 14), (46, 86), (22, 64), (4, 64)] as [(CGFloat, CGFloat)] {
      speaker.addLine(to: CGPoint(x: x, y: y))
    }
    speaker.close()
    speaker.fill()
    stroke(speaker, 7)
    if ArcadeVolume.isMuted {
      let cross = UIBezierPath()
      cross.move(to: CGPoint(x: 66, y: 36))
      cross.addLine(to: CGPoint(x: 94, y: 64))
      cross.move(to: CGPoint(x: 94, y: 36))
      cross.addLine(to: CGPoint(x: 66, y: 64))
      return stroke(cross)
    }
    for radius in ArcadeVolume.level > 4 ? [20, 40] : [20] as [CGFloat] {
      stroke(
        UIBezierPath(
          arcCenter: CGPoint(x: 50, y: 50), radius: radius, startAngle: -0.85, endAngle: 0.85, clockwise: true))
    }
  }
}

/// Turns full screen on and off: four corners that point outwards, or inwards.
final class FullScreenButton: GlyphButton {
  private var scene: UIWindowScene { UIApplication.shared.windowScene }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(
      UIAction { [me = Weak(self)] _ in
        if let scene = me.value?.scene { scene.setFullScreen(!scene.isFullScreen) }
      }, for: .primaryActionTriggered)
    reload()
  }

  required init?(coder: NSCoder) { return nil }

  override class var kind: String { "FullScreenButton" }

  /// Shows whether the arcade fills the screen; the button is hidden if the browser does not support that.
  func reload() {
    isHidden = !scene.canBeFullScreen
    show(ArcadeStrings.fullScreen, scene.isFullScreen ? ArcadeStrings.fullScreenIsOn : ArcadeStrings.fullScreenIsOff)
  }

  override func drawGlyph() {
    // The distances of a corner's tip and of the ends of its arms from the middle.
    let (tip, end): (CGFloat, CGFloat) = scene.isFullScreen ? (14, 40) : (38, 12)
    for (x, y) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] as [(CGFloat, CGFloat)] {
      let corner = UIBezierPath()
      corner.move(to: CGPoint(x: 50 + x * end, y: 50 + y * tip))
      corner.addLine(to: CGPoint(x: 50 + x * tip, y: 50 + y * tip))
      corner.addLine(to: CGPoint(x: 50 + x * tip, y: 50 + y * end))
      stroke(corner)
    }
  }
}

/// Opens the list of runs: a triangle in an arrow that goes back.
final class RunsButton: GlyphButton {
  override class var kind: String { "RunsButton" }

  override func drawGlyph() {
    stroke(
      UIBezierPath(
        arcCenter: CGPoint(x: 50, y: 50), radius: 42, startAngle: -.pi * 0.75, endAngle: .pi * 0.95, clockwise: true))
    let tip = UIBezierPath()
    tip.move(to: CGPoint(x: 18, y: 2))
    tip.addLine(to: CGPoint(x: 20, y: 21))
    tip.addLine(to: CGPoint(x: 39, y: 20))
    stroke(tip)
    let play = UIBezierPath()
    play.move(to: CGPoint(x: 41, y: 33))
    play.addLine(to: CGPoint(x: 68, y: 50))
    play.addLine(to: CGPoint(x: 41, y: 67))
    play.close()
    play.fill()
    stroke(play, 5)
  }
}

/// Opens About: an i.
final class AboutButton: GlyphButton {
  override class var kind: String { "AboutButton" }

  override func drawGlyph() {
    UIBezierPath(ovalIn: CGRect(x: 42, y: 10, width: 17, height: 17)).fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: 37, y: 46))
    stem.addLine(to: CGPoint(x: 51, y: 46))
    stem.addLine(to: CGPoint(x: 51, y: 86))
    stem.move(to: CGPoint(x: 36, y: 88))
    stem.addLine(to: CGPoint(x: 66, y: 88))
    stroke(stem, 10)
  }
}
