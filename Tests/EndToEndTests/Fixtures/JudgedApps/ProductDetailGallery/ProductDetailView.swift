import SwiftUI

struct Product {
  var title: String
  var price: Decimal
  var swatches: [Color]
  var description: String
}

struct ProductDetailView: View {
  let product: Product
  @State private var visibleImage: Int?
  @State private var isZoomed = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        gallery
        VStack(alignment: .leading, spacing: 4) {
          Text(product.title).font(.title2.bold())
          Text(product.price, format: .currency(code: "EUR"))
            .font(.title3)
        }
        Text(product.description)
          .foregroundStyle(.secondary)
      }
      .padding(16)
    }
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Text("Add to bag").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.bar)
    }
    .sheet(isPresented: $isZoomed) {
      product.swatches[visibleImage ?? 0]
        .ignoresSafeArea()
    }
  }

  private var gallery: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(product.swatches.indices, id: \.self) { index in
          ProductShot(color: product.swatches[index], number: index + 1)
            .padding(.horizontal, 6)
            .containerRelativeFrame(.horizontal)
            .onTapGesture { isZoomed = true }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $visibleImage)
    .scrollIndicators(.hidden)
    .frame(height: 260)
    .overlay(alignment: .bottomTrailing) {
      Text("\((visibleImage ?? 0) + 1) / \(product.swatches.count)")
        .font(.caption.monospacedDigit())
        .padding(.horizontal, 10)
        .padding(.vertical, 4)
        .background(.ultraThinMaterial, in: .capsule)
        .padding(14)
    }
  }
}

private struct ProductShot: View {
  let color: Color
  let number: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 14)
      .fill(color.gradient)
      .overlay {
        Text("Photo \(number)").foregroundStyle(.white)
      }
  }
}

#Preview {
  ProductDetailView(
    product: Product(
      title: "Linen overshirt",
      price: 89,
      swatches: [.brown, .mint, .gray, .orange, .blue],
      description: String(repeating: "Woven in Portugal from washed linen. ", count: 12)
    ))
}
