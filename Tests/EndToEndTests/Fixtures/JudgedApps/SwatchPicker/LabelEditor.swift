import SwiftUI

struct LabelEditor: View {
  @State private var name = ""
  @State private var color = 0

  private let palette: [Color] = (0..<16).map {
    Color(hue: Double($0) / 16, saturation: 0.75, brightness: 0.9)
  }

  var body: some View {
    VStack(spacing: 28) {
      TextField("Label", text: $name)
        .textFieldStyle(.roundedBorder)
        .frame(width: 350)
      SwatchPicker(colors: palette, selection: $color)
      Text(name.isEmpty ? "Label" : name)
        .padding(.horizontal, 14)
        .padding(.vertical, 6)
        .background(palette[color], in: .capsule)
    }
  }
}

#Preview { LabelEditor() }
