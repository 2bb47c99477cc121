import CaromHeadlessHost
import UIKit

extension Move {
  private static func add(_ view: UIView, _ p: Program) {
    view.frame = p.rect()
    p.views.append(view)
    p.view().addSubview(view)
  }

  static let gestures = [
    Move("tap") { p in
      let tap = UITapGestureRecognizer { _ in Program.interrupt() }
      tap.numberOfTapsRequired = p.integer()
      tap.numberOfTouchesRequired = p.chance(3) == 0 ? p.integer() : 1
      watch(tap, p)
    },
    Move("pan") { p in
      let pan = UIPanGestureRecognizer { _ in Program.interrupt() }
      pan.minimumNumberOfTouches = p.chance(3) == 0 ? p.integer() : 1
      watch(pan, p)
    },
    Move("press") { p in
      let press = UILongPressGestureRecognizer { _ in Program.interrupt() }
      press.minimumPressDuration = p.seconds()
      press.allowableMovement = p.number()
      watch(press, p)
    },
    Move("pinch") { p in watch(UIPinchGestureRecognizer { _ in Program.interrupt() }, p) },
    Move("rotate") { p in watch(UIRotationGestureRecognizer { _ in Program.interrupt() }, p) },
    Move("swipe") { p in
      let swipe = UISwipeGestureRecognizer { _ in Program.interrupt() }
      swipe.direction = UISwipeGestureRecognizer.Direction(rawValue: UInt(bitPattern: p.integer()))
      watch(swipe, p)
    },
    Move("target") { p in
      p.random.pick(from: p.recognizers)?.addTarget(p.ears, action: Selector("hear", Ears.hear))
    },
    Move("move a recognizer") { p in
      if let recognizer = p.random.pick(from: p.recognizers) { p.view().addGestureRecognizer(recognizer) }
    },
    Move("remove a recognizer") { p in
      if let recognizer = p.random.pick(from: p.recognizers) { recognizer.view?.removeGestureRecognizer(recognizer) }
    },
    Move("disable a recognizer") { p in p.random.pick(from: p.recognizers)?.isEnabled = p.flag() },
    Move("require failure") { p in
      if let one = p.random.pick(from: p.recognizers), let other = p.random.pick(from: p.recognizers) {
        one.require(toFail: other)
      }
    },
    Move("state") { p in
      p.random.pick(from: p.recognizers)?.state =
        [.began, .changed, .ended, .failed, .cancelled, .possible][p.chance(6)]
    },
    Move("translation") { p in
      guard let recognizer = p.random.pick(from: p.recognizers) else { return }
      (recognizer as? UIPanGestureRecognizer)?.setTranslation(p.point(), in: p.view())
      _ = recognizer.location(in: p.view())
      _ = recognizer.location(ofTouch: p.integer(), in: nil)
    },
    Move("cancel touches") { $0.host.application.cancelTouches(in: $0.view()) },
    Move("tap at") { p in p.host.tap(at: p.point()) },
  ]

  private static func watch(_ recognizer: UIGestureRecognizer, _ p: Program) {
    recognizer.delegate = p.ears
    recognizer.cancelsTouchesInView = p.flag()
    p.recognizers.append(recognizer)
    p.view().addGestureRecognizer(recognizer)
  }

