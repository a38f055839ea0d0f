import SwiftUI

@Observable
final class Tuner {
  /// Tenths of a megahertz.
  var frequency = 875
  let band = Array(875...1080)
  var text: String { String(format: "%.1f MHz", Double(frequency) / 10) }
}

struct TunerView: View {
  @State private var tuner = Tuner()

  var body: some View {
    VStack(spacing: 20) {
      Spacer()
      Text(tuner.text)
        .font(.system(size: 44, weight: .light).monospacedDigit())
        .contentTransition(.numericText())
      Dial(marks: tuner.band, value: $tuner.frequency)
      Spacer()
    }
    .readsWindowWidth()
    .background(Backdrop().ignoresSafeArea())
  }
}

private struct Backdrop: View {
  var body: some View {
    LinearGradient(colors: [.orange.opacity(0.25), .clear], startPoint: .top, endPoint: .bottom)
  }
}

#Preview { TunerView() }
