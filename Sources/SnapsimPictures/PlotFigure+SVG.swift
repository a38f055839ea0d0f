import SnapsimText

extension PlotFigure {
  // Lengths on the page, in pixels.
  private static let plot = (width: 330.0, height: 240.0)
  private static let margin = (left: 50.0, top: 8.0, right: 48.0, bottom: 50.0)

  /// The plot as a picture: curves, or marks that are not joined.
  func svg(title: String) -> String {
    let margin = Self.margin
    return SVG.text(
      title: title, subtitle: self.title, description: series.map { $0.words + "." }.joined(separator: " "),
      style: Self.style, panels: [gridLines + axis + series.enumerated().flatMap(drawing)],
      size: (
        margin.left + Self.plot.width + margin.right, margin.top + Self.plot.height + margin.bottom, gap: 0
      ),
      origin: (margin.left, margin.top), footer: legend)
  }

  private func across(_ number: Double) -> Double {
    Self.plot.width * (number - x.lowerBound) / (x.upperBound - x.lowerBound)
  }

  private func upward(_ number: Double) -> Double {
    Self.plot.height * (1 - (number - y.lowerBound) / (y.upperBound - y.lowerBound))
  }

  /// The lines behind the curves, with the offsets of those that have room for them.
  private var gridLines: [String] {
    var taken: [Double] = []
    return rules.flatMap { rule in
      let place = upward(rule.y)
      let line = #"<path class="\#(rule.kind)" d="M0 \#(place.px)H\#(Self.plot.width.px)"/>"#
      guard !taken.contains(where: { abs($0 - place) < SVG.letters.lineHeight }) else { return [line] }
      taken.append(place)
      return [
        line, SVG.words(TerminalPlot.short(rule.y), at: (-7, place + 4), "faint last"),
        SVG.words(rule.label, at: (Self.plot.width + 7, place + 4), "faint"),
      ]
    }
  }

  private var axis: [String] {
    let below = TerminalPlot.numbers(x, most: 7).map { (across($0), TerminalPlot.short($0)) }
    return SVG.frame(Self.plot, ticks: below, baseline: 17)
      + ticks.map { #"<path class="page" d="M\#(across($0).px) 0V\#(Self.plot.height.px)"/>"# }
  }

  private func drawing(_ index: Int, _ series: Series) -> [String] {
    let points = series.points.map { "\(across($0.x).px) \(upward($0.y).px)" }
    guard isJoined else {
      return [#"<path class="dots c\#(index % 6)" d="\#(points.map { "M\($0)h0" }.joined())"/>"#]
    }
    return [#"<path class="curve c\#(index % 6)" d="M\#(points.joined(separator: "L"))"/>"#]
  }

  /// Each curve with its name and outcome, in lines of a width.
  private func legend(below top: Double, _ left: Double, _ width: Double) -> SVG.Laid {
    var y = top
    var elements: [String] = []
    for (index, series) in series.enumerated() {
      let words = SVG.lines(series.words, in: width - 16)
      elements.append(#"<path class="curve c\#(index % 6)" d="M\#(left.px) \#((y - 4).px)h16"/>"#)
      elements += SVG.words(words, at: (left + 24, y), "")
      y += Double(words.count) * SVG.letters.lineHeight + 3
    }
    let note = note.map { SVG.lines($0, in: width) } ?? []
    elements += SVG.words(note, at: (left, y), "faint")
    return (elements, y + Double(note.count) * SVG.letters.lineHeight)
  }

  /// Colors for light and for dark, of which each is at least 3 to 1 against its background.
  private static let style =
    SVG.textStyle + """
      .frame{fill:none;stroke:#59636e}.tick,.end{stroke:#59636e}.page{stroke:#59636e;stroke-dasharray:4 3}
      .item{stroke:#59636e;stroke-dasharray:1 4}.curve{fill:none;stroke-width:2}.dots{fill:none;stroke-width:5;stroke-linecap:round}
      .c0{stroke:#0969da}.c1{stroke:#bc4c00}.c2{stroke:#1a7f37}.c3{stroke:#8250df}.c4{stroke:#bf3989}.c5{stroke:#57606a}
      @media (prefers-color-scheme:dark){
      .frame,.tick,.end,.page,.item{stroke:#9198a1}
      .c0{stroke:#58a6ff}.c1{stroke:#f0883e}.c2{stroke:#3fb950}.c3{stroke:#bc8cff}.c4{stroke:#f778ba}.c5{stroke:#b1bac4}
      }

      """
}
