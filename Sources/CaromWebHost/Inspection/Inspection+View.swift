import UIKit

#if !hasFeature(Embedded)
  extension Inspection {
    /// Everything about a view.
    func sections(of view: UIView) -> [Section] {
      [
        place(of: view), layout(of: view), constraints(of: view), layer(of: view), responders(of: view),
        gestures(of: view), motion(of: view),
      ].filter { !$0.rows.isEmpty }
    }

    private func place(of view: UIView) -> Section {
      var section = Section(title: "View")
      section.rows = [
        ("class", Inspection.type(of: view)), ("frame", Inspection.rectangle(view.frame)),
        ("in the window", Inspection.rectangle(view.convert(view.bounds, to: nil))),
      ]
      if let controller = view.viewController {
        section.rows.insert(("controller", Inspection.type(of: controller)), at: 1)
      }
      if view.bounds.origin != .zero { section.rows.append(("bounds", Inspection.rectangle(view.bounds))) }
      if !view.transform.isIdentity {
        let t = view.transform
        section.rows.append(
          ("transform", [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Inspection.number).joined(separator: " ")))
      }
      if view.alpha != 1 { section.rows.append(("alpha", Inspection.number(view.alpha))) }
      if view.isHidden { section.rows.append(("hidden", "yes")) }
      if view.tag != 0 { section.rows.append(("tag", "\(view.tag)")) }
      section.rows.append(("touches", view.isUserInteractionEnabled ? "received" : "ignored"))
      if let label = view.accessibilityLabel { section.rows.append(("label", label)) }
      if let identifier = view.accessibilityIdentifier { section.rows.append(("identifier", identifier)) }
      return section
    }

    private func layout(of view: UIView) -> Section {
      var section = Section(title: "Layout")
      section.rows.append(
        ("placed", view.translatesAutoresizingMaskIntoConstraints ? "by its frame" : "by constraints"))
      let own = view.intrinsicContentSize
      if own.width >= 0 || own.height >= 0 {
        let sizes = [own.width, own.height].map { $0 < 0 ? "–" : Inspection.number($0) }
        section.rows.append(("size of its content", sizes.joined(separator: " × ")))
      }
      let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
      let hugging = axes.map { Inspection.number(CGFloat(view.contentHuggingPriority(for: $0).rawValue)) }
      let resistance = axes.map {
        Inspection.number(CGFloat(view.contentCompressionResistancePriority(for: $0).rawValue))
      }
      section.rows.append(("hugging", hugging.joined(separator: " × ")))
      section.rows.append(("resists compression", resistance.joined(separator: " × ")))
      section.rows.append(("safe area", Inspection.insets(view.safeAreaInsets)))
      section.rows.append(("margins", Inspection.insets(view.layoutMargins)))
      if !view.translatesAutoresizingMaskIntoConstraints, view.hasAmbiguousLayout {
        section.rows.append(("ambiguous", "Other frames fulfill the constraints as well."))
      }
      return section
    }

    private func constraints(of view: UIView) -> Section {
      var section = Section(title: "Constraints")
      guard !view.translatesAutoresizingMaskIntoConstraints || !view.constraints.isEmpty else { return section }
      for (axis, label) in [(NSLayoutConstraint.Axis.horizontal, "across"), (.vertical, "down")] {
        for constraint in view.constraintsAffectingLayout(for: axis) {
          section.rows.append((label, Inspection.text(of: constraint)))
        }
      }
      for constraint in view.constraints { section.rows.append(("held here", Inspection.text(of: constraint))) }
      return section
    }

    private func layer(of view: UIView) -> Section {
      let layer = view.layer
      var section = Section(title: "Layer")
      section.rows = [("class", Inspection.type(of: layer)), ("number", "\(layer.id)")]
      if let color = layer.backgroundColor { section.rows.append(("background", Inspection.color(color))) }
      if layer.cornerRadius > 0 { section.rows.append(("corner radius", Inspection.number(layer.cornerRadius))) }
      if layer.borderWidth > 0 {
        let color = Inspection.color(layer.borderColor)
        section.rows.append(("border", "\(Inspection.number(layer.borderWidth)) pt, \(color)"))
      }
      if layer.shadowOpacity > 0 {
        section.rows.append(
          (
            "shadow",
            "\(Inspection.number(layer.shadowRadius)) pt, opacity \(Inspection.number(CGFloat(layer.shadowOpacity)))"
          ))
      }
      if layer.zPosition != 0 { section.rows.append(("z position", Inspection.number(layer.zPosition))) }
      if layer.masksToBounds { section.rows.append(("clips", "yes")) }
      if layer.mask != nil { section.rows.append(("mask", "yes")) }
      if let count = layer.sublayers?.count, count > view.subviews.count {
        section.rows.append(("layers of its own", "\(count - view.subviews.count)"))
      }
      if !layer.isAtRest { section.rows.append(("animations", "\(layer.animations.count) in progress")) }
      return section
    }

    private func responders(of view: UIView) -> Section {
      var section = Section(title: "Responders")
      var each: UIResponder? = view
      while let responder = each, section.rows.count < 64 {
        section.rows.append((responder.isFirstResponder ? "first" : "", Inspection.name(of: responder)))
        each = responder.next
      }
      return section
    }

    private func gestures(of view: UIView) -> Section {
      var section = Section(title: "Gestures")
      var each: UIView? = view
      while let owner = each {
        for gesture in owner.gestureRecognizers ?? [] {
          let state = gesture.isEnabled ? "\(gesture.state)" : "off"
          let fingers = gesture.numberOfTouches
          let touches = fingers == 0 ? "" : fingers == 1 ? ", 1 touch" : ", \(fingers) touches"
          let place = owner === view ? "" : " of \(Inspection.name(of: owner))"
          section.rows.append((state + touches, (gesture.name ?? Inspection.type(of: gesture)) + place))
        }
        each = owner.superview
      }
      return section
    }

    // MARK: Values as texts

    /// A constraint without the names of its kind.
    static func text(of constraint: NSLayoutConstraint) -> String {
      var text = constraint.description
      if text.hasPrefix("<NSLayoutConstraint ") { text.removeFirst("<NSLayoutConstraint ".count) }
      return text.hasSuffix(" (active)>") ? String(text.dropLast(" (active)>".count)) : String(text.dropLast())
    }

    /// A number with two decimals at most.
    static func number(_ value: CGFloat) -> String {
      guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
      let rounded = (value * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int64(rounded))" : "\(rounded)"
    }

    static func rectangle(_ rect: CGRect) -> String {
      "\(number(rect.minX)), \(number(rect.minY))  \(number(rect.width)) × \(number(rect.height))"
    }

    private static func insets(_ insets: UIEdgeInsets) -> String {
      "\(number(insets.top)) \(number(insets.left)) \(number(insets.bottom)) \(number(insets.right))"
    }

    private static func color(_ color: CGColor) -> String {
      let parts = [color.red, color.green, color.blue].map { part in
        let byte = String(Int((min(1, max(0, part)) * 255).rounded()), radix: 16)
        return byte.count == 1 ? "0" + byte : byte
      }
      return "#" + parts.joined() + (color.alpha == 1 ? "" : " \(number(color.alpha * 100)) %")
    }
  }
#endif
