import SwiftUI

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  var isFavorite = false

  static let newIn: [Product] = [
    .init(id: 1, name: "Linen Shirt", price: 59),
    .init(id: 2, name: "Canvas Tote", price: 35),
    .init(id: 3, name: "Trail Runner", price: 129),
    .init(id: 4, name: "Wool Beanie", price: 25),
    .init(id: 5, name: "Rain Shell", price: 189),
    .init(id: 6, name: "Field Watch", price: 149),
    .init(id: 7, name: "Crew Socks", price: 14),
    .init(id: 8, name: "Denim Jacket", price: 119),
  ]
}

struct ProductShelf: View {
  @State private var products = Product.newIn

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("New in")
          .font(.title3.bold())
        Spacer()
        Button("See all") {}
      }
      .padding(.horizontal, Shelf.inset)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Shelf.spacing) {
          ForEach($products) { $product in
            ProductCard(product: $product)
              .frame(width: Shelf.cardWidth, height: Shelf.cardHeight)
          }
        }
        .padding(.horizontal, Shelf.inset)
      }
      .shelfSnapping()
      .frame(height: Shelf.cardHeight)
    }
  }
}

private struct ProductCard: View {
  @Binding var product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color.gray.opacity(0.15))
        .overlay(alignment: .topTrailing) {
          Button {
            product.isFavorite.toggle()
          } label: {
            Image(systemName: product.isFavorite ? "heart.fill" : "heart")
              .padding(10)
          }
        }
      HStack(alignment: .firstTextBaseline) {
        Text(product.name)
          .lineLimit(1)
        Spacer()
        Text(product.price, format: .currency(code: "EUR"))
          .fontWeight(.semibold)
      }
      .font(.subheadline)
    }
  }
}
