import NIOHTTP1

/// Why something is not done, in a sentence that says what to do.
struct GalleryRefusal: Error, Equatable {
  var text: String
  var status = HTTPResponseStatus.badRequest
}
