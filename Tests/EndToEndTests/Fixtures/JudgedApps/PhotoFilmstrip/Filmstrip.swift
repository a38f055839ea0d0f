import SwiftUI

struct Shot: Identifiable, Hashable {
  let id: Int
  var hue: Double { Double(id % 30) / 30 }
}

struct FilmstripSnap: ScrollTargetBehavior {
  let pitch: CGFloat
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / pitch).rounded()
    target.rect.origin.x = pitch * min(max(index, 0), CGFloat(max(count - 1, 0)))
  }
}

struct Filmstrip: View {
  let shots: [Shot]
  @Binding var selection: Int

  static let thumb = CGSize(width: 44, height: 60)
  static let selectedWidth: CGFloat = 92
  static let gap: CGFloat = 4

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: Self.gap) {
          ForEach(Array(shots.enumerated()), id: \.element.id) { index, shot in
            Thumbnail(shot: shot)
              .frame(
                width: index == selection ? Self.selectedWidth : Self.thumb.width,
                height: Self.thumb.height
              )
          }
        }
        .padding(.horizontal, max(0, (geo.size.width - Self.thumb.width) / 2))
        .animation(.snappy(duration: 0.2), value: selection)
      }
      .scrollIndicators(.hidden)
      .scrollTargetBehavior(FilmstripSnap(pitch: Self.thumb.width + Self.gap, count: shots.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        let index = Int((x / (Self.thumb.width + Self.gap)).rounded())
        return min(max(index, 0), max(shots.count - 1, 0))
      } action: { _, index in
        selection = index
      }
      .overlay {
        RoundedRectangle(cornerRadius: 6)
          .stroke(.white, lineWidth: 2)
          .frame(width: Self.selectedWidth, height: Self.thumb.height)
          .allowsHitTesting(false)
      }
    }
    .frame(height: Self.thumb.height + 16)
  }
}

private struct Thumbnail: View {
  let shot: Shot

  var body: some View {
    Rectangle()
      .fill(Color(hue: shot.hue, saturation: 0.6, brightness: 0.9).gradient)
      .clipShape(.rect(cornerRadius: 4))
  }
}
