import SwiftUI

struct ProductShelf: View {
  private enum Metrics {
    static let card: CGFloat = 260
    static let spacing: CGFloat = 16
  }

  @State private var store: ProductStore
  @State private var snapping: ShelfSnapping

  init(store: ProductStore = ProductStore()) {
    _store = State(initialValue: store)
    _snapping = State(
      initialValue: ShelfSnapping(
        step: Metrics.card + Metrics.spacing,
        count: store.products.count))
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: Metrics.spacing) {
        ForEach(store.products) { product in
          ProductTile(product: product)
            .frame(width: Metrics.card)
        }
      }
      .padding(.horizontal, 16)
    }
    .frame(height: 300)
    .scrollTargetBehavior(snapping)
    .redacted(reason: store.isLoading ? .placeholder : [])
    .task { await store.refresh() }
  }
}

struct ProductTile: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      RoundedRectangle(cornerRadius: 16).fill(.gray.opacity(0.2))
      Text(product.title).lineLimit(1)
      Text(product.price, format: .currency(code: "USD")).bold()
    }
  }
}
