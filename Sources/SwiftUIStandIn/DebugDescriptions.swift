import ScrollBehavior

#if !canImport(Darwin)
// What geometry is logged as, in the words that Apple's platforms have for it.
extension CGPoint {
  /// The coordinates: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize {
  /// The lengths: `(1.0, 2.0)`.
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect {
  /// The origin and the size: `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String {
    "(\(Double(minX)), \(Double(minY)), \(Double(width)), \(Double(height)))"
  }
}
#endif
