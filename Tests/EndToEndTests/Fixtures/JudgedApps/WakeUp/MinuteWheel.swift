import SwiftUI

struct MinuteWheel: View {
  @Binding var minutes: Int?
  var values = Array(1...60)

  var body: some View {
    ScrollView(.vertical) {
      LazyVStack(spacing: WheelMetrics.gap) {
        ForEach(values, id: \.self) { value in
          Text("\(value)")
            .font(.system(size: 30, weight: value == minutes ? .bold : .regular, design: .rounded))
            .monospacedDigit()
            .frame(maxWidth: .infinity)
            .frame(height: WheelMetrics.row)
            .scrollTransition(.interactive) { view, phase in
              view
                .opacity(1 - abs(phase.value) * 0.6)
                .scaleEffect(1 - abs(phase.value) * 0.2)
            }
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.vertical, WheelMetrics.inset)
    .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    .scrollPosition(id: $minutes, anchor: .center)
    .scrollIndicators(.hidden)
    .frame(height: WheelMetrics.height)
    .background {
      RoundedRectangle(cornerRadius: 12)
        .fill(.quaternary)
        .frame(height: WheelMetrics.row)
        .padding(.horizontal, 24)
    }
  }
}
