import SwiftUI

struct Product: Identifiable {
  let id: Int
  let name: String
  let hue: Double
}

struct StoreFront: View {
  let offers: [Product]
  let recent: [Product]

  var body: some View {
    ScrollView {
      VStack(spacing: 28) {
        Shelf(title: "This week's offers", metrics: .hero, items: offers, tile: ProductTile.init)
        Shelf(title: "Recently viewed", metrics: .dense, items: recent, tile: ProductTile.init)
      }
      .padding(.vertical)
    }
  }
}

private struct ProductTile: View {
  let product: Product

  init(_ product: Product) {
    self.product = product
  }

  var body: some View {
    Color(hue: product.hue, saturation: 0.4, brightness: 0.9)
      .overlay(alignment: .bottomLeading) {
        Text(product.name)
          .font(.callout.bold())
          .padding(10)
      }
  }
}

#Preview {
  StoreFront(
    offers: (0..<6).map { Product(id: $0, name: "Offer \($0 + 1)", hue: Double($0) / 6) },
    recent: (0..<14).map { Product(id: $0, name: "Item \($0 + 1)", hue: Double($0) / 14) }
  )
}
