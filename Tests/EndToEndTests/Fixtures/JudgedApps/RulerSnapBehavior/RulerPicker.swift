import SwiftUI

struct RulerPicker: View {
  @Binding var value: Double
  let initialValue: Double
  var scale: RulerScale = .bodyWeight

  @State private var position = ScrollPosition()

  var body: some View {
    GeometryReader { proxy in
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          ForEach(0..<scale.tickCount, id: \.self) { index in
            Tick(isMajor: index.isMultiple(of: 10))
              .frame(width: scale.tickSpacing)
          }
        }
        .padding(.horizontal, (proxy.size.width - scale.tickSpacing) / 2)
      }
      .scrollIndicators(.hidden)
      .scrollPosition($position)
      .scrollTargetBehavior(.ruler(scale))
      .onScrollGeometryChange(for: Int.self) { geometry in
        scale.index(nearest: geometry.contentOffset.x)
      } action: { _, index in
        value = scale.value(at: index)
      }
      .overlay {
        Capsule().fill(.tint).frame(width: 3).allowsHitTesting(false)
      }
    }
    .frame(height: 72)
    .sensoryFeedback(.selection, trigger: value)
    .onAppear { position.scrollTo(x: scale.offset(of: initialValue)) }
  }
}

private struct Tick: View {
  let isMajor: Bool

  var body: some View {
    Rectangle()
      .fill(isMajor ? .primary : .tertiary)
      .frame(width: isMajor ? 2 : 1, height: isMajor ? 40 : 22)
  }
}

struct WeightEntryView: View {
  @State private var weight = 72.5

  var body: some View {
    VStack(spacing: 32) {
      Text(weight, format: .number.precision(.fractionLength(1)))
        .font(.system(size: 64, weight: .semibold, design: .rounded))
        .contentTransition(.numericText(value: weight))
      RulerPicker(value: $weight, initialValue: 72.5)
    }
  }
}
