import SwiftUI

struct ChatComposerView: View {
  @State private var draft = ""
  @State private var drawer = StickerDrawerModel(
    pack: "Animals",
    stickers: [
      "🐶", "🐱", "🐭", "🐹", "🐰", "🦊", "🐻", "🐼", "🐨", "🐯", "🦁", "🐮", "🐷",
      "🐸", "🐵", "🐔", "🐧", "🐦", "🐤", "🦆", "🦅", "🦉", "🦇", "🐺", "🐗", "🐴",
      "🦄", "🐝", "🐛", "🦋",
    ]
  )

  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      TextField("Message", text: $draft)
        .textFieldStyle(.roundedBorder)
        .padding()
      StickerDrawer(model: drawer) { draft.append($0) }
    }
  }
}

#Preview {
  ChatComposerView()
}
