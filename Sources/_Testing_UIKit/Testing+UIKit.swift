// Swift Testing looks for an overlay of this name in any test that imports both `Testing` and `UIKit`.
@_exported import CaromHeadlessHost
@_exported import Testing
@_exported import UIKit
