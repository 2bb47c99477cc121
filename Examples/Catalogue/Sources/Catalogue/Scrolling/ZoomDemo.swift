import UIKit

/// A drawn map that zooms by a pinch, by Control and the wheel, by + − 0 while it has the keyboard focus, and by a
/// double tap, which this demo handles itself.
final class ZoomDemo: Demo, UIScrollViewDelegate {
  override class var name: String { "Zooming" }
  let scroll = UIScrollView()
  let map = MapView(frame: CGRect(x: 0, y: 0, width: 640, height: 640))
  let scale = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 144)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.backgroundColor = .secondarySystemBackground
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = map.bounds.size
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 5
    scroll.delegate = self
    scroll.accessibilityLabel = "Map"
    scroll.addSubview(map)
    view.addSubview(scroll)
    scale.frame = CGRect(x: 20, y: view.bounds.height - 40, width: 280, height: 32)
    scale.autoresizingMask = [.flexibleTopMargin]
    view.addSubview(scale)
    let tap = UITapGestureRecognizer { [me = Weak(self)] tap in me.value?.tapped(tap.location(in: me.value?.map)) }
    tap.numberOfTapsRequired = 2
    scroll.addGestureRecognizer(tap)
    keepInMiddle()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    keepInMiddle()
  }

  /// Zooms in by a factor of two about the tapped point, or out to the whole map from the largest scale.
  private func tapped(_ place: CGPoint) {
    guard scroll.zoomScale < scroll.maximumZoomScale else {
      return scroll.setZoomScale(scroll.minimumZoomScale, animated: true)
    }
    let nearer = scroll.zoomScale * 2
    let size = CGSize(width: scroll.bounds.width / nearer, height: scroll.bounds.height / nearer)
    scroll.zoom(
      to: CGRect(x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height),
      animated: true)
  }

  /// Centers a map that is smaller than the view.
  private func keepInMiddle() {
    let across = max(0, (scroll.bounds.width - map.frame.width) / 2)
    let down = max(0, (scroll.bounds.height - map.frame.height) / 2)
    scroll.contentInset = UIEdgeInsets(top: down, left: across, bottom: down, right: across)
    scale.text = "\(Int((scroll.zoomScale * 100).rounded())) %"
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { keepInMiddle() }
}

/// An island with hills, a road and places, drawn once.
final class MapView: UIView {
  private let places: [(name: String, at: CGPoint)] = [
    ("North Cape", CGPoint(x: 320, y: 110)), ("Old Mill", CGPoint(x: 210, y: 300)),
    ("Harbour", CGPoint(x: 450, y: 430)), ("Lighthouse", CGPoint(x: 500, y: 240)),
  ]

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    for place in places {
      let label = UILabel(frame: CGRect(x: place.at.x + 8, y: place.at.y - 10, width: 120, height: 20))
      label.text = place.name
      label.textColor = .black
      label.font = .systemFont(ofSize: 13)
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let greens: [UIColor] = [.systemYellow, .systemGreen, .systemBrown]
    for (height, color) in greens.enumerated() {
      let size = 240 - 70 * CGFloat(height)
      color.withAlphaComponent(0.8).setFill()
      shore(around: CGPoint(x: 330 - 10 * CGFloat(height), y: 310 - 15 * CGFloat(height)), size).fill()
    }
    UIColor.white.setStroke()
    let road = UIBezierPath()
    road.lineWidth = 4
    road.move(to: places[0].at)
    for place in places.dropFirst() { road.addLine(to: place.at) }
    road.stroke()
    UIColor.systemRed.setFill()
    for place in places {
      UIBezierPath(ovalIn: CGRect(x: place.at.x - 5, y: place.at.y - 5, width: 10, height: 10)).fill()
    }
  }

  /// A closed curve with bays.
  private func shore(around middle: CGPoint, _ size: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    for step in 0..<72 {
      let angle = CGFloat(step) * .pi / 36
      let reach = size * (1 + 0.12 * sin(3 * angle) + 0.06 * sin(7 * angle + 1))
      let point = CGPoint(x: middle.x + reach * cos(angle), y: middle.y + reach * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
