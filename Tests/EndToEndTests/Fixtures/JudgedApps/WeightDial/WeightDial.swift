import SwiftUI

struct WeightDial: View {
  @State private var kilograms: Int? = 72
  private let range = 40...150

  var body: some View {
    VStack(spacing: 24) {
      Text("\(kilograms ?? range.lowerBound) kg")
        .font(.system(size: 48, weight: .semibold, design: .rounded))
        .contentTransition(.numericText())
      dial
      Text("Your weight today")
        .foregroundStyle(.secondary)
    }
  }

  private var dial: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(range, id: \.self) { mark in
          VStack(spacing: 6) {
            Capsule()
              .frame(width: 2, height: mark.isMultiple(of: 5) ? 44 : 26)
            Text(mark.isMultiple(of: 5) ? "\(mark)" : " ")
              .font(.caption)
          }
          .frame(width: 44)
        }
      }
      .scrollTargetLayout()
    }
    .scrollIndicators(.hidden)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: $kilograms, anchor: .center)
    .frame(width: 308, height: 90)
    .overlay(alignment: .top) {
      Capsule()
        .fill(.red)
        .frame(width: 3, height: 56)
        .allowsHitTesting(false)
    }
  }
}

#Preview {
  WeightDial()
}
