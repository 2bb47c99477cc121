import UIKit

extension HeadlessHost {
  /// Returns a host that shows the same session, as if the page had been killed and opened again: a fresh application
  /// has received all inputs of this one, and its next frame describes everything.
  ///
  /// It is in exactly the state of this host; `comeBack()` continues from there. This host must have been created with
  /// `isRecording`; otherwise that is diagnosed, and the new host has no session.
  ///
  /// - Parameter delegate: Another instance of the same app; the new host retains it.
  public func reopened(with delegate: any UIApplicationDelegate) -> HeadlessHost {
    let inputs = application.recording?.bytes
    let host = HeadlessHost(delegate: delegate, inPlaceOf: self)
    guard let inputs else {
      host.complaints.append("HeadlessHost: the session was not recorded; create the host with isRecording: true.")
      return host
    }
    var reader = HostReader(inputs)
    let application = host.application
    while !reader.isAtEnd, let input = HostInput(from: &reader) {
      // The text widths are measured again.
      if case .measured = input { continue }
      application.receive(input)
    }
    application.showAgain()
    host.collectOutputs()
    return host
  }

  /// The person returns to the reopened page: touches and keys are released, and a game pauses.
  public func comeBack() {
    var absence = VisibilityInput()
    absence.isVisible = 0
    absence.isFocused = 0
    send(.visibility(absence))
    visibility = VisibilityInput()
    visibility.isVisible = 1
    visibility.isFocused = 1
    send(.visibility(visibility))
    advance(ticks: 1)
  }
}
