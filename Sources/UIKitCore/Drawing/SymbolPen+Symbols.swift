import CaromGeometry

extension SymbolPen {
  /// The symbols' names, without `.fill`, and how each is drawn.
  static let symbols: [(name: String, draw: (SymbolPen) -> Void)] = [
    ("chevron.left", { $0.line(15, 5, 8, 12, 15, 19) }),
    ("chevron.right", { $0.line(9, 5, 16, 12, 9, 19) }),
    ("chevron.up", { $0.line(5, 15, 12, 8, 19, 15) }),
    ("chevron.down", { $0.line(5, 9, 12, 16, 19, 9) }),
    ("arrow.left", { arrow($0, flip: true) }),
    ("arrow.right", { arrow($0, flip: false) }),
    ("arrow.counterclockwise", { turnArrow($0, flip: false) }),
    ("arrow.clockwise", { turnArrow($0, flip: true) }),
    ("checkmark", { $0.line(5, 13, 10, 18, 19.5, 6) }),
    ("plus", { plus($0) }),
    ("minus", { $0.line(5, 12, 19, 12) }),
    ("xmark", { cross($0, 6) }),
    ("ellipsis", { pen in for x in [5.0, 12, 19] { pen.dot(x, 12, 1.9) } }),
    ("circle", { $0.figure(circle(12, 12, 9)) }),
    ("checkmark.circle", { ringed($0) { $0.line(8, 12.5, 11, 15.5, 16.5, 8.5) } }),
    (
      "plus.circle",
      {
        ringed($0) { pen in
          pen.line(7.5, 12, 16.5, 12)
          pen.line(12, 7.5, 12, 16.5)
        }
      }
    ),
    ("minus.circle", { ringed($0) { $0.line(7.5, 12, 16.5, 12) } }),
    ("xmark.circle", { ringed($0) { cross($0, 8.5) } }),
    (
      "info.circle",
      {
        ringed($0) { pen in
          pen.dot(12, 7.7, 1.3)
          pen.line(12, 11.2, 12, 16.8)
        }
      }
    ),
    (
      "questionmark.circle",
      {
        ringed($0) { pen in
          question(pen)
          pen.dot(12, 17, 1.1)
        }
      }
    ),
    ("play", { $0.figure(7, 5, 19, 12, 7, 19) }),
    ("pause", { pen in for x in [6.5, 14.0] { pen.figure(box(x, 5, 3.5, 14, radius: 1)) } }),
    ("stop", { $0.figure(box(6, 6, 12, 12, radius: 1.5)) }),
    ("gear", { gear($0) }),
    ("gearshape", { gear($0) }),
    ("slider.horizontal.3", { sliders($0) }),
    ("house", { house($0) }),
    ("gamecontroller", { gamepad($0) }),
    ("speaker", { speaker($0) }),
    (
      "speaker.wave.2",
      { pen in
        speaker(pen)
        pen.arc(12.5, 12, 4, from: -42, to: 42)
        pen.arc(12.5, 12, 7.8, from: -42, to: 42)
      }
    ),
    (
      "speaker.slash",
      { pen in
        speaker(pen)
        pen.line(15, 9, 21, 15)
        pen.line(21, 9, 15, 15)
      }
    ),
    ("star", { star($0) }),
    ("heart", { heart($0) }),
    ("trophy", { trophy($0) }),
    (
      "list.bullet",
      { pen in
        for y in [6.0, 12, 18] {
          pen.dot(5, y, 1.4)
          pen.line(9.5, y, 20, y)
        }
      }
    ),
    (
      "square.grid.2x2",
      { pen in
        for (x, y) in [(4.0, 4.0), (13.5, 4), (4, 13.5), (13.5, 13.5)] { pen.figure(box(x, y, 6.5, 6.5, radius: 1.3)) }
      }
    ),
    (
      "hand.tap",
      { pen in
        pen.arc(12, 9, 6, from: 190, to: 350)
        pen.figure(box(10.2, 7.5, 3.6, 12.5, radius: 1.8))
      }
    ),
  ]

  private static func plus(_ pen: SymbolPen) {
    pen.line(5, 12, 19, 12)
    pen.line(12, 5, 12, 19)
  }

  private static func cross(_ pen: SymbolPen, _ inset: Double) {
    let far = grid - inset
    pen.line(inset, inset, far, far)
    pen.line(far, inset, inset, far)
  }

  private static func arrow(_ pen: SymbolPen, flip: Bool) {
    let (tip, tail, neck) = flip ? (4.0, 20.0, 10.0) : (20, 4, 14)
    pen.line(tail, 12, tip, 12)
    pen.line(neck, 6, tip, 12, neck, 18)
  }