  static let controls = [
    Move("button") { p in
      let button = UIButton(type: p.flag() ? .system : .custom)
      button.setTitle(p.text(), for: UIControl.State(rawValue: UInt(p.chance(8))))
      button.addAction(UIAction { _ in Program.interrupt() }, for: .touchUpInside)
      if p.flag() {
        var look = UIButton.Configuration.filled()
        look.title = p.text()
        look.imagePadding = p.number()
        look.titlePadding = p.number()
        button.configuration = look
      }
      add(button, p)
    },
    Move("slider") { p in
      let slider = UISlider()
      slider.minimumValue = Float(p.number())
      slider.maximumValue = Float(p.number())
      slider.value = Float(p.number())
      slider.addAction(UIAction { _ in Program.interrupt() }, for: .valueChanged)
      add(slider, p)
    },
    Move("set slider") { p in
      for each in p.views { (each as? UISlider)?.setValue(Float(p.number()), animated: p.flag()) }
    },
    Move("switch") { p in
      let control = UISwitch()
      control.addAction(UIAction { _ in Program.interrupt() }, for: .valueChanged)
      control.setOn(p.flag(), animated: p.flag())
      add(control, p)
    },
    Move("stepper") { p in
      let stepper = UIStepper()
      stepper.minimumValue = p.number()
      stepper.maximumValue = p.number()
      stepper.stepValue = p.number()
      stepper.value = p.number()
      stepper.wraps = p.flag()
      stepper.addAction(UIAction { _ in Program.interrupt() }, for: .valueChanged)
      add(stepper, p)
    },
    Move("segments") { p in
      let control = UISegmentedControl(items: (0..<p.chance(5)).map { _ in p.text() })
      control.selectedSegmentIndex = p.integer()
      control.addAction(UIAction { _ in Program.interrupt() }, for: .valueChanged)
      add(control, p)
    },
    Move("change segments") { p in
      for each in p.views {
        guard let control = each as? UISegmentedControl else { continue }
        control.insertSegment(withTitle: p.text(), at: p.integer(), animated: p.flag())
        control.removeSegment(at: p.integer(), animated: p.flag())
        control.setWidth(p.number(), forSegmentAt: p.integer())
        control.setEnabled(p.flag(), forSegmentAt: p.integer())
        control.selectedSegmentIndex = p.integer()
      }
    },
    Move("pages") { p in
      let pages = UIPageControl()
      pages.numberOfPages = p.integer()
      pages.currentPage = p.integer()
      add(pages, p)
    },
    Move("progress") { p in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.setProgress(Float(p.number()), animated: p.flag())
      add(bar, p)
    },
    Move("spinner") { p in
      let spinner = UIActivityIndicatorView(style: .large)
      spinner.startAnimating()
      add(spinner, p)
    },
    Move("image") { p in
      let image = UIImageView(image: UIImage(systemName: ["star", "trash", "nonsense", ""][p.chance(4)]))
      image.contentMode = UIView.ContentMode(rawValue: p.chance(13)) ?? .scaleAspectFit
      add(image, p)
    },
    Move("renderer") { p in
      let image = UIGraphicsImageRenderer(size: p.size()).image { _ in
        p.color().setFill()
        p.bezier().fill()
        Program.interrupt()
      }
      add(UIImageView(image: image), p)
    },
    Move("enable") { p in for each in p.views { (each as? UIControl)?.isEnabled = p.flag() } },
    Move("send actions") { p in
      for each in p.views where p.chance(3) == 0 { (each as? UIControl)?.sendActions(for: .allEvents) }
    },
  ]

  static let texts = [
    Move("label") { p in
      let label = UILabel()
      label.text = p.text()
      label.numberOfLines = p.integer()
      label.font = .systemFont(ofSize: p.flag() ? 17 : p.number())
      label.textAlignment = NSTextAlignment(rawValue: p.chance(5)) ?? .natural
      label.lineBreakMode = NSLineBreakMode(rawValue: p.chance(6)) ?? .byWordWrapping
      label.adjustsFontSizeToFitWidth = p.flag()
      label.minimumScaleFactor = p.number()
      add(label, p)
    },
    Move("change text") { p in
      for each in p.views { (each as? UILabel)?.text = p.text() }
    },
    Move("attributed") { p in
      let text = NSMutableAttributedString(string: p.text())
      for _ in 0..<p.chance(5) {
        let range = NSRange(location: p.integer(), length: p.integer())
        switch p.chance(4) {
        case 0: text.addAttribute(.font, value: UIFont.systemFont(ofSize: p.number()), range: range)
        case 1: text.addAttribute(.kern, value: NSNumber(value: p.number()), range: range)
        case 2:
          let style = NSMutableParagraphStyle()
          style.lineSpacing = p.number()
          style.lineHeightMultiple = p.number()
          text.addAttribute(.paragraphStyle, value: style, range: range)
        default: text.addAttribute(.foregroundColor, value: p.color(), range: range)
        }
      }
      let label = UILabel()
      label.numberOfLines = 0
      label.attributedText = text
      add(label, p)
      _ = text.size()
    },
    Move("text view") { p in
      let view = UITextView(frame: p.rect())
      view.text = p.text()
      view.textContainerInset = p.insets()
      view.scrollRangeToVisible(NSRange(location: p.integer(), length: p.integer()))
      add(view, p)
    },
    Move("field") { p in
      let field = UITextField(frame: p.rect())
      field.text = p.text()
      field.placeholder = p.text()
      field.delegate = p.ears
      field.keyboardType = UIKeyboardType(rawValue: p.chance(12)) ?? .default
      field.isSecureTextEntry = p.chance(4) == 0
      if p.chance(4) == 0 { field.maximumLength = p.integer() }
      if p.chance(4) == 0 { field.leftView = p.ownView() }
      p.fields.append(field)
      add(field, p)
    },
    Move("type") { p in
      guard let field = p.random.pick(from: p.fields) else { return }
      _ = field.becomeFirstResponder()
      field.insertText(p.text())
    },
    Move("input of the page") { p in
      guard let field = p.random.pick(from: p.fields) else { return }
      var input = TextInput()
      input.layer = field.layer.id
      input.phase = UInt8(p.chance(6))
      input.value = p.text()
      input.selectionStart = Int32(clamping: p.integer())
      input.selectionEnd = Int32(clamping: p.integer())
      p.host.send(.text(input))
    },
    Move("delete backward") { $0.random.pick(from: $0.fields)?.deleteBackward() },
    Move("selection") { p in
      guard let field = p.random.pick(from: p.fields) else { return }
      let start = field.position(from: field.beginningOfDocument, offset: p.integer()) ?? field.endOfDocument
      field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
      if let range = field.selectedTextRange { field.replace(range, withText: p.text()) }
    },
    Move("text of a field") { $0.random.pick(from: $0.fields)?.text = $0.flag() ? $0.text() : nil },
    Move("drawn size") { p in
      _ = p.text().size(withAttributes: [.font: UIFont.systemFont(ofSize: p.number())])
    },
  ]

