import SnapsimText

/// A picture in SVG: no script, light and dark, with a title and a description.
enum SVG {
  // In pixels.
  typealias Size = (width: Double, height: Double)
  typealias Place = (x: Double, y: Double)
  typealias Drawn = (elements: [String], bottom: Double)

  /// The space around everything, in pixels.
  private static let edge = 16.0

  /// The whole picture: titles, panels, and what stands below them.
  ///
  /// Two panels stand in a row, and one where a window is narrower than `narrow`. Each has its origin in a room of a size,
  /// in pixels.
  static func text(
    title: String, subtitle: String, description: String, style: String, definitions: [String] = [],
    panels: [[String]], size: (width: Double, height: Double, gap: Double),
    origin: Place = (0, 0), footer: (_ top: Double, _ left: Double, _ width: Double) -> Drawn
  ) -> String {
    func id(_ index: Int) -> String { "snapsim-panel-\(index)" }
    let isSingle = panels.count < 2
    func page(across: Int) -> (lines: [String], width: Double, height: Double) {
      let width = Double(across) * (size.width + size.gap) - size.gap
      let header = header(title, subtitle, at: (edge, edge), width: width)
      let drawn = panels.indices.flatMap { index in
        let x = edge + Double(index % across) * (size.width + size.gap) + origin.x
        let y = header.bottom + Double(index / across) * size.height + origin.y
        return isSingle
          ? [#"<g id="\#(id(index))" transform="translate(\#(x.px) \#(y.px))">"#] + panels[index] + ["</g>"]
          : [##"<use href="#\##(id(index))" x="\##(x.px)" y="\##(y.px)"/>"##]
      }
      let rows = Double((panels.count + across - 1) / across)
      let below = footer(header.bottom + rows * size.height, edge, width)
      let whole = (width: width + 2 * edge, height: below.bottom)
      let back = #"<rect class="back" width="\#(whole.width.px)" height="\#(whole.height.px)"/>"#
      return ([back] + header.elements + drawn + below.elements, whole.width, whole.height)
    }
    let first = page(across: isSingle ? 1 : 2)
    var (style, definitions, lines) = (style + fit, definitions, first.lines)
    if !isSingle {
      let one = page(across: 1)
      style += narrow((first.width, first.height), (one.width, one.height))
      definitions += panels.enumerated().map { #"<g id="\#(id($0))">"# + $1.joined(separator: "\n") + "</g>" }
      lines =
        [#"<g class="wide">"#] + first.lines
        + [#"</g><g class="narrow" transform="scale(\#((first.width / one.width).px))">"#] + one.lines + [
          "</g>"
        ]
    }
    let (width, height) = (first.width.px, first.height.px)
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" class="picture" role="img" aria-labelledby="snapsim-title snapsim-desc" \
      width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" preserveAspectRatio="xMinYMin meet">
      <title id="snapsim-title">\(title.escapingMarkup)</title>
      <desc id="snapsim-desc">\(description.escapingMarkup)</desc>
      <style>\(style)</style>
      """
    let shared = definitions.isEmpty ? [] : ["<defs>"] + definitions + ["</defs>"]
    return ([head] + shared + lines + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// The width of a window below which nothing stands side by side, in pixels.
  private static let narrow = 480

  private static let fit = "@media (max-width:\(narrow)px){.picture{width:100%;height:auto}}\n"

  /// The style of a narrow window, which is not as flat as the whole picture: an image in a page keeps its shape.
  private static func narrow(_ page: Size, _ one: Size) -> String {
    let ratio = "\(Int(0.9 * page.width))/\(Int(page.height))"
    return """
      .narrow{display:none}
      @media (max-width:\(narrow)px) and (max-aspect-ratio:\(ratio)){
      .picture{width:100vw;height:calc(100vw*\((one.height / one.width).px))}.wide{display:none}.narrow{display:inline}
      }

      """
  }

  /// The letters of all pictures; those of titles are wider.
  static let letters = (width: 6.7, ofTitles: 9.3, lineHeight: 15.0)
  static let textStyle = """

    text{font:12px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#1f2328}
    .head{font-size:15px;font-weight:600}.name{font-size:13px;font-weight:600}.last{text-anchor:end}.mid{text-anchor:middle}
    .back{fill:#fff}.faint{fill:#59636e}.swatch{fill:none;stroke:#59636e}
    @media (prefers-color-scheme:dark){text{fill:#e6edf3}.back{fill:#0d1117}.faint{fill:#9198a1}.swatch{stroke:#9198a1}}

    """

  static func words(
    _ words: String, at place: Place, in room: Double = .infinity, _ look: String = ""
  ) -> String {
    let most = room.isFinite ? max(1, Int(room / letters.width)) : .max
    let words = words.count > most ? words.prefix(most - 1) + "…" : words
    let look = look.isEmpty ? "" : #"class="\#(look)" "#
    return #"<text \#(look)x="\#(place.x.px)" y="\#(place.y.px)">\#(words.escapingMarkup)</text>"#
  }

  /// A word in pieces of some letters at most, divided behind a slash where it has one.
  private static func pieces(of word: Substring, atMost letters: Int) -> [String] {
    guard word.count > letters else { return [String(word)] }
    let start = word.prefix(letters)
    let end = start.lastIndex(of: "/").map(word.index(after:)) ?? start.endIndex
    return [String(word[..<end])] + pieces(of: word[end...], atMost: letters)
  }

  /// Words in lines that have some room; a number keeps its unit, and longer words are divided.
  static func lines(_ text: String, in room: Double, ofTitle: Bool = false) -> [String] {
    let letters = max(1, Int(room / (ofTitle ? letters.ofTitles : letters.width)))
    let words = text.replacing(" pt", with: "\u{A0}pt").split(separator: " ").flatMap {
      pieces(of: $0, atMost: letters)
    }
    return words.reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }

  static func words(_ lines: [String], at place: Place, _ look: String) -> [String] {
    lines.enumerated().map { words($1, at: (place.x, place.y + Double($0) * letters.lineHeight), look) }
  }

  /// The frame of a plot with ticks below it, and their words on a baseline so many pixels lower.
  static func frame(_ size: Size, ticks: [(x: Double, label: String)], baseline: Double) -> [String] {
    [#"<rect class="frame" width="\#(size.width.px)" height="\#(size.height.px)"/>"#]
      + ticks.flatMap { x, label in
        [
          #"<path class="tick" d="M\#(x.px) \#(size.height.px)v4"/>"#,
          words(label, at: (x, size.height + baseline), "faint mid"),
        ]
      }
  }

  static func legend(_ chips: [(look: String, meaning: String)], at place: Place, _ width: Double) -> Drawn {
    let lineHeight = letters.lineHeight * 1.3
    var (x, line) = (place.x, 0.0)
    let elements = chips.flatMap { look, meaning in
      let length = 36 + letters.width * Double(meaning.count)
      if x > place.x, x + length > place.x + width { (x, line) = (place.x, line + 1) }
      defer { x += length }
      let y = place.y + line * lineHeight
      let box = #"x="\#(x.px)" y="\#(y.px)" width="16" height="12""#
      return [
        #"<rect class="swatch" \#(box)/>"#, "<rect \(look) \(box)/>", words(meaning, at: (x + 21, y + 10)),
      ]
    }
    return (elements, place.y + (line + 1) * lineHeight)
  }

  private static func header(_ title: String, _ subtitle: String, at place: Place, width: Double) -> Drawn {
    let (title, subtitle) = (lines(title, in: width, ofTitle: true), lines(subtitle, in: width))
    let (first, second) = (place.y + 10, place.y + 27 + Double(title.count - 1) * (letters.lineHeight + 2))
    let heading = title.enumerated().map {
      words($1, at: (place.x, first + Double($0) * (letters.lineHeight + 2)), "head")
    }
    return (
      heading + words(subtitle, at: (place.x, second), "faint"),
      second + Double(subtitle.count - 1) * letters.lineHeight + 9
    )
  }
}

extension Double {
  /// A coordinate: hundredths are enough for a picture.
  var px: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
