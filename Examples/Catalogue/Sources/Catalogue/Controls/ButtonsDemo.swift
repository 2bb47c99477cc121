import UIKit

/// Buttons with a configuration of each kind, and a plain one whose title and image are moved by insets.
final class ButtonsDemo: Demo {
  override class var name: String { "Buttons" }
  let like = UIButton(type: .system)
  let result = UILabel(frame: CGRect(x: 20, y: 420, width: 280, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    let kinds: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (place, (title, kind)) in kinds.enumerated() {
      var configuration = kind
      configuration.title = title
      configuration.image = UIImage(systemName: "star.fill")
      // White on the tint of dark mode would be hard to read.
      if title == "Filled" { configuration.baseBackgroundColor = UIColor(red: 0, green: 0.4, blue: 0.85, alpha: 1) }
      configuration.imagePadding = 8
      configuration.cornerStyle = place < 2 ? .medium : .capsule
      let button = UIButton(configuration: configuration, primaryAction: tell(title))
      button.frame = CGRect(x: 20 + 150 * (place % 2), y: 110 + 56 * (place / 2), width: 140, height: 44)
      view.addSubview(button)
    }
    like.addAction(tell("Like"), for: .primaryActionTriggered)
    like.setTitle("Like", for: .normal)
    like.setImage(UIImage(systemName: "heart"), for: .normal)
    like.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    like.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 22, weight: .bold), forImageIn: .normal)
    like.imageEdgeInsets = UIEdgeInsets(top: 0, left: -6, bottom: 0, right: 6)
    like.titleEdgeInsets = UIEdgeInsets(top: 0, left: 6, bottom: 0, right: -6)
    like.frame = CGRect(x: 20, y: 240, width: 290, height: 60)
    like.layer.borderWidth = 1
    like.layer.borderColor = UIColor.separator.cgColor
    view.addSubview(like)
    for (place, scale) in [UIImage.SymbolScale.small, .medium, .large].enumerated() {
      let star = UIImageView(image: UIImage(systemName: "star.fill"))
      star.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40, weight: .regular, scale: scale)
      star.contentMode = .center
      star.frame = CGRect(x: 20 + 100 * place, y: 320, width: 90, height: 80)
      view.addSubview(star)
    }
    result.text = "Nothing pressed"
    view.addSubview(result)
  }

  private func tell(_ title: String) -> UIAction {
    UIAction(title: title) { [me = Weak(self)] _ in
      guard let me = me.value else { return }
      if title == "Like" { me.like.isSelected.toggle() }
      me.result.text = "\(title) was pressed"
    }
  }
}
