import CaromGeometry

/// All visible and animatable properties that every layer has, as one value.
package struct LayerValues: Equatable {
  package var position = CGPoint.zero
  package var bounds = CGRect.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var transform = CATransform3DIdentity
  package var zPosition = 0.0
  package var opacity = 1.0
  package var isHidden = false
  package var backgroundColor: CGColor?
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
  package var shadowOpacity = 0.0
  package var shadowRadius = 3.0
  package var shadowOffset = CGSize(width: 0, height: -3)
  package var masksToBounds = false
  package var maskedCorners = CACornerMask.all
  package var hidesBack = false

  /// The default values.
  static let initial = LayerValues()

  /// Passes every property to `visitor`: its name, its value, and how to find it in other values.
  @inline(__always)
  package mutating func visit<V: LayerValueVisitor>(_ visitor: inout V) {
    visitPlace(&visitor)
    visitLook(&visitor)
    visitOptions(&visitor)
  }

  /// The position and visibility of the layer, which `UIApplication.clockHash` includes, in this order.
  @inline(__always)
  package mutating func visitPlace<V: LayerValueVisitor>(_ visitor: inout V) {
    visitor.value(.position, &position) { $0.position }
    visitor.value(.bounds, &bounds) { $0.bounds }
    visitor.value(.anchorPoint, &anchorPoint) { $0.anchorPoint }
    visitor.value(.transform, &transform) { $0.transform }
    visitor.value(.zPosition, &zPosition) { $0.zPosition }
    visitor.number(.opacity, &opacity, in: 0...1) { $0.opacity }
    visitor.value(.isHidden, &isHidden) { $0.isHidden }
  }

  /// The properties that `UIApplication.stateHash` also includes, in this order.
  @inline(__always)
  package mutating func visitLook<V: LayerValueVisitor>(_ visitor: inout V) {
    visitor.value(.backgroundColor, &backgroundColor) { $0.backgroundColor }
    visitor.value(.borderColor, &borderColor) { $0.borderColor }
    visitor.value(.shadowColor, &shadowColor) { $0.shadowColor }
    visitor.value(.shadowOffset, &shadowOffset) { $0.shadowOffset }
    visitor.number(.cornerRadius, &cornerRadius, in: 0...Double.infinity) { $0.cornerRadius }
    visitor.number(.borderWidth, &borderWidth, in: 0...Double.infinity) { $0.borderWidth }
    visitor.number(.shadowOpacity, &shadowOpacity, in: 0...1) { $0.shadowOpacity }
    visitor.number(.shadowRadius, &shadowRadius, in: 0...Double.infinity) { $0.shadowRadius }
    visitor.value(.masksToBounds, &masksToBounds) { $0.masksToBounds }
  }

  /// The properties that `UIApplication.stateHash` includes only if they differ from the default, with their names. A
  /// new property belongs here, so that the hashes of sessions that do not use it stay the same.
  @inline(__always)
  package mutating func visitOptions<V: LayerValueVisitor>(_ visitor: inout V) {
    visitor.value(.maskedCorners, &maskedCorners) { $0.maskedCorners }
    visitor.value(.hidesBack, &hidesBack) { $0.hidesBack }
  }
}

/// A property of a layer, a part of one that can be animated by itself, or a property of a shape or gradient.
package enum LayerProperty: UInt8, CaseIterable {
  case position, positionX, positionY
  case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
  case anchorPoint, zPosition
  case transform, scale, scaleX, scaleY, rotationX, rotationY, rotationZ
  case translation, translationX, translationY, translationZ
  case opacity, isHidden, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor
  case masksToBounds, maskedCorners, hidesBack
  /// A rotation about an axis in the plane of the screen, in perspective; only transitions use it.
  case flip
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  case colors, locations, startPoint, endPoint

  /// Its key path, as animations name it.
  package var name: String {
    switch self {
    case .position: "position"
    case .positionX: "position.x"
    case .positionY: "position.y"
    case .bounds: "bounds"
    case .boundsOrigin: "bounds.origin"
    case .boundsOriginX: "bounds.origin.x"
    case .boundsOriginY: "bounds.origin.y"
    case .boundsSize: "bounds.size"
    case .boundsWidth: "bounds.size.width"
    case .boundsHeight: "bounds.size.height"
    case .anchorPoint: "anchorPoint"
    case .zPosition: "zPosition"
    case .transform: "transform"
    case .scale: "transform.scale"
    case .scaleX: "transform.scale.x"
    case .scaleY: "transform.scale.y"
    case .rotationX: "transform.rotation.x"
    case .rotationY: "transform.rotation.y"
    case .rotationZ: "transform.rotation"
    case .translation: "transform.translation"
    case .translationX: "transform.translation.x"
    case .translationY: "transform.translation.y"
    case .translationZ: "transform.translation.z"
    case .opacity: "opacity"
    case .backgroundColor: "backgroundColor"
    case .cornerRadius: "cornerRadius"
    case .borderWidth: "borderWidth"
    case .borderColor: "borderColor"
    case .shadowColor: "shadowColor"
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .shadowOffset: "shadowOffset"
    case .path: "path"
    case .fillColor: "fillColor"
    case .strokeColor: "strokeColor"
    case .lineWidth: "lineWidth"
    case .strokeStart: "strokeStart"
    case .strokeEnd: "strokeEnd"
    case .lineDashPhase: "lineDashPhase"
    case .miterLimit: "miterLimit"
    case .colors: "colors"
    case .locations: "locations"
    case .startPoint: "startPoint"
    case .endPoint: "endPoint"
    case .isHidden: "isHidden"
    case .masksToBounds: "masksToBounds"
    case .maskedCorners: "maskedCorners"
    case .hidesBack: "hidesBack"
    case .flip: "flip"
    }
  }
}
