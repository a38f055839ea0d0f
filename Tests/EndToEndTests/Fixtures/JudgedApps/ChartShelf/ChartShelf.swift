import SwiftUI

struct ChartShelf<Item: Identifiable, Row: View>: View {
  let title: LocalizedStringKey
  let items: [Item]
  var rowCount = 3
  @ViewBuilder let row: (Item) -> Row

  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private let margin: CGFloat = 20
  private let columnSpacing: CGFloat = 14

  private var columnsPerScreen: Int {
    verticalSizeClass == .compact ? 2 : 1
  }

  private var gridRows: [GridItem] {
    Array(repeating: GridItem(.fixed(68), spacing: 8), count: rowCount)
  }

  var body: some View {
    Section {
      ScrollView(.horizontal) {
        LazyHGrid(rows: gridRows, spacing: columnSpacing) {
          ForEach(items) { item in
            row(item)
              .containerRelativeFrame(
                .horizontal,
                count: columnsPerScreen,
                spacing: columnSpacing,
                alignment: .leading
              )
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollIndicators(.hidden)
    } header: {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, margin)
    }
  }
}
