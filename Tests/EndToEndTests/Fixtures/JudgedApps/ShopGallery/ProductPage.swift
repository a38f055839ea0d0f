import SwiftUI

struct ProductPage: View {
  let product: Product
  @State private var current: Product.Photo.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: Tokens.gap) {
      gallery
        .frame(maxHeight: 380)
      thumbs
      HStack {
        Text(product.name).font(.headline)
        Spacer()
        Text(product.price, format: .currency(code: "EUR"))
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, Tokens.gutter)
    .onAppear { current = current ?? product.photos.first?.id }
  }

  private var gallery: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: Tokens.gap) {
          ForEach(product.photos) { photo in
            PhotoCard(asset: photo.asset)
              .frame(width: geo.size.width - Tokens.gap, height: geo.size.height)
          }
        }
        .scrollTargetLayout()
        .padding(.horizontal, Tokens.gap / 2)
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $current, anchor: .center)
    }
  }

  private var thumbs: some View {
    HStack(spacing: 8) {
      ForEach(product.photos) { photo in
        Button {
          withAnimation(.snappy) { current = photo.id }
        } label: {
          Image(photo.asset)
            .resizable()
            .scaledToFill()
            .frame(width: Tokens.thumb, height: Tokens.thumb)
            .clipShape(.rect(cornerRadius: 8))
            .opacity(photo.id == current ? 1 : 0.5)
        }
        .buttonStyle(.plain)
      }
    }
  }
}

struct PhotoCard: View {
  let asset: String

  var body: some View {
    RoundedRectangle(cornerRadius: Tokens.radius)
      .fill(.quaternary)
      .overlay { Image(asset).resizable().scaledToFit().padding(20) }
  }
}

#Preview {
  ProductPage(product: .sample)
}
