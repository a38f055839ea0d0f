import SwiftUI

struct Interval {
  var minutes = 1
  var seconds = 30
  var rounds = 8
}

struct IntervalEditor: View {
  @State private var interval = Interval()
  @State private var usesBigWheels = true

  var body: some View {
    Form {
      Section("Work") {
        HStack(spacing: 24) {
          ValueWheel(values: Array(0...59), unit: "min", metrics: workMetrics, value: $interval.minutes)
          ValueWheel(
            values: Array(stride(from: 0, through: 55, by: 5)), unit: "sec",
            metrics: workMetrics, value: $interval.seconds)
        }
      }
      Section("Rounds") {
        ValueWheel(values: Array(1...30), unit: "×", metrics: .small, value: $interval.rounds)
      }
      Section {
        Toggle("Big wheels", isOn: $usesBigWheels)
      }
    }
  }

  private var workMetrics: WheelMetrics { usesBigWheels ? .large : .small }
}

#Preview {
  IntervalEditor()
}
