import SwiftUI

struct ApiaryScreen: View {
  var body: some View {
    HiveBoxView(box: .sample, frameWidth: 260)
  }
}

struct HiveBoxView: View {
  let box: HiveBox
  let frameWidth: CGFloat
  var gap: CGFloat = 14

  var body: some View {
    VStack(spacing: 8) {
      Text(box.name).font(.headline)
      GeometryReader { proxy in
        let side = max(0, (proxy.size.width - frameWidth) / 2)
        ScrollView(.horizontal) {
          LazyHStack(spacing: gap) {
            ForEach(box.frames) { frame in
              HiveFrameCard(frame: frame)
                .frame(width: frameWidth)
            }
          }
        }
        .contentMargins(.horizontal, side, for: .scrollContent)
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(
          .frameSlots(width: frameWidth, gap: gap, count: box.frames.count)
        )
      }
    }
    .padding(.vertical, 12)
  }
}

private struct HiveFrameCard: View {
  let frame: HiveFrame

  var body: some View {
    VStack(spacing: 12) {
      Text("Frame \(frame.id)").font(.title3.bold())
      Text(frame.comb.label)
      ProgressView(value: frame.coverage)
        .tint(frame.comb.tint)
    }
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(frame.comb.tint.opacity(0.2), in: RoundedRectangle(cornerRadius: 18))
  }
}

#Preview { ApiaryScreen() }
