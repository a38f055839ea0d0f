import Foundation
import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// The data of the replay's script, as JSON: the layout, and each path in closed form rather than in samples.
struct ReplayData: Encodable {
  /// The most lengths that a list of items may have.
  private static let listLimit = 10_000

  private let vertical: Bool
  private let reversed: Bool

  // In points, as the layout has them.
  private let bounds: Double
  private let cross: Double
  private let leading: Double
  private let trailing: Double
  private let crossLeading: Double
  private let crossTrailing: Double
  private let container: Double
  private let content: Double
  private let items: Items?
  private let tracks: [Replayed]

  private struct Items: Encodable {
    let count: Int
    let first: Double
    let spacing: Double

    /// One length for all, or one for each.
    let lengths: [Double]
  }

  /// A run.
  private struct Replayed: Encodable {
    let name: String
    let anchor: Double
    let flights: [Gesture]

    struct Gesture: Encodable {
      let drag: Double
      let velocity: Double

      /// Lift-off on the clock of `trace`, and for how long the content moves, in seconds.
      let at: Double
      let length: Double

      /// The offset at the end, exactly.
      let to: Double
      let page: Int

      /// How far off it rests; `nil` where it is caught.
      let off: Double?

      /// Other faults of the rest, in a few words each.
      let faults: [String]

      /// For each piece: when it begins, its offset, and amplitude, rate and velocity of each of its terms.
      let path: [[Double]]
    }
  }

  init(_ tracks: [Track], on layout: ScrollLayout) throws {
    vertical = layout.axis == .vertical
    reversed = layout.isReversed
    (bounds, cross) = (layout.bounds, layout.crossBounds)
    (leading, trailing) = (layout.insets.leading, layout.insets.trailing)
    (crossLeading, crossTrailing) = (layout.crossSafeArea.leading, layout.crossSafeArea.trailing)
    (container, content) = (layout.container, layout.contentLength)
    items = try layout.items.map { items in
      var lengths = [items.length(of: 0)]
      if case .stack(let stack) = layout.content, case .listed(let listed) = stack.items { lengths = listed }
      guard lengths.count <= Self.listLimit else {
        throw UsageError(
          "--format html draws at most \(Self.listLimit) different --item-lengths, and these are "
            + "\(lengths.count); use fewer, or --item-length")
      }
      return Items(
        count: items.count, first: items.leadingEdge(of: 0), spacing: items.spacing, lengths: lengths)
    }
    self.tracks = tracks.map { track in
      let gestures = track.flights.map { flight in
        let pieces = flight.length > 0 ? flight.trajectory.pieces : []
        return Replayed.Gesture(
          drag: flight.gesture.drag, velocity: flight.gesture.velocity, at: flight.liftOff,
          length: flight.length, to: flight.trajectory.position(at: flight.length),
          page: flight.settlement.page, off: flight.isCaught ? nil : flight.settlement.misalignment,
          faults: track.faults(of: flight),
          path: pieces.map { piece in
            [piece.begin, piece.offset] + piece.terms.flatMap { [$0.amplitude, $0.rate, $0.velocity] }
          })
      }
      return Replayed(name: track.spec, anchor: track.settling.anchor, flights: gestures)
    }
  }

  /// The data as JSON that can stand in a script element: no text in it can end the element.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw UsageError("--format html cannot draw numbers this large; use smaller velocities and lengths")
    }
    return String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
  }
}
