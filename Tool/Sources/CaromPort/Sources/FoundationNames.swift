/// Finds the parts of Foundation that a source uses and that UIKit does not provide.
enum FoundationNames {
  /// Types that only Foundation has. A source that uses one imports Foundation where it exists, that is, natively.
  static let own: Set<String> = [
    "JSONEncoder", "JSONDecoder", "JSONSerialization", "PropertyListEncoder", "PropertyListDecoder",
    "PropertyListSerialization", "FileManager", "FileHandle", "URLSession", "URLRequest", "URLResponse",
    "HTTPURLResponse",
    "URLSessionDataTask", "URLComponents", "URLQueryItem", "NSRegularExpression", "NSPredicate", "NSSortDescriptor",
    "ProcessInfo", "NSLock", "Thread", "DateInterval", "Measurement", "ISO8601DateFormatter", "DateComponentsFormatter",
    "NSCountedSet", "NSMutableArray", "NSArray", "NSDictionary", "NSMutableDictionary", "NSSet", "NSMutableSet",
    "NSError",
    "NSMutableString", "Scanner", "NSCache", "NSOrderedSet", "NSUUID", "NSDecimalNumber", "Decimal", "NSKeyedArchiver",
    "NSKeyedUnarchiver", "NSData", "NSDate", "ByteCountFormatter", "MeasurementFormatter", "PersonNameComponents",
    "NSPersonNameComponents", "CharacterSet", "NSRecursiveLock", "Process",
  ]

  /// Types that both modules have; an alias in the app's module selects UIKit's.
  static let shared = [
    "Bundle", "CGFloat", "CGPoint", "CGRect", "CGRectEdge", "CGSize", "Calendar", "CharacterSet", "ComparisonResult",
    "Data", "Date", "DateComponents", "DateFormatter", "DispatchGroup", "DispatchQueue", "DispatchTime",
    "DispatchTimeInterval", "DispatchWorkItem", "IndexPath", "IndexSet", "Locale", "NSAttributedString", "NSCoder",
    "NSMutableAttributedString", "NSNotification", "NSNumber", "NSObject", "NSObjectProtocol", "NSRange", "NSString",
    "NSValue", "Notification", "NotificationCenter", "NumberFormatter", "OperationQueue", "RunLoop", "TimeInterval",
    "TimeZone", "Timer", "URL", "UUID", "UserDefaults",
  ]

  /// Functions that both modules have, with their numbers of arguments.
  private static let functions = [
    ("acos", 1), ("asin", 1), ("atan", 1), ("atan2", 2), ("cos", 1), ("exp", 1), ("hypot", 2), ("log", 1), ("pow", 2),
    ("sin", 1), ("tan", 1),
  ]

  /// The file of aliases.
  static var aliases: String {
    var lines = [
      "// Written by `carom port`: sources that import Foundation mean UIKit's types where both have one of a name.",
      "",
      "#if canImport(Foundation)", "  import UIKit", "",
    ]
    lines += shared.map { "  typealias \($0) = UIKit.\($0)" }
    lines.append("")
    for (name, count) in functions {
      lines.append(
        count == 1
          ? "  func \(name)(_ x: Double) -> Double { UIKit.\(name)(x) }"
          : "  func \(name)(_ x: Double, _ y: Double) -> Double { UIKit.\(name)(x, y) }")
    }
    return lines.joined(separator: "\n") + "\n#endif\n"
  }
}
