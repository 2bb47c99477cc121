public enum Side {
  public static let short = 80.0
  public static let long = 160.0
}
