import Foundation

struct Planet: Equatable {
    let name: String
    let moons: Int
    var note: String = ""

    static let all = [
        Planet(name: "Mercury", moons: 0), Planet(name: "Venus", moons: 0), Planet(name: "Earth", moons: 1),
        Planet(name: "Mars", moons: 2), Planet(name: "Jupiter", moons: 95), Planet(name: "Saturn", moons: 146),
        Planet(name: "Uranus", moons: 28), Planet(name: "Neptune", moons: 16),
    ]

    var moonText: String {
        switch moons {
        case 0: return "no moons"
        case 1: return "1 moon"
        default: return String(format: "%d moons", moons)
        }
    }
}
