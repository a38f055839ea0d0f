import SwiftUI

struct Photo: Identifiable, Hashable {
  let id: String
  let assetName: String
  let caption: String
  let takenAt: Date
}

private struct GutterPaging: ViewModifier {
  let gutter: CGFloat

  func body(content: Content) -> some View {
    content
      .scrollTargetBehavior(.paging)
      .scrollIndicators(.hidden)
      .padding(.horizontal, -gutter / 2)
  }
}

extension View {
  func gutterPaging(_ gutter: CGFloat) -> some View {
    modifier(GutterPaging(gutter: gutter))
  }
}

struct PhotoViewer: View {
  let photos: [Photo]
  @State var current: Photo.ID?
  @State private var showsChrome = true

  private let gutter: CGFloat = 20

  private var currentPhoto: Photo? {
    photos.first(where: { $0.id == current })
  }

  var body: some View {
    ZStack {
      Color.black
        .ignoresSafeArea()

      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(photos) { photo in
            PhotoPage(photo: photo)
              .padding(.horizontal, gutter / 2)
              .containerRelativeFrame([.horizontal, .vertical])
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $current)
      .gutterPaging(gutter)
      .onTapGesture {
        withAnimation { showsChrome.toggle() }
      }
    }
    .overlay(alignment: .bottom) {
      if showsChrome, let photo = currentPhoto {
        PhotoCaption(photo: photo)
          .transition(.opacity)
      }
    }
    .statusBarHidden(!showsChrome)
  }
}

private struct PhotoPage: View {
  let photo: Photo

  var body: some View {
    Image(photo.assetName)
      .resizable()
      .scaledToFit()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct PhotoCaption: View {
  let photo: Photo

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(photo.caption)
        .font(.headline)
      Text(photo.takenAt, format: .dateTime.day().month().year())
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(.ultraThinMaterial)
    .environment(\.colorScheme, .dark)
  }
}
