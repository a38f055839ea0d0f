import SwiftUI

struct AlbumPhoto: Identifiable, Hashable {
  let id: Int
  let symbol: String
  let hue: Double

  var color: Color { Color(hue: hue, saturation: 0.55, brightness: 0.8) }
}

struct PhotoAlbum {
  let title: String
  let photos: [AlbumPhoto]

  static let sample = PhotoAlbum(
    title: "Dolomites",
    photos: (0..<12).map { index in
      AlbumPhoto(
        id: index,
        symbol: ["mountain.2", "tree", "sun.max", "tent"][index % 4],
        hue: Double(index) / 12
      )
    }
  )
}

enum ViewerTheme {
  static let photoGap: CGFloat = 10
  static let thumbSize: CGFloat = 44
  static let chrome = Color.black.opacity(0.45)
}

struct PhotoViewer: View {
  let album: PhotoAlbum
  @State private var currentID: Int?
  @State private var chromeVisible = true
  @Environment(\.dismiss) private var dismiss

  init(album: PhotoAlbum, startAt id: Int? = nil) {
    self.album = album
    _currentID = State(initialValue: id ?? album.photos.first?.id)
  }

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()

      ScrollView(.horizontal) {
        LazyHStack(spacing: ViewerTheme.photoGap) {
          ForEach(album.photos) { photo in
            PhotoPage(photo: photo)
              .containerRelativeFrame(.horizontal)
              .onTapGesture {
                withAnimation { chromeVisible.toggle() }
              }
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $currentID)
      .scrollIndicators(.hidden)
      .ignoresSafeArea()
    }
    .overlay(alignment: .top) {
      if chromeVisible { topBar }
    }
    .overlay(alignment: .bottom) {
      if chromeVisible { thumbnails }
    }
    .statusBarHidden(!chromeVisible)
  }

  private var topBar: some View {
    HStack {
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark")
          .padding(10)
          .background(ViewerTheme.chrome, in: .circle)
      }
      Spacer()
      VStack(spacing: 2) {
        Text(album.title).font(.headline)
        Text("\(position) of \(album.photos.count)")
          .font(.caption.monospacedDigit())
      }
      Spacer()
      ShareLink(item: album.title) {
        Image(systemName: "square.and.arrow.up")
          .padding(10)
          .background(ViewerTheme.chrome, in: .circle)
      }
    }
    .foregroundStyle(.white)
    .padding(.horizontal, 16)
  }

  private var thumbnails: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 4) {
        ForEach(album.photos) { photo in
          photo.color
            .frame(width: ViewerTheme.thumbSize, height: ViewerTheme.thumbSize)
            .clipShape(.rect(cornerRadius: 6))
            .opacity(photo.id == currentID ? 1 : 0.5)
            .onTapGesture { currentID = photo.id }
        }
      }
      .padding(.horizontal, 16)
    }
    .scrollIndicators(.hidden)
    .frame(height: ViewerTheme.thumbSize)
    .padding(.bottom, 12)
  }

  private var position: Int {
    let index = album.photos.firstIndex { $0.id == currentID } ?? 0
    return index + 1
  }
}

private struct PhotoPage: View {
  let photo: AlbumPhoto

  var body: some View {
    photo.color
      .overlay {
        Image(systemName: photo.symbol)
          .font(.system(size: 80))
          .foregroundStyle(.white.opacity(0.8))
      }
      .contentShape(.rect)
  }
}

#Preview {
  PhotoViewer(album: .sample)
}
