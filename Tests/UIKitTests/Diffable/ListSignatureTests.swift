import CaromDynamicsSignatures
import Testing
import UIKit

@Suite struct ListSignatureTests {
  @Test func everySignatureAnswersAsItIsDocumented() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    let results = ListSignatures.results()
    #expect(results.count >= 40 && host.diagnostics == [])
    #expect(results.indices.filter { !results[$0] } == [])
  }
}
