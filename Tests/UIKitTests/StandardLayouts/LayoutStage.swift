import Testing
import UIKit

/// The page for a layout: its size and safe area in points, and the writing direction.
struct LayoutPage: CustomTestStringConvertible {
  let width: CGFloat
  let height: CGFloat
  let safe: UIEdgeInsets
  let isRightToLeft: Bool

  /// A small phone, a phone, the same phone in landscape, and a tablet, in both writing directions.
  static let all: [LayoutPage] = [false, true].flatMap { isRightToLeft in
    [
      LayoutPage(320, 568, top: 20, sides: 0, bottom: 0, isRightToLeft),
      LayoutPage(393, 852, top: 59, sides: 0, bottom: 34, isRightToLeft),
      LayoutPage(852, 393, top: 0, sides: 59, bottom: 21, isRightToLeft),
      LayoutPage(820, 1180, top: 24, sides: 0, bottom: 20, isRightToLeft),
    ]
  }

  private init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat, sides: CGFloat, bottom: CGFloat, _ isRightToLeft: Bool
  ) {
    self.width = width
    self.height = height
    self.isRightToLeft = isRightToLeft
    safe = UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
  }

  /// The system's margin at the sides of a controller's view: 20 from a width of 414 points, 16 below.
  var margin: CGFloat { width >= 414 ? 20 : 16 }
  /// The width of the safe area.
  var safeWidth: CGFloat { width - safe.left - safe.right }
  /// The width inside the margins of a controller's view, which begin at the safe area.
  var marginsWidth: CGFloat { safeWidth - 2 * margin }

  var testDescription: String { "\(Int(width))×\(Int(height)) \(isRightToLeft ? "right to left" : "left to right")" }
}

/// The heights of lines of text: the size times 2,444/2,048, rounded up to half points, because the page has two pixels
/// to a point.
enum Line {
  /// 12 × 1.19336 = 14.32.
  static let of12: CGFloat = 14.5
  /// 13 × 1.19336 = 15.51.
  static let of13: CGFloat = 16
  /// 17 × 1.19336 = 20.29.
  static let of17: CGFloat = 20.5
  /// 28 × 1.19336 = 33.41.
  static let of28: CGFloat = 33.5
  /// 40 × 1.19336 = 47.73.
  static let of40: CGFloat = 48
  /// A font's ascender is 1,950/2,048 of its size, and its descender 494/2,048.
  static func ascender(_ size: CGFloat) -> CGFloat { size * 1950 / 2048 }
  static func descender(_ size: CGFloat) -> CGFloat { size * 494 / 2048 }
}

/// A layout on a page, in the view of a controller.
final class LayoutStage {
  let page: LayoutPage
  let host: HeadlessHost

  /// - Parameter build: Builds the layout in the view, as a controller's `viewDidLoad` does.
  init(_ page: LayoutPage, _ build: @escaping (UIView) -> Void) {
    self.page = page
    var preferences = PreferencesInput()
    preferences.isRightToLeft = page.isRightToLeft ? 1 : 0
    host = HeadlessHost(
      size: CGSize(width: page.width, height: page.height), safeArea: page.safe, preferences: preferences
    ) { LayoutController(build) }
    host.advance(ticks: 1)
  }

  var view: UIView { host.view }

  /// Expects the frame of a view, in its superview's coordinates. `x` is measured from the side where reading begins.
  func expect(
    _ name: String, _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let room = view.superview?.bounds.width ?? 0
    let wanted = CGRect(x: page.isRightToLeft ? room - x - width : x, y: y, width: width, height: height)
    expect(name, view.frame, wanted, sourceLocation)
  }

  /// Expects a frame that does not depend on the writing direction.
  func expect(
    _ name: String, _ frame: CGRect, _ wanted: CGRect, _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Frames are rounded to 1/64 point, on each edge.
    let errors = [
      frame.minX - wanted.minX, frame.minY - wanted.minY, frame.width - wanted.width, frame.height - wanted.height,
    ]
    #expect(
      errors.allSatisfy { $0.magnitude < 0.04 }, "\(page.testDescription): \(name) is \(frame), should be \(wanted)",
      sourceLocation: sourceLocation)
  }

  /// Expects that no constraints contradicted each other, and that no view's position is ambiguous.
  func expectNoFaults(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(host.diagnostics.isEmpty, "\(page.testDescription)", sourceLocation: sourceLocation)
    #expect(view.layoutFaults().isEmpty, "\(page.testDescription)", sourceLocation: sourceLocation)
  }
}

private final class LayoutController: UIViewController {
  private let build: (UIView) -> Void

  init(_ build: @escaping (UIView) -> Void) {
    self.build = build
    super.init()
  }

  required init?(coder: NSCoder) { return nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(view)
  }
}

/// A view whose content has an intrinsic size, such as an image or a control.
final class Block: UIView {
  private let size: CGSize
  override var intrinsicContentSize: CGSize { size }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }
}

extension UIView {
  /// Adds views that only constraints place.
  func place(_ views: UIView...) {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
  }
}

extension UILabel {
  /// A label. The letter `a` is 0.54 of the size wide, so that `aaaa` at 17 points is 36.72 wide, rounded up to 37.
  static func of(_ text: String, _ size: CGFloat = 17, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }
}
