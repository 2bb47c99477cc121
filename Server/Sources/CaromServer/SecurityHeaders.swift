import HTTPTypes
import Hummingbird

/// Adds headers to every response that keep other sites' code and frames out of the page.
struct SecurityHeaders<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context, next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      response = try await next(request, context)
    } catch let error as any HTTPResponseError {
      response = try error.response(from: request, context: context)
    }
    for (name, value) in Self.fields { response.headers[name] = value }
    return response
  }

  /// The page may run its own modules and compile its own WebAssembly, and nothing else: no inline scripts or styles,
  /// no eval.
  static var contentSecurityPolicy: String {
    [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "media-src 'self' data: blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].joined(separator: "; ")
  }

  private static var fields: [(HTTPField.Name, String)] {
    [
      (.contentSecurityPolicy, contentSecurityPolicy),
      (.xContentTypeOptions, "nosniff"),
      (HTTPField.Name("Referrer-Policy")!, "no-referrer"),
      // A game uses the tilt of the device; nothing needs the other sensors.
      (
        HTTPField.Name("Permissions-Policy")!,
        "accelerometer=(self), gyroscope=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=()"
      ),
      (HTTPField.Name("Cross-Origin-Opener-Policy")!, "same-origin"),
      (HTTPField.Name("Cross-Origin-Embedder-Policy")!, "require-corp"),
      (HTTPField.Name("Cross-Origin-Resource-Policy")!, "same-origin"),
    ]
  }
}
