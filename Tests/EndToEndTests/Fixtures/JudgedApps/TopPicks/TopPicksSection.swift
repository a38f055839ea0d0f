import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let tagline: String
  let price: Decimal
}

extension Product {
  static let picks: [Product] = [
    "Walnut tray", "Linen apron", "Pour-over set", "Desk lamp", "Wool throw", "Pepper mill",
    "Clip-on fan", "Enamel mug", "Knife block", "Canvas tote", "Door hook",
  ]
  .enumerated()
  .map { index, name in
    Product(id: index, name: name, tagline: "Picked by our editors", price: Decimal(12 + index * 7))
  }
}

struct TopPicksSection: View {
  var products = Product.picks

  private let rows = Array(repeating: GridItem(.fixed(84), spacing: 8), count: PicksLayout.rowsPerColumn)

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Top picks").font(.title2.bold())
        Spacer()
        Button("See all") {}
      }
      .padding(.horizontal, PicksLayout.margin)

      ScrollView(.horizontal, showsIndicators: false) {
        LazyHGrid(rows: rows, spacing: PicksLayout.columnSpacing) {
          ForEach(products) { product in
            PickRow(product: product)
              .containerRelativeFrame(.horizontal) { width, _ in
                PicksLayout.columnWidth(in: width)
              }
          }
        }
        .padding(.horizontal, PicksLayout.margin)
      }
      .scrollTargetBehavior(PicksColumnBehavior(itemCount: products.count))
    }
  }
}

private struct PickRow: View {
  let product: Product

  var body: some View {
    HStack(spacing: 12) {
      RoundedRectangle(cornerRadius: 14)
        .fill(.quaternary)
        .frame(width: 64, height: 64)
      VStack(alignment: .leading) {
        Text(product.name).font(.headline)
        Text(product.tagline).font(.caption).foregroundStyle(.secondary)
      }
      Spacer(minLength: 0)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline.weight(.semibold))
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(.thinMaterial, in: .capsule)
    }
    .frame(height: 84)
  }
}

#Preview {
  ScrollView {
    TopPicksSection()
  }
}
