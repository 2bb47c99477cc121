import CaromGeometry

extension CAAnimationValue {
  #if hasFeature(Embedded)
    /// The value itself.
    init?(given value: AnyAnimationValue) { self = value }
    /// The value as an app reads it.
    var told: AnyAnimationValue { self }
  #else
    /// What an app has set: a number of any type, a point, size, rectangle, color, transform or path, such a value as an
    /// `NSValue` or `NSNumber`, or a `CAAnimationValue`; nil for anything else.
    init?(given value: AnyAnimationValue) {
      switch value {
      case let value as CAAnimationValue: self = value
      case let number as Double: self = .number(number)
      case let number as Float: self = .number(Double(number))
      case let number as Int: self = .number(Double(number))
      case let isTrue as Bool: self = .number(isTrue ? 1 : 0)
      case let point as CGPoint: self = .point(point)
      case let size as CGSize: self = .size(size)
      case let rect as CGRect: self = .rect(rect)
      case let color as CGColor: self = .color(color)
      case let transform as CATransform3D: self = .transform(transform)
      case let transform as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(transform))
      case let path as CGPath: self = .path(path)
      case let path as UIBezierPath: self = .path(path.cgPath)
      case let colors as [CGColor]: self = .colors(colors)
      case let numbers as [Double]: self = .numbers(numbers)
      case let numbers as [NSNumber]: self = .numbers(numbers.map { $0.doubleValue })
      case let object as NSValue: self.init(object)
      default: return nil
      }
    }

    private init?(_ object: NSValue) {
      switch object.values.count {
      case 1: self = .number(object.values[0])
      case 2: self = .point(object.cgPointValue)
      case 4: self = .rect(object.cgRectValue)
      case 16: self = .transform(object.caTransform3DValue)
      default: return nil
      }
    }

    /// The value as an app reads it: a number, a point and so on.
    var told: AnyAnimationValue {
      switch self {
      case .number(let number): number
      case .point(let point): point
      case .size(let size): size
      case .rect(let rect): rect
      case .color(let color): color
      case .transform(let transform): transform
      case .path(let path): path
      case .colors(let colors): colors
      case .numbers(let numbers): numbers
      }
    }
  #endif
}
