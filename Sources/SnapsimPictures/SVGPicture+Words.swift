import SnapsimText

extension SVGPicture {
  var title: String {
    let names = figure.panels.map(\.title)
    let shown = names.prefix(3).joined(separator: " beside ")
    return shown + (names.count > 3 ? " and \(names.count - 3) more" : "")
      + ": where each gesture comes to rest"
  }

  var subtitle: String {
    let layout = figure.layout
    let insets =
      layout.insets.total == 0
      ? ""
      : ", of which insets take \(layout.insets.leading.inSentence) and \(layout.insets.trailing.inSentence)"
    let device = layout.pose.map { pose in
      "\(pose.device.name) in \(pose.orientation.rawValue): s"
    }
    return
      "\(device ?? "S")croll view \(layout.bounds.inSentence) pt\(insets); container \(layout.container.inSentence) pt. "
      + figure.gesture
  }

  /// Words in lines that have room: letters are taken to be six and a half pixels wide.
  static func lines(_ text: String, in room: Double) -> [String] {
    let most = Int(room / 6.4)
    return Paragraph.words(text).reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= most {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(word)
      }
    }
  }

  var description: String {
    figure.panels.map { panel in
      let rests = panel.bands.dropFirst().prefix(12).map { band in
        band.caption.joined(separator: " ") + (band.verdict.map { " " + $0 } ?? "")
      }
      return "\(panel.title): " + rests.joined(separator: ", ")
        + (panel.bands.count > 13 ? ", and so on" : "") + "."
    }
    .joined(separator: " ")
  }

  /// Colours for light and for dark; text is at least 4.5 to 1 against what it stands on.
  static let style = """

    text{font:11px ui-sans-serif,system-ui,-apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:#1f2328}
    .head{font-size:14px;font-weight:600}.name{font-size:13px;font-weight:600}
    .faint{fill:#59636e}.good{fill:#116329}.bad{fill:#b3121d;font-weight:600}
    .last{text-anchor:end}.mid{text-anchor:middle}
    .item{fill:#1f2328}.number{fill:#b3121d;font-weight:700;paint-order:stroke;stroke:#fff;stroke-width:4px}
    .back{fill:#fff}.veil{fill:#fff;fill-opacity:.65}
    .view{fill:none;stroke:#1f2328;stroke-width:1.5}.fault{fill:none;stroke:#d1242f;stroke-width:3}
    .safe{fill:#1f2328;fill-opacity:.28}.bar{fill:#d1242f}
    .i0{fill:#b6d7ff}.i1{fill:#ffd8a8}.i2{fill:#c3e6b8}.i3{fill:#e3c8ff}.i4{fill:#ffc9d6}.i5{fill:#b8ebe6}
    @media (prefers-color-scheme:dark){
    text{fill:#e6edf3}.faint{fill:#9198a1}.good{fill:#56d364}.bad{fill:#ff9a92}
    .item{fill:#f0f6fc}.number{fill:#ffb3ad;stroke:#0d1117}
    .back{fill:#0d1117}.veil{fill:#0d1117}.view{stroke:#e6edf3}.fault{stroke:#f85149}.safe{fill:#fff;fill-opacity:.2}.bar{fill:#f85149}
    .i0{fill:#1f4d85}.i1{fill:#7a4a12}.i2{fill:#2a5c2a}.i3{fill:#553a80}.i4{fill:#7a2f47}.i5{fill:#1d5c58}
    }

    """
}
