import SwiftUI

struct ProductScreen: View {
  let product: Product
  @State private var quantity = 1

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        gallery
        VStack(alignment: .leading, spacing: 12) {
          Text(product.title).font(.title.bold())
          Text(product.price, format: .currency(code: "EUR")).font(.title3)
          Text(product.details).foregroundStyle(.secondary)
          Stepper("Quantity: \(quantity)", value: $quantity, in: 1...9)
        }
        .padding(.horizontal, GalleryLayout.inset)
      }
    }
    .safeAreaInset(edge: .bottom) {
      Button("Add to bag") {}
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(8)
        .frame(maxWidth: .infinity)
        .background(.bar)
    }
    .navigationBarTitleDisplayMode(.inline)
  }

  private var gallery: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: GalleryLayout.gap) {
        ForEach(product.images) { image in
          Image(image.name)
            .resizable()
            .scaledToFill()
            .frame(width: image.aspect * GalleryLayout.height, height: GalleryLayout.height)
            .clipShape(.rect(cornerRadius: 16))
        }
      }
      .padding(.horizontal, GalleryLayout.inset)
    }
    .scrollTargetBehavior(GalleryBehavior(layout: GalleryLayout(images: product.images)))
  }
}

#Preview {
  NavigationStack { ProductScreen(product: .sample) }
}
