import SwiftUI

struct SleepTimer: Equatable {
  var hours = 0
  var minutes = 0

  var totalMinutes: Int { hours * 60 + minutes }

  var summary: String {
    totalMinutes == 0 ? "Off" : "Stops in \(hours) h \(minutes) min"
  }
}

struct SleepTimerView: View {
  @State private var timer = SleepTimer()
  @State private var isRunning = false

  private let hours = Array(0...11)
  private let minutes = Array(stride(from: 0, through: 55, by: 5))

  var body: some View {
    VStack(spacing: 12) {
      Text(timer.summary)
        .font(.headline)
        .frame(height: 28)

      HStack(spacing: 0) {
        WheelColumn(values: hours, unit: "h", selection: $timer.hours)
        WheelColumn(values: minutes, unit: "min", selection: $timer.minutes)
      }
      .background {
        RoundedRectangle(cornerRadius: 10)
          .fill(Color(.secondarySystemFill))
          .frame(height: Wheel.rowHeight)
      }
      .frame(maxWidth: 320)
      .disabled(isRunning)

      Button(isRunning ? "Cancel" : "Start") {
        isRunning.toggle()
      }
      .buttonStyle(.borderedProminent)
      .disabled(timer.totalMinutes == 0)
      .frame(height: 44)
    }
    .padding(.horizontal, 24)
  }
}

#Preview {
  SleepTimerView()
}
