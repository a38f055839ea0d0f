/// When two offsets are the same place.
@usableFromInline
enum Coincidence {
  /// Offsets closer than this, in points, are the same place: far below a pixel, far above rounding noise (our choice).
  @inlinable
  static var distance: Double { 1e-6 }
}
