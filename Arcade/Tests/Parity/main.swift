import CaromReplay

// Prints a line `name hash` for each golden test; scripts/parity compares the builds. The name says what a difference
// affects.

for run in GoldenRun.arcade { print(run.line) }

extension GoldenRun {
  static var arcade: [GoldenRun] { breakout + pong + set + concentration + bubblePop + inclinedPlane }
}
