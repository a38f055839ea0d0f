import SwiftUI

struct ProductPhoto: Identifiable, Hashable {
  let id: String
  let hue: Double
  let label: String
}

struct ProductGallery: View {
  let photos: [ProductPhoto]
  @State private var visible: ProductPhoto.ID?
  @State private var zoomed: ProductPhoto?

  private let margin: CGFloat = 24

  var body: some View {
    VStack(spacing: 10) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 12) {
          ForEach(photos) { photo in
            Button {
              zoomed = photo
            } label: {
              PhotoTile(photo: photo)
            }
            .buttonStyle(.plain)
            .containerRelativeFrame(.horizontal)
            .scrollTransition(axis: .horizontal) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.6)
            }
          }
        }
        .scrollTargetLayout()
      }
      .frame(height: 300)
      .safeAreaPadding(.horizontal, margin)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
      .scrollPosition(id: $visible)
      .scrollIndicators(.hidden)
      dots
    }
    .sheet(item: $zoomed) { photo in
      PhotoTile(photo: photo)
        .padding()
        .presentationDetents([.medium, .large])
    }
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(photos) { photo in
        Circle()
          .fill(photo.id == (visible ?? photos.first?.id) ? Color.primary : .secondary.opacity(0.3))
          .frame(width: 6, height: 6)
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityHidden(true)
  }
}

private struct PhotoTile: View {
  let photo: ProductPhoto

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(Color(hue: photo.hue, saturation: 0.35, brightness: 0.9))
      .overlay(alignment: .bottomLeading) {
        Text(photo.label)
          .font(.caption)
          .padding(8)
      }
  }
}

struct ProductDetailScreen: View {
  private let photos = [
    ProductPhoto(id: "front", hue: 0.08, label: "Front"),
    ProductPhoto(id: "side", hue: 0.25, label: "Side"),
    ProductPhoto(id: "back", hue: 0.45, label: "Back"),
    ProductPhoto(id: "detail", hue: 0.62, label: "Stitching"),
    ProductPhoto(id: "worn", hue: 0.85, label: "Worn"),
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          ProductGallery(photos: photos)
          Text("Field jacket").font(.title.bold()).padding(.horizontal, 24)
          Text("Waxed cotton, four pockets, made to be repaired.")
            .foregroundStyle(.secondary)
            .padding(.horizontal, 24)
        }
      }
      .navigationTitle("Shop")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

#Preview {
  ProductDetailScreen()
}
