import ScrollBehavior

/// An angle.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes an angle from radians.
  public init(radians: Double = 0) {
    self.radians = radians
  }

  /// Makes an angle from degrees.
  public init(degrees: Double) {
    radians = degrees * .pi / 180
  }

  /// No angle.
  public static let zero = Angle()

  /// An angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// Whether one is the smaller.
  public static func < (one: Angle, other: Angle) -> Bool { one.radians < other.radians }
}

/// The room of a view, as a reader of geometry would tell; a test makes one as it likes.
public struct GeometryProxy {
  /// The size, in points.
  public let size: CGSize

  /// What the safe area takes of it, in points.
  public let safeAreaInsets: EdgeInsets

  /// Makes one; SwiftUI keeps this to itself.
  public init(size: CGSize, safeAreaInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.safeAreaInsets = safeAreaInsets
  }
}

/// Scrolls by a program's wish, which nobody fulfils here.
public struct ScrollViewProxy {
  /// Makes one; SwiftUI keeps this to itself.
  public init() {}

  /// Does nothing.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Where a scroll view is wished to be, which nobody fulfils here.
public struct ScrollPosition {
  private var wish: AnyHashable?

  /// No wish.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self) {}

  /// No wish.
  public init() {}

  /// A wish for a view.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    wish = AnyHashable(id)
  }

  /// A wish for an end.
  public init<ID: Hashable & Sendable>(idType: ID.Type = ID.self, edge: Edge) {}

  /// A wish for an end.
  public init(edge: Edge) {}

  /// A wish for a place.
  public init(point: CGPoint) {}

  /// The view that was wished for, if it has such a name.
  public func viewID<ID: Hashable & Sendable>(type: ID.Type) -> ID? { wish?.base as? ID }

  /// The view that was wished for.
  public var viewID: AnyHashable? { wish }

  /// Whether a gesture scrolled last, which none does here.
  public var isPositionedByUser: Bool { false }

  /// Wishes for a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    wish = AnyHashable(id)
  }

  /// Wishes for a place.
  public mutating func scrollTo(x: CGFloat) { wish = nil }
  /// Wishes for a place.
  public mutating func scrollTo(y: CGFloat) { wish = nil }
  /// Wishes for a place.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { wish = nil }
  /// Wishes for a place.
  public mutating func scrollTo(point: CGPoint) { wish = nil }
  /// Wishes for an end.
  public mutating func scrollTo(edge: Edge) { wish = nil }
}

/// A view that shows nothing: a type for what a generic one holds.
public struct EmptyView: Hashable, Sendable {
  /// Makes one.
  public init() {}
}
