/// The version of Carom. This file is the only place that contains it: the page and the command `carom` read it from
/// here.
///
/// It follows semantic versioning. While the major version is 0, every minor version may change the public API.
public enum CaromVersion {
  /// The current version: major, minor and patch, separated by dots.
  public static let current = "0.1.0"
}
