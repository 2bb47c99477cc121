import CaromHeadlessHost
import Testing
import UIKit

/// What `NotesApp` does when it runs: UIKit's classes belong to the main actor, and values, colors and layers to none.
@MainActor @Suite(.serialized) struct NotesAppTests {
  private final class Listener: NSObject, NotesViewControllerDelegate {
    var selected: [Note] = []
    func notesViewController(_ controller: NotesViewController, didSelect note: Note) { selected.append(note) }
  }

  @Test func aScreenWaitsForAnActorAndShowsWhatItBrings() async {
    let controller = NotesViewController()
    let host = HeadlessHost(size: CGSize(width: 300, height: 400), root: { controller })
    #expect(controller.visibleTexts == ["One", "Three", "Two"])
    await controller.load()
    host.settle()
    #expect(controller.visibleTexts == ["Note 4", "One", "Three", "Two"])
  }

  @Test func delegatesTimersAndNotificationsAreHeardOnTheMainActor() async {
    let (controller, listener) = (NotesViewController(), Listener())
    let host = HeadlessHost(size: CGSize(width: 300, height: 400), root: { controller })
    controller.delegate = listener
    host.tap(at: CGPoint(x: 40, y: 30))
    #expect(listener.selected.map(\.id) == [1])
    NotificationCenter.default.post(name: .notesChanged, object: nil)
    Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
      MainActor.assumeIsolated { NotificationCenter.default.post(name: .notesChanged, object: nil) }
    }
    DispatchQueue.main.async { NotificationCenter.default.post(name: .notesChanged, object: nil) }
    host.advance(seconds: 1)
    #expect(controller.heard == 3)
    await Task { @MainActor in controller.move() }.value
    #expect(!controller.ended)
    host.settle()
    #expect(controller.ended)
  }

  @Test func aBehaviorOfOnesOwnFalls() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let box = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    host.view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: host.view)
    let fall = FallBehavior(item: box, in: animator)
    host.advance(seconds: 4)
    #expect(abs(box.frame.maxY - 400) < 1)
    #expect(fall.childBehaviors.count == 2)
  }

  /// Neither the model nor its functions wait for the main actor.
  @Test nonisolated func whatBelongsToNoActorIsUsedAnywhere() async {
    let notes = await NoteSource().more()
    #expect(notes.map(\.text) == ["Note 4"])
    #expect(notes[0].color == Palette.accent)
    #expect(Set(notes).contains(notes[0]))
    let draft = Draft()
    draft.words = ["a", "b"]
    #expect(draft.count() == 2)
    let layer = DotLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.bounds.width == 10)
    let controller = await NotesViewController()
    #expect(controller.title(of: Note(id: 0, text: "")) == "Untitled")
  }

  @Test func theAppStartsByItsDelegate() {
    let host = HeadlessHost(size: CGSize(width: 300, height: 400))
    let (delegate, before) = (AppDelegate(), NotesViewController.created)
    _ = delegate.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
    host.settle()
    #expect(NotesViewController.created == before + 1)
    #expect(delegate.window?.rootViewController is UINavigationController)
  }
}
