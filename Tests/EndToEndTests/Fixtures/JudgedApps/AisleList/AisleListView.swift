import SwiftUI

struct Aisle: Identifiable {
  let id: String
  var products: [Product]
}

struct Product: Identifiable {
  let id = UUID()
  var name: String
  var detail: String
  var symbol: String
}

struct AisleListView: View {
  @State private var aisles = Aisle.demo
  @State private var basket: Set<UUID> = []

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(spacing: 8, pinnedViews: .sectionHeaders) {
          ForEach(aisles) { aisle in
            Section {
              ForEach(aisle.products) { product in
                ProductRow(product: product, inBasket: basket.contains(product.id)) {
                  basket.formSymmetricDifference([product.id])
                }
              }
            } header: {
              AisleHeader(title: aisle.id, count: aisle.products.count)
            }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
      .navigationTitle("Groceries")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom) {
        Text("\(basket.count) in basket")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .frame(height: 48)
          .background(.bar)
      }
    }
  }
}

private struct AisleHeader: View {
  let title: String
  let count: Int

  var body: some View {
    HStack {
      Text(title).font(.headline)
      Spacer()
      Text(count, format: .number).foregroundStyle(.secondary)
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(Color(white: 0.94))
  }
}

private struct ProductRow: View {
  let product: Product
  let inBasket: Bool
  let toggle: () -> Void

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: product.symbol)
        .font(.title)
        .frame(width: 56)
      VStack(alignment: .leading) {
        Text(product.name).font(.body.weight(.medium))
        Text(product.detail).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      Button(action: toggle) {
        Image(systemName: inBasket ? "checkmark.circle.fill" : "plus.circle")
          .font(.title2)
      }
    }
    .padding(.horizontal, 16)
    .frame(height: 96)
  }
}

extension Aisle {
  static let demo: [Aisle] = ["Produce", "Bakery", "Dairy", "Pantry"].map { name in
    Aisle(
      id: name,
      products: (1...9).map {
        Product(name: "\(name) item \($0)", detail: "\($0 * 100) g", symbol: "carrot")
      })
  }
}

#Preview {
  AisleListView()
}
