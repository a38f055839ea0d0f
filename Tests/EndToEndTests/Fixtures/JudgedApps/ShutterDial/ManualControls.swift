import SwiftUI

struct ManualControls: View {
  @AppStorage("shutterIndex") private var shutter = 6
  private let speeds = [
    "1", "1/2", "1/4", "1/8", "1/15", "1/30", "1/60", "1/125",
    "1/250", "1/500", "1/1000", "1/2000", "1/4000",
  ]

  var body: some View {
    VStack(spacing: 16) {
      Spacer()
      Text(speeds[min(shutter, speeds.count - 1)])
        .font(.system(size: 44, weight: .thin))
      ShutterDial(speeds: speeds, index: $shutter)
      Text("Shutter speed in seconds")
        .font(.caption)
        .opacity(0.6)
    }
    .padding(.bottom, 24)
    .foregroundStyle(.white)
    .background(.black)
  }
}

#Preview {
  ManualControls()
}
