import CaromGeometry

/// The ladder of the laboratory: each stage fixes, or breaks, one thing about the stage before it.
enum LabLadder {
  static let stages: [LabStage] = makeStages()

  /// The index of the stage that a part of an address names, by its name or by its number from 1; nil for no stage.
  static func index(named name: String) -> Int? {
    if let number = Int(name) { return stages.indices.contains(number - 1) ? number - 1 : nil }
    return stages.firstIndex { $0.name.rawValue == name }
  }

  private static func makeStages() -> [LabStage] {
    let untouched = LabValues()
    let still = untouched.with((.ballRotates, 0), (.paddleRotates, 0))
    let heavy = still.with((.density, LabProperty.rock))
    let elastic = heavy.with((.elasticity, 1), (.friction, 0))
    let laws: [LabPart] = [.push, .collision, .ballLaws, .paddleLaws]
    let weighed: [LabPart] = [.push, .collision, .ballLaws, .paddleLaws, .density]
    let full: [LabPart] = [.push, .collision, .ballLaws, .bounce, .paddleLaws, .density]
    let switches: [LabProperty] = [.usesCollision, .usesBallLaws, .usesPaddleLaws]
    let bounce: [LabProperty] = [.elasticity, .friction, .resistance]
    let throwing: [LabProperty] = [.pushX, .pushY]
    let low = CGPoint(x: 220, y: 250)
    let taps = [CGPoint(x: 90, y: 220), CGPoint(x: 260, y: 160), CGPoint(x: 200, y: 250)]
    // At the paddle, and at each of the four edges; the first passes above it.
    let edges = [(1.0, 0.0), (1, -0.5), (0, 1), (-1, 0), (0, -1)].map { CGVector(dx: $0.0, dy: $0.1) }
    return [
      LabStage(name: .push, parts: [.push], values: untouched, controls: throwing, replay: .whenOver),
      LabStage(
        name: .pushes, parts: [.push, .twin], values: untouched.with((.pushX, 0.3), (.pushY, 0)), controls: throwing,
        ball: CGPoint(x: 40, y: 90), paddle: CGPoint(x: 40, y: 210), other: LabStage.ballSize, replay: .after(1.2)),
      LabStage(
        name: .collide, parts: [.push, .collision], values: untouched.with((.pushX, 1), (.pushY, 0)),
        controls: throwing + [.walls, .usesCollision], ball: CGPoint(x: 60, y: 200), paddle: CGPoint(x: 220, y: 200),
        replay: .after(2.8), series: edges),
      LabStage(
        name: .spin, parts: [.push, .collision], values: untouched, controls: throwing + [.walls, .usesCollision],
        paddle: low, replay: .after(4)),
      LabStage(
        name: .noRotation, parts: laws, values: still, controls: [.ballRotates, .paddleRotates] + switches, paddle: low,
        replay: .after(4)),
      LabStage(
        name: .drift, parts: weighed, values: still, controls: [.density, .paddleRotates] + switches, replay: .after(4)),
      LabStage(
        name: .heavy, parts: weighed, values: heavy, controls: [.density] + throwing + switches, replay: .after(4)),
      LabStage(
        name: .slow, parts: full, values: heavy, controls: bounce + [.density] + switches, replay: .after(8)),
      LabStage(name: .elastic, parts: full, values: elastic, controls: bounce + throwing + switches, replay: .whenOver),
      LabStage(
        name: .collides, parts: full, values: elastic.with((.collisionMode, 2)),
        controls: [.collisionMode, .walls] + bounce + switches, replay: .whenOver),
      LabStage(
        name: .tooHeavy, parts: full, values: elastic.with((.density, LabProperty.absurdity)),
        controls: [.density] + switches, replay: .whenOver),
      LabStage(
        name: .floor, parts: [.collision, .ballLaws, .bounce, .paddleLaws, .density, .gravity],
        values: heavy.with((.elasticity, 0.6)),
        controls: [.gravity, .gravityAngle] + bounce + [.usesGravity] + switches,
        replay: .whenOver),
      LabStage(
        name: .nested, parts: [.push, .collision, .paddleLaws, .density, .nest], values: heavy,
        controls: [.softIsLast] + throwing + [.usesCollision], replay: .after(5)),
      LabStage(
        name: .wrongly, parts: full + [.move], values: elastic.with((.tellsAnimator, 0)),
        controls: [.tellsAnimator] + bounce, drive: .place, replay: .whenOver, taps: taps),
      LabStage(
        name: .rightly, parts: full + [.move], values: elastic, controls: [.tellsAnimator, .density] + bounce,
        drive: .place, replay: .whenOver, taps: taps),
      LabStage(
        name: .spring, parts: full + [.attachment], values: elastic,
        controls: [.frequency, .damping, .density, .usesAttachment] + bounce, drive: .spring, replay: .whenOver,
        taps: taps),
      LabStage(
        name: .snap, parts: full + [.snap, .style], values: elastic,
        controls: [.snapDamping, .isStyled, .usesSnap] + bounce, drive: .snap, replay: .whenOver, taps: taps),
      LabStage(
        name: .onceMore, parts: full + [.snap, .style, .resetTap], values: elastic,
        controls: [.snapDamping] + throwing + bounce, drive: .snap, replay: .whenOver, taps: taps),
    ]
  }
}
