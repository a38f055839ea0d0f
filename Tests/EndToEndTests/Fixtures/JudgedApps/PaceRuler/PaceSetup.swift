import SwiftUI

struct PaceSetup: View {
  @State private var index = 30

  private func pace(_ i: Int) -> String {
    let s = 180 + i * 5
    return String(format: "%d:%02d", s / 60, s % 60)
  }

  var body: some View {
    VStack(spacing: 32) {
      Text("Target pace").font(.headline)
      Text("\(pace(index)) /km")
        .font(.system(size: 52, weight: .bold, design: .rounded))
        .monospacedDigit()
      PaceRuler(count: 61, index: $index, label: pace)
      Text("5 km in \(pace5k)").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 24)
  }

  private var pace5k: String {
    Duration.seconds((180 + index * 5) * 5).formatted(.time(pattern: .minuteSecond))
  }
}
