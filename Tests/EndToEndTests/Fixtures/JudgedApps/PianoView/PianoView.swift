import SwiftUI

struct PianoView: View {
  @State private var model = PianoModel()
  @State private var showsNames = true

  var body: some View {
    VStack {
      Toggle("Note names", isOn: $showsNames)
        .padding()
      Spacer()
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(model.keys) { key in
            WhiteKeyView(key: key, isPressed: model.pressed.contains(key.id), showsName: showsNames)
              .frame(width: model.keyWidth)
              .onTapGesture {
                model.press(key)
                Task {
                  try? await Task.sleep(for: .milliseconds(150))
                  model.release(key)
                }
              }
              .zIndex(Double(-key.id))
          }
        }
      }
      .scrollTargetBehavior(KeyboardBehavior(keyWidth: model.keyWidth))
      .frame(height: 280)
    }
  }
}

private struct WhiteKeyView: View {
  let key: WhiteKey
  let isPressed: Bool
  let showsName: Bool

  var body: some View {
    Rectangle()
      .fill(isPressed ? Color.yellow : .white)
      .border(.gray.opacity(0.5))
      .overlay(alignment: .bottom) {
        if showsName {
          Text(key.name)
            .font(.caption2)
            .foregroundStyle(key.letter == "C" ? .red : .gray)
            .padding(.bottom, 8)
        }
      }
      .overlay(alignment: .topTrailing) {
        if key.hasSharp {
          Rectangle().fill(.black).frame(width: 28, height: 170).offset(x: 14)
        }
      }
  }
}

#Preview {
  PianoView()
}
