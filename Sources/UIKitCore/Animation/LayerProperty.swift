import CaromGeometry

/// A property of a layer, or a component of one, that can be animated.
package enum LayerProperty: UInt8 {
  case position, positionX, positionY
  case bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight
  case anchorPoint, zPosition
  case transform, scale, scaleX, scaleY, rotationX, rotationY, rotationZ
  case translation, translationX, translationY, translationZ
  case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowRadius, shadowOffset
  /// A rotation in perspective about an axis in the plane of the screen; only transitions create it.
  case flip
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
  case colors, locations, startPoint, endPoint

  /// The property at a key path; nil if it cannot be animated.
  package init?(keyPath: String) {
    switch keyPath {
    case "position": self = .position
    case "position.x": self = .positionX
    case "position.y": self = .positionY
    case "bounds": self = .bounds
    case "bounds.origin": self = .boundsOrigin
    case "bounds.origin.x": self = .boundsOriginX
    case "bounds.origin.y": self = .boundsOriginY
    case "bounds.size": self = .boundsSize
    case "bounds.size.width": self = .boundsWidth
    case "bounds.size.height": self = .boundsHeight
    case "anchorPoint": self = .anchorPoint
    case "zPosition": self = .zPosition
    case "transform": self = .transform
    case "transform.scale", "transform.scale.xy": self = .scale
    case "transform.scale.x": self = .scaleX
    case "transform.scale.y": self = .scaleY
    case "transform.rotation", "transform.rotation.z": self = .rotationZ
    case "transform.rotation.x": self = .rotationX
    case "transform.rotation.y": self = .rotationY
    case "transform.translation": self = .translation
    case "transform.translation.x": self = .translationX
    case "transform.translation.y": self = .translationY
    case "transform.translation.z": self = .translationZ
    case "opacity": self = .opacity
    case "backgroundColor": self = .backgroundColor
    case "cornerRadius": self = .cornerRadius
    case "borderWidth": self = .borderWidth
    case "borderColor": self = .borderColor
    case "shadowColor": self = .shadowColor
    case "shadowOpacity": self = .shadowOpacity
    case "shadowRadius": self = .shadowRadius
    case "shadowOffset": self = .shadowOffset
    case "path": self = .path
    case "fillColor": self = .fillColor
    case "strokeColor": self = .strokeColor
    case "lineWidth": self = .lineWidth
    case "strokeStart": self = .strokeStart
    case "strokeEnd": self = .strokeEnd
    case "lineDashPhase": self = .lineDashPhase
    case "miterLimit": self = .miterLimit
    case "colors": self = .colors
    case "locations": self = .locations
    case "startPoint": self = .startPoint
    case "endPoint": self = .endPoint
    default: return nil
    }
  }

  /// The whole property of which this is a component.
  var root: LayerProperty {
    switch self {
    case .positionX, .positionY: .position
    case .boundsOrigin, .boundsOriginX, .boundsOriginY, .boundsSize, .boundsWidth, .boundsHeight: .bounds
    case .scale, .scaleX, .scaleY, .rotationX, .rotationY, .rotationZ: .transform
    case .translation, .translationX, .translationY, .translationZ, .flip: .transform
    default: self
    }
  }

  /// Whether it belongs to the content of shapes or gradients, and not to all layers.
  var isContent: Bool { rawValue >= LayerProperty.path.rawValue }

  package var kind: CAAnimationValue.Kind {
    switch self {
    case .position, .boundsOrigin, .anchorPoint, .translation, .startPoint, .endPoint: .point
    case .bounds: .rect
    case .boundsSize, .shadowOffset: .size
    case .transform: .transform
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color
    case .path: .path
    case .colors: .colors
    case .locations: .numbers
    default: .number
    }
  }

  /// `value` in the form that this property needs: a size can stand for a point and the other way round. Nil if the
  /// kind is wrong or a number is not finite.
  package func accepting(_ value: CAAnimationValue) -> CAAnimationValue? {
    guard value.isFinite else { return nil }
    if value.kind == kind { return value }
    switch (kind, value) {
    case (.point, .size(let size)): return .point(CGPoint(x: size.width, y: size.height))
    case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
    default: return nil
    }
  }
}
