import Testing
import UIKit

@testable import Catalogue

@Suite struct ListTests {
  @Test func everyScreenOpensFromTheListWithoutADiagnostic() throws {
    let host = HeadlessHost(delegate: Catalogue())
    let demos = CatalogueController.sections.flatMap { $0.demos }
    #expect(demos.count == 64 && Set(demos.map { $0.name }).count == demos.count)
    for (section, part) in CatalogueController.sections.enumerated() {
      for row in part.demos.indices {
        let navigation = host.rootViewController as! UINavigationController
        let list = navigation.viewControllers[0] as! CatalogueController
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: section))
        host.advance(seconds: 1)
        #expect(type(of: try #require(navigation.topViewController)) == part.demos[row])
        #expect(host.address == "/" + part.demos[row].address)
        #expect(host.tap("Back"))
        host.advance(seconds: 1)
        #expect(navigation.topViewController === list)
      }
    }
    #expect(host.diagnostics == [])
  }

  @Test func everyScreenOpensByItsAddress() throws {
    let demos = CatalogueController.sections.flatMap { $0.demos }
    #expect(Set(demos.map { $0.address }).count == demos.count)
    #expect(InstantaneousPushDemo.address == "push-once")
    for demo in demos {
      let host = HeadlessHost(delegate: Catalogue(), address: "/" + demo.address)
      let navigation = host.rootViewController as! UINavigationController
      #expect(type(of: try #require(navigation.topViewController)) == demo)
      #expect(host.diagnostics == [])
    }
  }
}
