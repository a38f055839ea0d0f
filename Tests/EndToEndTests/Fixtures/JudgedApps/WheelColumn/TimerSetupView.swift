import SwiftUI
import Observation

@Observable
final class TimerSetup {
  var hours = 0
  var minutes = 25
  var seconds = 0

  var duration: Duration { .seconds(hours * 3600 + minutes * 60 + seconds) }
}

struct TimerSetupView: View {
  @State private var setup = TimerSetup()

  var body: some View {
    VStack(spacing: 32) {
      HStack(spacing: 0) {
        WheelColumn(values: Array(0..<24), selection: $setup.hours) { Text("\($0) h") }
        WheelColumn(values: Array(0..<60), selection: $setup.minutes) { Text("\($0) min") }
        WheelColumn(values: Array(stride(from: 0, to: 60, by: 15)), selection: $setup.seconds) {
          Text("\($0) s")
        }
      }
      .font(.title3.monospacedDigit())
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(.quaternary)
          .frame(height: WheelMetrics.rowHeight)
      }
      Text(setup.duration.formatted(.time(pattern: .hourMinuteSecond)))
        .foregroundStyle(.secondary)
      Button("Start") {}
        .buttonStyle(.borderedProminent)
        .disabled(setup.duration == .zero)
    }
    .padding()
  }
}

#Preview {
  TimerSetupView()
}
