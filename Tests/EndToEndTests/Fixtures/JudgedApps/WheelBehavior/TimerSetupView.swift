import SwiftUI

@Observable
final class TimerSetup {
  var hours = 0
  var minutes = 5
  var seconds = 0

  var duration: Duration {
    .seconds(hours * 3600 + minutes * 60 + seconds)
  }

  var isEmpty: Bool { hours == 0 && minutes == 0 && seconds == 0 }
}

struct TimerSetupView: View {
  @State private var setup = TimerSetup()
  var onStart: (Duration) -> Void = { _ in }

  var body: some View {
    VStack(spacing: 40) {
      HStack(spacing: 8) {
        wheel(Array(0..<24), selection: $setup.hours, unit: "h")
        wheel(Array(0..<60), selection: $setup.minutes, unit: "min")
        wheel(Array(0..<60), selection: $setup.seconds, unit: "s")
      }
      .padding(.horizontal, 20)

      Button {
        onStart(setup.duration)
      } label: {
        Text("Start")
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .disabled(setup.isEmpty)
      .padding(.horizontal, 40)
    }
    .navigationTitle("Timer")
  }

  private func wheel(_ values: [Int], selection: Binding<Int>, unit: String) -> some View {
    WheelPicker(values: values, selection: selection) { value in
      HStack(alignment: .firstTextBaseline, spacing: 3) {
        Text("\(value)")
          .font(.title2.monospacedDigit())
        Text(unit)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}

#Preview {
  NavigationStack {
    TimerSetupView()
  }
}
