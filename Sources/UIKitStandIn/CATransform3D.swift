// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import ScrollBehavior

/// The greatest number of single precision, as C's header has it on Darwin.
public let MAXFLOAT: Float = .greatestFiniteMagnitude

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
