import ScrollSimulation
import SnapsimRuns

/// The items under the scroll view at each rest, one band per gesture, one panel per behavior; lengths in points.
package struct StripFigure {
  /// What one behavior did.
  struct Panel {
    let title: String
    let bands: [Band]

    /// How many gestures were left out before a band, if any were, and which band it is.
    let gap: (before: Int, count: Int)?
  }

  /// The scroll view at rest, seen from its leading edge.
  struct Band {
    let caption: [String]

    /// What is wrong, or that nothing is; `nil` where it does not rest.
    let verdict: String?
    let boxes: [Box]

    /// Where the aligned edge should lie and where it does; `nil` if it is aligned.
    package let mark: Mark?
  }

  /// An item, or a run of items that are too short to be told apart.
  struct Box: Equatable {
    package let label: String

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

  /// What was left out.
  package let note: String?

  /// How far beyond the bounds the strip is drawn, in points.
  var margin: Double { Self.margin(layout) }

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
    panels = shown.map { Self.panel($0, bands: bands) }
    let hidden = recording.tracks.count - shown.count
    note = hidden > 0 ? "\(hidden) more behaviors are not drawn; --format csv has them" : nil
  }

  private static func panel(_ track: Track, bands limit: Int) -> Panel {
    let start = Band(
      caption: ["start", "at \(track.start.inSentence)"], verdict: nil,
      boxes: boxes(track.layout, at: track.start), mark: nil)
    let count = track.flights.count
    guard count + 1 > limit else {
      return Panel(title: track.spec, bands: [start] + track.flights.map { band($0, track) }, gap: nil)
    }
    let last = limit / 3
    let head = limit - last - 1
    let drawn = track.flights.prefix(head) + track.flights.suffix(last)
    return Panel(
      title: track.spec, bands: [start] + drawn.map { band($0, track) },
      gap: (before: head + 1, count: count - head - last))
  }

  private static func band(_ flight: Flight, _ track: Track) -> Band {
    let settlement = flight.settlement
    if flight.isCaught {
      let offset = flight.trajectory.position(at: flight.length)
      return Band(
        caption: ["gesture \(flight.index)", "caught at \(offset.inSentence)"], verdict: nil,
        boxes: boxes(track.layout, at: offset), mark: nil)
    }
    let misalignment = settlement.misalignment
    let edge = track.layout.insets.leading + track.anchor * track.layout.container
    let number = (misalignment > 0 ? "+" : "") + misalignment.inSentence
    return Band(
      caption: ["gesture \(flight.index)", "at \(settlement.offset.inSentence)", "page \(settlement.page)"],
      verdict: misalignment == 0 ? "aligned" : "misaligned by \(number)",
      boxes: boxes(track.layout, at: settlement.offset),
      mark: misalignment == 0 ? nil : Mark(from: edge, to: edge - misalignment, label: number))
  }

  /// What lies under the scroll view and a little beyond.
  private static func boxes(_ layout: ScrollLayout, at offset: Double) -> [Box] {
    // From the content's leading end to the bounds' leading edge.
    let origin = layout.insets.leading - offset
    let margin = margin(layout)
    let (start, end) = (-margin - origin, layout.bounds + margin - origin)
    guard let items = layout.items else {
      return pages(layout, from: start, to: end).map { page, edges in
        Box(label: "page \(page)", shade: page % 6, start: edges.0 + origin, length: edges.1 - edges.0)
      }
    }
    let indexes = items.indexes(from: start, to: end)
    guard indexes.count <= boxLimit else {
      let first = items.leadingEdge(of: indexes.lowerBound)
      let last = items.trailingEdge(of: indexes.upperBound - 1)
      return [
        Box(
          label: "items \(indexes.lowerBound)–\(indexes.upperBound - 1)", shade: 0, start: first + origin,
          length: last - first)
      ]
    }
    return indexes.map {
      Box(
        label: String($0), shade: $0 % 6, start: items.leadingEdge(of: $0) + origin,
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
