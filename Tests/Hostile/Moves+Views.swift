import UIKit

extension Move {
  static let views = [
    Move("make a view") { p in
      let view: UIView = p.chance(4) == 0 ? Picture(frame: p.rect()) : Box(frame: p.rect())
      p.views.append(view)
      p.view().addSubview(view)
    },
    Move("nest views") { p in
      // Rarely, because a page's stack has only 1 MiB for everything that one call leads to.
      guard p.chance(12) == 0 else { return }
      var each = p.view()
      for _ in 0..<300 {
        let view = p.chance(8) == 0 ? Box(frame: p.rect()) : UIView(frame: p.rect())
        view.autoresizingMask = .flexibleWidth
        each.addSubview(view)
        if view.superview === each { each = view }
      }
      p.views.append(each)
    },
    Move("add a view") { $0.view().addSubview($0.ownView()) },
    Move("insert a view") { $0.view().insertSubview($0.ownView(), at: $0.integer()) },
    Move("insert a view above") { $0.view().insertSubview($0.ownView(), aboveSubview: $0.view()) },
    Move("insert a view below") { $0.view().insertSubview($0.ownView(), belowSubview: $0.view()) },
    Move("exchange views") { $0.view().exchangeSubview(at: $0.integer(), withSubviewAt: $0.integer()) },
    Move("bring to front") { $0.view().bringSubviewToFront($0.view()) },
    Move("send to back") { $0.view().sendSubviewToBack($0.view()) },
    Move("remove a view") { $0.ownView().removeFromSuperview() },
    Move("remove all subviews") { for each in $0.ownView().subviews { each.removeFromSuperview() } },
    Move("frame") { $0.ownView().frame = $0.rect() },
    Move("bounds") { $0.ownView().bounds = $0.rect() },
    Move("center") { $0.ownView().center = CGPoint(x: $0.number(), y: $0.number()) },
    Move("transform") { $0.ownView().transform = $0.transform() },
    Move("alpha") { $0.ownView().alpha = $0.number() },
    Move("hidden") { $0.ownView().isHidden = $0.flag() },
    Move("background") { $0.ownView().backgroundColor = $0.flag() ? $0.color() : nil },
    Move("tint") { $0.view().tintColor = $0.color() },
    Move("clip") { $0.ownView().clipsToBounds = $0.flag() },
    Move("tag") { $0.ownView().tag = $0.integer() },
    Move("find by tag") { _ = $0.view().viewWithTag($0.integer()) },
    Move("autoresizing") { $0.ownView().autoresizingMask = UIView.AutoresizingMask(rawValue: UInt($0.chance(64))) },
    Move("content mode") { $0.ownView().contentMode = UIView.ContentMode(rawValue: $0.chance(13)) ?? .redraw },
    Move("layout") { $0.view().setNeedsLayout() },
    Move("layout at once") { $0.view().layoutIfNeeded() },
    Move("display") { $0.view().setNeedsDisplay() },
    Move("size to fit") { $0.ownView().sizeToFit() },
    Move("size that fits") { _ = $0.view().sizeThatFits($0.size()) },
    Move("convert") { p in
      _ = p.view().convert(p.point(), to: p.view())
      _ = p.view().convert(p.rect(), from: p.flag() ? nil : p.view())
    },
    Move("hit") { _ = $0.view().hitTest($0.point(), with: nil) },
    Move("style") { $0.view().overrideUserInterfaceStyle = [.dark, .light, .unspecified][$0.chance(3)] },
    Move("interaction") { $0.ownView().isUserInteractionEnabled = $0.chance(4) > 0 },
    Move("multiple touch") { $0.view().isMultipleTouchEnabled = $0.flag() },
    Move("accessibility") { p in
      let view = p.ownView()
      view.isAccessibilityElement = p.flag()
      view.accessibilityLabel = p.text()
      view.accessibilityTraits = UIAccessibilityTraits(rawValue: UInt64(p.chance(1 << 18)))
    },
    Move("modal") { $0.ownView().accessibilityViewIsModal = $0.chance(3) == 0 },
    Move("first responder") { _ = $0.view().becomeFirstResponder() },
    Move("resign") { _ = $0.view().resignFirstResponder() },
    Move("snapshot") { p in
      if let picture = p.view().snapshotView(afterScreenUpdates: p.flag()) { p.views.append(picture) }
    },
    Move("own clock") { p in
      let view = p.ownView()
      if p.flag() { view.clock.isPaused = p.flag() } else { view.beginRun(seed: 3) { _ in Program.interrupt() } }
    },
    Move("trace") { p in
      _ = p.view().autolayoutTrace()
      _ = p.view().layoutFaults()
    },
  ]

