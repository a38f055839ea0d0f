import SwiftUI

struct TimerSetupView: View {
  @State private var minutes = 25
  @State private var isRunning = false

  private let presets = [5, 15, 25, 45]

  var body: some View {
    VStack(spacing: 32) {
      Text("Focus")
        .font(.largeTitle.bold())

      HStack(spacing: 12) {
        MinuteWheel(minutes: $minutes)
        Text("min")
          .font(.title3)
          .foregroundStyle(.secondary)
      }

      HStack(spacing: 10) {
        ForEach(presets, id: \.self) { preset in
          Text("\(preset)")
            .font(.subheadline.weight(.medium))
            .frame(width: 56, height: 34)
            .background(
              preset == minutes ? Color.accentColor.opacity(0.25) : Color.secondary.opacity(0.15),
              in: .capsule
            )
        }
      }

      Button(isRunning ? "Stop" : "Start \(minutes) min") {
        isRunning.toggle()
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(minutes == 0)

      Spacer()
    }
    .padding(.top, 60)
  }
}

#Preview {
  TimerSetupView()
}
