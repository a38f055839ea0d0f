// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Darwin has its own, with which this would be ambiguous.
#if !canImport(Darwin)
/// The greatest number of single precision.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
#endif

/// A map of space, of which nothing is drawn.
public struct CATransform3D: Hashable, Sendable {
  public var m34: CGFloat = 0
  public init() {}
}

public let CATransform3DIdentity = CATransform3D()

public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  .init()
}
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D { .init() }

public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { .init() }

public func CATransform3DTranslate(
  _ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { map }

public func CATransform3DScale(
  _ map: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { map }

public func CATransform3DRotate(
  _ map: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { map }