  static let layers = [
    Move("make a layer") { p in
      let layer: CALayer = [CALayer(), CAShapeLayer(), CAGradientLayer()][p.chance(3)]
      p.layers.append(layer)
      p.layer().addSublayer(layer)
    },
    Move("insert a layer") { p in
      if let layer = p.random.pick(from: p.layers) { p.layer().insertSublayer(layer, at: p.integer()) }
    },
    Move("insert a layer above") { p in
      if let layer = p.random.pick(from: p.layers) { p.layer().insertSublayer(layer, above: p.layer()) }
    },
    Move("insert a layer below") { p in
      if let layer = p.random.pick(from: p.layers) { p.layer().insertSublayer(layer, below: p.layer()) }
    },
    Move("remove a layer") { $0.random.pick(from: $0.layers)?.removeFromSuperlayer() },
    Move("layer frame") { $0.layer().frame = $0.rect() },
    Move("layer bounds") {
      $0.layer().bounds = CGRect(x: $0.number(), y: $0.number(), width: $0.number(), height: $0.number())
    },
    Move("layer position") { $0.layer().position = CGPoint(x: $0.number(), y: $0.number()) },
    Move("anchor") { $0.layer().anchorPoint = CGPoint(x: $0.number(), y: $0.number()) },
    Move("corner") { p in
      p.layer().cornerRadius = p.number()
      p.layer().maskedCorners = CACornerMask(rawValue: UInt(bitPattern: p.integer()))
    },
    Move("border") { p in
      p.layer().borderWidth = p.number()
      p.layer().borderColor = p.color().cgColor
    },
    Move("shadow") { p in
      let layer = p.layer()
      layer.shadowRadius = p.number()
      layer.shadowOpacity = Float(p.number())
      layer.shadowOffset = CGSize(width: p.number(), height: p.number())
      layer.shadowPath = p.flag() ? p.bezier().cgPath : nil
    },
    Move("opacity") { $0.layer().opacity = Float($0.number()) },
    Move("depth") { $0.layer().zPosition = $0.number() },
    Move("3D") { p in
      var transform = CATransform3DMakeRotation(p.number(), p.number(), p.number(), p.number())
      if p.flag() { transform.m34 = p.number() }
      p.layer().transform = transform
    },
    Move("raw color") { p in
      var color = CGColor.black
      color.red = p.number()
      color.alpha = p.number()
      p.layer().backgroundColor = color
    },
    Move("shape") { p in
      let shape = CAShapeLayer()
      shape.path = p.bezier().cgPath
      shape.lineWidth = p.number()
      shape.strokeStart = p.number()
      shape.strokeEnd = p.number()
      shape.miterLimit = p.number()
      shape.lineDashPattern = (0..<p.chance(4)).map { _ in p.number() }
      shape.strokeColor = p.color().cgColor
      p.layers.append(shape)
      p.layer().addSublayer(shape)
    },
    Move("gradient") { p in
      let gradient = CAGradientLayer()
      gradient.colors = (0..<p.chance(4)).map { _ in p.color().cgColor }
      gradient.locations = (0..<p.chance(5)).map { _ in p.number() }
      gradient.startPoint = CGPoint(x: p.number(), y: p.number())
      p.layers.append(gradient)
      p.layer().addSublayer(gradient)
    },
    Move("presentation") { _ = $0.layer().presentation()?.frame },
  ]

