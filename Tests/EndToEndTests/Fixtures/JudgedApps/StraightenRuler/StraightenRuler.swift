import SwiftUI

struct StraightenRuler: View {
  @Binding var degrees: Double

  private let slot: CGFloat = 8
  private let halfSteps = 90  // 45° either way, in halves
  private var slots: Int { halfSteps * 2 + 1 }

  var body: some View {
    GeometryReader { geo in
      let side = max(0, (geo.size.width - slot) / 2)

      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(-halfSteps...halfSteps, id: \.self) { step in
            tick(step).frame(width: slot, height: 44)
          }
        }
        .padding(.horizontal, side)
      }
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(.center, for: .initialOffset)
      .scrollTargetBehavior(SlotSnapping(slot: slot, lastIndex: slots - 1))
      .onScrollGeometryChange(for: Int.self) { geometry in
        let offset = geometry.contentOffset.x + geometry.contentInsets.leading
        return Int((offset / slot).rounded()) - halfSteps
      } action: { _, step in
        let bounded = min(max(step, -halfSteps), halfSteps)
        degrees = Double(bounded) / 2
      }
      .mask {
        LinearGradient(
          stops: [
            .init(color: .clear, location: 0),
            .init(color: .black, location: 0.2),
            .init(color: .black, location: 0.8),
            .init(color: .clear, location: 1),
          ],
          startPoint: .leading, endPoint: .trailing
        )
      }
    }
    .frame(height: 44)
    .overlay {
      Rectangle().fill(.yellow).frame(width: 2, height: 44).allowsHitTesting(false)
    }
    .sensoryFeedback(trigger: degrees) { _, new in new == 0 ? .impact : .selection }
  }

  @ViewBuilder
  private func tick(_ step: Int) -> some View {
    let isMajor = step.isMultiple(of: 10)
    Capsule()
      .fill(isMajor ? Color.white : Color.gray)
      .frame(width: isMajor ? 3 : 1, height: isMajor ? 24 : 14)
  }
}

private struct SlotSnapping: ScrollTargetBehavior {
  let slot: CGFloat
  let lastIndex: Int

  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let index = (target.rect.minX / slot).rounded()
    target.rect.origin.x = max(0, min(index, CGFloat(lastIndex))) * slot
  }
}

struct CropScreen: View {
  @State private var degrees = 0.0

  var body: some View {
    VStack(spacing: 24) {
      RoundedRectangle(cornerRadius: 4)
        .fill(.blue.gradient)
        .aspectRatio(4 / 3, contentMode: .fit)
        .rotationEffect(.degrees(degrees))
        .padding(40)
        .frame(maxHeight: .infinity)
        .clipped()
      Text("\(degrees, specifier: "%.1f")°").monospacedDigit()
      StraightenRuler(degrees: $degrees)
    }
    .padding(.bottom, 24)
    .background(.black)
    .foregroundStyle(.white)
  }
}

#Preview {
  CropScreen()
}
