import ScrollSimulation
import SnapsimText

/// A page of one file that replays some runs: no other file, no network, no library.
enum Replay {
  /// The page; `nil` where there is nothing to replay.
  ///
  /// - Throws: `UsageError` for numbers and lists that a page cannot hold.
  static func page(of tracks: [Track]) throws -> String? {
    guard let first = tracks.first else { return nil }
    let json = try ReplayData(tracks, on: first.layout).json()
    let title = XMLText.escaped(tracks.map(\.spec).besideEachOther)
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
}
