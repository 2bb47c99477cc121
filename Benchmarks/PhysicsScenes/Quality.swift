import CaromPhysics

/// The final state of a body, in any engine.
public struct Outcome {
  /// The position of the body's origin, in meters.
  public var position: Vector2
  /// The angle in radians.
  public var angle: Float
  /// The velocity in m/s.
  public var velocity: Vector2
  /// The angular velocity in rad/s.
  public var spin: Float

  /// A state with the given values.
  public init(position: Vector2, angle: Float, velocity: Vector2, spin: Float) {
    self.position = position
    self.angle = angle
    self.velocity = velocity
    self.spin = spin
  }
}

extension Scene {
  /// The quality measures of a scene's final state, with their names. They depend on the first letter of the scene's
  /// name.
  public func quality(_ end: [Outcome]) -> [(String, Double)] {
    switch name.first {
    case "a": return [("mean speed, m/s", meanSpeed(end)), ("deepest box penetration, m", boxPenetration(end))]
    case "b": return [("ball-ball penetration, m", ballPenetration(end)), ("escapes", Double(escapes(end, 0...22)))]
    case "c": return [("energy end/start", energyRatio(end))]
    case "d": return [("escapes", Double(escapesFromCells(end))), ("energy end/start", energyRatio(end))]
    case "e": return [("escapes", Double(escapes(end, 0...30))), ("energy end/start", energyRatio(end))]
    default: return [("worst joint gap, m", jointGap(end))]
    }
  }

  private func moving(_ end: [Outcome]) -> [(Item, Outcome)] { zip(items, end).filter { $0.0.isDynamic } }

  private func meanSpeed(_ end: [Outcome]) -> Double {
    let all = moving(end)
    return all.reduce(0.0) { $0 + Double($1.1.velocity.length) } / Double(max(all.count, 1))
  }

  private func ballPenetration(_ end: [Outcome]) -> Double {
    let all = moving(end)
    var worst: Float = 0
    for i in all.indices {
      for j in (i + 1)..<max(all.count, i + 1) {
        let d = all[i].1.position - all[j].1.position
        let r = all[i].0.a + all[j].0.a
        if abs(d.x) < r, abs(d.y) < r { worst = max(worst, r - d.length) }
      }
    }
    return Double(worst)
  }

  private func boxPenetration(_ end: [Outcome]) -> Double {
    var worst: Float = 0
    for i in items.indices {
      for j in (i + 1)..<max(items.count, i + 1) {
        let reach = items[i].a + items[i].b + items[j].a + items[j].b
        let d = end[i].position - end[j].position
        guard abs(d.x) < reach, abs(d.y) < reach else { continue }
        worst = max(worst, min(overlap(i, j, end), overlap(j, i, end)))
      }
    }
    return Double(worst)
  }

  /// The smallest overlap of two boxes along the first one's axes; negative if they are apart.
  private func overlap(_ i: Int, _ j: Int, _ end: [Outcome]) -> Float {
    let own = Rotation(angle: end[i].angle)
    let d = own.unrotate(end[j].position - end[i].position)
    let turn = Rotation(angle: end[j].angle - end[i].angle)
    let c = abs(turn.cosine)
    let s = abs(turn.sine)
    let x = items[i].a + c * items[j].a + s * items[j].b - abs(d.x)
    let y = items[i].b + s * items[j].a + c * items[j].b - abs(d.y)
    return min(x, y)
  }

  private func energyRatio(_ end: [Outcome]) -> Double {
    var before = 0.0
    var after = 0.0
    for (item, state) in moving(end) {
      let area = item.form == .circle ? Float.pi * item.a * item.a : 4 * item.a * item.b
      let gyration = item.form == .circle ? item.a * item.a / 2 : (item.a * item.a + item.b * item.b) / 3
      let m = Double(area * item.density)
      before += m * Double(item.velocity.lengthSquared + gyration * item.spin * item.spin)
      after += m * Double(state.velocity.lengthSquared + gyration * state.spin * state.spin)
    }
    return before > 0 ? after / before : 0
  }

  private func escapes(_ end: [Outcome], _ width: ClosedRange<Float>) -> Int {
    let half = width.upperBound / 2
    return moving(end).filter { abs($0.1.position.x) > half || $0.1.position.y < 0 }.count
  }

  private func escapesFromCells(_ end: [Outcome]) -> Int {
    moving(end).filter { item, state in
      let p = state.position
      if name == "d_open" { return !(p.x > 0 && p.x < 20 && p.y > 0 && p.y < 20) }
      let x = (item.position.x / 4).rounded(.down) * 4
      let y = (item.position.y / 10).rounded(.down) * 10
      return !(p.x > x && p.x < x + 4 && p.y > y && p.y < y + 10)
    }.count
  }

  private func jointGap(_ end: [Outcome]) -> Double {
    var worst: Float = 0
    for pin in pins {
      let ends = [pin.first, pin.second].map { i in
        end[i].position
          + Rotation(angle: end[i].angle).rotate(
            Rotation(angle: items[i].angle).unrotate(pin.place - items[i].position))
      }
      worst = max(worst, (ends[0] - ends[1]).length)
    }
    return Double(worst)
  }
}
