/// The version of Carom, told nowhere else: the page and the command `carom` take it from this file.
///
/// It follows semantic versioning; while it begins with 0, any minor version may change the public API.
public enum CaromVersion {
  /// Major, minor and patch, separated by dots.
  public static let current = "0.1.0"
}
