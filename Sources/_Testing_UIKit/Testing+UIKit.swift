// Swift's cross-import overlay of Swift Testing and UIKit. The compiler imports this module in every file that imports
// both `Testing` and `UIKit`, so that tests can use `HeadlessHost` without a further import.
@_exported import CaromHeadlessHost
@_exported import Testing
@_exported import UIKit
