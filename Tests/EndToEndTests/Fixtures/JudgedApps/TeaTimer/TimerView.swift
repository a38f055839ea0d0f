import SwiftUI

struct TimerView: View {
  @State private var model = TimerModel()

  var body: some View {
    VStack(spacing: 20) {
      Text(title)
        .font(.largeTitle.monospacedDigit())

      MinuteWheel(choices: model.choices, selection: $model.minutes)
        .frame(height: Wheel.height)
        .disabled(model.running)

      Button(model.running ? "Stop" : "Brew") {
        model.running ? model.stop() : model.start()
      }
      .buttonStyle(.borderedProminent)
    }
  }

  private var title: String {
    if model.running {
      return String(format: "%02d:%02d", model.remaining / 60, model.remaining % 60)
    }
    return "\(model.minutes ?? 1) min"
  }
}

struct MinuteWheel: View {
  let choices: [Int]
  @Binding var selection: Int?

  var body: some View {
    GeometryReader { geo in
      ScrollView(.horizontal) {
        HStack(spacing: Wheel.gap) {
          ForEach(choices, id: \.self) { minute in
            Text("\(minute)")
              .font(.title.bold())
              .foregroundStyle(minute == selection ? Color.green : .secondary)
              .frame(width: Wheel.cell, height: geo.size.height)
          }
        }
        .scrollTargetLayout()
      }
      .scrollIndicators(.hidden)
      .safeAreaPadding(.horizontal, (geo.size.width - Wheel.cell) / 2)
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
      .scrollPosition(id: $selection)
      .overlay {
        RoundedRectangle(cornerRadius: 16)
          .stroke(Color.green, lineWidth: 2)
          .frame(width: Wheel.cell, height: geo.size.height)
          .allowsHitTesting(false)
      }
    }
  }
}

#Preview {
  TimerView()
}

#Preview("Landscape", traits: .landscapeLeft) {
  TimerView()
}
