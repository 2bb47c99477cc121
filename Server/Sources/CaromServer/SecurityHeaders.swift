/// The fields of every answer that keep other sites' code and frames out of the page.
enum SecurityHeaders {
  /// What the page may load and run: the directives in web/policy.txt, which the build also writes into the page.
  static let contentSecurityPolicy = String(decoding: PackageResources.policy_txt, as: Unicode.UTF8.self)
    .split(separator: "\n").filter { !$0.hasPrefix("#") }.joined(separator: "; ")

  /// The fields for a page that other sites may show in a frame. It is as much on its own there as elsewhere: what it loads, and
  /// who may load its parts, stays the same.
  static let embeddedFields = fields.map { name, value in
    switch name {
    case "Content-Security-Policy":
      (name, value.replacing("frame-ancestors 'self'", with: "frame-ancestors *"))
    // A site that keeps others' resources out shows this page all the same.
    case "Cross-Origin-Resource-Policy": (name, "cross-origin")
    default: (name, value)
    }
  }

  static let fields = [
    ("Content-Security-Policy", contentSecurityPolicy),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    // A game uses the tilt of the device; nothing needs the other sensors.
    (
      "Permissions-Policy",
      "accelerometer=(self), gyroscope=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()"
    ),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Embedder-Policy", "require-corp"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
