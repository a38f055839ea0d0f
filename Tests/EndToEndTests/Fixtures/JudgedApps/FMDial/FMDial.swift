import SwiftUI

struct FMDial: View {
  @Binding var station: Double

  private var scale: FMScale { .europe }

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(alignment: .bottom, spacing: FMScale.gap) {
          ForEach(0..<scale.count, id: \.self) { index in
            DialMark(isWhole: scale.isWhole(index))
              .overlay(alignment: .top) {
                if scale.isWhole(index) {
                  Text(scale.frequency(at: index), format: .number.precision(.fractionLength(0)))
                    .font(.caption2.monospacedDigit())
                    .fixedSize()
                    .offset(y: -18)
                }
              }
          }
        }
        .padding(.horizontal, geo.size.width / 2 - FMScale.mark / 2)
        .frame(height: geo.size.height, alignment: .bottom)
      }
      .scrollTargetBehavior(DialDetent(step: FMScale.mark + FMScale.gap, count: scale.count))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let x = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((x / (FMScale.mark + FMScale.gap)).rounded())
      } action: { _, index in
        station = scale.frequency(at: min(max(index, 0), scale.count - 1))
      }
    }
    .frame(height: 84)
    .overlay(alignment: .bottom) {
      Capsule().fill(.red).frame(width: 2, height: 60)
        .allowsHitTesting(false)
    }
    .sensoryFeedback(.selection, trigger: station)
  }
}

private struct DialMark: View {
  let isWhole: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 1)
      .fill(isWhole ? .primary : .secondary)
      .frame(width: isWhole ? FMScale.mark * 2 : FMScale.mark, height: isWhole ? 40 : 22)
  }
}

struct DialDetent: ScrollTargetBehavior {
  var step: CGFloat
  var count: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let detent = (target.rect.minX / step).rounded()
    target.rect.origin.x = min(max(detent, 0), CGFloat(count - 1)) * step
  }
}

#Preview {
  @Previewable @State var station = 87.5
  VStack(spacing: 24) {
    Text("\(station, specifier: "%.1f") MHz").font(.largeTitle.monospacedDigit())
    FMDial(station: $station)
  }
}
