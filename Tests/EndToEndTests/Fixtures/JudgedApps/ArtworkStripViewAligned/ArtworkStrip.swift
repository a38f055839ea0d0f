import SwiftUI

// A titled strip of square artwork; the caller supplies the tile and, if it wants, where "See all" leads.
struct ArtworkStrip<Data: RandomAccessCollection, Tile: View>: View where Data.Element: Identifiable {
  private let title: LocalizedStringKey
  private let data: Data
  private let side: CGFloat
  private let seeAll: (() -> Void)?
  private let tile: (Data.Element) -> Tile

  init(
    _ title: LocalizedStringKey,
    data: Data,
    side: CGFloat,
    seeAll: (() -> Void)? = nil,
    @ViewBuilder tile: @escaping (Data.Element) -> Tile
  ) {
    self.title = title
    self.data = data
    self.side = side
    self.seeAll = seeAll
    self.tile = tile
  }

  var body: some View {
    Section {
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 14) {
          ForEach(data) { element in
            tile(element)
              .frame(width: side)
          }
          if let seeAll {
            Button("See all", systemImage: "chevron.right", action: seeAll)
              .labelStyle(.iconOnly)
              .frame(width: 64, height: side)
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, 20, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
      .frame(height: side + 44)
      .id(side)
    } header: {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, 20)
    }
  }
}
