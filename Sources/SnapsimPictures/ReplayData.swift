import Foundation
import ScrollSimulation
import SnapsimRuns

/// The data of the replay's script, as JSON: the layout, and each path in closed form rather than in samples.
struct ReplayData: Encodable {
  /// The most lengths that a list of items may have.
  static let listLimit = 10_000

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
  private let tracks: [ReplayedTrack]

  private struct Items: Encodable {
    let count: Int
    let first: Double
    let spacing: Double

    /// One length for all, or one for each.
    let lengths: [Double]
  }

  private struct ReplayedTrack: Encodable {
    let name: String
    let anchor: Double
    let flights: [ReplayedFlight]
  }

  private struct ReplayedFlight: Encodable {
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

  /// Takes from a recording what the page replays.
  package init(_ recording: Recording, of layout: ScrollLayout) throws {
    vertical = layout.axis == .vertical
    reversed = layout.isReversed
    bounds = layout.bounds
    cross = layout.crossBounds
    leading = layout.insets.leading
    trailing = layout.insets.trailing
    crossLeading = layout.crossSafeArea.leading
    crossTrailing = layout.crossSafeArea.trailing
    container = layout.container
    content = layout.contentLength
    items = try Self.items(layout)
    tracks = recording.tracks.map { track in
      ReplayedTrack(
        name: track.spec, anchor: track.anchor, flights: track.flights.map { Self.flight($0, of: track) })
    }
  }

  private static func items(_ layout: ScrollLayout) throws -> Items? {
    guard let items = layout.items else { return nil }
    var lengths = [items.length(of: 0)]
    if case .stack(let stack) = layout.content, case .listed(let listed) = stack.items {
      guard listed.count <= listLimit else {
        throw PictureError.tooManyLengths(listed.count, limit: listLimit)
      }
      lengths = listed
    }
    return Items(
      count: items.count, first: items.leadingEdge(of: 0), spacing: items.spacing, lengths: lengths)
  }

  private static func flight(_ flight: Flight, of track: Track) -> ReplayedFlight {
    let settlement = flight.settlement
    return ReplayedFlight(
      drag: flight.gesture.drag, velocity: flight.gesture.velocity, at: flight.liftOff,
      length: flight.length, to: flight.trajectory.position(at: flight.length), page: settlement.page,
      off: flight.isCaught ? nil : settlement.misalignment,
      faults: flight.faults(track.grids, reach: track.layout.reach, mostPages: track.mostPages),
      path: flight.length > 0
        ? flight.trajectory.pieces.map { piece in
          [piece.begin, piece.offset] + piece.terms.flatMap { [$0.amplitude, $0.rate, $0.velocity] }
        } : [])
  }

  /// The data as JSON that can stand in a script element: no text in it can end the element.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      let text = String(decoding: try encoder.encode(self), as: UTF8.self)
      return text.replacing("<", with: "\\u003c").replacing("\u{2028}", with: "\\u2028")
        .replacing("\u{2029}", with: "\\u2029")
    } catch {
      throw PictureError.notFinite
    }
  }
}
