import SwiftUI

struct ThreadView: View {
  @State private var lines = ["مرحبا", "متى تصل؟"]
  @State private var draft = ""

  var body: some View {
    List(lines, id: \.self) { Text($0) }
      .listStyle(.plain)
      .safeAreaInset(edge: .bottom, spacing: 0) {
        VStack(spacing: 0) {
          ReplyChips(suggestions: Suggestion.sample) { lines.append($0.text) }
          TextField("رسالة", text: $draft)
            .textFieldStyle(.roundedBorder)
            .padding([.horizontal, .bottom])
        }
        .background(.background)
      }
  }
}

#Preview {
  ThreadView().environment(\.layoutDirection, .rightToLeft)
}
