import CaromHeadlessHost
import UIKit

/// A random program of public API calls, generated from a seed: it fills pools with objects of the kit and uses them as
/// no sensible app does, also within every callback.
///
/// Equal seeds give equal programs in every build, so that the final hashes can be compared.
package final class Program {
  /// The program that is running; actors ask it what to do in their callbacks.
  private(set) static var current: Program?

  let seed: UInt32
  let isTold: Bool
  var random: SeededGenerator
  let host: HeadlessHost
  /// The number of moves so far.
  private(set) var moves = 0
  /// The depth of nested callbacks of actors within the current move.
  private var depth = 0
  private var interruptionsLeft = 0
  private var toldDiagnostics = 0

  // The objects on which the moves work.
  var views: [UIView] = []
  var layers: [CALayer] = []
  var controllers: [UIViewController] = []
  var recognizers: [UIGestureRecognizer] = []
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var animators: [UIViewPropertyAnimator] = []
  var worlds: [UIDynamicAnimator] = []
  var behaviors: [UIDynamicBehavior] = []
  var timers: [Timer] = []
  var links: [CADisplayLink] = []
  var observers: [NSObject] = []
  var tables: [UITableView] = []
  var collections: [UICollectionView] = []
  var fields: [UITextField] = []
  var stacks: [UIStackView] = []
  var scrolls: [UIScrollView] = []
  let rows = Rows()
  let items = Items()
  let ears = Ears()

  /// Creates a program with a host of its own.
  ///
  /// - Parameter isTold: Whether each move is printed before it is made.
  init(seed: UInt32, isTold: Bool = false) {
    self.seed = seed
    self.isTold = isTold
    random = SeededGenerator(seed: UInt64(seed))
    host = HeadlessHost(
      size: CGSize(width: 390, height: 844), seed: Int32(truncatingIfNeeded: seed), root: { Controller() })
  }

  /// Runs the program and returns the hash of its final state.
  func run() -> UInt64 {
    Program.current = self
    defer { Program.current = nil }
    for _ in 0..<5 { make(Move.views[0]) }
    for _ in 0..<60 {
      interruptionsLeft = 20
      for _ in 0...chance(4) { makeMove() }
      for _ in 0..<chance(3) { host.sendAnything(using: &random) }
      host.advance(ticks: 1 + chance(4))
      if chance(3) == 0 { commit() }
      tell()
    }
    interruptionsLeft = 0
    host.advance(ticks: 30)
    commit()
    tell()
    let parts = [
      host.application.stateHash(), host.application.clockHash(), UInt64(host.diagnostics.count), UInt64(moves),
    ]
    if isTold { for part in parts { print(String(part, radix: 16)) } }
    var hash = StateHash()
    for part in parts { hash.combine(part) }
    return hash.value
  }

  private func commit() {
    if isTold {
      for line in host.commit() { print("      \(line)") }
    } else {
      host.commitUnread()
    }
  }

  /// Prints the moving objects and the diagnostics, so that traces of two builds show where they diverge.
  private func tell() {
    guard isTold else { return }
    // Not `stateHash()`, because that draws, and drawing actors request random numbers.
    print("tick \(host.tick): \(String(host.application.clockHash(), radix: 16))")
    for line in host.diagnostics.dropFirst(toldDiagnostics) { print(line) }
    toldDiagnostics = host.diagnostics.count
  }

  /// What an actor does in a callback: usually nothing, sometimes a random move.
  func interrupt() {
    guard depth < 3, interruptionsLeft > 0, chance(6) == 0 else { return }
    interruptionsLeft -= 1
    depth += 1
    makeMove()
    depth -= 1
  }

  private func makeMove() {
    let group = Move.all[chance(Move.all.count)]
    make(group[chance(group.count)])
  }

  private func make(_ move: Move) {
    moves += 1
    if isTold { print("\(moves)" + String(repeating: "  ", count: depth + 1) + move.name) }
    move.make(self)
    trimPools()
  }

  /// Afterwards only the kit may retain a dropped object, or nothing at all.
  private func trimPools() {
    trim(&views, to: 40)
    trim(&layers, to: 20)
    trim(&controllers, to: 20)
    trim(&recognizers, to: 20)
    trim(&constraints, to: 60)
    trim(&guides, to: 10)
    trim(&animators, to: 10)
    trim(&worlds, to: 3)
    trim(&behaviors, to: 20)
    trim(&timers, to: 10)
    trim(&links, to: 5)
    trim(&observers, to: 8)
    trim(&tables, to: 3)
    trim(&collections, to: 3)
    trim(&fields, to: 5)
    trim(&stacks, to: 4)
    trim(&scrolls, to: 5)
  }

  private func trim<Element>(_ pool: inout [Element], to count: Int) {
    if pool.count > count { pool.remove(at: chance(pool.count)) }
  }

  /// A random number below `bound`.
  func chance(_ bound: Int) -> Int { Int(random.next(below: UInt32(max(1, bound)))) }
}

/// An action of a program, with a name for the trace.
struct Move {
  let name: String
  let make: (Program) -> Void

  init(_ name: String, _ make: @escaping (Program) -> Void) {
    self.name = name
    self.make = make
  }

  static let all: [[Move]] = [
    views, views, layers, constraints, gestures, animations, dynamics, dynamics, lists, lists, controllers, controllers,
    controls, texts, times, application,
  ]
}
