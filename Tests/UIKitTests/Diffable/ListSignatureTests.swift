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

  @Test func everydayCallsAnswerAsTheyAreDocumented() {
    let host = HeadlessHost(size: CGSize(width: 320, height: 480))
    let results = EverydaySignatures.results()
    #expect(results.count >= 50 && host.diagnostics == [])
    #expect(results.indices.filter { !results[$0] } == [])
  }

  @Test func aDelegateOfXcodesTemplateLaunches() {
    let delegate = TemplateDelegate()
    let host = HeadlessHost(delegate: delegate)
    host.advance(ticks: 1)
    #expect(delegate.launchedWithNothing)
  }
}
