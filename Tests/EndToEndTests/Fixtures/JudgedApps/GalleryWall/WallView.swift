import SwiftUI

@main
struct GalleryWallApp: App {
  var body: some Scene {
    WindowGroup { WallView(paintings: Painting.wall) }
  }
}

struct WallView: View {
  let paintings: [Painting]
  private let gap: CGFloat = 20

  @State private var current = 0

  var body: some View {
    VStack(spacing: 0) {
      GeometryReader { geo in
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(spacing: gap) {
            ForEach(paintings) { painting in
              Canvas2(painting: painting)
                .frame(width: geo.size.width, height: geo.size.height)
            }
          }
          .padding(.horizontal, gap / 2)
          .onOffset(in: "wall") { x in
            let page = (-x / (geo.size.width + gap)).rounded()
            current = min(max(Int(page), 0), paintings.count - 1)
          }
        }
        .coordinateSpace(name: "wall")
        .scrollTargetBehavior(.paging)
        .frame(width: geo.size.width + gap)
        .offset(x: -gap / 2)
      }
      caption
    }
    .background(.black)
  }

  var caption: some View {
    VStack(spacing: 4) {
      Text(paintings[current].id).font(.headline)
      Text("\(paintings[current].painter) · \(current + 1)/\(paintings.count)").font(.caption)
    }
    .foregroundStyle(.white)
    .frame(maxWidth: .infinity)
    .frame(height: 80)
  }
}

struct Canvas2: View {
  let painting: Painting

  var body: some View {
    LinearGradient(colors: painting.colors, startPoint: .topLeading, endPoint: .bottomTrailing)
  }
}

#Preview {
  WallView(paintings: Painting.wall)
}
