import SwiftUI

enum SheetElement: Hashable {
  case heading(String)
  case bar(chords: [String], beats: Int)
  case repeatMark(times: Int)

  func width(beatWidth: CGFloat) -> CGFloat {
    switch self {
    case .heading: 56
    case .bar(_, let beats): CGFloat(beats) * beatWidth
    case .repeatMark: 24
    }
  }
}

struct ChordSheet {
  let title: String
  let elements: [SheetElement]

  struct Geometry {
    let stops: [CGFloat]
    let tail: CGFloat
  }

  func geometry(beatWidth: CGFloat) -> Geometry {
    var x: CGFloat = 0
    var stops: [CGFloat] = []
    var followsHeading = false

    for element in elements {
      switch element {
      case .heading:
        stops.append(x)
        followsHeading = true
      case .bar:
        if !followsHeading { stops.append(x) }
        followsHeading = false
      case .repeatMark:
        break
      }
      x += element.width(beatWidth: beatWidth)
    }
    return Geometry(stops: stops, tail: x - (stops.last ?? 0))
  }
}

extension ChordSheet {
  static let harbourWaltz = ChordSheet(
    title: "Harbour Lights",
    elements: [
      .heading("Intro"),
      .bar(chords: ["G"], beats: 4),
      .bar(chords: ["D/F♯"], beats: 4),
      .heading("Verse"),
      .bar(chords: ["Em7"], beats: 4),
      .bar(chords: ["C", "G"], beats: 4),
      .bar(chords: ["Am7"], beats: 4),
      .bar(chords: ["D"], beats: 2),
      .bar(chords: ["G"], beats: 4),
      .repeatMark(times: 2),
      .heading("Chorus"),
      .bar(chords: ["C"], beats: 4),
      .bar(chords: ["G", "B7"], beats: 4),
      .bar(chords: ["Em"], beats: 3),
      .bar(chords: ["C", "D"], beats: 4),
      .repeatMark(times: 2),
      .heading("Bridge"),
      .bar(chords: ["F"], beats: 2),
      .bar(chords: ["C"], beats: 2),
      .bar(chords: ["Dsus4", "D"], beats: 4),
      .heading("Outro"),
      .bar(chords: ["C", "Cm"], beats: 4),
      .bar(chords: ["G"], beats: 4),
    ]
  )
}
