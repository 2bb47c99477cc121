// The umbrella: an app imports `UIKit` and has the whole kit.
@_exported import Geometry
@_exported import UIKitControls
@_exported import UIKitCore
@_exported import UIKitDynamics
