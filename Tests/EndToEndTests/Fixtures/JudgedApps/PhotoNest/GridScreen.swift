import SwiftUI

struct GridScreen: View {
  @State private var model = GalleryModel()
  @State private var opened: Photo?
  private let columns = Array(repeating: GridItem(.flexible(), spacing: 2), count: 3)

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: columns, spacing: 2) {
          ForEach(model.photos) { photo in
            Color.clear
              .aspectRatio(1, contentMode: .fit)
              .overlay { Image(photo.asset).resizable().scaledToFill() }
              .clipped()
              .onTapGesture { opened = photo }
          }
        }
      }
      .navigationTitle("PhotoNest")
      .fullScreenCover(item: $opened) { photo in
        PhotoViewer(model: model, index: photo.id)
      }
    }
  }
}

#Preview { GridScreen() }
