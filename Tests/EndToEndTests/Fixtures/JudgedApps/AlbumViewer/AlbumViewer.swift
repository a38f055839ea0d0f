import SwiftUI

struct AlbumViewer: View {
  let album: Album
  @State private var selection: Photo.ID?
  @State private var showsChrome = true
  @Environment(\.dismiss) private var dismiss

  init(album: Album, opening photo: Photo) {
    self.album = album
    _selection = State(initialValue: photo.id)
  }

  var body: some View {
    pager
      .background(.black)
      .overlay(alignment: .top) { if showsChrome { topBar } }
      .overlay(alignment: .bottom) { if showsChrome { caption } }
      .onTapGesture {
        withAnimation(.easeOut(duration: 0.2)) { showsChrome.toggle() }
      }
      .statusBarHidden(!showsChrome)
      .preferredColorScheme(.dark)
  }

  private var pager: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: Viewer.gutter) {
        ForEach(album.photos) { photo in
          PhotoPage(photo: photo)
            .containerRelativeFrame(.horizontal) { length, _ in
              length - Viewer.gutter
            }
            .containerRelativeFrame(.vertical)
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollPosition(id: $selection)
    // The gutter hangs over the right edge.
    .padding(.trailing, -Viewer.gutter)
    .ignoresSafeArea()
  }

  private var topBar: some View {
    HStack {
      Button("Close", systemImage: "xmark") { dismiss() }
        .labelStyle(.iconOnly)
      Spacer()
      Text("\(album.position(of: selection)) of \(album.photos.count)")
        .font(.subheadline.monospacedDigit())
      Spacer()
      Image(systemName: album.photo(selection)?.isFavorite == true ? "heart.fill" : "heart")
    }
    .padding()
    .background(.ultraThinMaterial)
  }

  @ViewBuilder private var caption: some View {
    if let text = album.photo(selection)?.caption {
      Text(text)
        .font(.footnote)
        .padding(12)
        .background(.ultraThinMaterial, in: .capsule)
        .padding(.bottom, 8)
    }
  }
}

private struct PhotoPage: View {
  let photo: Photo

  var body: some View {
    AsyncImage(url: photo.url) { image in
      image.resizable().scaledToFit()
    } placeholder: {
      ProgressView().tint(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityLabel(photo.caption ?? "Photo")
  }
}
