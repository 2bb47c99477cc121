import CaromReplay

// Prints a line `name hash` for each golden run; scripts/parity compares the builds. A run's name says what differs.

for run in GoldenRun.arcade { print(run.line) }

extension GoldenRun {
  static var arcade: [GoldenRun] { breakout + pong + set + concentration + bubblePop + inclinedPlane }
}
