import SwiftUI

struct Product: Identifiable {
  let id = UUID()
  var name: String
  var price: Decimal
  var symbol: String
}

extension Product {
  static let newIn: [Product] = [
    .init(name: "Linen shirt", price: 59, symbol: "tshirt"),
    .init(name: "Court shoe", price: 110, symbol: "shoe"),
    .init(name: "Weekend bag", price: 145, symbol: "bag"),
    .init(name: "Sun hat", price: 29, symbol: "sun.max"),
    .init(name: "Field watch", price: 189, symbol: "clock"),
    .init(name: "Umbrella", price: 39, symbol: "umbrella"),
    .init(name: "Reader", price: 75, symbol: "eyeglasses"),
  ]
}

struct ShopFrontView: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  let products: [Product]

  var body: some View {
    GeometryReader { geo in
      VStack(alignment: .leading, spacing: 14) {
        Text("New in")
          .font(.title.bold())
          .padding(.horizontal, 20)

        Shelf(
          products: products,
          card: sizeClass == .regular ? 340 : 280,
          inset: max(20, geo.safeAreaInsets.leading)
        )
        .frame(height: min(320, geo.size.height * 0.7))

        Spacer(minLength: 0)
      }
      .padding(.top, 12)
    }
  }
}

private struct Shelf: View {
  let products: [Product]
  let card: CGFloat
  let inset: CGFloat

  private let spacing: CGFloat = 16

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: spacing) {
        ForEach(products) { product in
          ProductCard(product: product)
            .frame(width: card)
        }
      }
      .padding(.horizontal, inset)
    }
    .scrollTargetBehavior(ShelfBehavior(card: card, spacing: spacing))
    .scrollIndicators(.hidden)
    .ignoresSafeArea(.container, edges: .horizontal)
  }
}

private struct ProductCard: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      Image(systemName: product.symbol)
        .font(.system(size: 64, weight: .thin))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.quaternary, in: .rect(cornerRadius: 16))
      Text(product.name).font(.headline)
      Text(product.price, format: .currency(code: "EUR"))
        .foregroundStyle(.secondary)
    }
  }
}

#Preview("iPhone") { ShopFrontView(products: Product.newIn) }
#Preview("Few") { ShopFrontView(products: Array(Product.newIn.prefix(2))) }
