import ScrollSimulation
import SnapsimRuns

/// The items under the scroll view at each rest, one band per gesture, one panel per behavior; lengths in points.
struct StripFigure {
  /// The gestures of a behavior, how many were left out before which band, and the place of the edge that it aligns.
  typealias Panel = (title: String, bands: [Band], gap: (before: Int, count: Int)?, edge: Double)

  struct Band {
    let caption: [String]
    var misalignment: Double?
    var faults: [String] = []

    /// How it fits where nothing is misaligned, in words.
    var fit = ""
    let boxes: [Box]

    /// The misalignment as a number with its sign; `nil` if it is aligned.
    var number: String? { misalignment.flatMap { $0 == 0 ? nil : ($0 > 0 ? "+" : "") + $0.inSentence } }
    var isFaulty: Bool { number != nil || !faults.isEmpty }

    /// The faults in words, or that there is none; `nil` where it does not rest.
    var verdict: String? {
      guard misalignment != nil else { return nil }
      return ([number.map { "misaligned by " + $0 } ?? fit] + faults).joined(separator: ", ")
    }
  }

  /// An item, or a run of items that are too short to be told apart; the shade is one of six colours, counted by item.
  typealias Box = (label: String, short: String, shade: Int, start: Double, length: Double)

  let layout: ScrollLayout
  let panels: [Panel]
  let gesture: String
  let note: String?

  /// How far beyond the bounds the strip is drawn, in points.
  let margin: Double
  let view: String?
  private static let panelLimit = 20
  private static let bandLimit = 120

  /// The most boxes in a band, beyond which they are too short to be told apart.
  static let boxLimit = 80

  /// Makes the panels of some runs; `nil` where there are none.
  init?(_ tracks: [Track]) {
    guard let first = tracks.first else { return nil }
    let layout = first.layout
    let shown = tracks.prefix(Self.panelLimit)
    let bands = min(24, max(6, Self.bandLimit / shown.count))
    // Enough for the longest bar, and to show most misalignments whole (our choice).
    let beyond = shown.flatMap { track in
      track.flights.map { flight in
        let other = track.edge - (flight.isCaught ? 0 : flight.settlement.misalignment)
        return max(-other, other - track.layout.bounds)
      }
    }
    let margin = min(max(0.3 * layout.bounds, 1.03 * (beyond.max() ?? 0)), layout.bounds)
    (self.layout, self.margin, view) = (layout, margin, first.named.view)
    gesture = Self.gesture(shown.flatMap(\.flights), on: layout)
    panels = shown.map { Self.panel($0, bands: bands, margin: margin) }
    let hidden = tracks.count - shown.count
    note = hidden > 0 ? "\(hidden) more behaviors are not drawn; --format csv has them" : nil
  }

  /// The finger's gesture and its direction, if it is the same each time.
  private static func gesture(_ flights: [Flight], on layout: ScrollLayout) -> String {
    guard let first = flights.first?.gesture else { return "" }
    guard flights.allSatisfy({ $0.gesture == first }) else { return "Gestures of several kinds." }
    var parts: [String] = []
    if first.drag != 0 { parts.append("a drag of \(first.drag.inSentence) pt") }
    if first.velocity != 0 { parts.append("lifts at \(first.velocity.inSentence) pt/s") }
    guard !parts.isEmpty else { return "The finger lifts at rest." }
    let finger = first.velocity == 0 ? first.drag : first.velocity
    let ways = layout.axis == .vertical ? ["up", "down"] : ["to the left", "to the right"]
    let isForward = (finger < 0) != layout.isReversed
    return "Each gesture: \(parts.joined(separator: ", ")), \(ways[finger < 0 ? 0 : 1]), which is "
      + "\(isForward ? "forward" : "backward")."
  }

  private static func panel(_ track: Track, bands limit: Int, margin: Double) -> Panel {
    let start = Band(
      caption: ["start", "at \(track.start.inSentence)"], boxes: boxes(track.layout, at: track.start, margin))
    let hidden = track.flights.count + 1 - limit
    let last = limit / 3
    let head = hidden > 0 ? limit - last - 1 : track.flights.count
    let drawn = track.flights.prefix(head) + (hidden > 0 ? track.flights.suffix(last) : [])
    return (
      track.spec, [start] + drawn.map { band($0, of: track, margin: margin) },
      hidden > 0 ? (before: head + 1, count: hidden) : nil, track.edge
    )
  }

  private static func band(_ flight: Flight, of track: Track, margin: Double) -> Band {
    let name = "gesture \(flight.index)"
    if flight.isCaught {
      let offset = flight.trajectory.position(at: flight.length)
      return Band(
        caption: [name, "caught at \(offset.inSentence)"], boxes: boxes(track.layout, at: offset, margin))
    }
    let settlement = flight.settlement
    return Band(
      caption: [name, "at \(settlement.offset.inSentence)", "page \(settlement.page)"],
      misalignment: settlement.misalignment, faults: track.faults(of: flight),
      fit: track.grids.fit(of: settlement), boxes: boxes(track.layout, at: settlement.offset, margin))
  }

  private static func boxes(_ layout: ScrollLayout, at offset: Double, _ margin: Double) -> [Box] {
    // From the content's leading end to the bounds' leading edge.
    let origin = layout.insets.leading - offset
    let (start, end) = (-margin - origin, layout.bounds + margin - origin)
    guard let items = layout.items else {
      // Content that is not made of items, container by container.
      let (content, container) = (layout.contentLength, layout.container)
      let first = max(0, (start / container).rounded(.down))
      return (0..<4).compactMap { step in
        let page = first + Double(step)
        let edge = page * container
        guard edge < min(end, content) else { return nil }
        return (
          "page \(Int(page))", "\(Int(page))", Int(page) % 6, edge + origin,
          min(edge + container, content) - edge
        )
      }
    }
    let indexes = items.indexes(from: start, to: end)
    guard indexes.count <= boxLimit else {
      let (first, last) = (indexes.lowerBound, indexes.upperBound - 1)
      let edge = items.leadingEdge(of: first)
      return [("items \(first)–\(last)", "…", 0, edge + origin, items.trailingEdge(of: last) - edge)]
    }
    var fillsPages = items.count > 0 && abs(items.length(of: 0) - layout.container) < 0.5
    if case .stack(let stack) = layout.content, stack.itemsPerPage > 1 { fillsPages = false }
    return indexes.map {
      (
        "\(fillsPages ? "page" : "item") \($0)", String($0), $0 % 6, items.leadingEdge(of: $0) + origin,
        items.length(of: $0)
      )
    }
  }
}
