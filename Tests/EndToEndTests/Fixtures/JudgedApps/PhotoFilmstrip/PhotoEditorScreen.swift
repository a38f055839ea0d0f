import SwiftUI

struct PhotoEditorScreen: View {
  @State private var selection = 0
  @State private var exposure = 0.0

  private let shots = (0..<48).map(Shot.init(id:))

  var body: some View {
    VStack(spacing: 16) {
      Rectangle()
        .fill(Color(hue: shots[selection].hue, saturation: 0.6, brightness: 0.9).gradient)
        .brightness(exposure)
        .overlay(alignment: .topTrailing) {
          Text("\(selection + 1) / \(shots.count)")
            .font(.caption.monospacedDigit())
            .padding(8)
            .background(.thinMaterial, in: .capsule)
            .padding()
        }

      Slider(value: $exposure, in: -0.5...0.5) {
        Text("Exposure")
      }
      .padding(.horizontal, 24)

      Filmstrip(shots: shots, selection: $selection)
    }
    .padding(.bottom, 8)
    .background(.black)
    .preferredColorScheme(.dark)
    .sensoryFeedback(.selection, trigger: selection)
  }
}

#Preview { PhotoEditorScreen() }
