import ScrollSimulation
import SnapsimRuns

/// The items under the scroll view at each rest, one band per gesture, one panel per behavior; lengths in points.
package struct StripFigure {
  /// The rests of one behavior.
  struct Panel {
    let title: String
    let bands: [Band]

    /// How many gestures were left out before a band, if any were, and which band it is.
    let gap: (before: Int, count: Int)?
  }

  /// The scroll view at rest, seen from its leading edge.
  struct Band {
    let caption: [String]

    /// The fault in words, or that there is none; `nil` where it does not rest.
    let verdict: String?

    /// Faults besides a misalignment.
    var faults: [String] = []
    let boxes: [Box]

    /// The place of the aligned edge and the place where it should lie; `nil` if it is aligned.
    package let mark: Mark?
  }

  /// An item, or a run of items that are too short to be told apart.
  struct Box: Equatable {
    package let label: String

    /// A shorter form, where there is less room.
    package var short = ""

    /// Which of the colours it has, counted by item.
    let shade: Int
    package let start: Double
    package let length: Double
  }

  /// A misalignment.
  package struct Mark: Equatable {
    package let from: Double
    package let to: Double

    /// The number, with its sign.
    package let label: String
  }

  package let layout: ScrollLayout
  let panels: [Panel]

  /// The finger's gesture, in words.
  package let gesture: String

  /// The note on rests that were left out.
  package let note: String?

  /// How far beyond the bounds the strip is drawn, in points.
  let margin: Double

  /// Enough to show most misalignments whole (our choice).
  private static func margin(_ layout: ScrollLayout) -> Double { 0.3 * layout.bounds }

  /// The most behaviors that are drawn.
  static let panelLimit = 20

  /// The most bands of all behaviors together.
  static let bandLimit = 120

  /// The most boxes in a band, beyond which they are too short to be told apart.
  static let boxLimit = 80

  /// Makes the panels of a recording; `nil` where nothing was recorded.
  package init?(_ recording: Recording) {
    guard let first = recording.tracks.first else { return nil }
    layout = first.layout
    let shown = recording.tracks.prefix(Self.panelLimit)
    let bands = min(24, max(6, Self.bandLimit / shown.count))
    // Enough for the longest bar.
    let beyond = shown.flatMap { track in
      track.flights.map { flight in
        let edge = track.layout.insets.leading + track.anchor * track.layout.container
        let other = edge - (flight.isCaught ? 0 : flight.settlement.misalignment)
        return max(-other, other - track.layout.bounds)
      }
    }
    let margin = min(max(Self.margin(first.layout), 1.03 * (beyond.max() ?? 0)), first.layout.bounds)
    self.margin = margin
    gesture = Self.gesture(shown.flatMap(\.flights), on: first.layout)
    panels = shown.map { Self.panel($0, bands: bands, margin: margin) }
    let hidden = recording.tracks.count - shown.count
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
    let way =
      switch (layout.axis, finger < 0) {
      case (.vertical, true): "up"
      case (.vertical, false): "down"
      case (_, true): "to the left"
      case (_, false): "to the right"
      }
    let isForward = (finger < 0) != layout.isReversed
    return
      "Each gesture: \(parts.joined(separator: ", ")), \(way), which is \(isForward ? "forward" : "backward")."
  }

  private static func panel(_ track: Track, bands limit: Int, margin: Double) -> Panel {
    let start = Band(
      caption: ["start", "at \(track.start.inSentence)"], verdict: nil,
      boxes: boxes(track.layout, at: track.start, margin), mark: nil)
    let count = track.flights.count
    guard count + 1 > limit else {
      return Panel(
        title: track.spec, bands: [start] + track.flights.map { band($0, of: track, margin: margin) },
        gap: nil)
    }
    let last = limit / 3
    let head = limit - last - 1
    let drawn = track.flights.prefix(head) + track.flights.suffix(last)
    return Panel(
      title: track.spec, bands: [start] + drawn.map { band($0, of: track, margin: margin) },
      gap: (before: head + 1, count: count - head - last))
  }

  private static func band(_ flight: Flight, of track: Track, margin: Double) -> Band {
    let settlement = flight.settlement
    if flight.isCaught {
      let offset = flight.trajectory.position(at: flight.length)
      return Band(
        caption: ["gesture \(flight.index)", "caught at \(offset.inSentence)"], verdict: nil,
        boxes: boxes(track.layout, at: offset, margin), mark: nil)
    }
    let misalignment = settlement.misalignment
    let edge = track.layout.insets.leading + track.anchor * track.layout.container
    let number = (misalignment > 0 ? "+" : "") + misalignment.inSentence
    let faults = flight.faults(track.grids, reach: track.layout.reach, mostPages: track.mostPages)
    let rest = misalignment == 0 ? "aligned" : "misaligned by \(number)"
    return Band(
      caption: ["gesture \(flight.index)", "at \(settlement.offset.inSentence)", "page \(settlement.page)"],
      verdict: ([rest] + faults).joined(separator: ", "), faults: faults,
      boxes: boxes(track.layout, at: settlement.offset, margin),
      mark: misalignment == 0 ? nil : Mark(from: edge, to: edge - misalignment, label: number))
  }

  /// The items under the scroll view and a little beyond.
  private static func boxes(_ layout: ScrollLayout, at offset: Double, _ margin: Double) -> [Box] {
    // From the content's leading end to the bounds' leading edge.
    let origin = layout.insets.leading - offset
    let (start, end) = (-margin - origin, layout.bounds + margin - origin)
    guard let items = layout.items else {
      return pages(layout, from: start, to: end).map { page, edges in
        Box(
          label: "page \(page)", short: "\(page)", shade: page % 6, start: edges.0 + origin,
          length: edges.1 - edges.0)
      }
    }
    let indexes = items.indexes(from: start, to: end)
    guard indexes.count <= boxLimit else {
      let first = items.leadingEdge(of: indexes.lowerBound)
      let last = items.trailingEdge(of: indexes.upperBound - 1)
      return [
        Box(
          label: "items \(indexes.lowerBound)–\(indexes.upperBound - 1)", short: "…", shade: 0,
          start: first + origin,
          length: last - first)
      ]
    }
    var fillsPages = items.count > 0 && abs(items.length(of: 0) - layout.container) < 0.5
    if case .stack(let stack) = layout.content, stack.itemsPerPage > 1 { fillsPages = false }
    return indexes.map {
      Box(
        label: "\(fillsPages ? "page" : "item") \($0)", short: String($0), shade: $0 % 6,
        start: items.leadingEdge(of: $0) + origin,
        length: items.length(of: $0))
    }
  }

  /// Content that is not made of items, container by container.
  private static func pages(
    _ layout: ScrollLayout, from start: Double, to end: Double
  ) -> [(Int, (Double, Double))] {
    let content = layout.contentLength
    guard content > 0 else { return [] }
    let first = max(0, (start / layout.container).rounded(.down))
    return (0..<4).compactMap { step in
      let page = first + Double(step)
      let edge = page * layout.container
      guard edge < min(end, content) else { return nil }
      return (Int(page), (edge, min(edge + layout.container, content)))
    }
  }
}
