import UIKit

/// A ported project: its name, which is that of its module and its address, and what creates its application delegate.
struct Project {
  let name: String
  let makeDelegate: () -> any UIApplicationDelegate
}
