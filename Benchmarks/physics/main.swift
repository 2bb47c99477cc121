import CCaromAllocations
import CCaromStopwatch
import CaromPhysics
import CaromPhysicsScenes
import Glibc

// CaromPhysicsBench [LETTERS [REPETITIONS]]          our engine, and the peer engines if they were built
// CaromPhysicsBench write FOLDER                     writes the scenes as files for the peer engines
// CaromPhysicsBench memory                           the peak memory of scene b, in MB
// CaromPhysicsBench alone LETTER [COUNT [PER_ROW]]   one scene once, for a profiler: the median in ms; b with COUNT balls
// CaromPhysicsBench hashes                           only the hash of each scene after 600 steps

func write(_ scene: Scene, to path: String) {
  var text =
    "\(scene.gravity.x) \(scene.gravity.y) \(scene.isElastic ? 1 : 0) \(scene.items.count) \(scene.pins.count)\n"
  for i in scene.items {
    text += "\(i.isDynamic ? 1 : 0) \(i.form.rawValue) \(i.a) \(i.b) \(i.position.x) \(i.position.y) \(i.angle) "
    text +=
      "\(i.velocity.x) \(i.velocity.y) \(i.spin) \(i.density) \(i.friction) \(i.restitution) \(i.isGhost ? 1 : 0)\n"
  }
  for p in scene.pins { text += "\(p.first) \(p.second) \(p.place.x) \(p.place.y)\n" }
  guard let file = fopen(path, "w") else { return }
  fputs(text, file)
  fclose(file)
}

func hex(_ value: UInt64) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

func run(_ scene: Scene, allowsSleep: Bool) -> (median: Double, total: Double, hash: UInt64, end: [Outcome]) {
  var (world, ids) = scene.world(allowsSleep: allowsSleep)
  var times: [Double] = []
  times.reserveCapacity(600)
  for _ in 0..<600 {
    let before = clock_now()
    world.step(1 / 120)
    times.append(clock_now() - before)
  }
  let total = times.reduce(0, +)
  times.sort()
  var end: [Outcome] = []
  for id in ids {
    guard let m = try? world.motion(of: id) else { continue }
    end.append(
      Outcome(position: m.position, angle: m.rotation.angle, velocity: m.linearVelocity, spin: m.angularVelocity))
  }
  return (times[300], total, world.hash(), end)
}

/// The median, memory and final states of a peer engine, parsed from the output of its program. nil if it was not
/// built.
func runPeer(_ program: String, _ scene: Scene, _ folder: String) -> (median: Double, memory: Double, end: [Outcome])? {
  let path = "\(folder)/\(scene.name).scene"
  write(scene, to: path)
  guard access("\(folder)/\(program)", X_OK) == 0, let pipe = popen("\(folder)/\(program) \(path)", "r") else {
    return nil
  }
  defer { pclose(pipe) }
  var line = [CChar](repeating: 0, count: 512)
  var rows: [[Double]] = []
  while fgets(&line, 512, pipe) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    rows.append(text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) })
  }
  guard let head = rows.first(where: { $0.count == 3 }) else { return nil }
  let end = rows.filter { $0.count == 6 }.map { r in
    Outcome(
      position: Vector2(Float(r[0]), Float(r[1])), angle: Float(r[2]), velocity: Vector2(Float(r[3]), Float(r[4])),
      spin: Float(r[5]))
  }
  return (head[0], head[2], Array(end))
}

/// The median of each scene in WebAssembly in ms, by name; empty if the program was not built. Node uses its optimizing
/// compiler from the start, because it would not switch to it during the program's only loop.
func mediansInWasm(_ folder: String) -> [String: Double] {
  guard access("\(folder)/physics.wasm", R_OK) == 0,
    let pipe = popen("node --no-liftoff scripts/run-wasm.mjs \(folder)/physics.wasm", "r")
  else { return [:] }
  defer { pclose(pipe) }
  var medians: [String: Double] = [:]
  var line = [CChar](repeating: 0, count: 128)
  while fgets(&line, 128, pipe) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let words = text.split { $0 == " " || $0 == "\n" }
    if words.count == 3, let time = Double(words[1]) { medians[String(words[0])] = time * 1e-6 }
  }
  return medians
}

