/// The value of each property: 0 or 1 for switches, the index for choices, the number itself for sliders.
struct LabValues: Equatable {
  private var numbers: [Double]

  /// The values before any change: the article's push, all behaviors in use, and the properties that an item has when
  /// no behavior sets them.
  init() {
    numbers = [Double](repeating: 0, count: LabProperty.allCases.count)
    for property in [
      LabProperty.usesCollision, .walls, .usesBallLaws, .ballRotates, .usesPaddleLaws, .paddleRotates, .usesGravity,
      .tellsAnimator, .usesAttachment, .usesSnap, .isStyled,
    ] { self[property] = 1 }
    self[.pushX] = 0.5
    self[.pushY] = 1
    self[.elasticity] = 0.2
    self[.friction] = 0.2
    self[.density] = 1
    self[.gravity] = 1
    self[.gravityAngle] = 0.5
    self[.frequency] = 3
    self[.damping] = 0.5
    self[.snapDamping] = 0.5
  }

  /// A copy of these values with some of them changed.
  func with(_ changes: (LabProperty, Double)...) -> LabValues {
    var values = self
    for (property, value) in changes { values[property] = value }
    return values
  }

  subscript(property: LabProperty) -> Double {
    get { numbers[property.rawValue] }
    set { numbers[property.rawValue] = newValue }
  }

  func isOn(_ property: LabProperty) -> Bool { self[property] != 0 }
}
