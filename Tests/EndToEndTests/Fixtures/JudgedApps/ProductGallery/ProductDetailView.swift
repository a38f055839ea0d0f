import SwiftUI

struct Product {
  struct Photo: Identifiable {
    let id: String
    let color: Color
  }

  var name: String
  var price: Decimal
  var blurb: String
  var photos: [Photo]
}

struct ProductDetailView: View {
  let product: Product

  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var visiblePhoto: Product.Photo.ID?
  @State private var quantity = 1

  private var side: CGFloat { sizeClass == .regular ? 480 : 320 }

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        gallery
        PageDots(ids: product.photos.map(\.id), current: visiblePhoto ?? product.photos.first?.id)
        details
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, 20)
    }
    .safeAreaInset(edge: .bottom) { buyBar }
  }

  private var gallery: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 0) {
        ForEach(product.photos) { photo in
          photo.color
            .overlay {
              Image(systemName: "tshirt").font(.system(size: 120)).foregroundStyle(.white)
            }
            .clipShape(.rect(cornerRadius: 24))
            .padding(.horizontal, 8)
            .frame(width: side, height: side)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $visiblePhoto)
    .frame(width: side, height: side)
  }

  private var details: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(product.name).font(.title.bold())
      Text(product.blurb).foregroundStyle(.secondary)
      Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
    }
    .frame(maxWidth: 480, alignment: .leading)
    .padding(.horizontal, 24)
  }

  private var buyBar: some View {
    HStack {
      Text(product.price * Decimal(quantity), format: .currency(code: "USD"))
        .font(.title3.monospacedDigit())
      Spacer()
      Button("Add to Bag") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .background(.bar)
  }
}

private struct PageDots: View {
  let ids: [String]
  let current: String?

  var body: some View {
    HStack(spacing: 8) {
      ForEach(ids, id: \.self) { id in
        Circle()
          .fill(id == current ? Color.primary : Color.secondary.opacity(0.4))
          .frame(width: 7, height: 7)
      }
    }
    .animation(.snappy, value: current)
  }
}

#Preview {
  ProductDetailView(
    product: Product(
      name: "Linen Overshirt",
      price: 89,
      blurb: "Garment-dyed, with a boxy fit and corozo buttons.",
      photos: [
        .init(id: "front", color: .mint),
        .init(id: "back", color: .cyan),
        .init(id: "detail", color: .purple),
        .init(id: "worn", color: .gray),
      ]
    ))
}
