import UIKit

#if !hasFeature(Embedded)
  /// What the inspector of `carom dev` shows of an app that runs natively: the tree of its views, one of them in detail, and what moves.
  ///
  /// It only reads, so a session that is looked at stays the same to the bit.
  struct Inspection {
    /// A heading, and the lines below it.
    struct Section {
      var title: String
      var rows: [(label: String, text: String)] = []
    }

    /// More views than this are not told.
    static let mostViews = 4000

    private let application: UIApplication
    private var views: [JSONValue] = []
    private(set) var animators: [UIDynamicAnimator] = []
    private var selected: UIView?

    /// Looks at an application.
    ///
    /// - Parameters:
    ///   - application: The application, which is current.
    ///   - id: The layer of the view that is told in detail; one that is not there selects none.
    init(_ application: UIApplication, selecting id: Int32) {
      self.application = application
      for window in application.windows { visit(window, depth: 0, id) }
    }

    /// All of it as JSON; `web/inspector.js` reads it.
    var json: String {
      var fields: [(String, JSONValue)] = [
        ("tick", .number(Double(application.tick))), ("views", .list(views)),
        ("all", .list(clocks.map(Inspection.value) + motion(of: animators).map(Inspection.value))),
      ]
      if let selected {
        fields.append(("selected", .number(Double(selected.layer.id))))
        fields.append(("sections", .list(sections(of: selected).map(Inspection.value))))
      }
      return JSONValue.object(fields).json
    }

    private static func value(of section: Section) -> JSONValue {
      .object([
        ("title", .text(section.title)),
        ("rows", .list(section.rows.map { .list([.text($0.label), .text($0.text)]) })),
      ])
    }

    // MARK: The tree

    private mutating func visit(_ view: UIView, depth: Int, _ id: Int32) {
      guard views.count < Inspection.mostViews else { return }
      if view.layer.id == id { selected = view }
      views.append(
        .object([
          ("id", .number(Double(view.layer.id))), ("depth", .number(Double(depth))),
          ("type", .text(Inspection.type(of: view))), ("name", .text(Inspection.title(of: view))),
          ("controller", .text(view.viewController.map { Inspection.type(of: $0) } ?? "")),
          (
            "frame", .list([view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { .number($0) })
          ),
          ("isHidden", .flag(view.isHidden || view.alpha == 0)),
        ]))
      for listener in view.sizeListeners {
        if let animator = listener.value as? UIDynamicAnimator { animators.append(animator) }
      }
      for subview in view.subviews { visit(subview, depth: depth + 1, id) }
    }

    /// The name of an object's class, without that of its module.
    static func type(of object: AnyObject) -> String { "\(Swift.type(of: object))" }

    /// What tells a view from others of its kind: its identifier, its label, or its text.
    static func title(of view: UIView) -> String {
      let title =
        [
          view.accessibilityIdentifier, view.accessibilityLabel, (view as? UILabel)?.text,
          (view as? UIButton)?.currentTitle,
        ]
        .lazy.compactMap { $0 }.first { !$0.isEmpty } ?? ""
      return title.count > 40 ? title.prefix(40) + "…" : title
    }

    /// A view's class and what tells it from others.
    static func name(of object: AnyObject) -> String {
      let title = (object as? UIView).map { Inspection.title(of: $0) } ?? ""
      return title.isEmpty ? type(of: object) : "\(type(of: object)) “\(title)”"
    }

    // MARK: Clocks

    private var clocks: [Section] {
      let clocks = application.liveClocks
      return clocks.enumerated().map { index, clock in
        var section = Section(title: clocks.count == 1 || index == 0 ? "Clock" : "Clock \(index + 1)")
        section.rows = [
          ("tick", "\(clock.tick) (\(Inspection.number(clock.time)) s)"),
          ("state", clock.stands ? "stands still" : "runs"),
          ("timers", "\(clock.timers.count { $0.isValid })"), ("display links", "\(clock.displayLinks.count)"),
        ]
        return section
      }
    }
  }
#endif
