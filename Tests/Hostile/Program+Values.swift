import CaromHeadlessHost
import UIKit

extension Program {
  /// A length, duration or factor; half of them are sensible.
  func number() -> Double {
    switch chance(24) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -1e300
    case 5: .leastNonzeroMagnitude
    case 6: 1e9
    case 7: 1e15
    case 8: -1
    case 9, 10: 0
    case 11, 12: random.next(in: -50.0...50)
    case 13, 14: random.next(in: 0.0...1)
    default: random.next(in: 0.0...400)
    }
  }

  /// A number that is sensible more often, so that objects move at all.
  func tame() -> Double { chance(6) == 0 ? number() : random.next(in: 0.0...300) }

  /// A time in seconds, usually of a few ticks.
  func seconds() -> Double { chance(5) == 0 ? number() : random.next(in: 0.0...0.4) }

  /// A count, index or tag.
  func integer() -> Int {
    switch chance(12) {
    case 0: .max
    case 1: .min
    case 2: -1
    case 3: 1000
    default: chance(12)
    }
  }

  func flag() -> Bool { chance(2) == 0 }
  func point() -> CGPoint { CGPoint(x: tame(), y: tame()) }
  func size() -> CGSize { CGSize(width: tame(), height: tame()) }
  func vector() -> CGVector { CGVector(dx: number(), dy: number()) }
  func rect() -> CGRect { CGRect(origin: point(), size: size()) }
  func insets() -> UIEdgeInsets { UIEdgeInsets(top: number(), left: number(), bottom: number(), right: number()) }
  func path() -> IndexPath { IndexPath(row: integer(), section: chance(5) == 0 ? integer() : chance(3)) }
  func paths() -> [IndexPath] { (0..<chance(4)).map { _ in path() } }
  func sections() -> IndexSet { IndexSet((0..<chance(3)).map { _ in integer() }) }

  func color() -> UIColor {
    switch chance(4) {
    case 0: .systemRed
    case 1: UIColor(red: number(), green: number(), blue: number(), alpha: number())
    case 2: UIColor(hue: number(), saturation: number(), brightness: number(), alpha: number())
    default: UIColor { [red = random.next(in: 0.0...1)] _ in UIColor(red: red, green: 0, blue: 0, alpha: 1) }
    }
  }

  func transform() -> CGAffineTransform {
    switch chance(5) {
    case 0: CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    case 1: CGAffineTransform(scaleX: number(), y: number())
    case 2: CGAffineTransform(rotationAngle: number())
    case 3: CGAffineTransform(translationX: number(), y: number())
    default: .identity
    }
  }

  /// A text in any script, or in none.
  func text() -> String {
    let texts = [
      "", "a", "Play", "Übergrößenträger", "عَرَبِيّ", "עברית שלום", "中文字符測試", "ภาษาไทยไม่มีช่องว่าง", "👩‍👩‍👧‍👦🇨🇭👍🏽",
      "e\u{301}\u{302}\u{303}",
      "\u{0}\u{1}\u{7f}", "\n\n\n", "\r\n\t", "a\u{202e}b\u{202c}", "\u{200b}\u{200d}\u{fe0f}", "ꧏ𝕏", "देवनागरी क्ष", " ",
      "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    ]
    var result = texts[chance(texts.count)]
    if chance(3) == 0 { result += " " + texts[chance(texts.count)] }
    if chance(10) == 0 { result = String(repeating: result, count: 1 + chance(60)) }
    if chance(400) == 0 { result = String(repeating: result, count: 500) }
    return result
  }

  func bezier() -> UIBezierPath {
    switch chance(6) {
    case 0: return UIBezierPath(rect: rect())
    case 1: return UIBezierPath(ovalIn: rect())
    case 2: return UIBezierPath(roundedRect: rect(), cornerRadius: number())
    case 3:
      return UIBezierPath(
        arcCenter: point(), radius: number(), startAngle: number(), endAngle: number(), clockwise: flag())
    default:
      let path = UIBezierPath()
      for _ in 0..<chance(8) {
        switch chance(6) {
        case 0: path.move(to: point())
        case 1: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
        case 2: path.addQuadCurve(to: point(), controlPoint: point())
        case 3: path.close()
        default: path.addLine(to: point())
        }
      }
      return path
    }
  }

  // MARK: What is in the pools

  /// A view of the pool or of the host, or one of their descendants.
  func view() -> UIView {
    if chance(8) == 0 { return host.view }
    guard var view = random.pick(from: views) else { return host.view }
    while chance(4) == 0, let inner = random.pick(from: view.subviews) { view = inner }
    return view
  }

  /// A view of the program itself.
  func ownView() -> UIView {
    if let view = random.pick(from: views) { return view }
    let view = Box(frame: rect())
    views.append(view)
    return view
  }

  func layer() -> CALayer { flag() ? random.pick(from: layers) ?? view().layer : view().layer }

  func controller() -> UIViewController {
    if chance(6) == 0, let root = host.rootViewController { return root }
    if let controller = random.pick(from: controllers) { return controller }
    let controller = Controller()
    controllers.append(controller)
    return controller
  }

  /// A scroll view, possibly a list.
  func anyScroll() -> UIScrollView? {
    let index = chance(scrolls.count + tables.count + collections.count)
    if index < scrolls.count { return scrolls[index] }
    if index < scrolls.count + tables.count { return tables[index - scrolls.count] }
    let place = index - scrolls.count - tables.count
    return place < collections.count ? collections[place] : nil
  }

  /// What a program does in a closure that the kit calls.
  static func interrupt() { current?.interrupt() }
}