/// The cost of a step with 10,000 balls, `perRow` in a row, relative to a step with 1,000 balls in rows of 40: the
/// median of five alternating runs.
func growth(perRow: Int) -> Double {
  let ratios = (0..<5).map { _ in
    let small = run(.balls(count: 1_000), allowsSleep: false).median
    return run(.balls(count: 10_000, perRow: perRow), allowsSleep: false).median / small
  }
  return ratios.sorted()[2]
}

/// The number of allocations in the steps 601 to 900 of a scene, when its columns have grown.
func allocations(_ scene: Scene) -> UInt {
  var world = scene.world().world
  for _ in 0..<600 { world.step(1 / 120) }
  let before = allocation_count()
  for _ in 0..<300 { world.step(1 / 120) }
  return allocation_count() - before
}

/// The peak resident memory of this process so far, in MB. `ru_maxrss` would not do: a process inherits it from its
/// parent.
func memory() -> Double {
  guard let status = fopen("/proc/self/status", "r") else { return .infinity }
  defer { fclose(status) }
  var line = [CChar](repeating: 0, count: 256)
  while fgets(&line, 256, status) != nil {
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let words = text.split { $0 <= " " }
    if words.first == "VmHWM:", words.count > 1 { return (Double(words[1]) ?? .infinity) / 1024 }
  }
  return .infinity
}

/// The peak memory of a separate process that runs scene b, and of the same process before the scene, in MB.
func memoryOfBalls() -> (all: Double, idle: Double)? {
  guard let pipe = popen("\(CommandLine.arguments[0]) memory", "r") else { return nil }
  defer { pclose(pipe) }
  var line = [CChar](repeating: 0, count: 128)
  guard fgets(&line, 128, pipe) != nil else { return nil }
  let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  let numbers = text.split { $0 == " " || $0 == "\n" }.compactMap { Double($0) }
  return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
}

/// The name of a scene in the results.
func shortName(_ scene: Scene) -> Substring { scene.name.hasPrefix("d") ? scene.name[...] : scene.name.prefix(1) }

func rounded(_ x: Double) -> String {
  guard x != 0 else { return "0" }
  var scale = 1.0
  while abs(x) * scale < 10000 && scale < 1e9 { scale *= 10 }
  return "\((x * scale).rounded() / scale)"
}