  private static func turnArrow(_ pen: SymbolPen, flip: Bool) {
    // Three quarters of a circle that end near the top, with an arrowhead at that end.
    if flip {
      pen.arc(12, 12.5, 7.5, from: -40, to: 230)
      pen.line(18.5, 3, 18, 8, 13, 7.5)
    } else {
      pen.arc(12, 12.5, 7.5, from: -50, to: 220)
      pen.line(5.5, 3, 6, 8, 11, 7.5)
    }
  }

  private static func ringed(_ pen: SymbolPen, _ mark: (SymbolPen) -> Void) {
    pen.figure(circle(12, 12, 9))
    pen.mark(mark)
  }

  private static func question(_ pen: SymbolPen) {
    var path = CGPath()
    path.move(to: CGPoint(x: 9.2, y: 9.4))
    path.addCurve(
      to: CGPoint(x: 12, y: 13.8), control1: CGPoint(x: 9.6, y: 5.4), control2: CGPoint(x: 18, y: 7.4))
    pen.stroke(path)
  }

  private static func gear(_ pen: SymbolPen) {
    var path = CGPath()
    for tooth in 0..<8 {
      // A tooth on the outer circle, then a gap on the inner one, eight times around.
      for (angle, radius) in [(-12.0, 9.5), (12.0, 9.5), (17.0, 7.2), (28.0, 7.2)] {
        let (sine, cosine) = sincos((Double(tooth) * 45 + angle) * .pi / 180)
        let point = CGPoint(x: 12 + radius * cosine, y: 12 + radius * sine)
        if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
      }
    }
    path.closeSubpath()
    pen.figure(path)
    pen.mark { $0.stroke(circle(12, 12, 3)) }
  }

  private static func sliders(_ pen: SymbolPen) {
    for (y, x) in [(6.0, 15.0), (12, 8), (18, 14)] {
      pen.line(4, y, x - 2.2, y)
      pen.line(x + 2.2, y, 20, y)
      pen.stroke(circle(x, y, 2.2))
    }
  }

  private static func house(_ pen: SymbolPen) {
    pen.line(3, 12, 12, 4, 21, 12)
    pen.figure(5.5, 11, 12, 5.2, 18.5, 11, 18.5, 20, 5.5, 20)
    pen.mark { $0.line(12, 20, 12, 14.5) }
  }

  private static func gamepad(_ pen: SymbolPen) {
    pen.figure(box(2.5, 7, 19, 11, radius: 5.5))
    pen.mark { pen in
      pen.line(5.8, 12.5, 9.8, 12.5)
      pen.line(7.8, 10.5, 7.8, 14.5)
      pen.dot(15, 14, 1.2)
      pen.dot(17.6, 11.2, 1.2)
    }
  }

  private static func speaker(_ pen: SymbolPen) {
    pen.figure(3.5, 9.5, 6.5, 9.5, 11, 5.5, 11, 18.5, 6.5, 14.5, 3.5, 14.5)
  }

  private static func star(_ pen: SymbolPen) {
    var path = CGPath()
    for corner in 0..<10 {
      let radius = corner % 2 == 0 ? 9.5 : 4
      let (sine, cosine) = sincos((Double(corner) * 36 - 90) * .pi / 180)
      let point = CGPoint(x: 12 + radius * cosine, y: 12.5 + radius * sine)
      if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    pen.figure(path)
  }

  private static func heart(_ pen: SymbolPen) {
    var path = CGPath()
    path.move(to: CGPoint(x: 12, y: 20))
    path.addCurve(to: CGPoint(x: 12, y: 7.2), control1: CGPoint(x: -3, y: 10), control2: CGPoint(x: 7, y: 0))
    path.addCurve(to: CGPoint(x: 12, y: 20), control1: CGPoint(x: 17, y: 0), control2: CGPoint(x: 27, y: 10))
    path.closeSubpath()
    pen.figure(path)
  }

  private static func trophy(_ pen: SymbolPen) {
    var cup = CGPath()
    cup.move(to: CGPoint(x: 7, y: 4))
    cup.addLine(to: CGPoint(x: 17, y: 4))
    cup.addCurve(to: CGPoint(x: 12, y: 15), control1: CGPoint(x: 17, y: 11), control2: CGPoint(x: 15, y: 15))
    cup.addCurve(to: CGPoint(x: 7, y: 4), control1: CGPoint(x: 9, y: 15), control2: CGPoint(x: 7, y: 11))
    cup.closeSubpath()
    pen.figure(cup)
    pen.arc(6.8, 7, 2.8, from: 90, to: 270)
    pen.arc(17.2, 7, 2.8, from: -90, to: 90)
    pen.line(12, 15, 12, 20)
    pen.line(8, 20, 16, 20)
  }
}
