import SwiftUI

enum StripMetrics {
  static let thumb: CGFloat = 44
  static let gap: CGFloat = 4
  static let opened: CGFloat = 8
  static var pitch: CGFloat { thumb + gap }
}

// Frame browser under the editor's canvas. The frame below the playhead
// stands a little apart from its neighbours.
struct ClipFilmstrip: View {
  let frames: [Color]
  @Binding var current: Int

  var body: some View {
    GeometryReader { proxy in
      let side = max(0, (proxy.size.width - StripMetrics.thumb) / 2)

      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: StripMetrics.gap) {
          ForEach(frames.indices, id: \.self) { index in
            thumbnail(index)
          }
        }
        .padding(.horizontal, side)
        .animation(.snappy(duration: 0.15), value: current)
      }
      .scrollTargetBehavior(FrameSnap())
      .onScrollGeometryChange(for: Int.self) { geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((x / StripMetrics.pitch).rounded())
      } action: { _, index in
        current = min(max(index, 0), max(frames.count - 1, 0))
      }
    }
    .frame(height: 64)
    .overlay { playhead }
    .sensoryFeedback(.selection, trigger: current)
  }

  private func thumbnail(_ index: Int) -> some View {
    let isCurrent = index == current
    return RoundedRectangle(cornerRadius: 4)
      .fill(frames[index])
      .frame(width: StripMetrics.thumb, height: isCurrent ? 60 : 52)
      .padding(.horizontal, isCurrent ? StripMetrics.opened : 0)
      .frame(height: 64)
  }

  private var playhead: some View {
    Capsule()
      .fill(.white)
      .frame(width: 3)
      .shadow(radius: 1)
      .allowsHitTesting(false)
  }
}

private struct FrameSnap: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / StripMetrics.pitch).rounded()
    target.rect.origin.x = index * StripMetrics.pitch
  }
}

struct ClipEditor: View {
  @State private var current = 0
  private let frames = (0..<40).map { Color(hue: Double($0) / 40, saturation: 0.5, brightness: 0.8) }

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 12)
        .fill(frames[current])
        .overlay { Text("Frame \(current + 1)").font(.title3.monospacedDigit()) }
        .padding()
      ClipFilmstrip(frames: frames, current: $current)
        .padding(.bottom, 24)
    }
    .background(.black)
  }
}

#Preview { ClipEditor() }
