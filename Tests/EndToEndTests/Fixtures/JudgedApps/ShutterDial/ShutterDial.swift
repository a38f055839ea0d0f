import SwiftUI

struct ShutterDial: View {
  let speeds: [String]
  @Binding var index: Int

  private let tick: CGFloat = 64

  var body: some View {
    GeometryReader { geo in
      let side = max(0, (geo.size.width - tick) / 2)
      ScrollViewReader { reader in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            Color.clear.frame(width: side)
            ForEach(speeds.indices, id: \.self) { i in
              tickView(i)
                .id(i)
                .onTapGesture {
                  withAnimation { reader.scrollTo(i, anchor: .center) }
                }
            }
            Color.clear.frame(width: side)
          }
        }
        .scrollIndicators(.hidden)
        .scrollTargetBehavior(DialSnap(pitch: tick))
        .onScrollPhaseChange { _, phase, context in
          guard phase == .idle else { return }
          let i = Int((context.geometry.contentOffset.x / tick).rounded())
          index = min(max(i, 0), speeds.count - 1)
        }
        .onAppear { reader.scrollTo(index, anchor: .center) }
      }
    }
    .frame(height: 72)
    .overlay(alignment: .top) {
      Capsule().fill(.yellow).frame(width: 3, height: 14)
    }
    .padding(.horizontal, 24)
  }

  private func tickView(_ i: Int) -> some View {
    VStack(spacing: 4) {
      Rectangle()
        .frame(width: 1, height: 12)
      Text(speeds[i])
        .font(.footnote.monospacedDigit())
        .fontWeight(i == index ? .bold : .regular)
    }
    .frame(width: tick, height: 72)
    .contentShape(.rect)
  }
}
