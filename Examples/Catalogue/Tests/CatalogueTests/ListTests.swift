import Testing
import UIKit

@testable import Catalogue

@Suite struct ListTests {
  @Test func everyScreenOpensFromTheListWithoutADiagnostic() throws {
    let host = HeadlessHost(delegate: Catalogue())
    let demos = CatalogueController.sections.flatMap { $0.demos }
    #expect(demos.count == 41 && Set(demos.map { $0.name }).count == demos.count)
    for (section, part) in CatalogueController.sections.enumerated() {
      for row in part.demos.indices {
        let list = host.rootViewController as! CatalogueController
        list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: section))
        host.advance(seconds: 1)
        #expect(type(of: try #require(list.presentedViewController)) == part.demos[row])
        #expect(host.tap("Back"))
        host.advance(seconds: 1)
        #expect(list.presentedViewController == nil)
      }
    }
    #expect(host.diagnostics == [])
  }
}
