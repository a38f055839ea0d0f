import SwiftUI

struct ShutterSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var speed: Int? = 125

  private let denominators = [4, 8, 15, 30, 60, 125, 250, 500, 1000, 2000, 4000, 8000]

  var body: some View {
    VStack(spacing: 12) {
      Text("Shutter speed").font(.headline)
      DialPicker(values: denominators, selection: $speed) { "1/\($0)" }
        .frame(maxWidth: 260)
      Button("Done") { dismiss() }
        .buttonStyle(.bordered)
    }
    .padding()
    .presentationDetents([.height(400)])
  }
}

struct CameraSettingsView: View {
  @State private var isChoosing = false

  var body: some View {
    List {
      Button("Shutter speed") { isChoosing = true }
    }
    .sheet(isPresented: $isChoosing) { ShutterSheet() }
  }
}

#Preview {
  CameraSettingsView()
}
