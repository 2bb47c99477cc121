/// The header fields that keep other sites' code and frames out of the page; every answer has them.
enum SecurityHeaders {
  /// What the page may load and run: the directives in web/policy.txt, which the build also writes into the page.
  static let contentSecurityPolicy = String(decoding: PackageResources.policy_txt, as: Unicode.UTF8.self)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "; ")

  /// The fields for a page that other sites may show in a frame. The rules for what it loads, and for who may load its
  /// parts, are the same as for other pages.
  static let embeddedFields = fields.map { name, value in
    switch name {
    case "Content-Security-Policy":
      (name, value.replacing("frame-ancestors 'self'", with: "frame-ancestors *"))
    // Allows sites that exclude resources of other origins to show this page.
    case "Cross-Origin-Resource-Policy": (name, "cross-origin")
    default: (name, value)
    }
  }

  static let fields = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    // A game uses the device's tilt; no other sensor is needed.
    (
      "Permissions-Policy",
      "accelerometer=(self), gyroscope=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
