import CaromGeometry

/// The ladder of the laboratory: each stage fixes, or breaks, one thing about the stage before it.
enum LabLadder {
  static let stages: [LabStage] = makeStages()

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
    let words = LabStrings.stages
    return [
      stage(words[0], [.push], untouched, throwing),
      stage(
        words[1], [.push, .collision], untouched.with((.pushX, 0)), throwing + [.walls, .usesCollision],
        ball: CGPoint(x: 200, y: 60)),
      stage(
        words[2], [.push, .collision], untouched, throwing + [.walls, .usesCollision], paddle: CGPoint(x: 220, y: 250)),
      stage(words[3], laws, still, [.ballRotates, .paddleRotates] + switches, paddle: CGPoint(x: 220, y: 250)),
      stage(words[4], weighed, still, [.density, .paddleRotates] + switches),
      stage(words[5], weighed, heavy, [.density] + throwing + switches),
      stage(words[6], full, heavy, bounce + [.density] + switches),
      stage(words[7], full, elastic, bounce + throwing + switches),
      stage(words[8], full, elastic.with((.collisionMode, 2)), [.collisionMode, .walls] + bounce + switches),
      stage(words[9], full, elastic.with((.density, LabProperty.absurdity)), [.density] + switches),
      stage(
        words[10], [.collision, .ballLaws, .bounce, .paddleLaws, .density, .gravity], heavy.with((.elasticity, 0.6)),
        [.gravity, .gravityAngle] + bounce + [.usesGravity] + switches),
      stage(
        words[11], [.push, .collision, .paddleLaws, .density, .nest], heavy, [.softIsLast] + throwing + [.usesCollision]
      ),
      stage(words[12], full + [.move], elastic.with((.tellsAnimator, 0)), [.tellsAnimator] + bounce, drive: .place),
      stage(words[13], full + [.move], elastic, [.tellsAnimator, .density] + bounce, drive: .place),
      stage(
        words[14], full + [.attachment], elastic, [.frequency, .damping, .density, .usesAttachment] + bounce,
        drive: .spring),
      stage(
        words[15], full + [.snap, .style], elastic, [.snapDamping, .isStyled, .usesSnap] + bounce, drive: .snap),
      stage(words[16], full + [.snap, .style, .resetTap], elastic, [.snapDamping] + throwing + bounce, drive: .snap),
    ]
  }

  private static func stage(
    _ words: LabStrings.Words, _ parts: [LabPart], _ values: LabValues, _ controls: [LabProperty],
    ball: CGPoint = CGPoint(x: 100, y: 60), paddle: CGPoint = CGPoint(x: 200, y: 250), drive: LabDrive = .none
  ) -> LabStage {
    LabStage(
      title: words.title, text: words.text, lookFor: words.lookFor, parts: parts, values: values, controls: controls,
      ball: ball, paddle: paddle, drive: drive)
  }
}