  static let constraints = [
    Move("make a constraint") { p in
      let attributes: [NSLayoutConstraint.Attribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
        .lastBaseline, .leftMargin, .topMargin, .notAnAttribute,
      ]
      let constraint = NSLayoutConstraint(
        item: p.view(), attribute: attributes[p.chance(attributes.count)],
        relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][p.chance(3)], toItem: p.flag() ? p.view() : nil,
        attribute: attributes[p.chance(attributes.count)], multiplier: p.flag() ? 1 : p.number(), constant: p.number())
      if p.flag() { constraint.priority = UILayoutPriority(rawValue: Float(p.number())) }
      p.constraints.append(constraint)
      constraint.isActive = p.chance(4) > 0
    },
    Move("pin a view") { p in
      let (view, other) = (p.ownView(), p.view())
      view.translatesAutoresizingMaskIntoConstraints = false
      let pair = [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: p.tame()),
        view.topAnchor.constraint(equalTo: other.topAnchor, constant: p.tame()),
        view.widthAnchor.constraint(equalToConstant: p.tame()),
        view.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: p.flag() ? 0.5 : p.number()),
      ]
      p.constraints += pair
      NSLayoutConstraint.activate(pair)
    },
    Move("deactivate") { $0.random.pick(from: $0.constraints)?.isActive = false },
    Move("activate") { $0.random.pick(from: $0.constraints)?.isActive = true },
    Move("constant") { $0.random.pick(from: $0.constraints)?.constant = $0.number() },
    Move("priority") { p in
      p.random.pick(from: p.constraints)?.priority = UILayoutPriority(rawValue: Float(p.number()))
    },
    Move("translate") { $0.ownView().translatesAutoresizingMaskIntoConstraints = $0.flag() },
    Move("guide") { p in
      let guide = UILayoutGuide()
      p.guides.append(guide)
      p.view().addLayoutGuide(guide)
      guide.widthAnchor.constraint(equalToConstant: p.number()).isActive = true
    },
    Move("remove a guide") { p in if let guide = p.random.pick(from: p.guides) { p.view().removeLayoutGuide(guide) } },
    Move("format") { p in
      let formats = [
        "H:|-[a]-[b(>=20)]-|", "V:|[a(b)]-(x)-[b]|", "H:[a(==x@750)]", "H:[a", "", "|-(x)-[c]-|", "V:[a]-(-1e400)-[b]",
      ]
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: formats[p.chance(formats.count)], options: [], metrics: ["x": CGFloat(p.number())],
        views: ["a": p.view(), "b": p.view()])
      p.constraints += made
      NSLayoutConstraint.activate(made)
    },
    Move("hugging") { p in
      p.ownView().setContentHuggingPriority(UILayoutPriority(rawValue: Float(p.number())), for: .horizontal)
      p.ownView().setContentCompressionResistancePriority(UILayoutPriority(rawValue: Float(p.number())), for: .vertical)
    },
    Move("intrinsic") { $0.view().invalidateIntrinsicContentSize() },
    Move("update constraints") { $0.view().setNeedsUpdateConstraints() },
    Move("fitting") { _ = $0.view().systemLayoutSizeFitting($0.size()) },
    Move("margins") { $0.ownView().layoutMargins = $0.insets() },
    Move("safe area") { $0.controller().additionalSafeAreaInsets = $0.insets() },
    Move("make a stack") { p in
      let stack = UIStackView(arrangedSubviews: (0..<p.chance(4)).map { _ in p.ownView() })
      stack.frame = p.rect()
      stack.axis = p.flag() ? .vertical : .horizontal
      stack.spacing = p.number()
      stack.distribution = UIStackView.Distribution(rawValue: p.chance(5)) ?? .fill
      stack.alignment = UIStackView.Alignment(rawValue: p.chance(6)) ?? .fill
      p.stacks.append(stack)
      p.views.append(stack)
      p.view().addSubview(stack)
    },
    Move("arrange") { p in p.random.pick(from: p.stacks)?.insertArrangedSubview(p.ownView(), at: p.integer()) },
    Move("stop arranging") { p in p.random.pick(from: p.stacks)?.removeArrangedSubview(p.ownView()) },
    Move("spacing") { p in p.random.pick(from: p.stacks)?.setCustomSpacing(p.number(), after: p.ownView()) },
  ]
}
