import UIKit

/// Keeps the runs of an app, and replays recorded ones: what an app hands to `WebHost.run(_:keeping:)` so that its page
/// can keep, show and share them. It is told what the application receives, and answers in texts that the page reads.
public protocol RunKeeping: AnyObject {
  /// Takes note of the runs that begin in an application.
  func watch(_ application: UIApplication)
  /// Takes note of an input that an application is about to receive.
  func willReceive(_ input: HostInput, in application: UIApplication)
  /// The bytes of the run that began last in an application, up to now, with the name of the page's build; empty if it cannot be cut
  /// out.
  func lastRun(of application: UIApplication, playedBy build: String) -> [UInt8]

  /// Opens the recording of a run at its beginning, in an application of its own; returns that, and lines `key value`
  /// about the run. If it cannot be replayed, returns nil and the line `refused` with the reason.
  func open(_ bytes: [UInt8]) -> (application: UIApplication?, lines: String)
  /// Replays the opened run up to a tick, at most to its end. With `showingPhysics` also draws over its screen what its
  /// physics computes, from now on; a checkpoint from before takes that back.
  func advance(to tick: Int, showingPhysics: Bool)
  /// Lines `key value` about the opened run at the current tick: `tick`, `score`, `over`, `agrees`, a line `touch` with x
  /// and y for every finger, and a line `physics` with the color and the name of each part of the physics that can be
  /// drawn.
  var state: String { get }
  /// The bytes of the opened run, which has been replayed to its end, with only what its replay has read.
  var reduced: [UInt8] { get }
  /// The track of what moved in the opened run up to the current tick, as the app reads it in `RunGhost`; empty if the
  /// app has no ghosts of such runs.
  var ghost: String { get }
  /// Takes a picture of the opened run as it looks now, for a film strip.
  func takePicture()
  /// The pictures that were taken since the last call as one picture, above a title and a line; nil if there are none.
  func filmStrip(title: String, line: String) -> UIImage?
  /// Ends the replay; from here on the application takes inputs, and `measuring` measures its texts.
  func playOn(measuring: any TextMeasuring)
}