  static let times = [
    Move("timer") { p in
      p.timers.append(
        Timer.scheduledTimer(withTimeInterval: p.seconds(), repeats: p.flag()) { timer in
          if Program.current?.chance(4) == 0 { timer.invalidate() }
          Program.interrupt()
        })
    },
    Move("fire") { $0.random.pick(from: $0.timers)?.fire() },
    Move("invalidate a timer") { $0.random.pick(from: $0.timers)?.invalidate() },
    Move("display link") { p in
      let link = CADisplayLink(target: p.ears, selector: Selector("hear", Ears.hear))
      link.add(to: .main, forMode: .common)
      p.links.append(link)
    },
    Move("pause a link") { $0.random.pick(from: $0.links)?.isPaused = $0.flag() },
    Move("end a link") { $0.random.pick(from: $0.links)?.invalidate() },
    Move("later") { p in
      let queue = DispatchQueue.main
      queue.asyncAfter(deadline: .now() + p.seconds()) { Program.interrupt() }
    },
    Move("observe") { p in
      p.observers.append(
        NotificationCenter.default.addObserver(forName: Notification.Name("hostile"), object: nil) { _ in
          Program.interrupt()
        })
    },
    Move("stop observing") { p in
      if let observer = p.random.pick(from: p.observers) { NotificationCenter.default.removeObserver(observer) }
    },
    Move("post") { p in
      NotificationCenter.default.post(name: Notification.Name("hostile"), object: p.flag() ? p.view() : nil)
    },
  ]

  static let application = [
    Move("hand over anything") { p in p.host.sendAnything(using: &p.random) },
    Move("advance") { p in if p.chance(4) == 0 { p.host.advance(ticks: p.chance(3)) } },
    Move("commit") { p in if p.chance(3) == 0 { p.host.commitUnread() } },
    Move("focus") { $0.host.application.focus($0.flag() ? $0.view() : nil) },
    Move("set address") { $0.host.application.setAddress($0.text(), step: [.new, .same, .back][$0.chance(3)]) },
    Move("go back") { _ = $0.host.goBack() },
    Move("store") { p in
      UserDefaults.standard.set(p.text(), forKey: p.text())
      UserDefaults.standard.set(p.chance(1000), forKey: "number")
      _ = UserDefaults.standard.integer(forKey: p.text())
    },
    Move("hash") { _ = $0.host.application.stateHash() },
    Move("announce") { p in UIAccessibility.post(notification: .layoutChanged, argument: p.view()) },
    Move("rotate the page") { $0.host.rotate() },
    Move("resize the page") { p in p.host.resize(to: p.size()) },
    Move("motion") { p in
      p.host.setDark(p.flag())
      _ = p.host.outline
    },
  ]
}
