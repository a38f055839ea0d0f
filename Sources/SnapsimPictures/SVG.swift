import SnapsimText

/// A picture in SVG: no script, light and dark, with a title and a description.
enum SVG {
  /// The whole picture, of a size in pixels.
  static func text(
    title: String, description: String, style: String, width: Double, height: Double,
    definitions: [String] = [], elements: [String]
  ) -> String {
    let head = """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="snapsim-title snapsim-desc" \
      width="\(width.px)" height="\(height.px)" viewBox="0 0 \(width.px) \(height.px)">
      <title id="snapsim-title">\(XMLText.escaped(title))</title>
      <desc id="snapsim-desc">\(XMLText.escaped(description))</desc>
      <style>\(style)</style>
      """
    let back = #"<rect class="back" width="100%" height="100%"/>"#
    return ([head] + definitions + [back] + elements + ["</svg>"]).map { $0 + "\n" }.joined()
  }

  /// Words at a place, cut to their room: letters are taken to be six and a half pixels wide.
  static func words(
    _ words: String, at place: (x: Double, y: Double), in room: Double = .infinity, _ look: String = ""
  ) -> String {
    let most = room.isFinite ? max(1, Int(room / 6.4)) : .max
    let words = words.count > most ? words.prefix(most - 1) + "…" : words
    let look = look.isEmpty ? "" : #"class="\#(look)" "#
    return #"<text \#(look)x="\#(place.x.px)" y="\#(place.y.px)">\#(XMLText.escaped(words))</text>"#
  }

  /// A group whose origin is moved.
  static func group(_ attributes: String = "", at place: (x: Double, y: Double), _ elements: [String])
    -> [String]
  {
    [#"<g \#(attributes)transform="translate(\#(place.x.px) \#(place.y.px))">"#] + elements + ["</g>"]
  }

  /// Words in lines that have room for some letters.
  static func lines(_ text: String, letters: Int) -> [String] {
    Paragraph.words(text).reduce(into: []) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= letters {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }
}

extension Double {
  /// A coordinate: hundredths are enough for a picture.
  var px: String {
    let rounded = (self * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }
}
