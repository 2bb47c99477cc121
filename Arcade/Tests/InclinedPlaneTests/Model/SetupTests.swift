import CaromGeometry
import Testing

@testable import InclinedPlane

struct SetupTests {
  @Test func refusesWhatIsNoSlopeAndKeepsTheValueBefore() {
    var setup = Setup()
    let before = setup
    #expect(setup.set(.angle, typed: "86") == .outside(.angle))
    #expect(setup.set(.angle, typed: "-85.01") == .outside(.angle))
    #expect(setup.set(.mass, typed: "0") == .outside(.mass))
    #expect(setup.set(.staticFriction, typed: "-0.1") == .outside(.staticFriction))
    #expect(setup.set(.kineticFriction, typed: "0.401") == .kineticAboveStatic)
    #expect(setup.set(.staticFriction, typed: "0.2") == .kineticAboveStatic)
    #expect(setup.set(.angle, typed: "steep") == .notANumber)
    #expect(setup.set(.angle, typed: "") == .notANumber)
    #expect(setup.set(.angle, typed: "1-2") == .notANumber)
    #expect(setup.set(.angle, typed: "20.005") == .tooManyDecimals(.angle))
    #expect(setup.set(.angle, typed: "999999999999") == .outside(.angle))
    #expect(setup == before)
    #expect(setup.set(.angle, typed: "−85") == nil && setup.steps(.angle) == -8500)
    #expect(setup.set(.angle, typed: "12,5") == nil && setup.steps(.angle) == 1250)
    #expect(setup.set(.mass, typed: "2.5") == nil && setup.steps(.mass) == 2500)
  }

  @Test func aLinkIsReadBackToTheSameSetup() {
    var setup = Setup([.ring, .box, .ball], [(.angle, -3333), (.length, 321), (.restitution, 77)])
    setup.planet = .moon
    setup.end = .spring
    #expect(setup.set(.radius, to: 55, lane: 1) == nil)
    guard case .success(let back) = Setup.read(link: setup.link) else {
      Issue.record("refused: \(setup.link)")
      return
    }
    #expect(back == setup)
    var one = Experiment(setup)
    var two = Experiment(back)
    for _ in 0..<300 {
      one.advance()
      two.advance()
    }
    #expect(one.history == two.history)
  }

  @Test(arguments: [
    "a", "a=", "a=9000", "a=20x", "a=1&a=2", "q=1", "g=6", "z=3", "b=", "b=0.1000", "b=5.1000.100", "b=0.0.100",
    "b=0.1000.100,0.1000.100,0.1000.100,0.1000.100,0.1000.100", "us=-1", "us=100&uk=200", "a=9999999999", "&", "a=1=2",
    "us=100",
  ])
  func aDamagedLinkIsRefused(link: String) {
    if case .success = Setup.read(link: link) { Issue.record("taken: \(link)") }
  }

  @Test func numbersAreReadAsTheyAreShown() {
    for steps in [-8500, -1, 0, 7, 4242] {
      #expect(FixedPoint.steps(FixedPoint.text(Int64(steps), places: 2), places: 2) == Int64(steps))
    }
    #expect(FixedPoint.text(-0.354, places: 2) == "−0.35")
    #expect(FixedPoint.text(Int64(5), places: 3) == "0.005")
  }
}
