import SwiftUI

struct PhotoViewer: View {
  @Bindable var model: GalleryModel
  @State var index: Int?

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(model.photos) { photo in
            ZoomablePhoto(photo: photo, model: model, size: geo.size)
          }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.paging)
      .scrollPosition(id: $index)
      .scrollIndicators(.hidden)
    }
    .ignoresSafeArea()
    .background(.black)
    .overlay(alignment: .bottom) {
      if model.chrome {
        Text("\((index ?? 0) + 1) of \(model.photos.count)")
          .font(.footnote.monospacedDigit())
          .padding(8)
          .background(.ultraThinMaterial, in: .capsule)
          .padding(.bottom, 12)
      }
    }
  }
}

struct ZoomablePhoto: View {
  let photo: Photo
  let model: GalleryModel
  let size: CGSize
  @State private var start: CGFloat?

  private var scale: CGFloat { model.scale(for: photo) }

  var body: some View {
    Image(photo.asset)
      .resizable()
      .scaledToFit()
      .frame(width: size.width * scale, height: size.height * scale)
      .contentShape(.rect)
      .onTapGesture(count: 2) {
        withAnimation(.snappy) { model.toggleZoom(photo) }
      }
      .onTapGesture { model.chrome.toggle() }
      .simultaneousGesture(
        MagnifyGesture()
          .onChanged { value in
            let from = start ?? scale
            start = from
            model.pinch(photo, by: value.magnification, from: from)
          }
          .onEnded { _ in start = nil }
      )
  }
}
