/// The floating-point type of the kit's geometry: always a 64-bit `Double`, on 32-bit machines too, so that every build
/// computes the same bits.
public typealias CGFloat = Double

/// A duration in seconds.
public typealias TimeInterval = Double
