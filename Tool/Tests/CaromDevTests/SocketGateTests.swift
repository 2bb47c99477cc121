import Testing

@testable import CaromDev

/// Any website can have a browser connect to a port of this machine.
struct SocketGateTests {
  private let gate = SocketGate(token: "abc", host: "127.0.0.1", port: 8130)
  private let open = SocketGate(token: "abc", host: "0.0.0.0", port: 8130)

  @Test(
    "A host is this machine's own name or loopback address, with the port",
    arguments: [
      ("127.0.0.1:8130", true), ("localhost:8130", true), ("LOCALHOST:8130", true), ("[::1]:8130", true),
      ("127.0.0.1", false), ("127.0.0.1:80", false), ("evil.example:8130", false), ("192.168.1.5:8130", false),
      ("127.0.0.1.evil.example:8130", false), ("", false), (":8130", false),
    ])
  func loopback(host: String, isKnown: Bool) { #expect(gate.knows(host: host) == isKnown) }

  @Test(
    "If other machines are admitted, a host may also be a numeric address, but still no foreign name",
    arguments: [
      ("192.168.1.5:8130", true), ("[fe80::1]:8130", true), ("localhost:8130", true), ("evil.example:8130", false),
      ("192.168.1:8130", false), ("1.2.3.4.evil.example:8130", false), ("300.1.1.1:8130", false),
    ])
  func others(host: String, isKnown: Bool) { #expect(open.knows(host: host) == isKnown) }

  @Test func aPageOfThisAddressWithTheTokenMayOpenTheSocket() {
    #expect(gate.refusal(host: "127.0.0.1:8130", origin: "http://127.0.0.1:8130", token: "abc") == nil)
    #expect(gate.refusal(host: "localhost:8130", origin: "http://localhost:8130", token: "abc") == nil)
  }

  @Test(
    "Everybody else is refused",
    arguments: [
      ("127.0.0.1:8130", "http://evil.example", "abc"), ("127.0.0.1:8130", "http://localhost:8130", "abc"),
      ("127.0.0.1:8130", "https://127.0.0.1:8130", "abc"), ("127.0.0.1:8130", "null", "abc"),
      ("127.0.0.1:8130", nil, "abc"), ("evil.example:8130", "http://evil.example:8130", "abc"),
      ("127.0.0.1:8130", "http://127.0.0.1:8130", nil), ("127.0.0.1:8130", "http://127.0.0.1:8130", ""),
      ("127.0.0.1:8130", "http://127.0.0.1:8130", "abd"), ("127.0.0.1:8130", "http://127.0.0.1:8130", "abcd"),
    ] as [(String, String?, String?)])
  func refused(host: String, origin: String?, token: String?) {
    #expect(gate.refusal(host: host, origin: origin, token: token) != nil)
  }

  @Test(
    "The token is read from the address as a field of its own",
    arguments: [
      ("/socket?token=abc", "abc"), ("/socket?lead&token=abc", "abc"), ("/socket", nil), ("/socket?nottoken=abc", nil),
      ("/socket?token=", ""),
    ] as [(String, String?)])
  func field(uri: String, token: String?) { #expect(SocketGate.value(of: "token", in: uri) == token) }
}
