import SwiftUI

struct AppItem: Identifiable {
  let id: Int
  let name: String
  let subtitle: String
}

struct TodayScreen: View {
  let games = (0..<14).map { AppItem(id: $0, name: "Game \($0 + 1)", subtitle: "Puzzle") }
  let tools = (0..<20).map { AppItem(id: $0, name: "Tool \($0 + 1)", subtitle: "Productivity") }

  var body: some View {
    GeometryReader { geo in
      ScrollView {
        if geo.size.width > 0 {
          VStack(spacing: 28) {
            AppShelf(title: "Top Games", items: games, layout: .init(available: geo.size.width))
            AppShelf(title: "Get Things Done", items: tools, layout: .init(available: geo.size.width))
          }
          .padding(.vertical, 16)
        }
      }
    }
  }
}

struct ShelfLayout {
  let margin: CGFloat = 20
  let spacing: CGFloat = 12
  let rows = 3
  let visibleColumns: Int
  let columnWidth: CGFloat

  init(available: CGFloat) {
    visibleColumns = available > 700 ? 2 : 1
    let gaps = CGFloat(visibleColumns - 1) * spacing
    columnWidth = (available - 2 * margin - gaps) / CGFloat(visibleColumns)
  }

  var stride: CGFloat { columnWidth + spacing }

  func columns(for count: Int) -> Int { (count + rows - 1) / rows }

  func lastStop(for count: Int) -> Int { max(0, columns(for: count) - visibleColumns) }
}

struct AppShelf: View {
  let title: String
  let items: [AppItem]
  let layout: ShelfLayout

  private var grid: [GridItem] {
    Array(repeating: GridItem(.fixed(72), spacing: 8), count: layout.rows)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title)
        .font(.title2.bold())
        .padding(.horizontal, layout.margin)
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: grid, spacing: layout.spacing) {
          ForEach(items) { item in
            AppCell(item: item)
              .frame(width: layout.columnWidth, height: 72)
          }
        }
        .padding(.horizontal, layout.margin)
      }
      .frame(height: 232)
      .scrollTargetBehavior(ColumnSnap(stride: layout.stride, last: layout.lastStop(for: items.count)))
    }
  }
}

struct AppCell: View {
  let item: AppItem

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 14).fill(.tint.opacity(0.3)).frame(width: 60, height: 60)
      VStack(alignment: .leading) {
        Text(item.name).font(.body)
        Text(item.subtitle).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button("Get") {}.buttonStyle(.bordered).buttonBorderShape(.capsule)
    }
  }
}
