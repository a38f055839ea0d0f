import ScrollSimulation
import SnapsimText

/// Writes a page of one file that replays a run: no other file, no network, no library.
struct HTMLPicture {
  private let json: String
  private let title: String
  private let facts: String

  /// Makes the page of a recording; `nil` where nothing was recorded.
  package init?(_ recording: Recording) throws {
    guard let first = recording.tracks.first else { return nil }
    json = try ReplayData(recording, of: first.layout).json()
    let names = recording.tracks.map(\.spec)
    title =
      names.prefix(3).joined(separator: " beside ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    let layout = first.layout
    let insets =
      layout.insets.total == 0
      ? "" : ", insets \(layout.insets.leading.inSentence) and \(layout.insets.trailing.inSentence)"
    facts =
      "Scroll view \(layout.bounds.inSentence) pt\(insets), container \(layout.container.inSentence) pt, content "
      + "\(layout.contentLength.inSentence) pt\(layout.isReversed ? ", right to left" : "")."
  }

  /// Writes the page.
  package func write(to text: inout ByteText) {
    text.append(
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(XMLText.escaped(title)): a replay by snapsim</title>
      <style>
      \(ReplayStyle.text)
      </style>
      </head>
      <body>
      <header>
      <h1>\(XMLText.escaped(title))</h1>
      <p>\(XMLText.escaped(facts)) What lies between the shaded safe areas is the container.</p>
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
      \(ReplayScript.text)
      </script>
      </body>
      </html>

      """)
  }
}
