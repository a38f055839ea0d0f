import SwiftUI

struct Seedling: Identifiable {
  let id: Int
  let name: String
  let price: Decimal

  static let stock: [Seedling] = [
    "Basil", "Borage", "Calendula", "Chervil", "Chives", "Coriander", "Dill",
    "Fennel", "Hyssop", "Lemon balm", "Lovage", "Marjoram", "Mint", "Nigella",
    "Oregano", "Parsley", "Sage", "Savory", "Sorrel", "Tarragon", "Thyme",
    "Verbena", "Woodruff", "Yarrow",
  ].enumerated().map { index, name in
    Seedling(id: index, name: name, price: Decimal(280 + index * 5) / 100)
  }
}

enum Shelf {
  static let tile: CGFloat = 150
  static let gutter: CGFloat = 10
  static let rowGap: CGFloat = 18
  static let pitch = tile + gutter
}

struct ShelfBehavior: ScrollTargetBehavior {
  var pitch: CGFloat = Shelf.pitch

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let end = max(context.contentSize.height - context.containerSize.height, 0)
    let proposed = target.rect.minY
    guard proposed < end - pitch / 2 else {
      target.rect.origin.y = end
      return
    }
    let row = max((proposed / pitch).rounded(), 0)
    target.rect.origin.y = min(row * pitch, end)
  }
}

struct SeedlingTile: View {
  let seedling: Seedling
  @Binding var basket: [Seedling.ID: Int]

  var body: some View {
    VStack(spacing: 8) {
      Image(systemName: "leaf.fill")
        .font(.largeTitle)
        .foregroundStyle(.green)
      Text(seedling.name).font(.headline).lineLimit(1)
      HStack {
        Text(seedling.price, format: .currency(code: "EUR"))
          .font(.caption)
        Spacer()
        Button("Add", systemImage: "plus.circle.fill") {
          basket[seedling.id, default: 0] += 1
        }
        .labelStyle(.iconOnly)
      }
    }
    .padding(12)
    .frame(maxWidth: .infinity)
    .frame(height: Shelf.tile)
    .background(.green.opacity(0.1), in: .rect(cornerRadius: 14))
  }
}

struct SeedlingShelf: View {
  let seedlings: [Seedling]
  @Binding var basket: [Seedling.ID: Int]
  @Environment(\.verticalSizeClass) private var verticalSizeClass

  private var columns: [GridItem] {
    let count = verticalSizeClass == .compact ? 4 : 2
    return Array(repeating: GridItem(.flexible(), spacing: Shelf.gutter), count: count)
  }

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: Shelf.rowGap) {
        ForEach(seedlings) { seedling in
          SeedlingTile(seedling: seedling, basket: $basket)
        }
      }
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(ShelfBehavior())
  }
}

struct GreenhouseScreen: View {
  let seedlings: [Seedling]
  @State private var basket: [Seedling.ID: Int] = [:]

  private var total: Decimal {
    seedlings.reduce(0) { $0 + $1.price * Decimal(basket[$1.id, default: 0]) }
  }

  var body: some View {
    VStack(spacing: 12) {
      Text("Herb greenhouse")
        .font(.title3.bold())
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: 36)
      SeedlingShelf(seedlings: seedlings, basket: $basket)
      HStack {
        Text("Basket")
        Spacer()
        Text(total, format: .currency(code: "EUR")).bold()
      }
      .frame(height: 44)
    }
    .padding(.horizontal, 16)
  }
}

#Preview {
  GreenhouseScreen(seedlings: Seedling.stock)
}
