#if !canImport(CoreGraphics)
/// A vector in the plane; CoreGraphics has it, Foundation on Linux does not.
@frozen
public struct CGVector: Hashable, Codable, Sendable {
  /// The horizontal component.
  public var dx: CGFloat

  /// The vertical component.
  public var dy: CGFloat

  /// Makes the zero vector.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its components.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Makes a vector from components in double precision.
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Makes a vector from whole components.
  public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// The vector without length.
  public static var zero: CGVector { CGVector() }
}
#endif
