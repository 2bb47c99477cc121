import CaromWebHost
import Glibc
import Testing
import UIKit

/// A delegate with values of its own, which `init()` sets.
private class Whole: UIResponder, UIApplicationDelegate {
  let name = "whole"
  var numbers = [1, 2, 3]

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool { true }
}

/// A delegate that cannot be created without arguments.
private final class Strict: UIResponder, UIApplicationDelegate {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool { true }
}

/// A delegate that is no responder.
private class Plain: NSObject, UIApplicationDelegate {
  var numbers = [4, 5]

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool { true }
}

/// What `@main` does with the class of a delegate.
@Suite(.serialized) struct DelegateMainTests {
  @Test func aDelegateIsCreatedWithItsValues() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Whole.main()
        let delegate = UIApplication.shared.delegate as? Whole
        exit(delegate?.name == "whole" && delegate?.numbers == [1, 2, 3] ? 0 : 1)
      }
    }
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        Plain.main()
        exit((UIApplication.shared.delegate as? Plain)?.numbers == [4, 5] ? 0 : 1)
      }
    }
  }

  /// The program ends at once, with a message about the initializer, and never runs with values that were not set.
  @Test func aClassWithoutAnInitializerIsRefused() async {
    let end = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        Strict.main()
        exit(0)
      }
    }
    let words = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
    #expect(words.contains("unimplemented initializer 'init()'") && words.contains("Strict"))
  }
}
