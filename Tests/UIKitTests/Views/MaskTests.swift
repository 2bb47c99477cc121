import CaromHeadlessHost
import Testing
import UIKit

@testable import UIKitCore

/// Masks: the shapes that are sent to the page.
@Suite struct MaskTests {
  private let host = HeadlessHost(size: CGSize(width: 200, height: 200))

  private func masks(of layer: CALayer) -> [String] {
    host.commit().filter { $0.hasPrefix("mask \(layer.id) ") }
  }

  @Test func aShapeIsWrittenAndFollowed() {
    let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), CAShapeLayer())
    host.view.addSubview(view)
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    mask.position = CGPoint(x: 5, y: 5)
    view.layer.mask = mask
    let first = masks(of: view.layer)
    #expect(first.count == 1 && first[0].contains("M5 5L15 5L15 15L5 15Z"))
    #expect(masks(of: view.layer).isEmpty)
    mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(masks(of: view.layer).first?.contains("M5 5L25 5") == true)
    view.layer.mask = nil
    #expect(masks(of: view.layer).count == 1)
    #expect(mask.maskedLayer == nil)
  }

  @Test func aRoundedViewMasks() {
    let (view, mask) = (UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)), UIView())
    host.view.addSubview(view)
    mask.backgroundColor = .black
    mask.frame = CGRect(x: 10, y: 10, width: 30, height: 30)
    view.mask = mask
    #expect(view.mask === mask)
    #expect(masks(of: view.layer).first?.contains("40") == true)
    mask.backgroundColor = .clear
    #expect(masks(of: view.layer).count == 1)
  }

  @Test func aMaskOfTheTreeIsRefused() {
    let (view, mask) = (UIView(), UIView())
    host.view.addSubview(view)
    view.addSubview(mask)
    view.mask = mask
    #expect(view.mask == nil && host.diagnostics.contains { $0.contains("must not have a superview") })
    let other = CALayer()
    let wearer = CALayer()
    view.layer.mask = other
    wearer.mask = other
    #expect(view.layer.mask == nil && wearer.mask === other)
    view.layer.mask = view.layer
    #expect(view.layer.mask == nil)
  }
}
