import SwiftUI

struct AlbumPhoto: Identifiable, Hashable {
  let id: Int
  let assetName: String
  let caption: String
}

struct PhotoViewer: View {
  let photos: [AlbumPhoto]

  @Environment(\.dismiss) private var dismiss
  @State private var page = 0
  @State private var showsCaption = true

  private let gutter: CGFloat = 20

  var body: some View {
    ZStack {
      Color.black.ignoresSafeArea()
      pager
    }
    .overlay(alignment: .top) { topBar }
    .overlay(alignment: .bottom) {
      if showsCaption, photos.indices.contains(page) {
        caption(for: photos[page])
      }
    }
    .statusBarHidden(!showsCaption)
  }

  private var pager: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: gutter) {
        ForEach(photos) { photo in
          Image(photo.assetName)
            .resizable()
            .scaledToFit()
            .containerRelativeFrame(.horizontal) { length, _ in
              length - gutter
            }
            .accessibilityLabel(photo.caption)
        }
      }
      .padding(.horizontal, gutter / 2)
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.paging)
    .onScrollGeometryChange(for: Int.self) { geometry in
      guard geometry.containerSize.width > 0 else { return 0 }
      return Int((geometry.contentOffset.x / geometry.containerSize.width).rounded())
    } action: { _, newPage in
      page = newPage
    }
    .ignoresSafeArea()
    .onTapGesture {
      withAnimation(.easeInOut(duration: 0.2)) { showsCaption.toggle() }
    }
  }

  private var topBar: some View {
    HStack {
      Button("Done") { dismiss() }
        .buttonStyle(.bordered)
      Spacer()
      Text("\(page + 1) of \(photos.count)")
        .font(.subheadline.monospacedDigit())
    }
    .foregroundStyle(.white)
    .padding(.horizontal)
    .opacity(showsCaption ? 1 : 0)
  }

  private func caption(for photo: AlbumPhoto) -> some View {
    Text(photo.caption)
      .font(.callout)
      .foregroundStyle(.white)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .background(.black.opacity(0.4))
  }
}

#Preview {
  PhotoViewer(
    photos: (1...9).map {
      AlbumPhoto(id: $0, assetName: "lofoten-\($0)", caption: "Lofoten, day \($0)")
    })
}
