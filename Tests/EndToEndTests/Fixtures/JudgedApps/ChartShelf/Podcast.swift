import SwiftUI

struct Podcast: Identifiable, Hashable {
  let rank: Int
  let title: String
  let publisher: String
  let tint: Color

  var id: Int { rank }
}

extension Podcast {
  static let top20: [Podcast] = {
    let titles = [
      "Night Ferry", "Small Print", "The Long Table", "Row Nine", "Backlit",
      "Second Draft", "Salt Road", "Minor Keys", "Field Notes", "Cold Start",
      "Half a Mile", "Common Ground", "The Index", "Paper Boats", "Off Season",
      "Tin Roof", "Hard Shoulder", "Good Bones", "Loose Thread", "Last Orders",
    ]
    let publishers = ["Harbour Audio", "Public Ear", "Studio Fennel"]
    let tints: [Color] = [.red, .orange, .teal, .indigo, .brown]
    return titles.enumerated().map { index, title in
      Podcast(
        rank: index + 1,
        title: title,
        publisher: publishers[index % publishers.count],
        tint: tints[index % tints.count]
      )
    }
  }()
}
