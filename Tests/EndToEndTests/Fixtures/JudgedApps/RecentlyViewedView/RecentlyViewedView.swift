import SwiftUI

struct Product: Identifiable, Hashable {
  let id: Int
  let name: String
  let price: Decimal
  let symbol: String
}

struct RecentlyViewedView: View {
  let products: [Product]
  let onSelect: (Product) -> Void

  private let columnSpacing: CGFloat = 12

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      header

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: columnSpacing) {
          ForEach(products) { product in
            Button {
              onSelect(product)
            } label: {
              ProductTile(product: product)
            }
            .buttonStyle(.plain)
            .containerRelativeFrame(.horizontal, count: 2, span: 1, spacing: columnSpacing)
          }
        }
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(.paging)
      .frame(height: ProductTile.height)
    }
    .padding(.horizontal, 16)
  }

  private var header: some View {
    HStack {
      Text("Recently viewed")
        .font(.title3.bold())
      Spacer()
      Text(products.count, format: .number)
        .foregroundStyle(.secondary)
    }
  }
}

private struct ProductTile: View {
  static let height: CGFloat = 232

  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Image(systemName: product.symbol)
        .font(.system(size: 56))
        .frame(maxWidth: .infinity)
        .frame(height: 160)
        .background(.quaternary, in: .rect(cornerRadius: 14))
      Text(product.name)
        .font(.subheadline)
        .lineLimit(1)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline.bold())
    }
    .frame(height: Self.height, alignment: .top)
  }
}

#Preview {
  RecentlyViewedView(
    products: (1...10).map {
      Product(id: $0, name: "Item \($0)", price: Decimal($0 * 9), symbol: "bag")
    },
    onSelect: { _ in }
  )
}
