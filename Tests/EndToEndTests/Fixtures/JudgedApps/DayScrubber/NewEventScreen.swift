import SwiftUI

struct NewEventScreen: View {
  @State private var minutes = 9 * 60
  var onSave: (Int) -> Void = { _ in }

  private var label: String {
    String(format: "%02d:%02d", minutes / 60, minutes % 60)
  }

  var body: some View {
    VStack(spacing: 0) {
      Text("Starts at \(label)")
        .font(.headline.monospacedDigit())
        .frame(height: 44)
      Divider()
      DayScrubber(minutes: $minutes)
      Divider()
      Button("Save") { onSave(minutes) }
        .buttonStyle(.borderedProminent)
        .frame(height: 56)
    }
  }
}

#Preview { NewEventScreen() }
