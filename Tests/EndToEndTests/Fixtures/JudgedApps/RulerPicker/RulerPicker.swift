import SwiftUI

struct RulerPicker: View {
  @Binding var value: Int
  var configuration: RulerConfiguration = .weight

  var body: some View {
    VStack(spacing: 12) {
      Text("\(value) \(configuration.unit)")
        .font(.system(.largeTitle, design: .rounded).monospacedDigit())
      GeometryReader { proxy in
        let inset = max(0, (proxy.size.width - configuration.tickWidth) / 2)
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .top, spacing: 0) {
            ForEach(Array(configuration.range), id: \.self) { mark in
              Capsule()
                .fill(configuration.isMajor(mark) ? Color.primary : .secondary)
                .frame(width: 2, height: configuration.isMajor(mark) ? 40 : 22)
                .frame(width: configuration.tickWidth)
            }
          }
          .padding(.horizontal, inset)
        }
        .scrollTargetBehavior(.ruler(configuration))
        .onScrollGeometryChange(for: Int.self) { geometry in
          Int((geometry.contentOffset.x / configuration.tickWidth).rounded())
        } action: { _, index in
          let index = min(max(index, 0), configuration.lastIndex)
          value = configuration.range.lowerBound + index
        }
        .overlay(alignment: .top) {
          Capsule().fill(.tint).frame(width: 3, height: 52)
        }
      }
      .frame(height: 60)
    }
  }
}

struct WeightScreen: View {
  @State private var weight = 40

  var body: some View {
    VStack {
      Text("What do you weigh?").font(.title2.bold())
      RulerPicker(value: $weight)
      Button("Continue") {}
        .buttonStyle(.borderedProminent)
        .padding(.top, 40)
    }
  }
}

#Preview { WeightScreen() }
