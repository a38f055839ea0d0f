import ScrollSimulation
import SnapsimRuns
import SnapsimText

extension Track {
  /// A page that replays some runs in one file, without network and library; `nil` where there is nothing to replay.
  static func replay(of tracks: [Track]) throws -> String? {
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
      \(replayStyle)
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
      \(replayPanels)

      \(replayControls)
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

  static let replayStyle = #"""
    :root { color-scheme: light dark; --ink: #1f2328; --paper: #fff; --faint: #59636e; --line: #d1d9e0; --soft: #f6f8fa;
      --good: #116329; --bad: #b3121d; --bar: #d1242f; --safe: rgb(31 35 40 / .3);
      --i0: #b6d7ff; --i1: #ffd8a8; --i2: #c3e6b8; --i3: #e3c8ff; --i4: #ffc9d6; --i5: #b8ebe6; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --paper: #0d1117; --faint: #9198a1; --line: #3d444d;
      --soft: #151b23; --good: #56d364; --bad: #ff9a92; --bar: #f85149; --safe: rgb(255 255 255 / .2);
      --i0: #1f4d85; --i1: #7a4a12; --i2: #2a5c2a; --i3: #553a80; --i4: #7a2f47; --i5: #1d5c58; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 16px; max-width: 1400px; font: 15px/1.4 system-ui, sans-serif;
      color: var(--ink); background: var(--paper); }
    h1 { font-size: 20px; margin: 0; overflow-wrap: anywhere; }
    h2 { font-size: 16px; }
    header p, .hint { color: var(--faint); margin: 4px 0; }
    main { display: grid; gap: 20px; grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)); margin: 16px 0; }
    main.vertical { grid-template-columns: repeat(auto-fit, minmax(min(240px, 100%), 1fr)); }
    .vertical .panel { display: flex; flex-wrap: wrap; gap: 0 12px; align-content: start; }
    .vertical .panel h2 { flex-basis: 100%; }
    .vertical .facts { flex: 1 1 120px; }
    .device.faulty { border-color: var(--bar); outline: 2px solid var(--bar); }
    .panel h2 { margin: 0 0 6px; overflow-wrap: anywhere; }
    .device { position: relative; overflow: hidden; border: 2px solid var(--ink); border-radius: 18px; background: var(--soft); }
    .item, .safe, .mark { position: absolute; }
    .item { border-radius: 8px; display: grid; place-items: center; font-size: 24px; overflow: hidden; white-space: nowrap; }
    .safe { background: var(--safe); }
    .mark { background: var(--bar); }
    .mark b { position: absolute; padding: 0 5px; border-radius: 5px; background: var(--paper); color: var(--bad); white-space: nowrap; }
    .numbers { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 6px 0 0; font-variant-numeric: tabular-nums; }
    .numbers div { display: flex; gap: 5px; }
    .numbers dt { color: var(--faint); }
    .numbers dd { margin: 0; min-width: 4.5em; }
    .verdict { font-weight: 600; margin: 2px 0 0; min-height: 1.4em; }
    .good { color: var(--good); } .bad { color: var(--bad); }
    .controls { position: sticky; bottom: 0; background: var(--paper); border-top: 1px solid var(--line); padding: 8px 0; z-index: 1; }
    .controls p { margin: 0 0 6px; }
    .bar { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
    #scrub { flex: 1 1 200px; min-width: 120px; }
    #play { min-width: 5em; }
    button, select { font: inherit; padding: 4px 10px; color: inherit; background: var(--soft); border: 1px solid var(--line); border-radius: 6px; }
    :focus-visible { outline: 3px solid #0969da; outline-offset: 2px; }
    #clock { font-variant-numeric: tabular-nums; min-width: 7em; }
    @media (max-width: 640px), (max-height: 560px) { .controls { position: static; } .hint { display: none; } }
    .scroll { overflow-x: auto; }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th, td { padding: 3px 12px 3px 0; text-align: start; border-bottom: 1px solid var(--line); white-space: nowrap; }
    tr.now { background: var(--soft); }
    """#
}
