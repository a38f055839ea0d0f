// swift-format-ignore-file
// Two types of CoreGraphics that Foundation for Linux does not have, with the members that Apple's documentation and
// swiftlang/swift, stdlib/public/SDK/CoreGraphics, give them.
import Foundation

public struct CGVector: Equatable, Codable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init() { fatalError() }
  public init(dx: CGFloat, dy: CGFloat) { fatalError() }
  public init(dx: Double, dy: Double) { fatalError() }
  public init(dx: Int, dy: Int) { fatalError() }
  public static var zero: CGVector { fatalError() }
}

public struct CGAffineTransform: Equatable, Codable, Sendable {
  public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat
  public var tx: CGFloat, ty: CGFloat
  public static var identity: CGAffineTransform { fatalError() }
  public init() { fatalError() }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) { fatalError() }
  public init(translationX tx: CGFloat, y ty: CGFloat) { fatalError() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { fatalError() }
  public init(rotationAngle angle: CGFloat) { fatalError() }
  public var isIdentity: Bool { fatalError() }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { fatalError() }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { fatalError() }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { fatalError() }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { fatalError() }
  public func inverted() -> CGAffineTransform { fatalError() }
}

extension CGPoint { public func applying(_ t: CGAffineTransform) -> CGPoint { fatalError() } }

extension CGSize { public func applying(_ t: CGAffineTransform) -> CGSize { fatalError() } }

extension CGRect { public func applying(_ t: CGAffineTransform) -> CGRect { fatalError() } }