let arguments = CommandLine.arguments
if arguments.count > 2, arguments[1] == "write" {
  for scene in Scene.all { write(scene, to: "\(arguments[2])/\(scene.name).scene") }
  exit(0)
}
if arguments.count > 1, arguments[1] == "memory" {
  let idle = memory()
  let scene = Scene.balls()
  var world = scene.world().world
  for _ in 0..<600 { world.step(1 / 120) }
  print(memory(), idle)
  exit(world.stepCount == 600 ? 0 : 1)
}
if arguments.count > 2, arguments[1] == "alone" {
  let count = arguments.count > 3 ? Int(arguments[3]) : nil
  let perRow = arguments.count > 4 ? Int(arguments[4]) ?? 40 : 40
  let named = Scene.all.first { $0.name.hasPrefix(arguments[2]) } ?? .balls()
  let scene = count.map { Scene.balls(count: $0, perRow: perRow) } ?? named
  print(rounded(run(scene, allowsSleep: false).median))
  exit(0)
}
if arguments.count > 1, arguments[1] == "hashes" {
  for scene in Scene.all { print(scene.name, hex(run(scene, allowsSleep: false).hash)) }
  exit(0)
}
let letters = arguments.count > 1 ? arguments[1] : "abcdef"
let repetitions = arguments.count > 2 ? Int(arguments[2]) ?? 3 : 3
let folder = arguments.count > 3 ? arguments[3] : ".build/peers"
var results: [String] = []
for scene in Scene.all where letters.contains(scene.name.first ?? " ") {
  var ours: [Double] = []
  var peers: [String: [Double]] = ["box2d": [], "chipmunk": []]
  var last = run(scene, allowsSleep: false)
  var peerEnds: [String: [Outcome]] = [:]
  for _ in 0..<repetitions {
    last = run(scene, allowsSleep: false)
    ours.append(last.median)
    for peer in ["box2d", "chipmunk"] {
      guard let outcome = runPeer(peer, scene, folder) else { continue }
      peers[peer]?.append(outcome.median)
      peerEnds[peer] = outcome.end
    }
  }
  let median = ours.sorted()[ours.count / 2]
  print("\(scene.name)  \(rounded(median)) ms  hash \(hex(last.hash))")
  for (measure, value) in scene.quality(last.end) { print("    \(measure): \(rounded(value))") }
  for peer in ["box2d", "chipmunk"] {
    guard let times = peers[peer], !times.isEmpty else { continue }
    let theirs = times.sorted()[times.count / 2]
    let name = peer == "box2d" ? "box2d-2.4.1" : "chipmunk-7"
    let qualities = scene.quality(peerEnds[peer] ?? []).map { "\($0.0): \(rounded($0.1))" }.joined(separator: ", ")
    print("    \(name) \(rounded(theirs)) ms, ours \(rounded(median / theirs)) of it;  \(qualities)")
    results.append(
      "{\"name\": \"physics.\(shortName(scene))\", \"value\": \(rounded(median)), \"unit\": \"ms/step\", "
        + "\"peer\": \"\(name)\", \"peer_value\": \(rounded(theirs)), \"ratio\": \(rounded(median / theirs))}")
  }
  print("    allocations in 300 warm steps: \(allocations(scene))")
  if scene.name.hasPrefix("b") {
    if let memory = memoryOfBalls() {
      print("    memory: \(rounded(memory.all)) MB, of which \(rounded(memory.idle)) MB before the scene")
      results.append(
        "{\"name\": \"physics.memory.b\", \"value\": \(rounded(memory.all)), \"unit\": \"MB\", \"peer\": \"aim\", "
          + "\"peer_value\": 8, \"ratio\": \(rounded(memory.all / 8))}")
    }
    // Ten times as many balls in a box ten times as wide fall for the same time and come to rest at the same step. In a
    // pile ten times as high they would still fall in the median step, when the few are already at rest.
    let wide = growth(perRow: 400)
    let high = growth(perRow: 40)
    print("    10,000 falling balls: \(rounded(wide)) times 1,000; piled ten times as high, \(rounded(high)) times")
    results.append(
      "{\"name\": \"physics.growth\", \"value\": \(rounded(wide)), \"unit\": \"times\", \"peer\": \"aim\", "
        + "\"peer_value\": 12, \"ratio\": \(rounded(wide / 12))}")
  }
  if scene.name.hasPrefix("a") {
    let asleep = run(scene, allowsSleep: true)
    print("    with sleeping: mean \(rounded(asleep.total / 600)) ms, median \(rounded(asleep.median)) ms")
  }
}
// The same program natively and in WebAssembly, alternating.
var inWasm: [String: [Double]] = [:]
var natively: [String: [Double]] = [:]
for _ in 0..<repetitions {
  for (name, median) in mediansInWasm(folder) { inWasm[name, default: []].append(median) }
  guard !inWasm.isEmpty else { break }
  for scene in Scene.all { natively[scene.name, default: []].append(run(scene, allowsSleep: false).median) }
}
for scene in Scene.all where letters.contains(scene.name.first ?? " ") {
  guard let wasm = inWasm[scene.name], let native = natively[scene.name] else { continue }
  let (there, here) = (wasm.sorted()[wasm.count / 2], native.sorted()[native.count / 2])
  print("\(scene.name) in wasm  \(rounded(there)) ms, \(rounded(there / here)) times native \(rounded(here))")
  results.append(
    "{\"name\": \"physics.\(shortName(scene)) wasm\", \"value\": \(rounded(there)), \"unit\": \"ms/step\", "
      + "\"peer\": \"native\", \"peer_value\": \(rounded(here)), \"ratio\": \(rounded(there / here))}")
}
if let path = getenv("PHYSICS_RESULTS"), let file = fopen(path, "w") {
  fputs("[\n" + results.joined(separator: ",\n") + "\n]\n", file)
  fclose(file)
}
