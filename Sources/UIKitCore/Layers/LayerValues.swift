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
}
