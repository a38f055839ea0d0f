import SwiftUI
import SwiftData

struct NewInShelf: View {
  @Query(filter: #Predicate<Product> { $0.isNew }, sort: \Product.addedAt, order: .reverse)
  private var products: [Product]
  var onMore: () -> Void = {}

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      HStack {
        Text("New in").font(.title3.weight(.semibold))
        Spacer()
        Text("\(products.count) items").font(.footnote).foregroundStyle(.secondary)
      }
      .padding(.horizontal, Layout.side)

      ScrollView(.horizontal) {
        LazyHStack(spacing: Layout.gutter) {
          promo
            .containerRelativeFrame(.horizontal)
          ForEach(products) { product in
            ProductTile(product: product)
              .containerRelativeFrame(.horizontal, count: 2, spacing: Layout.gutter)
          }
          more
            .frame(width: Layout.moreWidth)
        }
        .scrollTargetLayout()
        .frame(height: Layout.tileHeight)
        .padding(.vertical, 6)
      }
      .contentMargins(.horizontal, Layout.side, for: .scrollContent)
      .scrollTargetBehavior(.viewAligned)
      .scrollIndicators(.hidden)
    }
  }

  private var promo: some View {
    ZStack(alignment: .bottomLeading) {
      LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing)
      Text("Summer edit\n−20 % this week").font(.title2.bold()).foregroundStyle(.white).padding()
    }
    .clipShape(.rect(cornerRadius: 16))
  }

  private var more: some View {
    Button(action: onMore) {
      VStack(spacing: 8) {
        Image(systemName: "arrow.right.circle.fill").font(.largeTitle)
        Text("See all").font(.footnote)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

struct ProductTile: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Image(product.image)
        .resizable()
        .scaledToFill()
        .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
        .clipShape(.rect(cornerRadius: 14))
      Text(product.title).font(.subheadline).lineLimit(1)
      Text(product.price, format: .currency(code: "USD")).font(.footnote.bold())
    }
  }
}
