import UIKit

/// The colors of the testbed: bodies are bright while they move and dim while they sleep.
enum Palette {
  static let night = UIColor(red: 0.035, green: 0.045, blue: 0.09, alpha: 1)
  static let page = UIColor(red: 0.07, green: 0.085, blue: 0.14, alpha: 1)
  static let ground = UIColor(red: 0.30, green: 0.35, blue: 0.46, alpha: 1)
  static let asleep = UIColor(red: 0.22, green: 0.25, blue: 0.36, alpha: 1)
  static let contact = UIColor(red: 1, green: 0.95, blue: 0.55, alpha: 1)
  static let ink = UIColor(red: 0.93, green: 0.95, blue: 1, alpha: 1)
  static let quiet = UIColor(red: 0.66, green: 0.71, blue: 0.83, alpha: 1)
  static let bodies = [
    UIColor(red: 1, green: 0.55, blue: 0.36, alpha: 1), UIColor(red: 0.98, green: 0.42, blue: 0.50, alpha: 1),
    UIColor(red: 0.80, green: 0.46, blue: 0.85, alpha: 1), UIColor(red: 0.47, green: 0.56, blue: 0.98, alpha: 1),
    UIColor(red: 0.30, green: 0.76, blue: 0.86, alpha: 1),
  ]
}
