// In a file of its own: Foundation has geometry of its own, too.
import Foundation

/// The object that a text is as JSON; nil if it is none.
func parsedJSON(_ text: String) -> [String: Any]? {
  try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
}
