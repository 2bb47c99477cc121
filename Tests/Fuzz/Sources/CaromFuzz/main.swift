import Glibc

// CaromFuzz TARGET --seeds FOLDER        writes the bytes with which fuzzing begins
// CaromFuzz TARGET LIBFUZZER_ARGUMENT…   fuzzes, or runs the files that are named
//
// scripts/fuzz calls it.

/// libFuzzer's driver, which takes over the command line and calls back with each input.
@_silgen_name("LLVMFuzzerRunDriver")
private func runDriver(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ call: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
) -> Int32

guard CommandLine.arguments.count > 2,
  let target = Target.all.first(where: { $0.name == CommandLine.arguments[1] })
else {
  print("CaromFuzz TARGET [--seeds FOLDER | libFuzzer's arguments]; targets: \(Target.all.map(\.name))")
  exit(2)
}
Target.current = target

if CommandLine.arguments[2] == "--seeds" {
  for (index, bytes) in target.seeds().enumerated() {
    guard let file = fopen("\(CommandLine.arguments[3])/seed-\(index)", "wb") else { exit(1) }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
  exit(0)
}

// The driver does not need the target's name.
var count = CommandLine.argc - 1
var arguments = CommandLine.unsafeArgv + 1
arguments[0] = CommandLine.unsafeArgv[0]
exit(
  runDriver(&count, &arguments) { bytes, count in
    Target.current?.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  })
