import SwiftUI

enum FilmStripLayout {
  static let thumb = CGSize(width: 72, height: 96)
  static let gap: CGFloat = 8
  static var pitch: CGFloat { thumb.width + gap }
}

struct FilmStrip<Frame: Identifiable, Thumbnail: View>: View {
  let frames: [Frame]
  @ViewBuilder var thumbnail: (Frame) -> Thumbnail

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: FilmStripLayout.gap) {
          ForEach(frames) { frame in
            thumbnail(frame)
              .frame(width: FilmStripLayout.thumb.width, height: FilmStripLayout.thumb.height)
              .clipShape(.rect(cornerRadius: 6))
          }
        }
        .padding(.horizontal, (proxy.size.width - FilmStripLayout.thumb.width) / 2)
      }
      .scrollTargetBehavior(FilmStripBehavior(count: frames.count))
    }
    .frame(height: FilmStripLayout.thumb.height)
  }
}

struct FilmStripBehavior: ScrollTargetBehavior {
  let count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    guard count > 0 else { return }
    let lead = (context.containerSize.width - FilmStripLayout.thumb.width) / 2
    let nearest = Int((target.rect.minX / FilmStripLayout.pitch).rounded())
    let index = min(max(nearest, 0), count - 1)

    target.rect = CGRect(
      x: lead + CGFloat(index) * FilmStripLayout.pitch,
      y: target.rect.minY,
      width: FilmStripLayout.thumb.width,
      height: target.rect.height
    )
    target.anchor = .center
  }
}
