import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// A page of one file that replays some runs: no other file, no network, no library.
enum Replay {
  /// The page; `nil` where there is nothing to replay.
  static func page(of tracks: [Track]) throws -> String? {
    guard let first = tracks.first else { return nil }
    // No text in it can end the script element.
    let json = try data(tracks, on: first.layout).text().replacing("<", with: "\\u003c")
      .replacing("\u{2028}", with: "\\u2028").replacing("\u{2029}", with: "\\u2029")
    let title = tracks.map(\.spec).heading(on: first.named.view).escapingMarkup
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(title): a replay by snapsim</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title)</h1>
      <p>\(facts(first.layout)) What lies between the shaded safe areas is the container.</p>
      </header>
      <main id="panels"></main>
      <section class="controls" aria-label="Replay">
      <p id="gesture" aria-live="polite"></p>
      <div class="bar">
      <button id="previous" type="button" aria-label="Previous gesture">Previous</button>
      <button id="play" type="button">Play</button>
      <button id="next" type="button" aria-label="Next gesture">Next</button>
      <input id="scrub" type="range" min="0" step="any" value="0" aria-label="Time">
      <output id="clock"></output>
      <label>Speed <select id="speed">
      <option value="1">1×</option><option value="0.5">½×</option><option value="0.25">¼×</option><option value="0.1">⅒×</option>
      </select></label>
      </div>
      <p class="hint">Space plays, ← and → go by a frame, ↑ and ↓ by a gesture. At each rest the replay holds for a moment.</p>
      </section>
      <section aria-label="Rests">
      <h2>Where each gesture comes to rest</h2>
      <div class="scroll"><table id="rests"></table></div>
      </section>
      <noscript><p>The replay needs JavaScript; <code>snapsim</code> writes the same as rows with <code>--format csv</code>.</p></noscript>
      <script type="application/json" id="run">\(json)</script>
      <script>
      \(panels)

      \(controls)
      </script>
      </body>
      </html>

      """
  }

  private static func facts(_ layout: ScrollLayout) -> String {
    let (leading, trailing) = (layout.insets.leading, layout.insets.trailing)
    let insets = leading + trailing == 0 ? "" : ", insets \(leading.inSentence) and \(trailing.inSentence)"
    return
      "Scroll view \(layout.bounds.inSentence) pt\(insets), container \(layout.container.inSentence) pt, "
      + "content \(layout.contentLength.inSentence) pt\(layout.isReversed ? ", right to left" : "")."
  }

  private static let mostLengths = 10_000

  /// The data of the script in points and seconds, its keys sorted: each path in closed form rather than in samples.
  private static func data(_ tracks: [Track], on layout: ScrollLayout) throws -> JSON {
    func number(_ value: Double) throws -> JSON {
      guard value.isFinite else {
        throw UsageError("--format html cannot draw numbers this large; use smaller velocities and lengths")
      }
      return .number(value)
    }
    let items = try layout.items.map { items -> JSON in
      // One length for all, or one for each.
      var lengths = [items.length(of: 0)]
      if case .stack(let stack) = layout.content, case .listed(let listed) = stack.items { lengths = listed }
      guard lengths.count <= mostLengths else {
        throw UsageError(
          "--format html draws at most \(mostLengths) different --item-lengths, and these are "
            + "\(lengths.count); use fewer, or --item-length")
      }
      return [
        "count": .number(items.count), "first": try number(items.leadingEdge(of: 0)),
        "lengths": .array(try lengths.map(number)), "spacing": try number(items.spacing),
      ]
    }
    func data(_ flight: Flight, of track: Track) throws -> JSON {
      let pieces = flight.length > 0 ? flight.trajectory.pieces : []
      return [
        // Lift-off on the clock of `trace`.
        "at": try number(flight.liftOff), "drag": try number(flight.gesture.drag),
        "faults": .array(track.faults(of: flight).map(JSON.string)), "length": try number(flight.length),
        "off": flight.isCaught ? nil : try number(flight.settlement.misalignment),
        "page": .number(flight.settlement.page),
        "path": .array(
          try pieces.map { piece in
            let terms = piece.terms.flatMap { [$0.amplitude, $0.rate, $0.velocity] }
            return .array(try ([piece.begin, piece.offset] + terms).map(number))
          }), "rest": .string(track.grids.fit(of: flight.settlement)),
        "to": try number(flight.trajectory.position(at: flight.length)),
        "velocity": try number(flight.gesture.velocity),
      ]
    }
    let (insets, across) = (layout.insets, layout.crossSafeArea)
    return [
      "bounds": try number(layout.bounds), "container": try number(layout.container),
      "content": try number(layout.contentLength), "cross": try number(layout.crossBounds),
      "crossLeading": try number(across.leading), "crossTrailing": try number(across.trailing),
      "items": items, "leading": try number(insets.leading), "reversed": .bool(layout.isReversed),
      "tracks": .array(
        try tracks.map { track in
          [
            "anchor": try number(track.settling.anchor),
            "flights": .array(try track.flights.map { try data($0, of: track) }), "name": .string(track.spec),
          ]
        }), "trailing": try number(insets.trailing), "vertical": .bool(layout.axis == .vertical),
    ]
  }
}
