import CCaromHost

// The functions with which the page keeps runs and shows them; in a program only if it calls `WebHost.run(_:keeping:)`.

/// References the exported functions, so that the linker keeps them although no Swift code calls them.
func offerRunsToPage() {
  carom_offer_runs(
    caromRun, caromOpenRun, caromRunTo, caromRunState, caromReducedRun, caromRunGhost, caromTakePicture, caromFilmStrip,
    caromPlayOn)
}

/// Returns the bytes of the run that began last; the page has written the name of its build to the buffer. See
/// `RunKeeping.lastRun(of:playedBy:)`.
@_cdecl("carom_run")
public func caromRun(byteCount: Int32) -> UnsafeMutableRawPointer { WebHost.shared.lastRun(byteCount: Int(byteCount)) }

/// Opens the run whose bytes the page wrote to the buffer, in place of the application.
@_cdecl("carom_open_run")
public func caromOpenRun(byteCount: Int32) -> UnsafeMutableRawPointer {
  WebHost.shared.openRun(byteCount: Int(byteCount))
}

/// Replays the opened run up to a tick, and draws its physics if the flag is not 0.
@_cdecl("carom_run_to")
public func caromRunTo(tick: Int32, showingPhysics: Int32) {
  WebHost.shared.runs?.advance(to: Int(tick), showingPhysics: showingPhysics != 0)
}

/// Returns lines about the opened run at the current tick; see `RunKeeping.state`.
@_cdecl("carom_run_state")
public func caromRunState() -> UnsafeMutableRawPointer { WebHost.shared.runState() }

/// Returns the bytes of the opened run with only what its replay has read.
@_cdecl("carom_reduced_run")
public func caromReducedRun() -> UnsafeMutableRawPointer { WebHost.shared.reducedRun() }

/// Returns the ghost of the opened run up to the current tick; see `RunKeeping.ghost`.
@_cdecl("carom_run_ghost")
public func caromRunGhost() -> UnsafeMutableRawPointer { WebHost.shared.runGhost() }

/// Takes a picture of the opened run as it looks now.
@_cdecl("carom_take_picture")
public func caromTakePicture() { WebHost.shared.runs?.takePicture() }

/// Returns the pictures that were taken as a film strip; the page has written its words to the buffer. See
/// `WebHost.filmStrip`.
@_cdecl("carom_film_strip")
public func caromFilmStrip(byteCount: Int32) -> UnsafeMutableRawPointer {
  WebHost.shared.filmStrip(byteCount: Int(byteCount))
}

/// Lets a person play on from the current tick of the opened run.
@_cdecl("carom_play_on")
public func caromPlayOn() { WebHost.shared.playOn() }
