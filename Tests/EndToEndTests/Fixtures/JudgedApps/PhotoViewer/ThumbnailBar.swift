import SwiftUI

struct ThumbnailBar: View {
  let photos: [Photo]
  @Binding var current: Photo.ID?

  var body: some View {
    ScrollViewReader { reader in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 3) {
          ForEach(photos) { photo in
            Image(photo.asset)
              .resizable()
              .scaledToFill()
              .frame(width: photo.id == current ? 48 : 30, height: 44)
              .clipped()
              .onTapGesture {
                withAnimation { current = photo.id }
              }
          }
        }
        .padding(.horizontal, 12)
      }
      .onChange(of: current) { _, id in
        withAnimation { reader.scrollTo(id, anchor: .center) }
      }
    }
    .frame(height: 60)
  }
}

#Preview {
  PhotoViewer(photos: (1...9).map { Photo(id: $0, asset: "holiday-\($0)") })
}
