import SwiftUI

struct EggTimerScreen: View {
  @State private var index = 0
  private let minutes = Array(0...30)

  var body: some View {
    VStack(spacing: 16) {
      Text("Egg timer").font(.title.bold())
      DSWheel(values: minutes, index: $index) { $0 == 0 ? "Off" : "\($0) min" }
      Button(index == 0 ? "Off" : "Start \(minutes[index]) min") {}
        .buttonStyle(.borderedProminent)
        .disabled(index == 0)
    }
    .padding()
  }
}

struct Oven: Hashable {
  let serial: Int
  var name: String
}

struct OvenScreen: View {
  /// As found on the home network.
  let ovens: [Oven]
  @State private var index = 0

  var body: some View {
    VStack(spacing: 16) {
      Text("Preheat").font(.title.bold())
      if ovens.isEmpty {
        ContentUnavailableView("No oven found", systemImage: "wifi.slash")
      } else {
        DSWheel(values: ovens, index: $index, rowHeight: 56, visible: 3, title: \.name)
        Button("Preheat \(ovens[min(index, ovens.count - 1)].name)") {}
          .buttonStyle(.bordered)
      }
    }
    .padding()
  }
}

#Preview("Timer") { EggTimerScreen() }
#Preview("Two ovens") { OvenScreen(ovens: [Oven(serial: 1, name: "Upper"), Oven(serial: 2, name: "Lower")]) }
#Preview("One oven", traits: .landscapeRight) { OvenScreen(ovens: [Oven(serial: 3, name: "Kitchen")]) }
