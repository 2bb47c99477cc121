import CaromGeometry
import GameSettings

extension Setup {
  /// The setup as the query of an address: `g=0&z=0&a=2000&…&b=0.1000.100,1.1000.100`, with `&w=1` if UIKit Dynamics
  /// computes it.
  package var link: String {
    var text = "g=\(planet.rawValue)&z=\(end.rawValue)"
    for quantity in Quantity.allCases where !quantity.isOfBody {
      text += "&" + quantity.scale.name + "=\(steps(quantity))"
    }
    text += "&b="
    for (index, lane) in lanes.enumerated() {
      text += (index == 0 ? "" : ",") + "\(lane.shape.rawValue).\(lane.mass).\(lane.radius)"
    }
    if engine != .exact { text += "&w=\(engine.rawValue)" }
    return text
  }

  /// Parses a link; missing values get their defaults. Any other fault refuses the whole link.
  package static func read(link: String) -> Result<Setup, Refusal> {
    var setup = Setup()
    var seen: [String] = []
    for part in split(link, at: "&") {
      let pair = split(part, at: "=")
      guard pair.count == 2, !seen.contains(pair[0]), seen.count < 20 else { return .failure(.badLink) }
      seen.append(pair[0])
      guard setup.take(pair[0], pair[1]) else { return .failure(.badLink) }
    }
    guard setup.steps(.kineticFriction) <= setup.steps(.staticFriction) else { return .failure(.kineticAboveStatic) }
    return .success(setup)
  }

  /// Applies one name and value of a link; returns false if they mean nothing.
  private mutating func take(_ name: String, _ text: String) -> Bool {
    if name == "b" { return takeLanes(text) }
    guard let number = Setup.whole(text) else { return false }
    if name == "g" {
      guard let planet = Planet(rawValue: number) else { return false }
      self.planet = planet
      return true
    }
    if name == "z" {
      guard let end = SlopeEnd(rawValue: number) else { return false }
      self.end = end
      return true
    }
    if name == "w" {
      guard let engine = Engine(rawValue: number) else { return false }
      self.engine = engine
      return true
    }
    for quantity in Quantity.allCases where !quantity.isOfBody && quantity.scale.name == name {
      guard quantity.scale.allows(number) else { return false }
      numbers(quantity, number)
      return true
    }
    return false
  }

  private mutating func takeLanes(_ text: String) -> Bool {
    var read: [Lane] = []
    for part in Setup.split(text, at: ",") {
      let fields = Setup.split(part, at: ".")
      guard fields.count == 3, let shape = Setup.whole(fields[0]).flatMap({ BodyShape(rawValue: $0) }),
        let mass = Setup.whole(fields[1]), Quantity.mass.scale.allows(mass), let radius = Setup.whole(fields[2]),
        Quantity.radius.scale.allows(radius)
      else { return false }
      read.append(Lane(shape, mass: mass, radius: radius))
    }
    guard !read.isEmpty, read.count <= Setup.mostLanes else { return false }
    replaceLanes(read)
    return true
  }

  /// Parses a whole number in a link: at most six digits, with an optional minus sign.
  static func whole(_ text: String) -> Int? {
    var value = 0
    var digits = 0
    var isNegative = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "-"), digits == 0, !isNegative {
        isNegative = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), digits < 6 else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      digits += 1
    }
    return digits == 0 ? nil : isNegative ? -value : value
  }

  static func split(_ text: String, at mark: Character) -> [String] {
    var parts = [""]
    for character in text {
      if character == mark {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
