import SwiftUI

struct AlbumShelf: View {
  @State private var model = ShelfModel()

  var body: some View {
    GeometryReader { geo in
      VStack(spacing: ShelfModel.spacing) {
        covers(in: geo.size)
        caption
          .frame(height: ShelfModel.caption, alignment: .top)
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
    .background(.black)
    .foregroundStyle(.white)
  }

  private func covers(in size: CGSize) -> some View {
    let side = model.cover(in: size)
    return ScrollView(.horizontal) {
      LazyHStack(spacing: ShelfModel.spacing) {
        ForEach(model.albums) { album in
          CoverView(album: album)
            .frame(width: side, height: side)
            .scrollTransition { content, phase in
              content
                .scaleEffect(phase.isIdentity ? 1 : 0.86)
                .opacity(phase.isIdentity ? 1 : 0.6)
            }
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, model.lead(in: size))
    .scrollTargetBehavior(.viewAligned(limitBehavior: .always))
    .scrollPosition(id: $model.currentID)
    .scrollIndicators(.hidden)
    .scrollClipDisabled()
    .frame(height: side)
  }

  @ViewBuilder
  private var caption: some View {
    if let album = model.current {
      VStack(spacing: 4) {
        Text(album.title).font(.title2.bold())
        Text(album.artist).foregroundStyle(.white.opacity(0.7))
        Button("Play", systemImage: "play.fill") {}
          .buttonStyle(.bordered)
          .controlSize(.small)
      }
      .id(album.id)
      .transition(.opacity)
    }
  }
}

private struct CoverView: View {
  let album: Album

  var body: some View {
    LinearGradient(
      colors: [Color(hue: album.hue, saturation: 0.7, brightness: 0.8), .black],
      startPoint: .topLeading,
      endPoint: .bottomTrailing
    )
    .overlay {
      Text(album.title.prefix(1))
        .font(.system(size: 72, weight: .black))
        .opacity(0.35)
    }
    .clipShape(.rect(cornerRadius: 10))
  }
}

#Preview { AlbumShelf() }
