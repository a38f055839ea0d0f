import ScrollSimulation
import SnapsimRuns

/// The subject of a picture: the runs of a command line with all their gestures.
package struct Recording {
  let tracks: [Track]

  /// Runs everything.
  ///
  /// - Parameters:
  ///   - runs: the runs.
  ///   - format: the picture, which names the most gestures that it can show.
  /// - Throws: `PictureError.tooManyGestures` for more, or what keeps a gesture from settling.
  package init(_ runs: Runs, for format: OutputFormat) throws {
    if let limit = format.gestureLimit, runs.gestureCount > limit {
      throw PictureError.tooManyGestures(format, count: runs.gestureCount, limit: limit)
    }
    var tracks: [Track] = []
    try runs.forEach { run throws in
      var flights: [Flight] = []
      try run.fly { flights.append($0) }
      tracks.append(
        Track(
          spec: run.named.name, numbers: run.numbers, layout: run.settling.layout,
          grids: run.settling.grids, anchor: run.settling.anchor, start: try run.start(),
          mostPages: run.settling.mostPagesMeant, flights: flights))
    }
    self.tracks = tracks
  }
}

/// One run of a recording.
struct Track {
  package let spec: String

  /// The numbers of the swept options.
  package let numbers: [Double]

  package let layout: ScrollLayout
  package let grids: Grids

  /// The point of item and container that meet: 0 the leading edges, 1 the trailing ones.
  package let anchor: Double

  /// The offset at which the first gesture begins, in points.
  package let start: Double

  /// How many pages a gesture is meant to pass at most; `nil` for a behavior that states none.
  let mostPages: Int?

  let flights: [Flight]

  /// When all is over, in seconds on the clock.
  package var end: Double { flights.last?.end ?? 0 }

  /// The last rest of all, in points.
  package var rest: Double { flights.last?.settlement.offset ?? start }
}

extension OutputFormat {
  /// The most gestures that a picture shows, of all behaviors together; `nil` for what is no picture.
  var gestureLimit: Int? {
    switch self {
    case .plot: 100_000
    case .svg, .html: 2000
    case .text, .json, .csv, .tsv, .md, .junit, .github, .sarif: nil
    }
  }
}
