import SwiftUI

enum Dial {
  static let range = 60...240
  static let tickWidth: CGFloat = 2
  static let tickGap: CGFloat = 8
  static var pitch: CGFloat { tickWidth + tickGap }
}

struct MetronomeDial: View {
  @Binding var bpm: Int

  var body: some View {
    VStack(spacing: 24) {
      Text("\(bpm)")
        .font(.system(size: 72, weight: .thin, design: .rounded))
        .monospacedDigit()
        .contentTransition(.numericText())

      GeometryReader { geo in
        ScrollView(.horizontal) {
          HStack(alignment: .bottom, spacing: Dial.tickGap) {
            ForEach(Dial.range, id: \.self) { value in
              Tick(value: value)
            }
          }
          .frame(height: 72, alignment: .bottom)
        }
        .scrollIndicators(.hidden)
        .safeAreaPadding(.horizontal, (geo.size.width - Dial.tickWidth) / 2)
        .scrollTargetBehavior(TickSnap(pitch: Dial.pitch))
        .onScrollGeometryChange(for: Int.self) { geometry in
          let x = geometry.contentOffset.x + geometry.contentInsets.leading
          return Int((x / Dial.pitch).rounded())
        } action: { _, index in
          let value = Dial.range.lowerBound + index
          bpm = min(max(value, Dial.range.lowerBound), Dial.range.upperBound)
        }
      }
      .frame(height: 72)
      .overlay(alignment: .bottom) {
        Capsule()
          .fill(.red)
          .frame(width: 3, height: 64)
          .allowsHitTesting(false)
      }
      .sensoryFeedback(.selection, trigger: bpm)
    }
  }
}

private struct Tick: View {
  let value: Int

  private var isMajor: Bool { value.isMultiple(of: 10) }

  var body: some View {
    Rectangle()
      .fill(isMajor ? .primary : .secondary)
      .frame(
        width: isMajor ? Dial.tickWidth * 2 : Dial.tickWidth,
        height: isMajor ? 40 : 22
      )
      .overlay(alignment: .top) {
        if isMajor {
          Text("\(value)")
            .font(.caption2)
            .fixedSize()
            .offset(y: -18)
        }
      }
  }
}

struct TickSnap: ScrollTargetBehavior {
  let pitch: CGFloat

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / pitch).rounded() * pitch
  }
}

#Preview {
  @Previewable @State var bpm = 60
  MetronomeDial(bpm: $bpm)
}
