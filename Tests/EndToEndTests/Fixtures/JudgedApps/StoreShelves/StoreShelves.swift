import SwiftUI

struct StoreShelves: View {
  let shelves: [Shelf]

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 28) {
          ForEach(shelves) { shelf in
            ShelfSection(shelf: shelf)
          }
        }
        .padding(.vertical, 16)
      }
      .navigationTitle("Plants")
    }
  }
}

private struct ShelfSection: View {
  let shelf: Shelf

  @Environment(\.horizontalSizeClass) private var sizeClass

  private let margin: CGFloat = 20
  private let gap: CGFloat = 10
  private let rows = Array(repeating: GridItem(.fixed(148), spacing: 14), count: 2)

  private var columnsOnScreen: Int {
    sizeClass == .regular ? 5 : 3
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(shelf.title)
        .font(.title2.bold())
        .padding(.horizontal, margin)

      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: gap) {
          ForEach(shelf.plants) { plant in
            PlantTile(plant: plant)
              .containerRelativeFrame(.horizontal, count: columnsOnScreen, span: 1, spacing: gap)
          }
        }
        .scrollTargetLayout()
      }
      .safeAreaPadding(.horizontal, margin)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
    }
  }
}

private struct PlantTile: View {
  let plant: Plant

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 14)
        .fill(Color.green.opacity(0.2))
        .overlay {
          Image(systemName: plant.symbol)
            .font(.largeTitle)
            .foregroundStyle(.green)
        }
        .frame(height: 100)
      Text(plant.name)
        .font(.footnote.weight(.medium))
        .lineLimit(1)
      Text(plant.price, format: .currency(code: "EUR"))
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

#Preview {
  StoreShelves(shelves: Shelf.samples)
}
