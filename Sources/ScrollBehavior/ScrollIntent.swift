/// A behavior's purpose: the grid that its rests are aligned by, and how far one gesture may go.
///
/// Nothing follows from it for scrolling. An audit judges by it: resting anywhere is no fault of a behavior that is meant
/// to let content rest anywhere.
public struct ScrollIntent: Hashable, Sendable {
  /// The stops that a behavior is meant to rest on.
  public enum Grid: Hashable, Sendable {
    /// Every item.
    case items

    /// Every page's first item.
    case pages

    /// The multiples of the container's length, and the end.
    case container

    /// The multiples of a length in points, and the end; any offset where the length is not finite and more than 0.
    case multiples(of: Double)

    /// Some offsets of the content, in points, whatever their order, and both ends.
    case offsets([Double])

    /// Any offset.
    case free
  }

  /// The stops that it is meant to rest on; `nil` where that is not known: it must then align an item, and passes pages.
  public var grid: Grid?

  /// The point of item and container that meet, from 0 to 1; `nil` for the leading edges.
  public var anchor: UnitPoint?

  /// Parts of the content within which any offset will do, in points: the header before the first item, say.
  public var freeZones: [ClosedRange<Double>]

  /// How many stops of the grid one gesture may go at most; `nil` for as many as its deceleration passes.
  public var most: Int?

  /// The condition under which `most` holds, as words that follow *if*; `nil` where it always does.
  package var doubt: String?

  /// The axes on which it is meant to work; `nil` for those on which it is seen to move targets.
  public var axes: Axis.Set?

  /// Whether it is known to take `context.velocity` for points per second, so that no other unit need be tried.
  public var assumesPointsPerSecond: Bool

  /// Makes an intent.
  ///
  /// - Parameters:
  ///   - grid: the stops that it is meant to rest on; `nil` where that is not known.
  ///   - anchor: the point of item and container that meet; `nil` for the leading edges.
  ///   - most: how many stops one gesture may go at most, at least 1; `nil` for as many as its deceleration passes.
  ///   - freeZones: parts of the content within which any offset will do, in points.
  ///   - axes: the axes on which it is meant to work; `nil` for those on which it is seen to move targets.
  ///   - assumesPointsPerSecond: whether it is known to take `context.velocity` for points per second.
  public init(
    _ grid: Grid? = nil, anchor: UnitPoint? = nil, atMost most: Int? = nil,
    freeZones: [ClosedRange<Double>] = [], axes: Axis.Set? = nil, assumesPointsPerSecond: Bool = false
  ) {
    (self.grid, self.anchor) = (grid, anchor)
    self.most = most.map { max(1, $0) }
    (self.freeZones, self.axes) = (freeZones, axes)
    self.assumesPointsPerSecond = assumesPointsPerSecond
  }

  /// One container per gesture, on either axis.
  static let oneContainer = ScrollIntent(.container, atMost: 1, axes: [.horizontal, .vertical])

  /// Nothing stated.
  public static let unstated = ScrollIntent()
}

/// A behavior that states what it is meant to do, for an audit to judge it by.
///
/// A behavior that an app also compiles against SwiftUI gets it in an extension beside its tests.
public protocol IntentionalScrollTargetBehavior: ScrollTargetBehavior {
  /// Its purpose.
  var scrollIntent: ScrollIntent { get }
}

extension ScrollIntent {
  /// The expression that makes it.
  package var swift: String {
    let grid = grid.map { grid in
      switch grid {
      case .items: ".items"
      case .pages: ".pages"
      case .container: ".container"
      case .multiples(let length): ".multiples(of: \(length.inSwift))"
      case .offsets(let offsets): ".offsets([\(offsets.map(\.inSwift).joined(separator: ", "))])"
      case .free: ".free"
      }
    }
    let anchor = anchor.map { "anchor: \($0.swift)" }
    let zones = freeZones.map {
      "\($0.lowerBound.inSwift)...\($0.upperBound.isFinite ? $0.upperBound.inSwift : ".infinity")"
    }
    let free = zones.isEmpty ? nil : "freeZones: [\(zones.joined(separator: ", "))]"
    let parts = [grid, anchor, most.map { "atMost: \($0)" }, free].compactMap(\.self)
    return "ScrollIntent(\(parts.joined(separator: ", ")))"
  }
}
