import ScrollSimulation
import SnapsimRuns
import SnapsimText

/// Writes a page of one file on which the pointer shows each gesture of a map, its numbers and the command for it.
package struct MapPage {
  private let figure: MapFigure
  private let json: String

  /// How many gestures can be pointed at, across and upward.
  private static let samples = (x: 81, y: 81)

  /// Draws up the page.
  ///
  /// - Parameters:
  ///   - figure: the maps.
  ///   - given: the options of their command line.
  /// - Throws: what keeps a gesture from settling.
  package init(_ figure: MapFigure, _ given: [Invocation.Given]) throws {
    self.figure = figure
    json = try Self.json(figure.subject, MapWords.held(given, figure.subject))
  }

  /// Writes the page.
  package func write(to text: inout ByteText) {
    let title = figure.panels.map(\.spec).joined(separator: " beside ")
    text.append(
      """
      \(PageHead.text(title: title + ": a map by snapsim", style: MapScript.style))
      <body>
      <main>

      """)
    MapSVG(figure).write(to: &text)
    text.append(
      """
      </main>
      <section aria-label="The gesture pointed at">
      <p id="gesture" aria-live="polite">Point at a map, or press Tab and the arrow keys.</p>
      <ul id="rests"></ul>
      </section>
      <noscript><p>The numbers need JavaScript; <code>snapsim map --format csv</code> writes them as rows.</p></noscript>
      <script type="application/json" id="map">\(json)</script>
      <script>
      \(MapScript.text)
      </script>
      </body>
      </html>

      """)
  }

  /// The numbers that the page shows.
  private static func json(_ subject: MapSubject, _ held: [String]) throws -> String {
    let (x, y) = (axis(subject.x, samples.x), axis(subject.y, samples.y))
    var text = ByteText()
    text.append("{\"x\":")
    numbers(x.values, to: &text)
    text.append(",\"y\":")
    numbers(y.values, to: &text)
    for (key, value) in [
      ("xName", subject.x.name), ("yName", subject.y.name), ("xUnit", subject.x.unit),
      ("yUnit", subject.y.unit),
    ] {
      text.append(",\"\(key)\":")
      string(value, to: &text)
    }
    text.append(
      ",\"width\":\(XMLText.number(MapSVG.plot.width)),\"height\":\(XMLText.number(MapSVG.plot.height))")
    for (key, range) in [("xRange", subject.x.range), ("yRange", subject.y.range)] {
      text.append(",\"\(key)\":")
      numbers([range.lowerBound, range.upperBound], to: &text)
    }
    text.append(",\"panels\":[")
    for (index, behavior) in subject.options.behaviors.enumerated() {
      let function = subject.function(of: behavior, x: x, y: y)
      var outcomes: [Outcome] = []
      for row in y.values {
        for column in x.values { outcomes.append(try function.outcome(x: column, y: row)) }
      }
      text.append(index == 0 ? "{\"spec\":" : ",{\"spec\":")
      string(behavior.name, to: &text)
      text.append(",\"command\":")
      let words = ["snapsim", "--behavior", ReproducingCommand.quoted(behavior.spec)] + held
      string(words.joined(separator: " "), to: &text)
      text.append(",\"moved\":")
      numbers(outcomes.map { Double($0.pagesMoved) }, to: &text)
      text.append(",\"page\":")
      numbers(outcomes.map { Double($0.page) }, to: &text)
      text.append(",\"offset\":")
      numbers(outcomes.map(\.offset), to: &text)
      text.append(",\"misalignment\":")
      numbers(outcomes.map(\.misalignment), to: &text)
      text.append("}")
    }
    text.append("]}")
    return text.string
  }

  /// The samples, as short numbers that a command can repeat exactly.
  private static func axis(_ quantity: MapQuantity, _ samples: Int) -> MapAxis {
    let axis = quantity.axis(samples: samples)
    return MapAxis(axis.values.map { ($0 * 10).rounded() / 10 }, isCounted: axis.isCounted)
  }

  private static func numbers(_ numbers: [Double], to text: inout ByteText) {
    text.append("[")
    for (index, number) in numbers.enumerated() {
      if index > 0 { text.append(",") }
      text.append(number: (number * 1000).rounded() / 1000 + 0)
    }
    text.append("]")
  }

  /// A string that cannot end the script element that it stands in.
  private static func string(_ value: String, to text: inout ByteText) {
    text.append(JSONText.string(value).replacing("<", with: "\\u003c"))
  }
}
