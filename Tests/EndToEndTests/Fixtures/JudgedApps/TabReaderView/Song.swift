import Foundation

struct Measure: Identifiable {
  let id: Int
  let beats: Int
  var hasRepeat = false

  static let beatWidth: CGFloat = 64
  static let repeatWidth: CGFloat = 24

  var width: CGFloat {
    CGFloat(beats) * Self.beatWidth + (hasRepeat ? Self.repeatWidth : 0)
  }
}

struct Song {
  let title: String
  let measures: [Measure]

  // Leading edge of every measure, the first at 0.
  var measureStarts: [CGFloat] {
    measures.dropLast().reduce(into: [0]) { starts, measure in
      starts.append(starts[starts.endIndex - 1] + measure.width)
    }
  }
}

extension Song {
  static let waltz: Song = {
    let beats = [4, 4, 3, 4, 2, 4, 4, 3, 4, 4, 5, 4]
    return Song(
      title: "Crooked Waltz",
      measures: beats.enumerated().map { index, count in
        Measure(id: index, beats: count, hasRepeat: index == 3 || index == 7)
      }
    )
  }()
}
