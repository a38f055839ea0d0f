import SwiftUI

struct FilmStrip: View {
  let photos: [Photo]
  var height: CGFloat = 240

  @State private var frames: [Photo.ID: CGRect] = [:]

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 8) {
        ForEach(photos) { photo in
          PhotoCell(photo: photo)
            .frame(width: height * photo.aspectRatio, height: height)
            .onGeometryChange(for: CGRect.self) { proxy in
              proxy.frame(in: .named("strip"))
            } action: { frame in
              frames[photo.id] = frame
            }
        }
      }
      .padding(.horizontal, 16)
      .coordinateSpace(.named("strip"))
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(CenterNearestBehavior(frames: Array(frames.values)))
  }
}

private struct PhotoCell: View {
  let photo: Photo

  var body: some View {
    Rectangle()
      .fill(Color(hue: photo.hue, saturation: 0.5, brightness: 0.85))
      .overlay(alignment: .bottomTrailing) {
        Text(photo.id)
          .font(.caption2.monospaced())
          .padding(6)
      }
      .clipShape(.rect(cornerRadius: 6))
  }
}

#Preview {
  FilmStrip(photos: Photo.roll)
}
