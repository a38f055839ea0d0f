import SwiftUI

struct Product: Identifiable {
  let id: String
  let name: String
  let price: Decimal
  let symbol: String
}

struct ShelfSection: Identifiable {
  let id: String
  let products: [Product]
}

struct StoreFront: View {
  let sections: [ShelfSection]

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 32) {
        ForEach(sections) { section in
          Shelf(title: section.id, items: section.products) { product in
            ProductTile(product: product)
          }
        }
      }
      .padding(.vertical)
    }
  }
}

struct Shelf<Item: Identifiable, Tile: View>: View {
  let title: String
  let items: [Item]
  @ViewBuilder let tile: (Item) -> Tile

  @Environment(\.horizontalSizeClass) private var sizeClass

  private let margin: CGFloat = 20
  private let gutter: CGFloat = 12

  private var columns: (count: Int, span: Int) {
    sizeClass == .regular ? (3, 1) : (5, 2)
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack(alignment: .firstTextBaseline) {
        Text(title).font(.title2.bold())
        Spacer()
        Button("See all") {}.font(.subheadline)
      }
      .padding(.horizontal, margin)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(alignment: .top, spacing: gutter) {
          ForEach(items) { item in
            tile(item)
              .containerRelativeFrame(
                .horizontal,
                count: columns.count,
                span: columns.span,
                spacing: gutter,
                alignment: .leading
              )
          }
        }
        .scrollTargetLayout()
      }
      .contentMargins(.horizontal, margin, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .frame(height: 210)
    }
  }
}

private struct ProductTile: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.brown.opacity(0.15))
        .overlay { Image(systemName: product.symbol).font(.largeTitle) }
        .frame(height: 140)
      Text(product.name).font(.subheadline).lineLimit(1)
      Text(product.price, format: .currency(code: "USD"))
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  let goods = [
    ("Pour-over", "mug"), ("Kettle", "flame"), ("Grinder", "gearshape"), ("Scale", "scalemass"),
    ("Filters", "circle.grid.2x2"), ("Beans", "leaf"), ("Server", "drop"),
  ]
  StoreFront(
    sections: ["New in", "Bestsellers", "Last chance"].map { title in
      ShelfSection(
        id: title,
        products: goods.enumerated().map { n, item in
          Product(id: "\(title)-\(n)", name: item.0, price: Decimal(9 + n * 7), symbol: item.1)
        })
    })
}
