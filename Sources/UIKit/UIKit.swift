// The umbrella module: `import UIKit` is all that an app needs. It contains no code of its own and re-exports
// - CaromGeometry: `CGPoint`, `CGRect`, `CGPath`, `UIBezierPath`, the seeded generator, …
// - UIKitCore: application, scenes, views, layers, text, Auto Layout, animation, gestures, view controllers
// - UIKitDynamics: `UIDynamicAnimator` and its behaviors
// - UIKitControls: controls, scroll, table and collection views, bars, alerts
@_exported import CaromGeometry
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
