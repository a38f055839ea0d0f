import SwiftUI

struct BrewTimerView: View {
  @State private var minutes = 4
  @State private var seconds = 30

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 12) {
        ValueWheel(values: Array(0...15), selection: $minutes) { value in
          Text("\(value) min")
        }
        ValueWheel(values: Array(stride(from: 0, through: 55, by: 5)), selection: $seconds) { value in
          Text("\(value) s")
        }
      }
      .frame(maxWidth: 320)

      Button {
        // starts the countdown
      } label: {
        Text("Brew for \(minutes):\(String(format: "%02d", seconds))")
          .frame(maxWidth: 280)
      }
      .buttonStyle(.borderedProminent)
      .disabled(minutes == 0 && seconds == 0)
    }
    .padding()
  }
}

#Preview {
  BrewTimerView()
}
