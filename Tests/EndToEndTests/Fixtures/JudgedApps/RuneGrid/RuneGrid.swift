import SwiftUI

struct Rune: Identifiable {
  let id: Int
  let name: String
}

/// Three runes below one another on each page, with a line between them.
struct RuneGrid: View {
  let runes: [Rune]
  private let rows = Array(repeating: GridItem(.fixed(64)), count: 5)

  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: rows, spacing: 10) {
        ForEach(runes) { rune in
          Label(rune.name, systemImage: "seal")
            .containerRelativeFrame(.horizontal, alignment: .leading)
          if rune.id % 3 != 2 {
            Divider().padding(.leading, 48)
          }
        }
      }
    }
    .scrollTargetLayout()
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .safeAreaPadding(.horizontal, 20)
  }
}
