// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double

  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  public init(radians: Double = 0) { self.radians = radians }
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  public static let zero = Angle()

  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}

/// The room of a view, as a reader of geometry would tell; a test makes one as it likes.
public struct GeometryProxy {
  public let size: CGSize
  public let safeAreaInsets: EdgeInsets

  public init(size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    (self.size, self.safeAreaInsets) = (size, safeAreaInsets)
  }
}

/// Scrolls by a program's wish, which nobody fulfils here.
public struct ScrollViewProxy {
  public init() {}
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A wished position of a scroll view, which nobody fulfils here.
public struct ScrollPosition {
  private var wish: AnyHashable?

  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}
  public init() {}
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) { wish = AnyHashable(id) }
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {}
  public init(edge: Edge) {}
  public init(point: CGPoint) {}
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { wish?.base as? ID }
  public var viewID: AnyHashable? { wish }
  public var isPositionedByUser: Bool { false }

  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    wish = AnyHashable(id)
  }

  public mutating func scrollTo(x: CGFloat) { wish = nil }
  public mutating func scrollTo(y: CGFloat) { wish = nil }
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { wish = nil }
  public mutating func scrollTo(point: CGPoint) { wish = nil }
  public mutating func scrollTo(edge: Edge) { wish = nil }
}

/// A view that shows nothing: a type for what a generic one holds.
public struct EmptyView: Hashable, Sendable {
  public init() {}
}

#if !canImport(Darwin)
// What geometry is logged as, in the words that Apple's platforms have for it.
extension CGPoint {
  public var debugDescription: String { "(\(Double(x)), \(Double(y)))" }
}

extension CGSize {
  public var debugDescription: String { "(\(Double(width)), \(Double(height)))" }
}

extension CGRect {
  public var debugDescription: String {
    "(\(Double(minX)), \(Double(minY)), \(Double(width)), \(Double(height)))"
  }
}
#endif
