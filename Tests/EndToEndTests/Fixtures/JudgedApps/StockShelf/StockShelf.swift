import SwiftUI

struct StockItem: Identifiable {
  let id: String
  let name: String
  let onHand: Int
  let reorderAt: Int
}

extension [StockItem] {
  static var warehouseA: [StockItem] {
    (1...13).map {
      StockItem(id: "SKU-\(1000 + $0)", name: "Bracket M\($0)", onHand: ($0 * 37) % 90, reorderAt: 25)
    }
  }
}

struct StockShelf: View {
  let items: [StockItem]

  private let rowCount = 2
  private let tile = CGSize(width: 300, height: 130)
  private let spacing: CGFloat = 12

  private var rows: [GridItem] {
    Array(repeating: GridItem(.fixed(tile.height), spacing: spacing), count: rowCount)
  }

  private var columnCount: Int { items.count / rowCount }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Low stock")
        .font(.title2.bold())
        .padding(.horizontal, 16)
      ScrollView(.horizontal) {
        LazyHGrid(rows: rows, spacing: spacing) {
          ForEach(items) { item in
            StockTile(item: item)
              .frame(width: tile.width, height: tile.height)
          }
        }
        .padding(.horizontal, 16)
      }
      .scrollIndicators(.never)
      .scrollTargetBehavior(
        ColumnSnap(pitch: tile.width + spacing, columns: columnCount)
      )
      Spacer()
    }
    .padding(.top)
  }
}

private struct StockTile: View {
  let item: StockItem

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(item.name).font(.headline)
      Text(item.id).font(.caption.monospaced()).foregroundStyle(.secondary)
      Spacer()
      Gauge(value: Double(min(item.onHand, 90)), in: 0...90) { EmptyView() }
        .tint(item.onHand < item.reorderAt ? .red : .teal)
      Text("\(item.onHand) on hand").font(.caption)
    }
    .padding(14)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 12))
  }
}

#Preview("iPhone") {
  StockShelf(items: .warehouseA)
}
