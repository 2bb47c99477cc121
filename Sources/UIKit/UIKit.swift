// The umbrella: an app imports `UIKit` and has the whole kit.
@_exported import CaromGeometry
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
