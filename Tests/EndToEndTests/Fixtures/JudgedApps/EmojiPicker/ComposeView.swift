import SwiftUI

struct ComposeView: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      TextEditor(text: $text).padding()
      Divider()
      EmojiPicker { text += $0 }
        .background(Color(.secondarySystemBackground))
    }
  }
}

#Preview { ComposeView() }
