import CaromReplay

// Prints a line `name hash` for each golden run; scripts/parity compares the lines of different builds, so that a run's
// name shows what differs.

for run in GoldenRun.kit { print(run.line) }

extension GoldenRun {
  static var kit: [GoldenRun] { geometry + physics + signatures + chance + animation + text + sessions }
}
