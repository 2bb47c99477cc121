import UIKit

// An app as one writes it today for Apple's UIKit. The first test is that it compiles in the language mode of Swift 6 without a warning.

/// A model that belongs to no actor and is sent between them, with values of UIKit's in it.
struct Note: Hashable, Sendable, Identifiable {
  let id: Int
  var text: String
  var color: UIColor = .systemYellow
  var frame = CGRect(x: 0, y: 0, width: 80, height: 60)
  var insets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  var path = IndexPath(item: 0, section: 0)
}

/// Constants that anybody may read.
enum Palette {
  static let accent = UIColor.systemBlue
  static let title = UIFont.boldSystemFont(ofSize: 20)
  static let corners: UIRectCorner = [.topLeft, .topRight]
  static let options: UIView.AnimationOptions = [.curveEaseOut, .allowUserInteraction]
  static let turned = CGAffineTransform(rotationAngle: .pi / 4)
}

extension Notification.Name {
  static let notesChanged = Notification.Name("notesChanged")
}

/// Fetches notes away from the main actor.
actor NoteSource {
  private var next = 3

  func more() -> [Note] {
    next += 1
    return [Note(id: next, text: "Note \(next)", color: Palette.accent)]
  }
}

/// The screen's delegate, on the main actor as those of UIKit are.
@MainActor protocol NotesViewControllerDelegate: AnyObject {
  func notesViewController(_ controller: NotesViewController, didSelect note: Note)
}

/// Plain data; a subclass of `NSObject` belongs to no actor.
class Draft: NSObject {
  var words: [String] = []
  override init() { super.init() }
  func count() -> Int { words.count }
}

final class NoteCell: UICollectionViewCell {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = Palette.title
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("no archives") }
}

final class NotesViewController: UIViewController, UICollectionViewDelegate {
  static let shared = NotesViewController()
  private(set) static var created = 0

  weak var delegate: (any NotesViewControllerDelegate)?
  let source = NoteSource()
  var notes = [Note(id: 1, text: "One"), Note(id: 2, text: "Two"), Note(id: 3, text: "Three")]
  private(set) var heard = 0
  private(set) var ended = false
  private var observer: (any NSObjectProtocol)?

  private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: Self.layout())
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, Note> = {
    let registration = UICollectionView.CellRegistration<NoteCell, Note> { cell, _, note in
      cell.label.text = note.text
      cell.backgroundColor = note.color
    }
    return UICollectionViewDiffableDataSource(collectionView: collection) { collection, path, note in
      collection.dequeueConfiguredReusableCell(using: registration, for: path, item: note)
    }
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.created += 1
    collection.delegate = self
    view.addSubview(collection)
    show(animated: false)
    observer = NotificationCenter.default.addObserver(forName: .notesChanged, object: nil, queue: .main) {
      [weak self] _ in
      MainActor.assumeIsolated { self?.heard += 1 }
    }
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Move") { [weak self] _ in self?.move() })
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
    view.addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: Selector("held", NotesViewController.held)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: Selector("clear", NotesViewController.clear))
    navigationItem.leftBarButtonItem?.menu = UIMenu(children: [UIAction(title: "Count", handler: count)])
  }

  func held(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { clear() }
  }

  func clear() {
    notes = []
    show(animated: false)
  }

  private func count(_ action: UIAction) { title = "\(notes.count) notes" }

  private static func layout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 60)
    return layout
  }

  func show(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note>()
    snapshot.appendSections([0])
    snapshot.appendItems(notes)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  /// Waits for another actor and goes on here.
  func load() async {
    notes += await source.more()
    show(animated: false)
  }

  func move() {
    UIView.animate(withDuration: 0.3, delay: 0, options: Palette.options) {
      self.collection.transform = Palette.turned
    } completion: { [weak self] _ in
      self?.ended = true
    }
  }

  var visibleTexts: [String] { collection.visibleCells.compactMap { ($0 as? NoteCell)?.label.text }.sorted() }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    delegate?.notesViewController(self, didSelect: notes[indexPath.item])
  }

  /// What needs no actor may be called from anywhere.
  nonisolated func title(of note: Note) -> String { note.text.isEmpty ? "Untitled" : note.text }
}

/// Told by Core Animation, whose delegates belong to no actor.
extension NotesViewController: CAAnimationDelegate {
  nonisolated func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    MainActor.assumeIsolated { ended = finished }
  }
}

/// Falls and bounces; the initializer belongs to the main actor, as the behavior does.
final class FallBehavior: UIDynamicBehavior {
  let gravity = UIGravityBehavior()
  let collision = UICollisionBehavior()

  override init() {
    super.init()
    collision.translatesReferenceBoundsIntoBoundary = true
    addChildBehavior(gravity)
    addChildBehavior(collision)
  }

  convenience init(item: any UIDynamicItem, in animator: UIDynamicAnimator) {
    self.init()
    gravity.addItem(item)
    collision.addItem(item)
    animator.addBehavior(self)
  }
}

/// Draws; layers belong to no actor.
final class DotLayer: CALayer {
  override func draw(in context: CGContext) {
    context.setFillColor(UIColor.red.cgColor)
    context.fillEllipse(in: bounds)
  }
}

class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: LaunchOptions?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: NotesViewController.shared)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
