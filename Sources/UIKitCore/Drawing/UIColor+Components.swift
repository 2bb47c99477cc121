import CaromGeometry

extension CGColor {
  /// Creates a color from hue (0 … 1 around the color circle), saturation and brightness, each clamped to 0 … 1.
  init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    func unit(_ value: Double) -> Double { value > 0 ? (value < 1 ? value : 1) : 0 }
    let (saturation, brightness) = (unit(saturation), unit(brightness))
    let sixths = unit(hue) * 6
    func channel(_ offset: Double) -> Double {
      // Around the circle each channel rises, stays high, falls and stays low; the channels are a third apart.
      var place = offset + sixths
      if place >= 6 { place -= 6 }
      let lack = max(0, min(place, 4 - place, 1))
      return brightness - brightness * saturation * lack
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Hue, saturation and brightness, each 0 … 1; grays have hue 0.
  var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    var sixths: Double
    if high == red {
      sixths = (green - blue) / range
    } else if high == green {
      sixths = 2 + (blue - red) / range
    } else {
      sixths = 4 + (red - green) / range
    }
    if sixths < 0 { sixths += 6 }
    return (sixths / 6, range / high, high)
  }
}

extension UIColor {
  /// Writes the components under the current traits to the pointers that are not nil; always returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and opacity under the current traits to the pointers that are not nil; always
  /// returns true. Grays have hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    let parts = color.hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the gray value and the opacity under the current traits to the pointers that are not nil. For a color that
  /// is not a gray it writes nothing and returns false.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = cgColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
