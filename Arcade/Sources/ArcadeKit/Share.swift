import UIKit

/// A result that a player shares with others: a few lines, a link, and perhaps a picture.
public struct Share {
  /// The subject, such as the name of the game, for targets that need one.
  public let title: String
  /// The text, without spoilers: “Carom · Breakout, Nov 24\n1,240 points · 3 days in a row”.
  public let words: String
  /// The place that the link opens, after `#/`: `breakout/today`.
  public let address: String
  /// A picture; see `SharePicture`.
  public let picture: UIImage?

  /// A result to share.
  public init(title: String, words: String, address: String, picture: UIImage? = nil) {
    self.title = title
    self.words = words
    self.address = address
    self.picture = picture
  }
}

extension UIViewController {
  /// Shares a result through the system's own sheet, or else by the clipboard, which a remark then mentions. Call it in
  /// response to a touch or key.
  public final func share(_ share: Share) {
    var items: [UIActivityItem] = [.text(share.words)]
    if let address = URL(string: "#/" + share.address) { items.append(.address(address)) }
    if let picture = share.picture { items.append(.picture(picture)) }
    let sheet = UIActivityViewController(activityItems: items)
    sheet.title = share.title
    sheet.completionWithItemsHandler = { [me = Weak(self)] activity, isDone in
      guard let me = me.value, activity == .copyToPasteboard else { return }
      if isDone { me.showRemark(ShareStrings.copied) } else { me.showUncopied(share) }
    }
    present(sheet, animated: true)
  }

  /// Shows the text for selecting, if the browser allows neither sharing nor copying.
  private func showUncopied(_ share: Share) {
    let alert = UIAlertController(
      title: ShareStrings.uncopied, message: share.words + "\n#/" + share.address, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: ShareStrings.close, style: .default))
    present(alert, animated: true)
  }
}

/// The texts about sharing.
enum ShareStrings {
  static var copied: String { text("Copied. Paste it wherever you like.", de: "Kopiert. Jetzt überall einfügen.") }
  static var uncopied: String {
    text("Your browser does not let Carom copy", de: "Dein Browser erlaubt Carom das Kopieren nicht")
  }
  static var close: String { text("Close", de: "Schließen") }
}
