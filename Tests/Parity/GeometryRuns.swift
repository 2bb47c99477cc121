import CaromGeometry
import CaromReplay

extension GoldenRun {
  static var geometry: [GoldenRun] {
    [
      GoldenRun("generator", generator), GoldenRun("trigonometry", trigonometry),
      GoldenRun("exponentials", exponentials), GoldenRun("transforms", transforms), GoldenRun("paths", paths),
    ]
  }

  /// Five thousand arguments: ordinary ones, and some huge and tiny ones.
  private static func sweep(_ body: (_ x: Double, _ y: Double) -> Void) {
    var generator = SeededGenerator(seed: 2026)
    for index in 0..<5000 {
      let exponent = generator.next(in: index % 8 == 0 ? -1000...1000 : -20...30)
      let sign: FloatingPointSign = generator.next(below: 2) == 0 ? .plus : .minus
      body(
        Double(sign: sign, exponent: exponent, significand: 1 + generator.nextUnit()), generator.next(in: -20.0...20.0))
    }
  }

  private static func generator(_ hash: inout StateHash) {
    var generator = SeededGenerator(seed: 0x1234_5678_9abc_def0)
    for bound in 1..<2000 {
      hash.combine(generator.next())
      hash.combine(generator.next(below: UInt32(bound) &* 2_654_435_761))
      hash.combine(generator.next(in: -bound...bound))
      hash.combine(generator.next(in: -1.5..<Double(bound)))
      for element in generator.shuffled([1, 2, 3, 4, 5, 6, 7]) { hash.combine(element) }
    }
  }

  private static func trigonometry(_ hash: inout StateHash) {
    sweep { x, y in
      for value in [sin(x), cos(x), tan(x), atan(x), atan2(y, x), asin(y / 20), acos(y / 20)] { hash.combine(value) }
    }
  }

  private static func exponentials(_ hash: inout StateHash) {
    sweep { x, y in
      for value in [exp(x), log(x.magnitude), pow(x.magnitude, y), pow(x, y.rounded()), hypot(x, y)] {
        hash.combine(value)
      }
      hash.combine(x.magnitude.squareRoot())
      hash.combine(x.truncatingRemainder(dividingBy: y))
      for rule in [.up, .down, .toNearestOrEven, .towardZero] as [FloatingPointRoundingRule] {
        hash.combine(y.rounded(rule))
      }
      hash.combine(Float(x))
    }
  }

  private static func transforms(_ hash: inout StateHash) {
    var all = CGAffineTransform.identity
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      all = all.rotated(by: generator.next(in: -3.0..<3)).translatedBy(x: generator.next(in: -9.0..<9), y: 1)
        .scaledBy(x: generator.next(in: 0.7..<1.4), y: generator.next(in: 0.7..<1.4))
      hash.combine(CGRect(x: 3, y: -4, width: 20, height: 10).applying(all))
      hash.combine(CGPoint(x: 7, y: 9).applying(all.inverted()))
    }
  }

  private static func paths(_ hash: inout StateHash) {
    var generator = SeededGenerator(seed: 4)
    func place() -> CGPoint { CGPoint(x: generator.next(in: 0.0..<100), y: generator.next(in: 0.0..<100)) }
    for index in 0..<200 {
      let path = UIBezierPath()
      path.move(to: place())
      for _ in 0..<index % 7 {
        path.addLine(to: place())
        path.addCurve(to: place(), controlPoint1: place(), controlPoint2: place())
        path.addQuadCurve(to: place(), controlPoint: place())
        path.addArc(
          withCenter: place(), radius: generator.next(in: 1.0..<40), startAngle: generator.next(in: 0.0..<6),
          endAngle: generator.next(in: 0.0..<6), clockwise: generator.next(below: 2) == 0)
      }
      path.close()
      path.append(UIBezierPath(ovalIn: CGRect(origin: place(), size: CGSize(width: 30, height: 12))))
      path.append(
        UIBezierPath(roundedRect: CGRect(origin: place(), size: CGSize(width: 30, height: 22)), cornerRadius: 6))
      hash.combine(path.bounds)
      hash.combine(path.cgPath.boundingBoxOfPath)
      for _ in 0..<20 { hash.combine(path.contains(place())) }
      for line in path.cgPath.flattened() { for point in line.points { hash.combine(point) } }
    }
  }
}
