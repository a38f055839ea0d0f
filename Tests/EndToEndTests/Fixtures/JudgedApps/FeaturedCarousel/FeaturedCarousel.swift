import SwiftUI

// MARK: - Model

struct FeaturedProduct: Identifiable {
  let id = UUID()
  let name: String
  let price: Decimal
  let color: Color
}

extension FeaturedProduct {
  static let samples: [FeaturedProduct] = [
    .init(name: "Trail Runner", price: 129, color: .orange),
    .init(name: "City Pack 22L", price: 89, color: .teal),
    .init(name: "Merino Tee", price: 59, color: .indigo),
    .init(name: "Rain Shell", price: 189, color: .mint),
    .init(name: "Camp Mug", price: 19, color: .brown),
    .init(name: "Headlamp", price: 45, color: .yellow),
    .init(name: "Down Vest", price: 149, color: .red),
    .init(name: "Wool Socks", price: 16, color: .purple),
  ]
}

// MARK: - Carousel

// Step 3 of the tutorial: a carousel whose neighbours peek in from both sides.
struct FeaturedCarousel: View {
  let products: [FeaturedProduct]
  @State private var visibleID: FeaturedProduct.ID?

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 14) {
        ForEach(products) { product in
          FeaturedCard(product: product)
            .containerRelativeFrame(.horizontal)
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.94)
            }
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, 24)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $visibleID)
    .scrollIndicators(.hidden)
    .frame(height: 240)
  }
}

struct FeaturedCard: View {
  let product: FeaturedProduct

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(product.color.gradient)
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading) {
          Text(product.name).font(.title3.bold())
          Text(product.price, format: .currency(code: "EUR"))
        }
        .foregroundStyle(.white)
        .padding()
      }
  }
}
