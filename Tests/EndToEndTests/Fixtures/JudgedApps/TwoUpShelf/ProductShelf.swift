import SwiftUI

private enum ShelfLayout {
  static let margin: CGFloat = 20
  static let spacing: CGFloat = 12
  static let imageHeight: CGFloat = 160
}

struct ProductShelf: View {
  let shelf: Shelf
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var columns: Int { sizeClass == .regular ? 4 : 2 }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(shelf.title)
        .font(.title2.bold())
        .padding(.horizontal, ShelfLayout.margin)

      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: ShelfLayout.spacing) {
          ForEach(shelf.products) { product in
            ProductCell(product: product)
              .containerRelativeFrame(
                .horizontal,
                count: columns,
                span: 1,
                spacing: ShelfLayout.spacing
              )
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, ShelfLayout.margin)
      .scrollTargetBehavior(.viewAligned)
    }
  }
}

private struct ProductCell: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      AsyncImage(url: product.imageURL) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.secondary.opacity(0.15)
      }
      .frame(minWidth: 0, maxWidth: .infinity)
      .frame(height: ShelfLayout.imageHeight)
      .clipShape(.rect(cornerRadius: 14))

      Text(product.name)
        .font(.subheadline)
        .lineLimit(2, reservesSpace: true)
      Text(product.price, format: .currency(code: "EUR"))
        .font(.subheadline.weight(.semibold))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
