import SwiftUI

/// Horizontal wheel, the value under the needle is the chosen one.
struct CadenceWheel: View {
  let values: [Int]
  @Binding var selection: Int?

  @State private var sideInset: CGFloat = 0

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: Theme.Wheel.gap) {
        ForEach(values, id: \.self) { value in
          Text("\(value)")
            .font(.title3.monospacedDigit().weight(value == selection ? .bold : .regular))
            .foregroundStyle(value == selection ? Theme.accent : .secondary)
            .frame(width: Theme.Wheel.cell, height: Theme.Wheel.height)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, sideInset, for: .scrollContent)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $selection, anchor: .center)
    .frame(height: Theme.Wheel.height)
    .background {
      GeometryReader { geo in
        Color.clear
          .onAppear { sideInset = (geo.size.width - Theme.Wheel.cell) / 2 }
      }
    }
    .overlay(alignment: .top) { needle }
    .sensoryFeedback(.selection, trigger: selection)
  }

  private var needle: some View {
    Capsule()
      .fill(Theme.accent)
      .frame(width: 3, height: 18)
      .allowsHitTesting(false)
  }
}
