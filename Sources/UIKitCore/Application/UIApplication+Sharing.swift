import CaromGeometry

extension UIApplication {
  /// Lets the person share a text, an address and a picture; `answer` receives an outcome of `SharedInput`, unless
  /// something else is shared first.
  package func share(
    title: String, text: String, address: String, picture: UIImage?, answer: @escaping (UInt8) -> Void
  ) {
    shareAnswered = answer
    let size = picture?.size ?? .zero
    send(
      .share(
        title: title, text: text, address: address, width: size.width, height: size.height,
        operations: picture?.operations ?? []))
  }
}

extension UIImage {
  /// What draws the image in its own size.
  package var operations: [UInt32] {
    let context = CGContext(isEmbedded: true)
    if size.width > 0, size.height > 0 { context.draw(self, in: CGRect(origin: .zero, size: size), tint: nil) }
    return context.balancedWords
  }
}
