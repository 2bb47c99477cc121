import HTTPTypes
import Hummingbird

/// Gives every response the headers that keep other people's code and pages out of ours.
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

  /// The page runs its own modules and compiles its own WebAssembly, and nothing else: no inline script or style, no eval.
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
      // Tilting the device is play; nothing here needs the other sensors.
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
