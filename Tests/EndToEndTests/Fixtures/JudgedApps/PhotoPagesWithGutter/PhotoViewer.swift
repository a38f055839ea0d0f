import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: Int
  let caption: String
  let hue: Double

  static let album = (0..<9).map { Photo(id: $0, caption: "IMG_\(2040 + $0)", hue: Double($0) / 9) }
}

struct PhotoViewer: View {
  let photos: [Photo]
  @State private var currentID: Photo.ID?
  @State private var chromeVisible = true
  @Environment(\.dismiss) private var dismiss

  private let gutter: CGFloat = 20

  init(photos: [Photo], opening id: Photo.ID) {
    self.photos = photos
    _currentID = State(initialValue: id)
  }

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(spacing: gutter) {
          ForEach(photos) { photo in
            PhotoPage(photo: photo)
              .frame(width: proxy.size.width, height: proxy.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(PhotoPaging(gutter: gutter))
      .scrollPosition(id: $currentID)
    }
    .ignoresSafeArea()
    .background(.black)
    .onTapGesture {
      withAnimation { chromeVisible.toggle() }
    }
    .overlay(alignment: .top) {
      if chromeVisible {
        HStack {
          Button("Close", systemImage: "xmark") { dismiss() }
            .labelStyle(.iconOnly)
          Spacer()
          Text(photos.first { $0.id == currentID }?.caption ?? "")
            .font(.footnote.monospaced())
          Spacer()
          Image(systemName: "square.and.arrow.up")
        }
        .padding()
        .foregroundStyle(.white)
      }
    }
    .statusBarHidden(!chromeVisible)
  }
}

private struct PhotoPage: View {
  let photo: Photo

  var body: some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.8).gradient)
      .aspectRatio(4 / 3, contentMode: .fit)
      .overlay {
        Image(systemName: "photo")
          .font(.largeTitle)
          .foregroundStyle(.white.opacity(0.6))
      }
  }
}

#Preview {
  PhotoViewer(photos: Photo.album, opening: 3)
}
