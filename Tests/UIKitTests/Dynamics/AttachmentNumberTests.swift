import Testing
import UIKit

@Suite struct AttachmentNumberTests {
  private let host = HeadlessHost(size: CGSize(width: 390, height: 844))

  @Test(arguments: [CGFloat.nan, .infinity])
  func anAnchorThatIsNoNumberIsRefusedFromTheBeginning(number: CGFloat) {
    let item = UIView(frame: CGRect(x: 90, y: 90, width: 20, height: 20))
    let attachment = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: number, y: 0))
    #expect(attachment.anchorPoint == CGPoint(x: 100, y: 100) && attachment.length == 0)
    attachment.anchorPoint = CGPoint(x: 0, y: number)
    attachment.length = number
    #expect(attachment.anchorPoint == CGPoint(x: 100, y: 100) && attachment.length == 0)
    attachment.anchorPoint = CGPoint(x: 5, y: 6)
    #expect(attachment.anchorPoint == CGPoint(x: 5, y: 6))
    host.advance(ticks: 1)
    #expect(host.diagnostics.count == 3)
  }
}
